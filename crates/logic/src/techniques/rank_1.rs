//! Rank 1: at most one link more than truths, found by linear programming.

use ninerooks_step::{Family, Info};

use crate::setlogic::{Wanted, steps};
use crate::{Findings, Flow, Position, Technique};

pub(super) struct Rank1;

static INFO: Info = Info {
    id: "rank-1",
    name: "Rank 1",
    family: Family::SetLogic,
    since: "0.1",
    aliases: &[],
    doc: include_str!("rank_1.md"),
};

impl Technique for Rank1 {
    fn info(&self) -> &'static Info {
        &INFO
    }

    /// Fewest truths first, then the lowest rank, then the first candidate that falls.
    fn search(&self, position: &Position, found: &mut Findings) -> Flow {
        steps(position.grid(), Wanted { max_rank: Some(1), max_truths: None }, found)
    }
}
