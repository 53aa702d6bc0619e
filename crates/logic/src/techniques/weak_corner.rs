//! Weak Corner: weakly linked chains, and what sees both ends.

use ninerooks_step::{Family, Info};

use crate::search::implication::Weak;
use crate::search::weak_net::Length;
use crate::{Findings, Flow, Position, Technique, search};

pub(super) struct WeakCorner;

static INFO: Info = Info {
    id: "weak-corner",
    name: "Weak Corner",
    family: Family::Chains,
    since: "unreleased",
    aliases: &[
        "yas:Chained Strong Linked Net T1",
        "yas:Chained Strong Linked Net T2",
        "medusa weak corner",
        "weakly linked chains",
    ],
    doc: include_str!("weak_corner.md"),
};

impl Technique for WeakCorner {
    fn info(&self) -> &'static Info {
        &INFO
    }

    /// By pairs of chains, near ones first.
    fn search(&self, position: &Position, found: &mut Findings) -> Flow {
        search::weak_net::weak_corners(position, Weak::Sectors, Length::Any, found)
    }
}
