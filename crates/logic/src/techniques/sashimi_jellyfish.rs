//! Sashimi Jellyfish: a finned fish of four lines of which one is left with a single place without its fins.

use ninerooks_step::{Family, Info};

use crate::{Findings, Flow, Position, Technique, search, search::finned::Body};

pub(super) struct SashimiJellyfish;

static INFO: Info = Info {
    id: "sashimi-jellyfish",
    name: "Sashimi Jellyfish",
    family: Family::Fish,
    since: "0.1",
    aliases: &["hodoku:0322", "hodoku:03221", "yas:sashimi jellyfish"],
    doc: include_str!("sashimi_jellyfish.md"),
};

impl Technique for SashimiJellyfish {
    fn info(&self) -> &'static Info {
        &INFO
    }

    /// Digit by digit, base rows before base columns; in each by the lowest line, and after the fish of a
    /// base its siamese pairs.
    fn search(&self, position: &Position, found: &mut Findings) -> Flow {
        search::finned::finned_fish(position, 4, Body::Broken, found)
    }
}
