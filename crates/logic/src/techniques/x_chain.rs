//! X-Chain: strong links of one digit, one after the other.

use ninerooks_step::{Family, Info};

use crate::{Findings, Flow, Position, Technique, search};

pub(super) struct XChain;

static INFO: Info = Info {
    id: "x-chain",
    name: "X-Chain",
    family: Family::Chains,
    since: "0.1",
    aliases: &[
        "hodoku:0701",
        "yas:x-chain t1",
        "yas:group linked x-chain t1",
        "yas:group linked two string kite",
        "grouped x-chain",
    ],
    doc: include_str!("x_chain.md"),
};

impl Technique for XChain {
    fn info(&self) -> &'static Info {
        &INFO
    }

    /// Digit by digit, the shortest first; then by the ends.
    fn search(&self, position: &Position, found: &mut Findings) -> Flow {
        search::x_chain::x_chains(position, found)
    }
}
