//! Rank 0: as many links as truths, found by linear programming.

use ninerooks_step::{Family, Info};

use crate::setlogic::{Wanted, steps};
use crate::{Findings, Flow, Position, Technique};

pub(super) struct Rank0;

static INFO: Info = Info {
    id: "rank-0",
    name: "Rank 0",
    family: Family::SetLogic,
    since: "0.1",
    aliases: &[],
    doc: include_str!("rank_0.md"),
};

impl Technique for Rank0 {
    fn info(&self) -> &'static Info {
        &INFO
    }

    /// Fewest truths first, then the lowest rank, then the first candidate that falls.
    fn search(&self, position: &Position, found: &mut Findings) -> Flow {
        steps(position.grid(), Wanted { max_rank: Some(0), max_truths: None }, found)
    }
}
