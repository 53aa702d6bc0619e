//! Covers: what the cover rule says of actions and of clauses.

use ninerooks_board::{Candidate, CandidateSet, Grid, Sector};

use super::{Judge, Weights, claim::shown, each_elimination};
use crate::{Action, Clause, Cover, CoverRefusal, Refusal};

impl<'a> Judge<'a> {
    /// Adds the weights of a cover, under which nothing live weighs less than 0, and which sum to less
    /// than the scale: then what weighs the scale or more is false.
    pub(super) fn weigh(
        &mut self,
        grid: &Grid,
        cover: &Cover,
        weights: &mut Weights<'a>,
    ) -> Result<(), CoverRefusal> {
        self.pay(cover)?;
        weights.add(cover, self.lemmas)?;
        check_bound(weights.bound(), cover.scale)?;
        weights.below_zero(grid, cover).try_for_each(|c| weights.require(c, 0))
    }

    /// A term with a weight below 0 has up to nine live candidates looked at, a lemma any number; and
    /// each look at one looks at all lemmas.
    fn pay(&mut self, cover: &Cover) -> Result<(), CoverRefusal> {
        let (terms, lemmas) = (cover.terms.len(), lemmas_in(cover));
        let looks = (64 * terms + 729 * lemmas).saturating_mul(1 + lemmas);
        Ok(self.budget.spend(Sector::COUNT + looks)?)
    }

    /// Each elimination follows from one of the covers, whichever; all covers must be right.
    pub(super) fn by_covers(
        &mut self,
        grid: &Grid,
        actions: &[Action],
        covers: &[Cover],
    ) -> Result<(), Refusal> {
        if let [cover] = covers {
            self.budget.spend(actions.len() * lemmas_in(cover))?;
            let mut weights = Weights::none();
            self.weigh(grid, cover, &mut weights)?;
            return each_elimination(grid, actions, |candidate| {
                Ok(weights.require(candidate, cover.scale)?)
            });
        }
        // Each candidate once, however often it is named: there are covers times these.
        let mut claimed: CandidateSet = actions.iter().map(|action| action.candidate()).collect();
        let mut shown = CandidateSet::EMPTY;
        for cover in covers {
            self.budget.spend(claimed.len() * (4 + lemmas_in(cover)))?;
            let mut weights = Weights::none();
            self.weigh(grid, cover, &mut weights)?;
            for candidate in claimed.iter() {
                if weights.reaches(candidate, cover.scale) {
                    shown.insert(candidate);
                }
            }
            claimed -= shown;
        }
        each_elimination(grid, actions, |candidate| {
            shown.contains(candidate).then_some(()).ok_or(Refusal::NotCovered { candidate })
        })
    }

    /// Each thing that the clause excludes is refuted by one of the covers: what is true weighs more
    /// than the sum of all weights, and nothing weighs less than 0 but what is false.
    pub(super) fn clause_by_covers(
        &mut self,
        grid: &Grid,
        clause: &Clause,
        covers: &[Cover],
    ) -> Result<(), Refusal> {
        let mut all: Vec<(Weights<'a>, Vec<Candidate>)> = Vec::new();
        for cover in covers {
            self.pay(cover)?;
            let weights = Weights::of(cover, self.lemmas)?;
            let below: Vec<Candidate> = weights.below_zero(grid, cover).collect();
            all.push((weights, below));
        }
        let looks = covers.iter().map(lemmas_in).sum::<usize>();
        let cost = all.iter().map(|(_, below)| 16 + below.len()).sum::<usize>() + 2 * looks;
        shown(self.exclude(grid, clause, |excluded, budget| {
            budget.spend(cost)?;
            Ok(all.iter().any(|(weights, below)| {
                weights.refutes(excluded.are_true, excluded.are_false, below)
            }))
        })?)
    }
}

/// How many terms weigh lemmas.
pub(super) fn lemmas_in(cover: &Cover) -> usize {
    cover.terms.iter().filter(|term| term.fact.sector().is_none()).count()
}

/// The scale is at least 1, and the weights sum to less.
pub(super) fn check_bound(bound: i64, scale: i16) -> Result<(), CoverRefusal> {
    if scale < 1 {
        return Err(CoverRefusal::Scale { scale });
    }
    if bound >= i64::from(scale) {
        return Err(CoverRefusal::Bound { bound, scale });
    }
    Ok(())
}
