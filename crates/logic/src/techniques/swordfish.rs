//! Swordfish: three lines of a digit whose places lie in three crossing lines.

use ninerooks_step::{Family, Info};

use crate::{Findings, Flow, Position, Technique, search};

pub(super) struct Swordfish;

static INFO: Info = Info {
    id: "swordfish",
    name: "Swordfish",
    family: Family::Fish,
    since: "0.1",
    aliases: &["hodoku:0301", "se:swordfish", "sudokuwiki:swordfish", "yas:swordfish", "3x3 grid"],
    doc: include_str!("swordfish.md"),
};

impl Technique for Swordfish {
    fn info(&self) -> &'static Info {
        &INFO
    }

    /// Digit by digit, base rows before base columns; in each by the lowest line.
    fn search(&self, position: &Position, found: &mut Findings) -> Flow {
        search::grid_analysis::fish(position, 3, found)
    }
}
