//! Hinge of Linked Chains: a parity that, with weakly linked chains, leaves a sector without candidates.

use ninerooks_step::{Family, Info};

use crate::{Findings, Flow, Position, Technique, search};

pub(super) struct LinkedHinge;

static INFO: Info = Info {
    id: "linked-hinge",
    name: "Hinge of Linked Chains",
    family: Family::Chains,
    since: "unreleased",
    aliases: &["chained strong hinge"],
    doc: include_str!("linked_hinge.md"),
};

impl Technique for LinkedHinge {
    fn info(&self) -> &'static Info {
        &INFO
    }

    /// Parity by parity.
    fn search(&self, position: &Position, found: &mut Findings) -> Flow {
        search::weak_net::linked_hinges(position, found)
    }
}
