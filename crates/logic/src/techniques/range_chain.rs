//! Almost-Locked Range and Chain: a candidate that sees one parity, and through a range makes the other false.

use ninerooks_step::{Family, Info};

use crate::{Findings, Flow, Position, Technique, search};

pub(super) struct RangeChain;

static INFO: Info = Info {
    id: "range-chain",
    name: "Almost-Locked Range and Chain",
    family: Family::Chains,
    since: "unreleased",
    aliases: &["almost-locked range", "ALR"],
    doc: include_str!("range_chain.md"),
};

impl Technique for RangeChain {
    fn info(&self) -> &'static Info {
        &INFO
    }

    /// By digit, range and chain.
    fn search(&self, position: &Position, found: &mut Findings) -> Flow {
        search::range_net::range_chains(position, found)
    }
}
