//! Locked pair: a naked pair where a line crosses a box.

use ninerooks_step::{Family, Info};

use crate::{Findings, Flow, Position, Technique, search};

pub(super) struct LockedPair;

static INFO: Info = Info {
    id: "locked-pair",
    name: "Locked Pair",
    family: Family::Subsets,
    since: "0.1",
    aliases: &["hodoku:0110", "yas:locked exposed pair", "locked exposed pair"],
    doc: include_str!("locked_pair.md"),
};

impl Technique for LockedPair {
    fn info(&self) -> &'static Info {
        &INFO
    }

    /// By box; in each by the lowest cell.
    fn search(&self, position: &Position, found: &mut Findings) -> Flow {
        search::subset::locked(position, 2, found)
    }
}
