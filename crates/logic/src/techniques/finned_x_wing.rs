//! Finned X-Wing: two lines of a digit whose places lie in two crossing lines, but for fins in one box.

use ninerooks_step::{Family, Info};

use crate::{Findings, Flow, Position, Technique, search, search::finned::Body};

pub(super) struct FinnedXWing;

static INFO: Info = Info {
    id: "finned-x-wing",
    name: "Finned X-Wing",
    family: Family::Fish,
    since: "0.1",
    aliases: &["hodoku:0310", "hodoku:03101", "yas:finned x-wing", "sudokuwiki:finned x-wing"],
    doc: include_str!("finned_x_wing.md"),
};

impl Technique for FinnedXWing {
    fn info(&self) -> &'static Info {
        &INFO
    }

    /// Digit by digit, base rows before base columns; in each by the lowest line, and after the fish of a
    /// base its siamese pairs.
    fn search(&self, position: &Position, found: &mut Findings) -> Flow {
        search::finned::finned_fish(position, 2, Body::Whole, found)
    }
}
