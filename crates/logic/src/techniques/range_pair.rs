//! Two Almost-Locked Ranges: a candidate that makes both parities false, each through a range.

use ninerooks_step::{Family, Info};

use crate::{Findings, Flow, Position, Technique, search};

pub(super) struct RangePair;

static INFO: Info = Info {
    id: "range-pair",
    name: "Two Almost-Locked Ranges",
    family: Family::Chains,
    since: "unreleased",
    aliases: &["conjugate pair with two almost-locked ranges", "franken ranges"],
    doc: include_str!("range_pair.md"),
};

impl Technique for RangePair {
    fn info(&self) -> &'static Info {
        &INFO
    }

    /// By digit, ranges and chain.
    fn search(&self, position: &Position, found: &mut Findings) -> Flow {
        search::range_net::range_pairs(position, found)
    }
}
