//! Bent naked sept: seven cells of two houses that have seven digits, of which at most one can be there twice.

use ninerooks_step::{Family, Info};

use crate::{Findings, Flow, Position, Technique, search};

pub(super) struct BentNakedSept;

static INFO: Info = Info {
    id: "bent-naked-sept",
    name: "Bent Naked Sept",
    family: Family::Wings,
    since: "0.1",
    aliases: &["tuvwxyz-wing"],
    doc: include_str!("bent_naked_sept.md"),
};

impl Technique for BentNakedSept {
    fn info(&self) -> &'static Info {
        &INFO
    }

    /// By pair of houses (rows, columns, boxes), in each by the lowest cell.
    fn search(&self, position: &Position, found: &mut Findings) -> Flow {
        search::bent::bent_subsets(position, 7, found)
    }
}
