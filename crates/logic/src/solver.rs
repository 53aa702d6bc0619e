//! Walking a profile from a grid as far as it goes.

use ninerooks_board::{DigitSet, Grid, Sector};
use ninerooks_proof::Refusal;
use ninerooks_step::{Path, Step};

use crate::rookery::Overlay;
use crate::{Forms, Found, Limit, Position, Profile};

/// Whether each step is judged by the checker before it is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Checking {
    /// Every step is checked. A refused step ends the path.
    On,
    /// No step is checked.
    Off,
}

/// How far a profile got.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// The steps, and the grid that they end in.
    pub path: Path,
    /// What the end is.
    pub status: Status,
    /// The techniques that gave up at the end because of a budget: they might have gone on.
    pub limits: Vec<Limit>,
}

/// What the end of a path is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Status {
    /// Every cell holds a digit. With checked steps that proves the solution to be the only one,
    /// unless one of them [supposes](Path::supposes_uniqueness) it.
    Solved,
    /// No technique of the profile finds anything more.
    Stuck,
    /// This sector has no candidate left: the puzzle has no solution.
    Contradiction(Sector),
    /// The checker refused a step: a defect of the technique that found it.
    Refused(Box<Step>, Refusal),
}

/// Takes the first step that a technique of `profile` finds, again and again.
///
/// Techniques are asked in the order of the profile, after each step from the first one on. Where
/// the profile [carries](Profile::carries) patterns, what a step has deleted stays deleted.
pub fn solve(grid: &Grid, profile: &Profile, checking: Checking) -> Solution {
    let mut path = Path::new(*grid);
    let mut overlay = profile.carries().then(|| Overlay::new(grid, DigitSet::ALL));
    loop {
        if path.end.is_solved() {
            return Solution { path, status: Status::Solved, limits: Vec::new() };
        }
        let mut found = Found::first();
        let position = match &overlay {
            Some(overlay) => Position::carrying(&path.end, overlay),
            None => Position::new(&path.end),
        };
        find(&position, profile, &mut found);
        let limits = found.limits().to_vec();
        let Some(step) = found.into_steps().pop() else {
            let status = match path.end.contradiction() {
                Some(sector) => Status::Contradiction(sector),
                None => Status::Stuck,
            };
            return Solution { path, status, limits };
        };
        if checking == Checking::On
            && let Err(refusal) = step.check(&path.end)
        {
            let status = Status::Refused(Box::new(step), refusal);
            return Solution { path, status, limits };
        }
        path.push(step);
        if let (Some(overlay), Some(step)) = (&mut overlay, path.steps.last()) {
            overlay.take(step, &path.end);
        }
    }
}

/// Asks the techniques of `profile` in order until `found` has enough.
pub fn find(position: &Position, profile: &Profile, found: &mut Found) {
    for technique in profile.techniques() {
        if technique.find(position, found).is_break() {
            return;
        }
    }
}

/// The first step that a technique of `profile` finds.
pub fn next_step(grid: &Grid, profile: &Profile) -> Option<Step> {
    let mut found = Found::first();
    find(&Position::new(grid), profile, &mut found);
    found.into_steps().pop()
}

/// All steps that the techniques of `profile` find, technique by technique.
pub fn all_steps(grid: &Grid, profile: &Profile, forms: Forms) -> Vec<Step> {
    let mut found = Found::all(forms);
    find(&Position::new(grid), profile, &mut found);
    found.into_steps()
}
