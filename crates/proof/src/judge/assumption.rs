//! The checker of proofs that assume something.
//!
//! **What is kept.** It works on a grid of its own, the *hypothetical* grid, and keeps this true of
//! it: *every solution of the real grid in which the assumption holds has all its true candidates live in
//! the hypothetical grid.*
//!
//! * At first it is the real grid, where live candidates contain all true ones of any solution; then
//!   all that a candidate assumed to be true sees is excluded, and is false in those solutions, since no
//!   sector has two true candidates; and what is assumed to be false is excluded.
//! * [`Only`](Deduction::Only): a sector with exactly one live candidate has its true one there, in
//!   each of those solutions. So what that one sees is false in all of them.
//! * [`Cover`](Deduction::Cover): the cover rule needs nothing but that each sector has exactly one
//!   true candidate and that it is live. Both hold of those solutions and the hypothetical grid, so
//!   what it excludes is false in all of them.
//! * [`Inner`](Deduction::Inner): a proof inside this one, of the hypothetical grid. What it shows holds in
//!   all solutions of that grid, and those are the ones spoken of.
//!
//! So when a sector has no live candidate left there are no such solutions: what is assumed
//! does not hold. And what is no longer live in the end is false in all of them. A truth of which every
//! live candidate has its branch has its true one among these, whatever the solution is; so what
//! holds in every branch that is possible, holds.
//!
//! **The trap: two members true.** A sector can go wrong in two ways: all members are false, or two
//! are true. There is no rule for the second here, since it is the first one elsewhere. Let *a* and
//! *b* see each other, and let each be the last candidate of a sector, A and B. As soon as *a* is
//! taken for true, *b* is excluded, and then B has no live candidate. An `Only(B)` is refused then,
//! for B has none left, not one; the proof has to name B as its conflict. In the same way a true
//! candidate that a cover excludes would leave its cell empty; to exclude it is refused all the same,
//! so that a placed candidate stays live in all that follows.
//!
//! Nothing is searched for: each deduction names its sector or its cover. What is live is what the
//! grid says, digits of solved cells included.

use ninerooks_board::{Candidate, CandidateSet, Grid, Sector};

use super::claim::{Claim, Excluded};
use super::cover::lemmas_in;
use super::{ACTION, Budget, Judge, Weights, require_open};
use crate::{
    Action, AssumptionRefusal, Branch, Cases, Clause, Deduction, Fact, Reason, Refusal, Refutation,
};

/// The greatest length of a proof: the lengths of its deductions, with one for each disproof or
/// branch. The longest that the techniques make are a few hundred. This many are followed in a tenth
/// of a second.
pub const MAX_LENGTH: usize = 65_535;

/// How many proofs may be inside each other: cases in cases of cases.
pub const MAX_DEPTH: usize = 3;

