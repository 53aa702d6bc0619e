//! X-Cycle Corner: three chains of one digit or more, and what sees both ends.

use ninerooks_step::{Family, Info};

use crate::search::implication::Weak;
use crate::search::weak_net::Length;
use crate::{Findings, Flow, Position, Technique, search};

pub(super) struct XCycleCorner;

static INFO: Info = Info {
    id: "x-cycle-corner",
    name: "X-Cycle Corner",
    family: Family::Chains,
    since: "unreleased",
    aliases: &["x-cycle type 1"],
    doc: include_str!("x_cycle_corner.md"),
};

impl Technique for XCycleCorner {
    fn info(&self) -> &'static Info {
        &INFO
    }

    /// By pairs of chains, near ones first.
    fn search(&self, position: &Position, found: &mut Findings) -> Flow {
        search::weak_net::weak_corners(position, Weak::OneDigit, Length::Long, found)
    }
}
