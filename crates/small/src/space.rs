//! The live patterns of a state.

use crate::board::{Board, Cells};
use crate::state::State;

/// The live patterns of each digit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Space {
    patterns: Vec<Vec<Cells>>,
}

impl Space {
    /// All patterns that the candidates allow.
    pub fn new(board: &Board, state: &State) -> Self {
        let of = |&live: &Cells| {
            board.patterns().iter().copied().filter(|pattern| pattern & !live == 0).collect()
        };
        Self { patterns: state.live().iter().map(of).collect() }
    }

    /// The patterns of a digit.
    pub fn of(&self, digit: usize) -> &[Cells] {
        &self.patterns[digit]
    }

    /// The patterns of each digit.
    pub fn each(&self) -> &[Vec<Cells>] {
        &self.patterns
    }

    /// How many patterns there are.
    pub fn len(&self) -> usize {
        self.patterns.iter().map(Vec::len).sum()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Deletes the patterns of a digit that are not wanted.
    pub fn retain(&mut self, digit: usize, keep: impl FnMut(&Cells) -> bool) {
        self.patterns[digit].retain(keep);
    }

    /// Deletes patterns through candidates that are not live.
    pub fn within(&mut self, state: &State) {
        for (digit, patterns) in self.patterns.iter_mut().enumerate() {
            patterns.retain(|pattern| pattern & !state.of(digit) == 0);
        }
    }

    /// The candidates that some pattern uses.
    pub fn state(&self) -> State {
        State::new(
            self.patterns
                .iter()
                .map(|patterns| patterns.iter().fold(0, |all, pattern| all | pattern))
                .collect(),
        )
    }
}
