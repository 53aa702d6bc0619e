//! Linked Almost-Locked Ranges: what is refuted along ranges and weakly linked chains.

use ninerooks_step::{Family, Info};

use crate::search::implication::Weak;
use crate::{Flow, Found, Position, Technique, search};

pub(super) struct LinkedRanges;

static INFO: Info = Info {
    id: "linked-ranges",
    name: "Linked Almost-Locked Ranges",
    family: Family::Chains,
    since: "unreleased",
    aliases: &["almost-locked ranges and linked chains"],
    doc: include_str!("linked_ranges.md"),
};

impl Technique for LinkedRanges {
    fn info(&self) -> &'static Info {
        &INFO
    }

    /// Candidate by candidate, then parity by parity.
    fn find(&self, position: &Position, found: &mut Found) -> Flow {
        search::range_net::refuted_with(self.id(), position, Weak::Ranges, found)
    }
}
