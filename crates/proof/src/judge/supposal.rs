//! The checker of proofs that suppose a candidate.
//!
//! **What is kept.** It works on a grid of its own, the *hypothetical* grid, and keeps this true of
//! it: *every solution of the real grid in which the supposed candidate is true has all its true
//! candidates live in the hypothetical grid.*
//!
//! * At first it is the real grid, where live candidates contain all true ones of any solution; then
//!   all that the supposed candidate sees is excluded, and is false in those solutions, since no
//!   sector has two true candidates.
//! * [`Only`](Deduction::Only): a sector with exactly one live candidate has its true one there, in
//!   each of those solutions. So what that one sees is false in all of them.
//! * [`Cover`](Deduction::Cover): the cover rule needs nothing but that each sector has exactly one
//!   true candidate and that it is live. Both hold of those solutions and the hypothetical grid, so
//!   what it excludes is false in all of them.
//!
//! So when a sector has no live candidate left there are no such solutions: the supposed candidate
//! is false. And what is no longer live in the end is false in all of them. A truth of which every
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

use ninerooks_board::{CandidateSet, Grid, Sector};

use super::{ACTION, Budget, require_open, weigh, weight};
use crate::{Action, Branch, Cases, CoverRefusal, Deduction, Refusal, Refutation, SupposalRefusal};

/// The greatest length of a proof: the lengths of its deductions, with one for each disproof or
/// branch. The longest that the techniques make are a few hundred. This many are followed in a tenth
/// of a second.
pub const MAX_LENGTH: usize = 65_535;

/// Whether each elimination among `actions` is the target of a disproof, and all disproofs are
/// right. Placements are the caller's business.
pub(super) fn check_refutation(
    grid: &Grid,
    actions: &[Action],
    proof: &Refutation,
    budget: &mut Budget,
) -> Result<(), Refusal> {
    require_short(proof.disproofs.iter().map(|disproof| &*disproof.deductions))?;
    for disproof in &proof.disproofs {
        let candidate = disproof.target;
        require_open(grid, candidate)?;
        budget.spend(2 * ACTION)?;
        let mut supposed = *grid;
        supposed.place(candidate);
        follow(&mut supposed, &disproof.deductions, budget)
            .and_then(|()| require_conflict(&supposed, disproof.conflict))
            .map_err(|reason| Refusal::Supposal { candidate, reason })?;
    }
    let refuted: CandidateSet = proof.disproofs.iter().map(|disproof| disproof.target).collect();
    for action in actions {
        let Action::Eliminate(candidate) = *action else { continue };
        require_open(grid, candidate)?;
        if !refuted.contains(candidate) {
            return Err(Refusal::NotRefuted { candidate });
        }
    }
    Ok(())
}

/// Whether all of `actions` hold in every branch, and there is a branch for each live candidate of
/// the truth.
///
/// An elimination holds in a branch when the candidate is not live in the end, a placement when it
/// is what is supposed, or what a deduction has made true. In a branch that ends in a conflict all
/// holds.
pub(super) fn check_cases(
    grid: &Grid,
    actions: &[Action],
    proof: &Cases,
    budget: &mut Budget,
) -> Result<(), Refusal> {
    require_short(proof.branches.iter().map(|branch| &*branch.deductions))?;
    actions.iter().try_for_each(|action| require_open(grid, action.candidate()))?;
    let truth = proof.truth;
    for candidate in grid.live_in(truth) {
        if proof.branches.iter().all(|branch| branch.candidate != candidate) {
            return Err(Refusal::NoBranch { truth, candidate });
        }
    }
    if proof.branches.is_empty() {
        return Err(Refusal::NoBranches { truth });
    }
    for (i, branch) in proof.branches.iter().enumerate() {
        let candidate = branch.candidate;
        let again = proof.branches[..i].iter().any(|before| before.candidate == candidate);
        if again || !truth.contains(candidate) {
            return Err(Refusal::StrayBranch { truth, candidate });
        }
        require_open(grid, candidate)?;
        check_branch(grid, actions, branch, budget)
            .map_err(|reason| Refusal::Supposal { candidate, reason })?;
    }
    Ok(())
}

fn check_branch(
    grid: &Grid,
    actions: &[Action],
    branch: &Branch,
    budget: &mut Budget,
) -> Result<(), SupposalRefusal> {
    budget.spend(2 * ACTION + 4 * actions.len())?;
    let mut supposed = *grid;
    supposed.place(branch.candidate);
    follow(&mut supposed, &branch.deductions, budget)?;
    if let Some(conflict) = branch.conflict {
        return require_conflict(&supposed, conflict);
    }
    for action in actions {
        match *action {
            Action::Eliminate(candidate) if supposed.is_live(candidate) => {
                return Err(SupposalRefusal::Survives { candidate });
            }
            Action::Place(candidate)
                if supposed.value(candidate.cell()) != Some(candidate.digit()) =>
            {
                return Err(SupposalRefusal::NotReached { candidate });
            }
            _ => {}
        }
    }
    Ok(())
}

/// Does what the deductions say, when each follows from what is left by then.
fn follow(
    grid: &mut Grid,
    deductions: &[Deduction],
    budget: &mut Budget,
) -> Result<(), SupposalRefusal> {
    for (deduction, what) in deductions.iter().enumerate() {
        budget.spend(ACTION)?;
        match what {
            Deduction::Only(sector) => {
                let Some(only) = grid.only_in(*sector) else {
                    let (sector, live) = (*sector, grid.in_sector(*sector).count_ones());
                    return Err(SupposalRefusal::NotOnly { deduction, sector, live });
                };
                grid.place(only);
            }
            Deduction::Cover { cover, eliminates } => {
                let refused = |reason| SupposalRefusal::Cover { deduction, reason };
                let weights = weigh(grid, cover, budget).map_err(refused)?;
                budget.spend(ACTION * eliminates.len())?;
                for &candidate in eliminates {
                    if require_open(grid, candidate).is_err() {
                        return Err(SupposalRefusal::NotOpen { deduction, candidate });
                    }
                    let need = i64::from(cover.scale);
                    let weight = weight(&weights, candidate);
                    if weight < need {
                        let reason = CoverRefusal::Weight { candidate, weight, need };
                        return Err(refused(reason));
                    }
                }
                eliminates.iter().for_each(|&candidate| grid.eliminate(candidate));
            }
        }
    }
    Ok(())
}

fn require_conflict(grid: &Grid, sector: Sector) -> Result<(), SupposalRefusal> {
    match grid.in_sector(sector).count_ones() {
        0 => Ok(()),
        live => Err(SupposalRefusal::NoConflict { sector, live }),
    }
}

fn require_short<'a>(parts: impl Iterator<Item = &'a [Deduction]>) -> Result<(), Refusal> {
    let length: usize =
        parts.map(|part| 1 + part.iter().map(Deduction::length).sum::<usize>()).sum();
    if length > MAX_LENGTH { Err(Refusal::Long { length }) } else { Ok(()) }
}
