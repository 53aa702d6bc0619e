//! A profile from a grid as far as it goes, and single questions to it.

use ninerooks_board::Grid;
use ninerooks_step::{Path, Step};

use crate::walk::{Checking, Status, Walk, find};
use crate::{Forms, Found, Limit, Position, Profile, chosen};

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

/// [Walks](Walk) a profile to its end.
pub fn solve(grid: &Grid, profile: &Profile, checking: Checking) -> Solution {
    let mut walk = Walk::new(grid, profile, checking);
    // Most paths have about one step for each cell.
    let mut steps = Vec::with_capacity(grid.unsolved().len());
    steps.extend(core::iter::from_fn(|| walk.step()));
    let path = Path { start: *grid, steps, end: *walk.grid() };
    let status = walk.end().cloned().unwrap_or(Status::Stuck);
    Solution { path, status, limits: walk.limits().to_vec() }
}

/// The step that `profile` takes.
pub fn next_step(grid: &Grid, profile: &Profile) -> Option<Step> {
    chosen(&Position::new(grid).in_portions(profile.portions(&[])), profile).0
}

/// All steps that the techniques of `profile` find, technique by technique.
pub fn all_steps(grid: &Grid, profile: &Profile, forms: Forms) -> Vec<Step> {
    let mut found = Found::all(forms);
    find(&Position::new(grid).in_portions(profile.portions(&[])), profile, &mut found);
    found.into_steps()
}
