//! Locked triple: a naked triple where a line crosses a box.

use ninerooks_step::{Family, Info};

use crate::{Flow, Found, Position, Technique, search};

pub(super) struct LockedTriple;

static INFO: Info = Info {
    id: "locked-triple",
    name: "Locked Triple",
    family: Family::Subsets,
    since: "0.1",
    aliases: &["hodoku:0111", "yas:locked exposed triple", "locked exposed triple"],
    doc: include_str!("locked_triple.md"),
};

impl Technique for LockedTriple {
    fn info(&self) -> &'static Info {
        &INFO
    }

    /// By box; in each by the lowest cell.
    fn find(&self, position: &Position, found: &mut Found) -> Flow {
        search::subset::locked(self.id(), position, 3, found)
    }
}
