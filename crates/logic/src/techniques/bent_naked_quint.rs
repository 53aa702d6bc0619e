//! Bent naked quint: five cells of two houses that have five digits, of which at most one can be there twice.

use ninerooks_step::{Family, Info};

use crate::{Findings, Flow, Position, Technique, search};

pub(super) struct BentNakedQuint;

static INFO: Info = Info {
    id: "bent-naked-quint",
    name: "Bent Naked Quint",
    family: Family::Wings,
    since: "0.1",
    aliases: &["yas:bent exposed quint", "vwxyz-wing"],
    doc: include_str!("bent_naked_quint.md"),
};

impl Technique for BentNakedQuint {
    fn info(&self) -> &'static Info {
        &INFO
    }

    /// By pair of houses (rows, columns, boxes), in each by the lowest cell.
    fn search(&self, position: &Position, found: &mut Findings) -> Flow {
        search::bent::bent_subsets(position, 5, found)
    }
}
