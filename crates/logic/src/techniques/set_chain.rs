//! Almost-Locked Sets and Linked Chains: what is refuted along almost-locked sets and weakly linked chains.

use ninerooks_step::{Family, Info};

use crate::search::implication::Weak;
use crate::{Findings, Flow, Position, Technique, search};

pub(super) struct SetChain;

static INFO: Info = Info {
    id: "set-chain",
    name: "Almost-Locked Sets and Linked Chains",
    family: Family::AlmostLocked,
    since: "unreleased",
    aliases: &["als weakly linked to chains"],
    doc: include_str!("set_chain.md"),
};

impl Technique for SetChain {
    fn info(&self) -> &'static Info {
        &INFO
    }

    /// Candidate by candidate, then parity by parity.
    fn search(&self, position: &Position, found: &mut Findings) -> Flow {
        search::range_net::refuted_with(position, Weak::Sets, found)
    }
}
