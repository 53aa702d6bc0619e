//! Bent naked quad: four cells of two houses that have four digits, of which at most one can be there twice.

use ninerooks_step::{Family, Info};

use crate::{Findings, Flow, Position, Technique, search};

pub(super) struct BentNakedQuad;

static INFO: Info = Info {
    id: "bent-naked-quad",
    name: "Bent Naked Quad",
    family: Family::Wings,
    since: "0.1",
    aliases: &["yas:bent exposed quad", "wxyz-wing", "sudokuwiki:wxyz-wing", "hodoku:0802"],
    doc: include_str!("bent_naked_quad.md"),
};

impl Technique for BentNakedQuad {
    fn info(&self) -> &'static Info {
        &INFO
    }

    /// By pair of houses (rows, columns, boxes), in each by the lowest cell.
    fn search(&self, position: &Position, found: &mut Findings) -> Flow {
        search::bent::bent_subsets(position, 4, found)
    }
}
