//! What a clause excludes.
//!
//! A clause holds in all solutions when none of them is as it excludes: "one of these" excludes that all
//! are false, "at most one of these" that two are true, "both or none" that one is true and the other
//! false. So to show a clause is to show of each of these few assumptions that it cannot be.

use ninerooks_board::{Candidate, CandidateSet, Grid};

use super::{Budget, Judge, Spent};
use crate::{Clause, Gap, Refusal};

/// Something that a clause excludes: that these are true and those are false.
pub(super) struct Excluded<'a> {
    pub(super) are_true: &'a [Candidate],
    pub(super) are_false: &'a CandidateSet,
}

impl Excluded<'_> {
    /// Whether it cannot be at sight: what should be true is not live, or sees each other.
    fn is_plain(&self, grid: &Grid) -> bool {
        let [first, rest @ ..] = self.are_true else { return false };
        !self.are_true.iter().all(|&candidate| grid.is_live(candidate))
            || rest.iter().any(|second| first.sees(*second))
    }
}

impl Judge<'_> {
    /// The first thing that a clause excludes and this does not refute.
    pub(super) fn exclude(
        &mut self,
        grid: &Grid,
        clause: &Clause,
        mut refutes: impl FnMut(&Excluded<'_>, &mut Budget) -> Result<bool, Spent>,
    ) -> Result<Option<Gap>, Spent> {
        let nothing = CandidateSet::EMPTY;
        let budget = &mut *self.budget;
        let mut require = |are_true: &[Candidate], are_false: &CandidateSet, gap: Gap| {
            budget.spend(super::ACTION)?;
            let excluded = Excluded { are_true, are_false };
            if excluded.is_plain(grid) || refutes(&excluded, budget)? {
                Ok(None)
            } else {
                Ok(Some(gap))
            }
        };
        match clause {
            Clause::OneOf(set) => require(&[], set, Gap::NoneTrue),
            Clause::AtMostOne(set) => {
                for first in set.iter() {
                    for second in set.iter().filter(|second| *second > first) {
                        let gap = require(&[first, second], &nothing, Gap::Both(first, second))?;
                        if gap.is_some() {
                            return Ok(gap);
                        }
                    }
                }
                Ok(None)
            }
            &Clause::Same(a, b) => {
                for (first, second) in [(a, b), (b, a)] {
                    let is_false = [second].into_iter().collect();
                    let gap = require(&[first], &is_false, Gap::Differ(first, second))?;
                    if gap.is_some() {
                        return Ok(gap);
                    }
                }
                Ok(None)
            }
        }
    }
}

/// A clause is shown when nothing is left that it excludes.
pub(super) fn shown(gap: Option<Gap>) -> Result<(), Refusal> {
    gap.map_or(Ok(()), |gap| Err(Refusal::Open(gap)))
}
