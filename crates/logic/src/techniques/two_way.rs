//! Two-way: both candidates of a sector are followed until the two ways meet.

use ninerooks_step::{Family, Info};

use crate::search::hypothesis::{Depth, two_ways};
use crate::{Findings, Flow, Position, Technique};

pub(super) struct TwoWay;

static INFO: Info = Info {
    id: "two-way",
    name: "Two-Way",
    family: Family::Hypotheses,
    since: "0.1",
    aliases: &[
        "hodoku:1302",
        "hodoku:forcing chain verity",
        "hodoku:1304",
        "hodoku:forcing net verity",
        "se:cell forcing chains",
        "se:region forcing chains",
        "se:dynamic cell forcing chains",
        "se:dynamic region forcing chains",
        "hanson:two-way",
        "gail nelson's trick",
        "circles and squares",
    ],
    doc: include_str!("two_way.md"),
};

impl Technique for TwoWay {
    fn info(&self) -> &'static Info {
        &INFO
    }

    /// Cells before houses; fewest layers first, then fewest deductions, then by sector.
    fn search(&self, position: &Position, found: &mut Findings) -> Flow {
        two_ways(position, Depth::Marks, found)
    }
}
