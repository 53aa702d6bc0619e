//! Medusa: Two Parities in a Cell: a cell with both parities of a strong chain.

use ninerooks_step::{Family, Info};

use crate::{Findings, Flow, Position, Technique, search};

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
    fn search(&self, position: &Position, found: &mut Findings) -> Flow {
        search::net::two_in_a_cell(position, found)
    }
}