impl Judge<'_> {
    /// Each thing that the claim excludes assumes what one of the disproofs assumes, or more; and all
    /// disproofs are right.
    pub(super) fn by_refutation(
        &mut self,
        grid: &Grid,
        claim: Claim<'_>,
        proof: &Refutation,
    ) -> Result<(), Refusal> {
        self.refutation(grid, proof)?;
        let refutes = |excluded: &Excluded<'_>, budget: &mut Budget| {
            let is_assumed = |action: &Action| match action {
                Action::Place(candidate) => excluded.are_true.contains(candidate),
                Action::Eliminate(candidate) => excluded.are_false.contains(*candidate),
            };
            for disproof in &proof.disproofs {
                budget.spend(disproof.assumes.len())?;
                if disproof.assumes.iter().all(is_assumed) {
                    return Ok(true);
                }
            }
            Ok(false)
        };
        self.refuted(grid, claim, refutes, |candidate| Refusal::NotRefuted { candidate })
    }

    /// Whether all disproofs are right.
    fn refutation(&mut self, grid: &Grid, proof: &Refutation) -> Result<(), Refusal> {
        require_short(proof.length())?;
        for disproof in &proof.disproofs {
            self.budget.spend(ACTION * (1 + disproof.assumes.len()))?;
            let mut assumed = *grid;
            for &action in &disproof.assumes {
                if let Action::Place(candidate) = action {
                    require_open(grid, candidate)?;
                }
                action.apply(&mut assumed);
            }
            let first = disproof.assumes.first().copied();
            self.follow(&mut assumed, &disproof.deductions)
                .and_then(|()| require_conflict(&assumed, disproof.conflict))
                .map_err(|reason| Refusal::Assumption { assumed: first, reason })?;
        }
        Ok(())
    }

    /// Whether the claim holds in every branch, and there is a branch for each live candidate of the
    /// truth. In a branch that ends in a conflict all holds.
    pub(super) fn by_cases(
        &mut self,
        grid: &Grid,
        claim: Claim<'_>,
        proof: &Cases,
    ) -> Result<(), Refusal> {
        if let Claim::Actions(actions) = claim {
            actions.iter().try_for_each(|action| require_open(grid, action.candidate()))?;
        }
        require_short(proof.length())?;
        let truth = proof.truth;
        let members = self.members(truth)?;
        let mut missing = members & *grid.live();
        let named: CandidateSet = proof.branches.iter().map(|branch| branch.candidate).collect();
        if let Some(candidate) = (missing - named).iter().next() {
            return Err(Refusal::NoBranch { truth, candidate });
        }
        if proof.branches.is_empty() {
            return Err(Refusal::NoBranches { truth });
        }
        for Branch { candidate, deductions, conflict } in &proof.branches {
            let candidate = *candidate;
            if !members.contains(candidate)
                || grid.is_live(candidate) && !missing.contains(candidate)
            {
                return Err(Refusal::StrayBranch { truth, candidate });
            }
            require_open(grid, candidate)?;
            missing.remove(candidate);
            self.budget.spend(2 * ACTION)?;
            let mut after = *grid;
            after.place(candidate);
            self.follow(&mut after, deductions)
                .and_then(|()| match *conflict {
                    Some(conflict) => require_conflict(&after, conflict),
                    None => self.holds(&after, claim),
                })
                .map_err(|reason| {
                    let assumed = Some(Action::Place(candidate));
                    Refusal::Assumption { assumed, reason }
                })?;
        }
        Ok(())
    }

    /// Whether the claim holds at the end of a branch:
    /// * an elimination, when the candidate is no longer live;
    /// * a placement, when it is what is assumed, or what a deduction has made true;
    /// * a clause, when in each thing that it excludes something would be true that is no longer live, or
    ///   something false that has been made true.
    fn holds(&mut self, after: &Grid, claim: Claim<'_>) -> Result<(), AssumptionRefusal> {
        match claim {
            Claim::Actions(actions) => {
                self.budget.spend(4 * actions.len())?;
                actions.iter().try_for_each(|action| match *action {
                    Action::Eliminate(candidate) if after.is_live(candidate) => {
                        Err(AssumptionRefusal::Survives { candidate })
                    }
                    Action::Place(candidate) if !is_placed(after, candidate) => {
                        Err(AssumptionRefusal::NotReached { candidate })
                    }
                    Action::Eliminate(_) | Action::Place(_) => Ok(()),
                })
            }
            Claim::Clause(clause) => {
                let gap = self.exclude(after, clause, |excluded, budget| {
                    budget.spend(ACTION)?;
                    Ok(excluded.are_false.iter().any(|candidate| is_placed(after, candidate)))
                })?;
                gap.map_or(Ok(()), |gap| Err(AssumptionRefusal::Open(gap)))
            }
        }
    }

    /// The candidates of which one is true.
    fn members(&self, truth: Fact) -> Result<CandidateSet, Refusal> {
        match truth {
            Fact::Sector(sector) => Ok(sector.candidates().iter().copied().collect()),
            Fact::Lemma(lemma) => match self.lemmas.get(usize::from(lemma)).map(|l| &l.says) {
                Some(Clause::OneOf(set)) => Ok(*set),
                Some(Clause::AtMostOne(_) | Clause::Same(..) | Clause::Sum(_)) | None => {
                    Err(Refusal::NoTruth { truth })
                }
            },
        }
    }

    /// Does what the deductions say, when each follows from what is left by then.
    fn follow(
        &mut self,
        grid: &mut Grid,
        deductions: &[Deduction],
    ) -> Result<(), AssumptionRefusal> {
        for (deduction, what) in deductions.iter().enumerate() {
            self.budget.spend(ACTION)?;
            match what {
                Deduction::Only(sector) => {
                    let Some(only) = grid.only_in(*sector) else {
                        let (sector, live) = (*sector, grid.in_sector(*sector).count_ones());
                        return Err(AssumptionRefusal::NotOnly { deduction, sector, live });
                    };
                    grid.place(only);
                }
                Deduction::Cover { cover, eliminates } => {
                    let refused = |reason| AssumptionRefusal::Cover { deduction, reason };
                    self.budget.spend(eliminates.len() * (ACTION + lemmas_in(cover)))?;
                    let mut weights = Weights::none();
                    self.weigh(grid, cover, &mut weights).map_err(refused)?;
                    for &candidate in eliminates {
                        if require_open(grid, candidate).is_err() {
                            return Err(AssumptionRefusal::NotOpen { deduction, candidate });
                        }
                        weights.require(candidate, cover.scale).map_err(refused)?;
                    }
                    eliminates.iter().for_each(|&candidate| grid.eliminate(candidate));
                }
                Deduction::Inner { by, actions } => {
                    let refused = |reason| AssumptionRefusal::Inner { deduction, reason };
                    self.inner(grid, actions, by).map_err(Box::new).map_err(refused)?;
                    actions.iter().for_each(|action| action.apply(grid));
                }
            }
        }
        Ok(())
    }

    /// A proof inside the proof.
    fn inner(&mut self, grid: &Grid, actions: &[Action], by: &Reason) -> Result<(), Refusal> {
        // The fillings of a sum have nothing inside.
        if self.depth == MAX_DEPTH && !matches!(by, Reason::Fillings(_)) {
            return Err(Refusal::Deep);
        }
        self.depth += 1;
        let verdict = self.shows(grid, Claim::Actions(actions), by);
        self.depth -= 1;
        verdict
    }
}

fn is_placed(grid: &Grid, candidate: Candidate) -> bool {
    grid.value(candidate.cell()) == Some(candidate.digit())
}

fn require_conflict(grid: &Grid, sector: Sector) -> Result<(), AssumptionRefusal> {
    match grid.in_sector(sector).count_ones() {
        0 => Ok(()),
        live => Err(AssumptionRefusal::NoConflict { sector, live }),
    }
}

fn require_short(length: usize) -> Result<(), Refusal> {
    if length > MAX_LENGTH { Err(Refusal::Long { length }) } else { Ok(()) }
}
