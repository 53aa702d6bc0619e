//! The path with the least to check, looked for on one form of the puzzle, so that it is as long for each.

use ninerooks_board::Grid;
use ninerooks_lab::{Clues, canonical, image, inverse};
use ninerooks_logic::{
    Brevity, Checking, Effort, Profile, Shortest, Solution, Status, shortest, solve,
};
use ninerooks_step::{Path, Step};
use ninerooks_text::json::moved;

/// The path that is found, and what there is to do on the one that the profile takes.
pub(crate) struct Short {
    pub(crate) before: Effort,
    pub(crate) found: Shortest,
}

impl Short {
    /// Of this form of the puzzle.
    fn of(grid: &Grid, profile: &Profile, what: Brevity) -> Self {
        let plain = solve(grid, profile, Checking::On);
        let before = Effort::of(&plain.path.steps, profile.costs());
        Self { before, found: shortest(plain, profile, what) }
    }

    /// Looked for on the canonical form, and brought back step by step, each checked. With rules of its own a puzzle has no other
    /// form, and whole patterns are not brought back: then it is looked for on the puzzle as it is.
    pub(crate) fn on_one_form(grid: &Grid, profile: &Profile, what: Brevity) -> Self {
        if !grid.rules().is_none() {
            return Self::of(grid, profile, what);
        }
        let canonical = canonical(&Clues::from(grid));
        let on_form = image(grid, canonical.map()).and_then(|form| {
            let Self { before, mut found } = Self::of(&form, profile, what);
            found.solution =
                brought(found.solution, grid, |step| moved(step, &inverse(canonical.map())))?;
            Some(Self { before, found })
        });
        on_form.unwrap_or_else(|| Self::of(grid, profile, what))
    }
}

/// The solution on another form of its puzzle. Nothing where a step cannot be brought there, or does not hold there.
fn brought(
    solution: Solution,
    start: &Grid,
    there: impl Fn(&Step) -> Option<Step>,
) -> Option<Solution> {
    if !matches!(solution.status, Status::Solved | Status::Stuck) {
        return None;
    }
    let mut path = Path::new(*start);
    for step in &solution.path.steps {
        let step = there(step)?;
        step.check(&path.end).ok()?;
        path.push(step);
    }
    Some(Solution { path, ..solution })
}
