//! Walking a profile from a grid as far as it goes.

use ninerooks_board::{Grid, Sector};
use ninerooks_proof::Refusal;
use ninerooks_step::{Path, Step};

use crate::{Forms, Found, Position, Profile};

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
}

/// What the end of a path is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Status {
    /// Every cell holds a digit. With checked steps that proves the solution to be the only one.
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
/// Techniques are asked in the order of the profile, after each step from the first one on.
pub fn solve(grid: &Grid, profile: &Profile, checking: Checking) -> Solution {
    let mut path = Path::new(*grid);
    loop {
        if path.end.is_solved() {
            return Solution { path, status: Status::Solved };
        }
        let Some(step) = next_step(&path.end, profile) else {
            let status = match path.end.contradiction() {
                Some(sector) => Status::Contradiction(sector),
                None => Status::Stuck,
            };
            return Solution { path, status };
        };
        if checking == Checking::On
            && let Err(refusal) = step.check(&path.end)
        {
            return Solution { path, status: Status::Refused(Box::new(step), refusal) };
        }
        path.push(step);
    }
}

/// The first step that a technique of `profile` finds.
pub fn next_step(grid: &Grid, profile: &Profile) -> Option<Step> {
    let position = Position::new(grid);
    for technique in profile.techniques() {
        let mut found = Found::first();
        if technique.find(&position, &mut found).is_break() {
            return found.into_steps().pop();
        }
    }
    None
}

/// All steps that the techniques of `profile` find, technique by technique.
pub fn all_steps(grid: &Grid, profile: &Profile, forms: Forms) -> Vec<Step> {
    let position = Position::new(grid);
    let mut found = Found::all(forms);
    for technique in profile.techniques() {
        // It cannot break off: there is no limit.
        let _ = technique.find(&position, &mut found);
    }
    found.into_steps()
}
