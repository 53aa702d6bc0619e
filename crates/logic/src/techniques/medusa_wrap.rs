//! Medusa Wrap: a parity of which two nodes see each other.

use ninerooks_step::{Family, Info};

use crate::search::implication::Weak;
use crate::search::net::Survivors;
use crate::{Findings, Flow, Position, Technique, search};

pub(super) struct MedusaWrap;

static INFO: Info = Info {
    id: "medusa-wrap",
    name: "Medusa Wrap",
    family: Family::Chains,
    since: "unreleased",
    aliases: &["yas:Strong Linked Net T1", "3d medusa wrap", "strong linked net t1"],
    doc: include_str!("medusa_wrap.md"),
};

impl Technique for MedusaWrap {
    fn info(&self) -> &'static Info {
        &INFO
    }

    /// Parity by parity.
    fn search(&self, position: &Position, found: &mut Findings) -> Flow {
        search::net::wraps(position, Weak::Sectors, Survivors::Placed, found)
    }
}
