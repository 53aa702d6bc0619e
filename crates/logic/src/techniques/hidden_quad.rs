//! Hidden quad: four digits of a house with four cells together.

use ninerooks_step::{Family, Info};

use crate::{Findings, Flow, Position, Technique, search};

pub(super) struct HiddenQuad;

static INFO: Info = Info {
    id: "hidden-quad",
    name: "Hidden Quad",
    family: Family::Subsets,
    since: "0.1",
    aliases: &[
        "hodoku:0212",
        "se:hidden quad",
        "sudokuwiki:hidden quad",
        "yas:hidden quad",
        "hidden quadruple",
    ],
    doc: include_str!("hidden_quad.md"),
};

impl Technique for HiddenQuad {
    fn info(&self) -> &'static Info {
        &INFO
    }

    /// Rows, columns, boxes; in each by the lowest digit.
    fn search(&self, position: &Position, found: &mut Findings) -> Flow {
        search::subset::hidden(position, 4, found)
    }
}
