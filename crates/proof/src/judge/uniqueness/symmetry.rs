//! Symmetry: a puzzle that is mapped onto itself has a solution that is.
//!
//! The map takes sectors to sectors, so it takes what keeps the rules to what keeps the rules. If it
//! takes the candidates that the puzzle, as given, allows to themselves, then it takes solutions to
//! solutions; and if there is at most one, it takes that one to itself. So a candidate is true if
//! and only if its image is, and the image of that, and so on, until it comes round.
//!
//! A clause may exclude that a candidate is true which, given too, would make the puzzle symmetrical. The solutions in
//! which it is true are those of the puzzle with this given more, and there is still at most one.

use ninerooks_board::{Candidate, CandidateSet, Grid, Sector};

use super::super::claim::{Claim, Excluded};
use super::super::{ACTION, Budget, Judge, Spent};
use crate::{Refusal, Symmetry};

/// What it costs to look at what the puzzle allows.
const PUZZLE: usize = 1 << 12;

impl Judge<'_> {
    /// What is true would be true with all its images, and one of these is false or sees another.
    pub(in crate::judge) fn by_symmetry(
        &mut self,
        grid: &Grid,
        claim: Claim<'_>,
        symmetry: &Symmetry,
    ) -> Result<(), Refusal> {
        self.budget.spend(PUZZLE)?;
        let puzzle = grid.as_given();
        let own = check_symmetry(&puzzle, symmetry);
        if let Claim::Actions(_) = claim {
            own.clone()?;
        }
        let refutes = |excluded: &Excluded<'_>, budget: &mut Budget| {
            let is_symmetric_with = |given: &Candidate| {
                let mut with = puzzle;
                with.place(*given);
                check_symmetry(&with, symmetry).is_ok()
            };
            if own.is_err() {
                budget.spend(PUZZLE * excluded.are_true.len())?;
                if !excluded.are_true.iter().any(is_symmetric_with) {
                    return Ok(false);
                }
            }
            let mut all = CandidateSet::EMPTY;
            for &candidate in excluded.are_true {
                all |= round(symmetry, candidate);
            }
            Ok(!(all & *excluded.are_false).is_empty() || !can_be_true(grid, &all, budget)?)
        };
        self.refuted(grid, claim, refutes, |candidate| Refusal::NotSymmetric { candidate })
    }
}

/// Whether the map is one of the board onto itself, and of the puzzle onto itself.
fn check_symmetry(puzzle: &Grid, symmetry: &Symmetry) -> Result<(), Refusal> {
    if !symmetry.is_valid() {
        return Err(Refusal::Asymmetric { candidate: None });
    }
    // As many go as come, so it is enough that none goes astray.
    let astray = |candidate: &Candidate| {
        symmetry.image(*candidate).is_none_or(|image| !puzzle.is_live(image))
    };
    let candidate = puzzle.live().iter().find(astray);
    if candidate.is_none() { Ok(()) } else { Err(Refusal::Asymmetric { candidate }) }
}

/// A candidate, its image, the image of that, until it comes round.
fn round(symmetry: &Symmetry, candidate: Candidate) -> CandidateSet {
    let mut all = CandidateSet::EMPTY;
    let mut next = Some(candidate);
    while let Some(candidate) = next.filter(|&candidate| !all.contains(candidate)) {
        all.insert(candidate);
        next = symmetry.image(candidate);
    }
    all
}

/// Whether all are live and no two see each other.
fn can_be_true(grid: &Grid, all: &CandidateSet, budget: &mut Budget) -> Result<bool, Spent> {
    budget.spend(ACTION * all.len())?;
    let is_alone = |sector: &Sector| all.in_sector(*sector).is_power_of_two();
    Ok(all
        .iter()
        .all(|candidate| grid.is_live(candidate) && candidate.sectors().iter().all(is_alone)))
}
