//! Weak Hinge: a candidate that, with the chains it is weakly linked to, leaves a sector without candidates.

use ninerooks_step::{Family, Info};

use crate::{Findings, Flow, Position, Technique, search};

pub(super) struct WeakHinge;

static INFO: Info = Info {
    id: "weak-hinge",
    name: "Weak Hinge",
    family: Family::Chains,
    since: "unreleased",
    aliases: &["medusa weak hinge", "weak block hinge"],
    doc: include_str!("weak_hinge.md"),
};

impl Technique for WeakHinge {
    fn info(&self) -> &'static Info {
        &INFO
    }

    /// Candidate by candidate.
    fn search(&self, position: &Position, found: &mut Findings) -> Flow {
        search::weak_net::weak_hinges(position, found)
    }
}
