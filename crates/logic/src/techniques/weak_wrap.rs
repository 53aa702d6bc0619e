//! Weak Wrap: a parity that makes its opposite true through other chains.

use ninerooks_step::{Family, Info};

use crate::search::implication::Weak;
use crate::search::net::Survivors;
use crate::search::weak_net::Length;
use crate::{Findings, Flow, Position, Technique, search};

pub(super) struct WeakWrap;

static INFO: Info = Info {
    id: "weak-wrap",
    name: "Weak Wrap",
    family: Family::Chains,
    since: "unreleased",
    aliases: &["medusa weak wrap"],
    doc: include_str!("weak_wrap.md"),
};

impl Technique for WeakWrap {
    fn info(&self) -> &'static Info {
        &INFO
    }

    /// Parity by parity.
    fn search(&self, position: &Position, found: &mut Findings) -> Flow {
        search::weak_net::weak_wraps(position, Weak::Sectors, Length::Any, Survivors::Placed, found)
    }
}
