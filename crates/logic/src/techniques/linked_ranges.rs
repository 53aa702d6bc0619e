//! Linked Almost-Locked Ranges: what is refuted along ranges and weakly linked chains.

use ninerooks_step::{Family, Info};

use crate::search::implication::Weak;
use crate::{Findings, Flow, Position, Technique, search};

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
    fn search(&self, position: &Position, found: &mut Findings) -> Flow {
        search::range_net::refuted_with(position, Weak::Ranges, found)
    }
}
