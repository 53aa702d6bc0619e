//! Set Logic: truths and links of any kind, found by linear programming.

use ninerooks_step::{Family, Info};

use crate::setlogic::{Wanted, steps};
use crate::{Findings, Flow, Position, Technique};

pub(super) struct RankN;

static INFO: Info = Info {
    id: "rank-n",
    name: "Set Logic",
    family: Family::SetLogic,
    since: "0.1",
    aliases: &[],
    doc: include_str!("rank_n.md"),
};

impl Technique for RankN {
    fn info(&self) -> &'static Info {
        &INFO
    }

    /// Fewest truths first, then the lowest rank, then the first candidate that falls.
    fn search(&self, position: &Position, found: &mut Findings) -> Flow {
        steps(position.grid(), Wanted { max_rank: None, max_truths: None }, found)
    }
}
