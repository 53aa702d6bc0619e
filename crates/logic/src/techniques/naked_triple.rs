//! Naked triple: three cells of a house with three digits together.

use ninerooks_step::{Family, Info};

use crate::{Findings, Flow, Position, Technique, search};

pub(super) struct NakedTriple;

static INFO: Info = Info {
    id: "naked-triple",
    name: "Naked Triple",
    family: Family::Subsets,
    since: "0.1",
    aliases: &[
        "hodoku:0201",
        "se:naked triplet",
        "sudokuwiki:naked triple",
        "yas:exposed triple",
        "exposed triple",
        "naked triplet",
    ],
    doc: include_str!("naked_triple.md"),
};

impl Technique for NakedTriple {
    fn info(&self) -> &'static Info {
        &INFO
    }

    /// Rows, columns, boxes; in each by the lowest cell.
    fn search(&self, position: &Position, found: &mut Findings) -> Flow {
        search::subset::naked(position, 3, found)
    }
}
