//! Almost-Locked Set and Chain: a parity of which two nodes rule out two digits of an almost-locked set.

use ninerooks_step::{Family, Info};

use crate::{Findings, Flow, Position, Technique, search};

pub(super) struct SetWrap;

static INFO: Info = Info {
    id: "set-wrap",
    name: "Almost-Locked Set and Chain",
    family: Family::AlmostLocked,
    since: "unreleased",
    aliases: &["als and strong chain", "almost-locked set wrap"],
    doc: include_str!("set_wrap.md"),
};

impl Technique for SetWrap {
    fn info(&self) -> &'static Info {
        &INFO
    }

    /// Parity by parity.
    fn search(&self, position: &Position, found: &mut Findings) -> Flow {
        search::range_net::set_wraps(position, found)
    }
}
