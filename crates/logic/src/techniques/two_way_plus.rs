//! Two-way with depth: locked candidates are looked for on each way.

use ninerooks_step::{Family, Info};

use crate::search::hypothesis::{Depth, two_ways};
use crate::{Findings, Flow, Position, Technique};

pub(super) struct TwoWayPlus;

static INFO: Info = Info {
    id: "two-way-plus",
    name: "Two-Way (+Depth)",
    family: Family::Hypotheses,
    since: "0.1",
    aliases: &["hanson:two-way +depth", "two-way with depth"],
    doc: include_str!("two_way_plus.md"),
};

impl Technique for TwoWayPlus {
    fn info(&self) -> &'static Info {
        &INFO
    }

    /// Cells before houses; fewest layers first, then fewest deductions, then by sector.
    fn search(&self, position: &Position, found: &mut Findings) -> Flow {
        two_ways(position, Depth::Locked, found)
    }
}
