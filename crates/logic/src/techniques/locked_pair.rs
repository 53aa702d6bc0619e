//! Locked pair: a naked pair where a line crosses a box.

use ninerooks_step::{Family, Info};

use crate::{Flow, Found, Position, Technique, search};

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
    fn find(&self, position: &Position, found: &mut Found) -> Flow {
        search::subset::locked(self.id(), position, 2, found)
    }
}
