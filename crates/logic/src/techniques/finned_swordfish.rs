//! Finned Swordfish: three lines of a digit whose places lie in three crossing lines, but for fins in one box.

use ninerooks_step::{Family, Info};

use crate::{Findings, Flow, Position, Technique, search, search::finned::Body};

pub(super) struct FinnedSwordfish;

static INFO: Info = Info {
    id: "finned-swordfish",
    name: "Finned Swordfish",
    family: Family::Fish,
    since: "0.1",
    aliases: &[
        "hodoku:0311",
        "hodoku:03111",
        "yas:finned swordfish",
        "sudokuwiki:finned swordfish",
    ],
    doc: include_str!("finned_swordfish.md"),
};

impl Technique for FinnedSwordfish {
    fn info(&self) -> &'static Info {
        &INFO
    }

    /// Digit by digit, base rows before base columns; in each by the lowest line, and after the fish of a
    /// base its siamese pairs.
    fn search(&self, position: &Position, found: &mut Findings) -> Flow {
        search::finned::finned_fish(position, 3, Body::Whole, found)
    }
}
