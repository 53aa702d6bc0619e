//! Paths: steps from one grid to another.

use ninerooks_board::Grid;

use crate::Step;

/// How many inferences a reader has to check, [counted](ninerooks_proof::Proof::length) on the proofs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Length {
    /// Of all steps beyond singles.
    pub all: usize,
    /// Of the longest of them.
    pub longest: usize,
}

impl Length {
    /// With one more step.
    #[must_use]
    pub fn with(self, step: usize) -> Self {
        Self { all: self.all + step, longest: self.longest.max(step) }
    }
}

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

    /// How much there is to check: the steps beyond singles, all together and the longest of them.
    ///
    /// ```
    /// use ninerooks_board::Grid;
    /// use ninerooks_step::{Length, Path};
    /// assert_eq!(Path::new(Grid::default()).length(), Length { all: 0, longest: 0 });
    /// ```
    pub fn length(&self) -> Length {
        let beyond = self.walk().filter(|(_, step)| !step.proof.is_single(&step.actions));
        beyond.map(|(grid, step)| step.length(&grid)).fold(Length::default(), Length::with)
    }

    /// How many inferences there are to check, singles too.
    ///
    /// ```
    /// use ninerooks_board::Grid;
    /// use ninerooks_step::Path;
    /// assert_eq!(Path::new(Grid::default()).inferences(), 0);
    /// ```
    pub fn inferences(&self) -> usize {
        self.walk().map(|(before, step)| step.length(&before)).sum()
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
