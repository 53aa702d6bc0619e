//! Rank 0: as many links as truths, found by linear programming.

use ninerooks_step::{Family, Info};

use crate::setlogic::{Wanted, steps};
use crate::{Flow, Found, Position, Technique};

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
    fn find(&self, position: &Position, found: &mut Found) -> Flow {
        steps(self.id(), position.grid(), Wanted { max_rank: Some(0), max_truths: None }, found)
    }
}
