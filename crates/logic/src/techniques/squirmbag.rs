//! Squirmbag: five lines of a digit whose places lie in five crossing lines.

use ninerooks_step::{Family, Info};

use crate::{Findings, Flow, Position, Technique, search};

pub(super) struct Squirmbag;

static INFO: Info = Info {
    id: "squirmbag",
    name: "Squirmbag",
    family: Family::Fish,
    since: "0.1",
    aliases: &["hodoku:0303", "starfish", "5x5 grid"],
    doc: include_str!("squirmbag.md"),
};

impl Technique for Squirmbag {
    fn info(&self) -> &'static Info {
        &INFO
    }

    /// Digit by digit, base rows before base columns; in each by the lowest line.
    fn search(&self, position: &Position, found: &mut Findings) -> Flow {
        search::grid_analysis::fish(position, 5, found)
    }
}
