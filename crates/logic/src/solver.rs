//! A profile from a grid as far as it goes, and single questions to it.

use ninerooks_board::{Grid, Sector};
use ninerooks_proof::Refusal;
use ninerooks_step::{Path, Step};

use crate::{Forms, Found, Limit, Position, Profile, Walk};

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
    /// unless one of them [assumes](Path::assumes_uniqueness) it.
    Solved,
    /// No technique of the profile finds anything more.
    Stuck,
    /// This sector has no candidate left: the puzzle has no solution.
    Contradiction(Sector),
    /// The checker refused a step: a defect of the technique that found it.
    Refused(Box<Step>, Refusal),
}

/// [Walks](Walk) a profile to its end.
pub fn solve(grid: &Grid, profile: &Profile, checking: Checking) -> Solution {
    let mut walk = Walk::new(grid, profile, checking);
    let steps = core::iter::from_fn(|| walk.step()).collect();
    let path = Path { start: *grid, steps, end: *walk.grid() };
    let status = walk.end().cloned().unwrap_or(Status::Stuck);
    Solution { path, status, limits: walk.limits().to_vec() }
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
    found.into_step()
}

/// All steps that the techniques of `profile` find, technique by technique.
pub fn all_steps(grid: &Grid, profile: &Profile, forms: Forms) -> Vec<Step> {
    let mut found = Found::all(forms);
    find(&Position::new(grid), profile, &mut found);
    found.into_steps()
}
