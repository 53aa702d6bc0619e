//! What is claimed, and what that excludes.
//!
//! An action or a clause holds in all solutions when none of them is as it excludes: an elimination
//! excludes that its candidate is true, "one of these" that all are false, "at most one of these" that two
//! are true, "both or none" that one is true and the other false. So to show it is to show of each of these
//! few assumptions that it cannot be.

use ninerooks_board::{Candidate, CandidateSet, Grid};

use super::{Budget, Judge, Spent, each_elimination};
use crate::{Action, Clause, Gap, Refusal};

/// What a reason has to show.
#[derive(Clone, Copy)]
pub(super) enum Claim<'a> {
    Actions(&'a [Action]),
    Clause(&'a Clause),
}

/// Something that a claim excludes: that these are true and those are false.
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
    /// Whether this refutes all that the claim excludes. Placements are the caller's business.
    pub(super) fn refuted(
        &mut self,
        grid: &Grid,
        claim: Claim<'_>,
        mut refutes: impl FnMut(&Excluded<'_>, &mut Budget) -> Result<bool, Spent>,
        refusal: impl Fn(Candidate) -> Refusal,
    ) -> Result<(), Refusal> {
        match claim {
            Claim::Clause(clause) => shown(self.exclude(grid, clause, refutes)?),
            Claim::Actions(actions) => each_elimination(grid, actions, |candidate| {
                let excluded = Excluded { are_true: &[candidate], are_false: &CandidateSet::EMPTY };
                let is_refuted = refutes(&excluded, self.budget)?;
                is_refuted.then_some(()).ok_or_else(|| refusal(candidate))
            }),
        }
    }

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
            let is_refuted = excluded.is_plain(grid) || refutes(&excluded, budget)?;
            Ok((!is_refuted).then_some(gap))
        };
        match clause {
            Clause::OneOf(set) => require(&[], set, Gap::NoneTrue),
            Clause::AtMostOne(set) => {
                for first in set.iter() {
                    for second in set.iter().filter(|second| *second > first) {
                        let gap = Gap::Both(first, second);
                        if let open @ Some(_) = require(&[first, second], &nothing, gap)? {
                            return Ok(open);
                        }
                    }
                }
                Ok(None)
            }
            &Clause::Same(a, b) => {
                for (first, second) in [(a, b), (b, a)] {
                    let is_false = [second].into_iter().collect();
                    let gap = Gap::Differ(first, second);
                    if let open @ Some(_) = require(&[first], &is_false, gap)? {
                        return Ok(open);
                    }
                }
                Ok(None)
            }
            // Which totals it excludes is not said by candidates: see `sums`.
            Clause::Sum(_) => Ok(Some(Gap::Total)),
        }
    }
}

/// A clause is shown when nothing is left that it excludes.
pub(super) fn shown(gap: Option<Gap>) -> Result<(), Refusal> {
    gap.map_or(Ok(()), |gap| Err(Refusal::Open(gap)))
}
