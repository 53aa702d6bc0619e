//! States to look at.

use ninerooks_board::Grid;
use ninerooks_logic::{Profile, by_name, next_step};
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
    let folder = ninerooks_testing::data_folder();
    let text = std::fs::read_to_string(folder.join("top1465.txt")).ok()?;
    let grid = |line: &str| Grid::new(&formats::read(line).unwrap().puzzle).unwrap();
    Some(text.lines().step_by(stride).map(|line| grid(&line[..81])).collect())
}

/// The basic techniques, then those of this folder.
fn walk() -> Profile {
    let basic = Profile::by_id("basic").unwrap();
    let own = IDS.iter().map(|id| by_name(id).unwrap());
    Profile::of("walk", basic.techniques().chain(own))
}

/// The states of a puzzle in which the basic techniques find nothing, on the way that those and the
/// techniques of this folder go; and whether it ends solved.
pub(crate) fn states(puzzle: Grid) -> (Vec<Grid>, bool) {
    let walk = walk();
    let mut grid = puzzle;
    let mut states = Vec::new();
    while let Some(next) = next_step(&grid, &walk) {
        if IDS.contains(&next.technique.id()) {
            states.push(grid);
        }
        next.apply(&mut grid);
    }
    if !grid.is_solved() {
        states.push(grid);
    }
    (states, grid.is_solved())
}
