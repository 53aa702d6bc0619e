//! What the rules say that a puzzle adds to the classic ones.
//!
//! They say three things of candidates, for all solutions: that one is false, which the grid knows from the start; that two
//! exclude each other; that one of some is true. When one is placed, what it excludes is no longer live
//! ([`Grid::place`]), under an assumption too: in each of the solutions spoken of the placed candidate is true. The
//! other two are lemmas that covers weigh. So nothing else here has to know of rules, but that none may assume uniqueness:
//! with the digits exchanged, or turned, a solution need not keep the rules.

use ninerooks_board::{Candidate, CandidateSet, Grid};

use super::claim::{Claim, Excluded};
use super::{Budget, Judge};
use crate::Refusal;

impl Judge<'_> {
    /// In whatever the claim excludes, two are true that exclude each other by the rules, or all are false that are live
    /// of a set of which a rule says that one is true.
    pub(super) fn by_rules(&mut self, grid: &Grid, claim: Claim<'_>) -> Result<(), Refusal> {
        let rules = grid.rules();
        let refutes = |excluded: &Excluded<'_>, budget: &mut Budget| {
            if let [first, second] = excluded.are_true {
                return Ok(rules.exclude_each_other(*first, *second));
            }
            budget.spend(cost(grid))?;
            let is_false =
                |set: CandidateSet| (set & (*grid.live() - *excluded.are_false)).is_empty();
            let no_one = rules.one_of().iter().any(|one_of| is_false(one_of.candidates));
            Ok(excluded.are_true.is_empty() && no_one)
        };
        self.refuted(grid, claim, refutes, |candidate| Refusal::NoRule { candidate })
    }
}

/// What it costs to look at all sets of which a rule says that one is true.
pub(super) fn cost(grid: &Grid) -> usize {
    9 * grid.rules().one_of().len()
}

/// Whether a candidate is the only live one of a set of which a rule says that one is true.
pub(super) fn only_left(grid: &Grid, candidate: Candidate) -> bool {
    let only: CandidateSet = [candidate].into_iter().collect();
    grid.rules().one_of().iter().any(|one_of| one_of.candidates & *grid.live() == only)
}
