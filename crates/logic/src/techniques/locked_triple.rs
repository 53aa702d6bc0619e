//! Locked triple: a naked triple where a line crosses a box.

use ninerooks_step::{Family, Info};

use crate::{Findings, Flow, Position, Technique, search};

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
    fn search(&self, position: &Position, found: &mut Findings) -> Flow {
        search::subset::locked(position, 3, found)
    }
}
