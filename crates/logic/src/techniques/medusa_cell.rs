//! Medusa: Two Parities in a Cell: a cell with both parities of a strong chain.

use ninerooks_step::{Family, Info};

use crate::{Flow, Found, Position, Technique, search};

pub(super) struct MedusaCell;

static INFO: Info = Info {
    id: "medusa-cell",
    name: "Medusa: Two Parities in a Cell",
    family: Family::Chains,
    since: "unreleased",
    aliases: &["3d medusa cell", "medusa two colors in a cell"],
    doc: include_str!("medusa_cell.md"),
};

impl Technique for MedusaCell {
    fn info(&self) -> &'static Info {
        &INFO
    }

    /// Chain by chain.
    fn find(&self, position: &Position, found: &mut Found) -> Flow {
        search::net::two_in_a_cell(self.id(), position, found)
    }
}
