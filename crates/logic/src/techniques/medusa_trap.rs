//! Medusa Trap: what sees both parities of a strong chain.

use ninerooks_step::{Family, Info};

use crate::search::implication::Weak;
use crate::{Findings, Flow, Position, Technique, search};

pub(super) struct MedusaTrap;

static INFO: Info = Info {
    id: "medusa-trap",
    name: "Medusa Trap",
    family: Family::Chains,
    since: "unreleased",
    aliases: &["yas:Strong Linked Net T3", "3d medusa trap", "strong linked net t3"],
    doc: include_str!("medusa_trap.md"),
};

impl Technique for MedusaTrap {
    fn info(&self) -> &'static Info {
        &INFO
    }

    /// Chain by chain.
    fn search(&self, position: &Position, found: &mut Findings) -> Flow {
        search::net::traps(position, Weak::Sectors, found)
    }
}
