//! The checker, and all that a wrong step would have to get past.
//!
//! * here: what is asked, the cover rule, placements
//! * `budget`: what all of it may cost
//! * `supposal`: refutations and cases
//! * `patterns`: proofs in POM-space, with `live` and `compatible`, its tables

mod budget;
mod compatible;
mod live;
mod patterns;
mod supposal;

use ninerooks_board::{Candidate, CandidateSet, Grid, Sector};

use crate::{Action, Cover, CoverRefusal, Proof, Refusal};

pub use budget::{Budget, MAX_PATH_WORK, MAX_STEP_WORK, Spent};
pub use supposal::MAX_LENGTH;

/// The most terms that a cover may have. 65,535 weights of 16 bits sum to less than 2^31, so that
/// no sum here can overflow; a cover that names each sector once has 324.
pub const MAX_TERMS: usize = 65_535;

/// Whether `proof` shows that `actions` follow from `grid`.
///
/// Eliminations come first: each must be proved from the grid as it is. A placement is accepted
/// when, with the step's proved eliminations done, some sector of the candidate has no other live
/// one; in POM-space, when all live patterns of its digit pass through it; by cases, when a
/// deduction makes it true in each case.
///
/// # Errors
/// The first thing that is wrong, in the order: the proof itself, then the actions in their order.
pub fn check(grid: &Grid, actions: &[Action], proof: &Proof) -> Result<(), Refusal> {
    check_within(grid, actions, proof, &mut Budget::of_path())
}

/// [`check`] as one of the steps of a path, which share a budget of work.
///
/// # Errors
/// As [`check`], and [`Refusal::Work`] when there is not enough left.
pub fn check_within(
    grid: &Grid,
    actions: &[Action],
    proof: &Proof,
    budget: &mut Budget,
) -> Result<(), Refusal> {
    budget.begin_step();
    budget.spend(ACTION * actions.len())?;
    match proof {
        Proof::Cover(cover) => check_cover(grid, actions, cover, budget)?,
        Proof::Covers(covers) => check_covers(grid, actions, covers, budget)?,
        Proof::Rookeries(proof) => {
            actions.iter().try_for_each(|action| require_open(grid, action.candidate()))?;
            return patterns::check(grid, actions, proof, budget);
        }
        Proof::Refute(proof) => supposal::check_refutation(grid, actions, proof, budget)?,
        Proof::Cases(proof) => return supposal::check_cases(grid, actions, proof, budget),
    }
    check_placements(grid, actions)
}

/// What it costs to look an action up and to do it.
const ACTION: usize = 64;

/// The cover rule.
///
/// Let w be the weights, k ≥ 1 the scale, w(c) the sum of w over the sectors of candidate c. If
/// (1) Σ w < k, (2) w(c) ≥ 0 for every live candidate c, and (3) w(e) ≥ k for the target e, then e
/// is false. For each sector has exactly one true candidate, and that one is live; so Σ w is the
/// sum of w(c) over the true candidates c. If e were true that sum would be at least k, by (2) and
/// (3), against (1).
///
/// The grid counts placed digits as live: without them a solved truth would weigh −1 for nothing.
fn check_cover(
    grid: &Grid,
    actions: &[Action],
    cover: &Cover,
    budget: &mut Budget,
) -> Result<(), Refusal> {
    let weights = weigh(grid, cover, budget)?;
    for action in actions {
        let Action::Eliminate(candidate) = *action else { continue };
        require_open(grid, candidate)?;
        let (weight, need) = (weight(&weights, candidate), i64::from(cover.scale));
        if weight < need {
            return Err(Refusal::Weight { candidate, weight, need });
        }
    }
    Ok(())
}

/// The cover rule with several covers: each is right by itself, and each elimination follows from
/// one of them, whichever.
fn check_covers(
    grid: &Grid,
    actions: &[Action],
    covers: &[Cover],
    budget: &mut Budget,
) -> Result<(), Refusal> {
    // Each candidate once, however often it is named: there are covers times these.
    let mut claimed: CandidateSet = actions.iter().map(|action| action.candidate()).collect();
    let mut shown = CandidateSet::EMPTY;
    for cover in covers {
        let weights = weigh(grid, cover, budget)?;
        budget.spend(4 * claimed.len())?;
        for candidate in claimed.iter() {
            if weight(&weights, candidate) >= i64::from(cover.scale) {
                shown.insert(candidate);
            }
        }
        claimed -= shown;
    }
    for action in actions {
        let Action::Eliminate(candidate) = *action else { continue };
        require_open(grid, candidate)?;
        if !shown.contains(candidate) {
            return Err(Refusal::NotCovered { candidate });
        }
    }
    Ok(())
}

/// The weight of each sector, when conditions (1) and (2) hold.
fn weigh(
    grid: &Grid,
    cover: &Cover,
    budget: &mut Budget,
) -> Result<[i32; Sector::COUNT], CoverRefusal> {
    if cover.terms.len() > MAX_TERMS {
        return Err(CoverRefusal::Size { terms: cover.terms.len() });
    }
    // A term with a weight below 0 has up to nine live candidates looked at.
    budget.spend(Sector::COUNT + 64 * cover.terms.len())?;
    let mut weights = [0i32; Sector::COUNT];
    let mut bound = 0;
    for term in &cover.terms {
        weights[term.sector.index()] += i32::from(term.weight);
        bound += i64::from(term.weight);
    }
    let scale = cover.scale;
    if scale < 1 {
        return Err(CoverRefusal::Scale { scale });
    }
    if bound >= i64::from(scale) {
        return Err(CoverRefusal::Bound { bound, scale });
    }
    // Only a candidate of a sector with a weight below 0 can have one itself.
    for term in cover.terms.iter().filter(|term| weights[term.sector.index()] < 0) {
        for candidate in grid.live_in(term.sector) {
            let weight = weight(&weights, candidate);
            if weight < 0 {
                return Err(CoverRefusal::Weight { candidate, weight, need: 0 });
            }
        }
    }
    Ok(weights)
}

/// What the weights of a candidate's sectors sum to.
fn weight(weights: &[i32; Sector::COUNT], candidate: Candidate) -> i64 {
    candidate.sectors().iter().map(|sector| i64::from(weights[sector.index()])).sum()
}

/// Placements, given that the eliminations among `actions` are proved.
fn check_placements(grid: &Grid, actions: &[Action]) -> Result<(), Refusal> {
    let mut after = *grid;
    for action in actions {
        if let Action::Eliminate(candidate) = *action {
            after.eliminate(candidate);
        }
    }
    for action in actions {
        let Action::Place(candidate) = *action else { continue };
        require_open(grid, candidate)?;
        if !candidate.sectors().iter().any(|&s| after.only_in(s) == Some(candidate)) {
            return Err(Refusal::NotSingle { candidate });
        }
    }
    Ok(())
}

fn require_open(grid: &Grid, candidate: Candidate) -> Result<(), Refusal> {
    if grid.is_live(candidate) && !grid.solved().contains(candidate.cell()) {
        Ok(())
    } else {
        Err(Refusal::NotOpen { candidate })
    }
}
