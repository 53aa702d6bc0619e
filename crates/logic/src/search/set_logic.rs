//! Truths and links of any kind: what the crate `setlogic` finds, reported.

use ninerooks_board::CandidateSet;
use ninerooks_setlogic::{Budget, Wanted, all_smallest, smallest};
use ninerooks_step::OverBudget;

use crate::{Findings, Flow, Position};

/// The work for one step, in pivots. The hardest states known need a tenth of it.
const WORK: u64 = 1_000_000;

/// What a pivot costs of the work of a puzzle: it changes some ten thousands of numbers.
const PIVOT: u64 = 1 << 14;

/// Reports the patterns of a grid, smallest first: the smallest one when one is enough, or else the
/// smallest for each candidate that is eliminated, without those that say nothing new.
pub(crate) fn patterns(position: &Position, max_rank: Option<u32>, found: &mut Findings) -> Flow {
    let (grid, wanted) = (position.grid(), Wanted { max_rank, max_truths: None });
    let pivots = WORK.min(position.work_left() / PIVOT);
    let mut budget = Budget::pivots(pivots);
    let patterns = if found.wants_one() {
        smallest(grid, wanted, &mut budget).into_iter().collect()
    } else {
        all_smallest(grid, wanted, &mut budget)
    };
    position.spend(PIVOT * (pivots - budget.left()));
    if budget.left() == 0 {
        found.limit(OverBudget::Work { limit: pivots });
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
