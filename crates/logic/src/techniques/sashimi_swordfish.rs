//! Sashimi Swordfish: a finned fish of three lines of which one is left with a single place without its fins.

use ninerooks_step::{Family, Info};

use crate::{Findings, Flow, Position, Technique, search, search::finned::Body};

pub(super) struct SashimiSwordfish;

static INFO: Info = Info {
    id: "sashimi-swordfish",
    name: "Sashimi Swordfish",
    family: Family::Fish,
    since: "0.1",
    aliases: &["hodoku:0321", "hodoku:03211", "yas:sashimi swordfish"],
    doc: include_str!("sashimi_swordfish.md"),
};

impl Technique for SashimiSwordfish {
    fn info(&self) -> &'static Info {
        &INFO
    }

    /// Digit by digit, base rows before base columns; in each by the lowest line, and after the fish of a
    /// base its siamese pairs.
    fn search(&self, position: &Position, found: &mut Findings) -> Flow {
        search::finned::finned_fish(position, 3, Body::Broken, found)
    }
}
