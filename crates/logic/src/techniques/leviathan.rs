//! Leviathan: seven lines of a digit whose places lie in seven crossing lines.

use ninerooks_step::{Family, Info};

use crate::{Findings, Flow, Position, Technique, search};

pub(super) struct Leviathan;

static INFO: Info = Info {
    id: "leviathan",
    name: "Leviathan",
    family: Family::Fish,
    since: "0.1",
    aliases: &["hodoku:0305", "7x7 grid"],
    doc: include_str!("leviathan.md"),
};

impl Technique for Leviathan {
    fn info(&self) -> &'static Info {
        &INFO
    }

    /// Digit by digit, base rows before base columns; in each by the lowest line.
    fn search(&self, position: &Position, found: &mut Findings) -> Flow {
        search::grid_analysis::fish(position, 7, found)
    }
}
