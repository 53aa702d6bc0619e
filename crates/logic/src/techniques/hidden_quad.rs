//! Hidden quad: four digits of a house with four cells together.

use ninerooks_step::{Family, Info};

use crate::{Flow, Found, Position, Technique, search};

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
    fn find(&self, position: &Position, found: &mut Found) -> Flow {
        search::subset::hidden(self.id(), position, 4, found)
    }
}
