//! W-Wing: two cells with the same two digits, and a house with two places for one of these that see the cells.

use ninerooks_step::{Family, Info};

use crate::{Findings, Flow, Position, Technique, search};

pub(super) struct WWing;

static INFO: Info = Info {
    id: "w-wing",
    name: "W-Wing",
    family: Family::Wings,
    since: "0.1",
    aliases: &["hodoku:0803", "yas:w-wing", "sudokuwiki:w-wing"],
    doc: include_str!("w_wing.md"),
};

impl Technique for WWing {
    fn info(&self) -> &'static Info {
        &INFO
    }

    /// By the first cell, then the second, then the digit that falls.
    fn search(&self, position: &Position, found: &mut Findings) -> Flow {
        search::bivalue::w_wings(position, found)
    }
}
