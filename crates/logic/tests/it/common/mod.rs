//! What the tests of chains share: states, and the steps of a technique there.

#![allow(clippy::unwrap_used)] // tests may

use ninerooks_board::Grid;
use ninerooks_exact::solutions;
use ninerooks_logic::{Forms, Found, Position, Profile, by_name, next_step};
use ninerooks_step::Step;

/// Puzzles with many chains on the way.
pub(crate) const PUZZLES: [&str; 4] = [
    "2.4...5..75.694..169..2...78..9....3..5...1..3....2..45...6..18...183..5187...63.",
    "1.345..8.4....9..........51...9....7....6..2.9....2314..86.45..54.7.81...9.......",
    "...3..5...5..1..3...7..4..12.....4...6..9......1..6..28..7..2...9..8..5...5..9..7",
    ".............61.47....48.52..........15..2..6.74.5..18..........28.75..4.56.34.21",
];

/// The states on the way of `default-1` in which no digit can be placed next, with the solution: `default` comes through
/// fewer.
pub(crate) fn states_of(puzzles: impl IntoIterator<Item = Grid>) -> Vec<(Grid, Grid)> {
    let profile = Profile::by_id("default-1").unwrap();
    let mut states = Vec::new();
    for mut grid in puzzles {
        let solution = solutions(&grid).unique().unwrap();
        while let Some(step) = next_step(&grid, &profile) {
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
