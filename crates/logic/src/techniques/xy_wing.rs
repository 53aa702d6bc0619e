//! XY-Wing: a cell with two digits, and two cells that it sees with one of these and a third digit.

use ninerooks_step::{Family, Info};

use crate::{Findings, Flow, Position, Technique, search};

pub(super) struct XyWing;

static INFO: Info = Info {
    id: "xy-wing",
    name: "XY-Wing",
    family: Family::Wings,
    since: "0.1",
    aliases: &["hodoku:0800", "yas:y-wing", "sudokuwiki:y-wing", "se:xy-wing", "y-wing"],
    doc: include_str!("xy_wing.md"),
};

impl Technique for XyWing {
    fn info(&self) -> &'static Info {
        &INFO
    }

    /// By pair of houses (rows, columns, boxes), in each by the lowest cell.
    fn search(&self, position: &Position, found: &mut Findings) -> Flow {
        search::bent::wings(position, 2, found)
    }
}
