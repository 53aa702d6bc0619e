//! States to look at.

use std::path::PathBuf;

use ninerooks_board::Grid;
use ninerooks_logic::{Profile, next_step};
use ninerooks_text::formats;

/// What this folder is about, in the order of the manual.
pub(crate) const IDS: [&str; 21] = [
    "simple-colors-trap",
    "simple-colors-wrap",
    "multi-colors-1",
    "multi-colors-2",
    "medusa-cell",
    "medusa-trap",
    "medusa-wrap",
    "strong-hinge",
    "x-cycle-corner",
    "x-cycle-wrap",
    "weak-corner",
    "weak-wrap",
    "linked-hinge",
    "weak-hinge",
    "range-chain",
    "range-pair",
    "range-wrap",
    "range-hinge",
    "linked-ranges",
    "set-wrap",
    "set-chain",
];

/// Every so many puzzles of top1465, from the folder `NINEROOKS_DATA`; nothing without it.
pub(crate) fn puzzles(stride: usize) -> Option<Vec<Grid>> {
    let beside = || PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data");
    let folder = std::env::var_os("NINEROOKS_DATA").map_or_else(beside, PathBuf::from);
    let text = std::fs::read_to_string(folder.join("top1465.txt")).ok()?;
    let grid = |line: &str| Grid::new(&formats::read(line).unwrap().puzzle).unwrap();
    Some(text.lines().step_by(stride).map(|line| grid(&line[..81])).collect())
}

/// The states in which the basic techniques have nothing more to say but more than singles, on the way
/// of the default profile; each with what is left.
pub(crate) fn states(puzzle: Grid) -> Vec<Grid> {
    let default = Profile::by_id("default").unwrap();
    let mut grid = puzzle;
    let mut states = Vec::new();
    while let Some(next) = next_step(&grid, &default) {
        // Among singles there is little else to be seen.
        if next.placements().next().is_none() {
            states.push(grid);
        }
        next.apply(&mut grid);
    }
    states
}
