//! Remote Pair: cells with the same two digits, each of which sees the next.

use ninerooks_step::{Family, Info};

use crate::{Findings, Flow, Position, Technique, search};

pub(super) struct RemotePair;

static INFO: Info = Info {
    id: "remote-pair",
    name: "Remote Pair",
    family: Family::Chains,
    since: "0.1",
    aliases: &["hodoku:0703", "yas:remote pair t3", "sudokuwiki:remote pairs", "remote pairs"],
    doc: include_str!("remote_pair.md"),
};

impl Technique for RemotePair {
    fn info(&self) -> &'static Info {
        &INFO
    }

    /// By the first cell.
    fn search(&self, position: &Position, found: &mut Findings) -> Flow {
        search::remote_pair::remote_pairs(position, found)
    }
}
