//! Hidden triple: three digits of a house with three cells together.

use ninerooks_step::{Family, Info};

use crate::{Findings, Flow, Position, Technique, search};

pub(super) struct HiddenTriple;

static INFO: Info = Info {
    id: "hidden-triple",
    name: "Hidden Triple",
    family: Family::Subsets,
    since: "0.1",
    aliases: &[
        "hodoku:0211",
        "se:hidden triplet",
        "sudokuwiki:hidden triple",
        "yas:hidden triple",
        "hidden triplet",
    ],
    doc: include_str!("hidden_triple.md"),
};

impl Technique for HiddenTriple {
    fn info(&self) -> &'static Info {
        &INFO
    }

    /// Rows, columns, boxes; in each by the lowest digit.
    fn search(&self, position: &Position, found: &mut Findings) -> Flow {
        search::subset::hidden(position, 3, found)
    }
}
