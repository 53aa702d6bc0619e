//! Finned Whale: six lines of a digit whose places lie in six crossing lines, but for fins in one box.

use ninerooks_step::{Family, Info};

use crate::{Findings, Flow, Position, Technique, search, search::finned::Body};

pub(super) struct FinnedWhale;

static INFO: Info = Info {
    id: "finned-whale",
    name: "Finned Whale",
    family: Family::Fish,
    since: "0.1",
    aliases: &["hodoku:0314"],
    doc: include_str!("finned_whale.md"),
};

impl Technique for FinnedWhale {
    fn info(&self) -> &'static Info {
        &INFO
    }

    /// Digit by digit, base rows before base columns; in each by the lowest line, and after the fish of a
    /// base its siamese pairs.
    fn search(&self, position: &Position, found: &mut Findings) -> Flow {
        search::finned::finned_fish(position, 6, Body::Whole, found)
    }
}
