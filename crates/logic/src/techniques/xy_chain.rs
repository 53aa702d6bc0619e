//! XY-chain: cells with two digits, each of which sees the next.

use ninerooks_step::{Family, Info};

use crate::{Findings, Flow, Position, Technique, search};

pub(super) struct XyChain;

static INFO: Info = Info {
    id: "xy-chain",
    name: "XY-Chain",
    family: Family::Chains,
    since: "0.1",
    aliases: &["hodoku:0702", "yas:xy-chain t1", "sudokuwiki:xy-chain", "y-cycle"],
    doc: include_str!("xy_chain.md"),
};

impl Technique for XyChain {
    fn info(&self) -> &'static Info {
        &INFO
    }

    /// By the digit that falls, then by the ends.
    fn search(&self, position: &Position, found: &mut Findings) -> Flow {
        search::bivalue::xy_chains(position, found)
    }
}
