//! Almost-Locked Range Hinge: a candidate that through a range leaves a sector without candidates.

use ninerooks_step::{Family, Info};

use crate::{Findings, Flow, Position, Technique, search};

pub(super) struct RangeHinge;

static INFO: Info = Info {
    id: "range-hinge",
    name: "Almost-Locked Range Hinge",
    family: Family::Chains,
    since: "unreleased",
    aliases: &["almost-locked range empties a set"],
    doc: include_str!("range_hinge.md"),
};

impl Technique for RangeHinge {
    fn info(&self) -> &'static Info {
        &INFO
    }

    /// Candidate by candidate.
    fn search(&self, position: &Position, found: &mut Findings) -> Flow {
        search::range_net::range_hinges(position, found)
    }
}
