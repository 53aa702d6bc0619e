//! Paths: steps from one grid to another.

use ninerooks_board::Grid;

use crate::Step;

/// A way from one state of a puzzle to another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Path {
    /// Where it begins.
    pub start: Grid,
    /// The steps, each from the state that the ones before it leave.
    pub steps: Vec<Step>,
    /// Where it ends.
    pub end: Grid,
}

impl Path {
    /// The path of no steps.
    pub const fn new(start: Grid) -> Self {
        Self { start, steps: Vec::new(), end: start }
    }

    /// Goes one step further.
    pub fn push(&mut self, step: Step) {
        step.apply(&mut self.end);
        self.steps.push(step);
    }

    /// Whether some step assumes that the puzzle has only one solution.
    pub fn assumes_uniqueness(&self) -> bool {
        self.steps.iter().any(Step::assumes_uniqueness)
    }

    /// Every step with the state before it.
    pub fn walk(&self) -> impl Iterator<Item = (Grid, &Step)> {
        self.steps.iter().scan(self.start, |grid, step| {
            let before = *grid;
            step.apply(grid);
            Some((before, step))
        })
    }
}
