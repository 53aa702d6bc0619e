//! Finned Jellyfish: four lines of a digit whose places lie in four crossing lines, but for fins in one box.

use ninerooks_step::{Family, Info};

use crate::{Findings, Flow, Position, Technique, search, search::finned::Body};

pub(super) struct FinnedJellyfish;

static INFO: Info = Info {
    id: "finned-jellyfish",
    name: "Finned Jellyfish",
    family: Family::Fish,
    since: "0.1",
    aliases: &[
        "hodoku:0312",
        "hodoku:03121",
        "yas:finned jellyfish",
        "sudokuwiki:finned jellyfish",
    ],
    doc: include_str!("finned_jellyfish.md"),
};

impl Technique for FinnedJellyfish {
    fn info(&self) -> &'static Info {
        &INFO
    }

    /// Digit by digit, base rows before base columns; in each by the lowest line, and after the fish of a
    /// base its siamese pairs.
    fn search(&self, position: &Position, found: &mut Findings) -> Flow {
        search::finned::finned_fish(position, 4, Body::Whole, found)
    }
}
