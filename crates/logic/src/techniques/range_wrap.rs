//! Almost-Locked Range Wrap: a parity of which one node makes another false through a range.

use ninerooks_step::{Family, Info};

use crate::{Findings, Flow, Position, Technique, search};

pub(super) struct RangeWrap;

static INFO: Info = Info {
    id: "range-wrap",
    name: "Almost-Locked Range Wrap",
    family: Family::Chains,
    since: "unreleased",
    aliases: &["almost-locked range within a chain"],
    doc: include_str!("range_wrap.md"),
};

impl Technique for RangeWrap {
    fn info(&self) -> &'static Info {
        &INFO
    }

    /// Parity by parity.
    fn search(&self, position: &Position, found: &mut Findings) -> Flow {
        search::range_net::range_wraps(position, found)
    }
}
