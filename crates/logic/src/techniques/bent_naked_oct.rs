//! Bent naked oct: eight cells of two houses that have eight digits, of which at most one can be there twice.

use ninerooks_step::{Family, Info};

use crate::{Findings, Flow, Position, Technique, search};

pub(super) struct BentNakedOct;

static INFO: Info = Info {
    id: "bent-naked-oct",
    name: "Bent Naked Oct",
    family: Family::Wings,
    since: "0.1",
    aliases: &["stuvwxyz-wing"],
    doc: include_str!("bent_naked_oct.md"),
};

impl Technique for BentNakedOct {
    fn info(&self) -> &'static Info {
        &INFO
    }

    /// By pair of houses (rows, columns, boxes), in each by the lowest cell.
    fn search(&self, position: &Position, found: &mut Findings) -> Flow {
        search::bent::bent_subsets(position, 8, found)
    }
}
