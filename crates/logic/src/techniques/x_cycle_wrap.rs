//! X-Cycle Wrap: a colour that makes its opposite true through several chains of its digit.

use ninerooks_step::{Family, Info};

use crate::search::implication::Weak;
use crate::search::net::Survivors;
use crate::search::weak_net::Length;
use crate::{Findings, Flow, Position, Technique, search};

pub(super) struct XCycleWrap;

static INFO: Info = Info {
    id: "x-cycle-wrap",
    name: "X-Cycle Wrap",
    family: Family::Chains,
    since: "unreleased",
    aliases: &["x-cycle type 2"],
    doc: include_str!("x_cycle_wrap.md"),
};

impl Technique for XCycleWrap {
    fn info(&self) -> &'static Info {
        &INFO
    }

    /// Colour by colour.
    fn search(&self, position: &Position, found: &mut Findings) -> Flow {
        search::weak_net::weak_wraps(position, Weak::OneDigit, Length::Long, Survivors::Left, found)
    }
}
