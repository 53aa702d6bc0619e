//! Naked pair: two cells of a house with two digits together.

use ninerooks_step::{Family, Info};

use crate::{Findings, Flow, Position, Technique, search};

pub(super) struct NakedPair;

static INFO: Info = Info {
    id: "naked-pair",
    name: "Naked Pair",
    family: Family::Subsets,
    since: "0.1",
    aliases: &[
        "hodoku:0200",
        "se:naked pair",
        "sudokuwiki:naked pair",
        "yas:exposed pair",
        "exposed pair",
    ],
    doc: include_str!("naked_pair.md"),
};

impl Technique for NakedPair {
    fn info(&self) -> &'static Info {
        &INFO
    }

    /// Rows, columns, boxes; in each by the lowest cell.
    fn search(&self, position: &Position, found: &mut Findings) -> Flow {
        search::subset::naked(position, 2, found)
    }
}
