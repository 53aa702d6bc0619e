//! Bent naked sext: six cells of two houses that have six digits, of which at most one can be there twice.

use ninerooks_step::{Family, Info};

use crate::{Findings, Flow, Position, Technique, search};

pub(super) struct BentNakedSext;

static INFO: Info = Info {
    id: "bent-naked-sext",
    name: "Bent Naked Sext",
    family: Family::Wings,
    since: "0.1",
    aliases: &["yas:bent exposed sext", "uvwxyz-wing"],
    doc: include_str!("bent_naked_sext.md"),
};

impl Technique for BentNakedSext {
    fn info(&self) -> &'static Info {
        &INFO
    }

    /// By pair of houses (rows, columns, boxes), in each by the lowest cell.
    fn search(&self, position: &Position, found: &mut Findings) -> Flow {
        search::bent::bent_subsets(position, 6, found)
    }
}
