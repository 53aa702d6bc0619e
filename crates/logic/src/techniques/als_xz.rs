//! ALS-XZ: two almost-locked sets that cannot both have the same digit.

use ninerooks_step::{Family, Info};

use crate::{Findings, Flow, Position, Technique, search};

pub(super) struct AlsXz;

static INFO: Info = Info {
    id: "als-xz",
    name: "ALS-XZ",
    family: Family::AlmostLocked,
    since: "0.1",
    aliases: &[
        "hodoku:0901",
        "sudokuwiki:almost locked sets",
        "als-xz rule",
        "singly linked als",
        "doubly linked als",
    ],
    doc: include_str!("als_xz.md"),
};

impl Technique for AlsXz {
    fn info(&self) -> &'static Info {
        &INFO
    }

    /// The pairs with the fewest cells first.
    fn search(&self, position: &Position, found: &mut Findings) -> Flow {
        search::als_chain::als_xz(position, found)
    }
}
