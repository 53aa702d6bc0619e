//! Finned Squirmbag: five lines of a digit whose places lie in five crossing lines, but for fins in one box.

use ninerooks_step::{Family, Info};

use crate::{Findings, Flow, Position, Technique, search, search::finned::Body};

pub(super) struct FinnedSquirmbag;

static INFO: Info = Info {
    id: "finned-squirmbag",
    name: "Finned Squirmbag",
    family: Family::Fish,
    since: "0.1",
    aliases: &["hodoku:0313"],
    doc: include_str!("finned_squirmbag.md"),
};

impl Technique for FinnedSquirmbag {
    fn info(&self) -> &'static Info {
        &INFO
    }

    /// Digit by digit, base rows before base columns; in each by the lowest line, and after the fish of a
    /// base its siamese pairs.
    fn search(&self, position: &Position, found: &mut Findings) -> Flow {
        search::finned::finned_fish(position, 5, Body::Whole, found)
    }
}
