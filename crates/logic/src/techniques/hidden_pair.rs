//! Hidden pair: two digits of a house with two cells together.

use ninerooks_step::{Family, Info};

use crate::{Findings, Flow, Position, Technique, search};

pub(super) struct HiddenPair;

static INFO: Info = Info {
    id: "hidden-pair",
    name: "Hidden Pair",
    family: Family::Subsets,
    since: "0.1",
    aliases: &["hodoku:0210", "se:hidden pair", "sudokuwiki:hidden pair", "yas:hidden pair"],
    doc: include_str!("hidden_pair.md"),
};

impl Technique for HiddenPair {
    fn info(&self) -> &'static Info {
        &INFO
    }

    /// Rows, columns, boxes; in each by the lowest digit.
    fn search(&self, position: &Position, found: &mut Findings) -> Flow {
        search::subset::hidden(position, 2, found)
    }
}
