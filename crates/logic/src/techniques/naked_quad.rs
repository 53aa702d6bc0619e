//! Naked quad: four cells of a house with four digits together.

use ninerooks_step::{Family, Info};

use crate::{Findings, Flow, Position, Technique, search};

pub(super) struct NakedQuad;

static INFO: Info = Info {
    id: "naked-quad",
    name: "Naked Quad",
    family: Family::Subsets,
    since: "0.1",
    aliases: &[
        "hodoku:0202",
        "se:naked quad",
        "sudokuwiki:naked quad",
        "yas:exposed quad",
        "exposed quad",
        "naked quadruple",
    ],
    doc: include_str!("naked_quad.md"),
};

impl Technique for NakedQuad {
    fn info(&self) -> &'static Info {
        &INFO
    }

    /// Rows, columns, boxes; in each by the lowest cell.
    fn search(&self, position: &Position, found: &mut Findings) -> Flow {
        search::subset::naked(position, 4, found)
    }
}
