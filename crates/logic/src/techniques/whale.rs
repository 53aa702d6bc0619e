//! Whale: six lines of a digit whose places lie in six crossing lines.

use ninerooks_step::{Family, Info};

use crate::{Findings, Flow, Position, Technique, search};

pub(super) struct Whale;

static INFO: Info = Info {
    id: "whale",
    name: "Whale",
    family: Family::Fish,
    since: "0.1",
    aliases: &["hodoku:0304", "6x6 grid"],
    doc: include_str!("whale.md"),
};

impl Technique for Whale {
    fn info(&self) -> &'static Info {
        &INFO
    }

    /// Digit by digit, base rows before base columns; in each by the lowest line.
    fn search(&self, position: &Position, found: &mut Findings) -> Flow {
        search::grid_analysis::fish(position, 6, found)
    }
}
