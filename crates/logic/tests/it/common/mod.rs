//! What the tests of chains share: states, and the steps of a technique there.

#![allow(clippy::unwrap_used)] // tests may

use ninerooks_board::Grid;
use ninerooks_exact::solutions;
use ninerooks_logic::{Forms, Found, Position, Profile, by_name, next_step};
use ninerooks_step::Step;

/// The states on the way of `default` in which no digit can be placed next, with the solution.
pub(crate) fn states_of(puzzles: impl IntoIterator<Item = Grid>) -> Vec<(Grid, Grid)> {
    let default = Profile::by_id("default").unwrap();
    let mut states = Vec::new();
    for mut grid in puzzles {
        let solution = solutions(&grid).unique().unwrap();
        while let Some(step) = next_step(&grid, &default) {
            if step.placements().next().is_none() {
                states.push((grid, solution));
            }
            step.apply(&mut grid);
        }
    }
    states
}

/// All steps of a technique in a state.
pub(crate) fn steps(id: &str, grid: &Grid, forms: Forms) -> Vec<Step> {
    let mut found = Found::all(forms);
    let _ = by_name(id).unwrap().find(&Position::new(grid), &mut found);
    found.into_steps()
}
