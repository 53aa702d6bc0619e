//! XYZ-Wing: a cell with three digits, and two cells that it sees with two of these.

use ninerooks_step::{Family, Info};

use crate::{Findings, Flow, Position, Technique, search};

pub(super) struct XyzWing;

static INFO: Info = Info {
    id: "xyz-wing",
    name: "XYZ-Wing",
    family: Family::Wings,
    since: "0.1",
    aliases: &["hodoku:0801", "yas:xyz-wing", "sudokuwiki:xyz-wing", "se:xyz-wing"],
    doc: include_str!("xyz_wing.md"),
};

impl Technique for XyzWing {
    fn info(&self) -> &'static Info {
        &INFO
    }

    /// By pair of houses (rows, columns, boxes), in each by the lowest cell.
    fn search(&self, position: &Position, found: &mut Findings) -> Flow {
        search::bent::wings(position, 3, found)
    }
}
