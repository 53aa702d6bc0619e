//! Finned Leviathan: seven lines of a digit whose places lie in seven crossing lines, but for fins in one box.

use ninerooks_step::{Family, Info};

use crate::{Findings, Flow, Position, Technique, search, search::finned::Body};

pub(super) struct FinnedLeviathan;

static INFO: Info = Info {
    id: "finned-leviathan",
    name: "Finned Leviathan",
    family: Family::Fish,
    since: "0.1",
    aliases: &["hodoku:0315"],
    doc: include_str!("finned_leviathan.md"),
};

impl Technique for FinnedLeviathan {
    fn info(&self) -> &'static Info {
        &INFO
    }

    /// Digit by digit, base rows before base columns; in each by the lowest line, and after the fish of a
    /// base its siamese pairs.
    fn search(&self, position: &Position, found: &mut Findings) -> Flow {
        search::finned::finned_fish(position, 7, Body::Whole, found)
    }
}
