//! From patterns to findings.

use std::borrow::Cow;

use ninerooks_board::{CandidateSet, Grid};
use ninerooks_step::{Finding, Sets, Shape};

use super::dictionary::Budget;
use super::known;
use super::pattern::Pattern;
use super::smallest::{Wanted, all_smallest, smallest};
use crate::rookery::OverBudget;
use crate::{Findings, Flow};

/// The work for one step, in pivots. The hardest states known need a tenth of it.
const WORK: u64 = 1_000_000;

/// Reports the patterns of a grid, smallest first: the smallest one when one is enough, or else the
/// smallest for each candidate that is eliminated, without those that say nothing new.
pub(crate) fn steps(grid: &Grid, wanted: Wanted, found: &mut Findings) -> Flow {
    let mut budget = Budget::pivots(WORK);
    let patterns = if found.wants_one() {
        smallest(grid, wanted, &mut budget).into_iter().collect()
    } else {
        all_smallest(grid, wanted, &mut budget)
    };
    if budget.left() == 0 {
        found.limit(OverBudget::Work { limit: WORK });
    }
    let mut said = CandidateSet::EMPTY;
    for pattern in patterns {
        if pattern.eliminations.iter().all(|&c| said.contains(c)) {
            continue;
        }
        for &c in &pattern.eliminations {
            said.insert(c);
        }
        found.push(pattern.into_finding(grid))?;
    }
    Flow::Continue(())
}

impl Pattern {
    /// The finding that takes all that the pattern proves, named if people have a name for it.
    pub fn into_finding(self, grid: &Grid) -> Finding {
        let size = self.size();
        let known = known::name(grid, &self.cover).map(Cow::Borrowed);
        let shape = Shape::Sets(Sets { truths: size.truths, rank: size.rank, known });
        Finding::eliminate(self.eliminations, shape, self.cover)
    }
}
