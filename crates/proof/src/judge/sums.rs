//! What sums of digits leave no room for, and what sums follow from others.
//!
//! A sum is shown by a lemma: a rule of the puzzle says it, or a cover comes to it. Let a cover weigh nothing but sectors, sums
//! and "both or none". Each contributes exactly its weight to what the true candidates weigh together, so they weigh Σw, neither
//! more nor less. If each live candidate weighs k times what it counts in a new sum, and Σw is k times the new total, then the
//! true candidates have that total.
//!
//! A *filling* of a sum is a live candidate for each of its cells, so that the total is right and no two exclude each other. Of
//! every solution the candidates of these cells are one. So what goes together with none of the fillings is not
//! in any solution.

use core::ops::ControlFlow;

use ninerooks_board::{Candidate, CandidateSet, FillingsEnd, Grid, Sector, Sum};

use super::claim::{Claim, Excluded};
use super::cover::lemmas_in;
use super::{Budget, Judge, Weights};
use crate::{Clause, Cover, CoverRefusal, Fact, Gap, Reason, Refusal, Spent};

/// How many positions are looked at for each thing that is excluded; each costs about so many units of work.
const MOST_POSITIONS: usize = 1 << 16;
const POSITION: usize = 64;

impl Judge<'_> {
    /// Whether a reason shows a sum: the rules say it, or a cover comes to it.
    pub(super) fn sum_by(
        &mut self,
        grid: &Grid,
        sum: &Sum,
        reason: &Reason,
    ) -> Result<(), Refusal> {
        let is_shown = match reason {
            Reason::Rules => {
                let sums = grid.rules().sums();
                self.budget.spend(81 * sums.len())?;
                sums.iter().any(|own| own.sum == *sum)
            }
            Reason::Covers(covers) => match &**covers {
                [cover] => self.comes_to(grid, sum, cover)?,
                _ => false,
            },
            _ => false,
        };
        is_shown.then_some(()).ok_or(Refusal::Open(Gap::Total))
    }

    /// Whether each live candidate weighs what it counts in the sum, times the scale, and all weights sum to the total,
    /// times the scale.
    fn comes_to(&mut self, grid: &Grid, sum: &Sum, cover: &Cover) -> Result<bool, CoverRefusal> {
        let lemmas = lemmas_in(cover);
        self.budget.spend(Sector::COUNT + 64 * cover.terms.len() + 729 * (4 + 8 * lemmas))?;
        if cover.scale < 1 {
            return Err(CoverRefusal::Scale { scale: cover.scale });
        }
        let weights = Weights::of(cover, self.lemmas)?;
        let is_exact = |fact: Fact| match fact {
            Fact::Sector(_) => true,
            Fact::Lemma(lemma) => matches!(
                self.lemmas.get(usize::from(lemma)).map(|lemma| &lemma.says),
                Some(Clause::Sum(_) | Clause::Same(..))
            ),
        };
        let scale = i64::from(cover.scale);
        let fits = |candidate: Candidate| {
            weights.weight(candidate) == scale * i64::from(sum.weight(candidate))
        };
        Ok(cover.terms.iter().all(|term| is_exact(term.fact))
            && weights.bound() == scale * i64::from(sum.total())
            && grid.live().iter().all(fits))
    }

    /// Whatever the claim excludes goes together with no filling of the sum.
    pub(super) fn by_fillings(
        &mut self,
        grid: &Grid,
        claim: Claim<'_>,
        lemma: u16,
    ) -> Result<(), Refusal> {
        let fact = Fact::Lemma(lemma);
        let says = self.lemmas.get(usize::from(lemma)).map(|lemma| &lemma.says);
        let Some(Clause::Sum(sum)) = says else { return Err(Refusal::NoSum { fact }) };
        let refutes = |excluded: &Excluded<'_>, budget: &mut Budget| {
            budget.spend(729 * (1 + excluded.are_true.len()))?;
            let mut left = *grid.live() - *excluded.are_false;
            for &candidate in excluded.are_true {
                left -= grid.rules().all_excluded_by(candidate);
            }
            has_no_filling(sum, &left, grid, budget)
        };
        self.refuted(grid, claim, refutes, |candidate| Refusal::Fits { candidate, fact })
    }
}

/// Whether a sum has no filling with these candidates, as far as it is looked for.
fn has_no_filling(
    sum: &Sum,
    left: &CandidateSet,
    grid: &Grid,
    budget: &mut Budget,
) -> Result<bool, Spent> {
    let mut work = MOST_POSITIONS;
    let end = sum.fillings(left, grid.rules(), &mut work, &mut |_| ControlFlow::Break(()));
    budget.spend(POSITION * (MOST_POSITIONS - work))?;
    Ok(match end {
        Ok(()) => true,
        Err(FillingsEnd::Seen | FillingsEnd::Spent) => false,
    })
}
