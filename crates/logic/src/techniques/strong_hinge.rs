//! Strong Hinge: a parity that leaves a sector without candidates.

use ninerooks_step::{Family, Info};

use crate::{Findings, Flow, Position, Technique, search};

pub(super) struct StrongHinge;

static INFO: Info = Info {
    id: "strong-hinge",
    name: "Strong Hinge",
    family: Family::Chains,
    since: "unreleased",
    aliases: &[
        "yas:Strong Linked Net T2",
        "strong block hinge",
        "3d medusa empty",
        "strong linked net t2",
    ],
    doc: include_str!("strong_hinge.md"),
};

impl Technique for StrongHinge {
    fn info(&self) -> &'static Info {
        &INFO
    }

    /// Parity by parity.
    fn search(&self, position: &Position, found: &mut Findings) -> Flow {
        search::net::strong_hinges(position, found)
    }
}
