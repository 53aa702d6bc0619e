//! What a page knows of a board.

use core::fmt;

use ninerooks_board::{Candidate, Cell, Digit, DigitSet, Grid, Puzzle};
use serde::{Deserialize, Serialize};
use tsify::Tsify;

/// A board as a page has it. It may contradict the rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
pub struct State {
    /// The digits of the 81 cells, 0 for none.
    pub values: Vec<u8>,
    /// Which of them are givens.
    pub givens: Vec<bool>,
    /// The candidates of the 81 cells as bits, the lowest for 1. Those of a cell with a digit are
    /// not looked at.
    pub candidates: Vec<u16>,
}

/// Why a state is none, or has no grid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StateError(pub(crate) String);

impl fmt::Display for StateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl core::error::Error for StateError {}

impl State {
    /// The puzzle that it says.
    ///
    /// # Errors
    /// When a list has not 81 entries, or a digit is above 9.
    pub fn puzzle(&self) -> Result<Puzzle, StateError> {
        let lengths = [self.values.len(), self.givens.len(), self.candidates.len()];
        if lengths != [81; 3] {
            return Err(StateError(format!("a board has 81 cells, found lists of {lengths:?}")));
        }
        let mut puzzle = Puzzle::default();
        let mut live = Box::default();
        for cell in Cell::all() {
            let index = cell.index();
            let value = self.values[index];
            match Digit::new(value) {
                Some(digit) if self.givens[index] => puzzle.give(Candidate::new(digit, cell)),
                Some(digit) => puzzle.place(Candidate::new(digit, cell)),
                None if value == 0 => fill(&mut live, cell, self.candidates[index]),
                None => return Err(StateError(format!("{value} is no digit"))),
            }
        }
        puzzle.candidates = Some(live);
        Ok(puzzle)
    }

    /// The grid that it says.
    ///
    /// # Errors
    /// As [`puzzle`](Self::puzzle), and when two equal digits see each other.
    pub fn grid(&self) -> Result<Grid, StateError> {
        Grid::new(&self.puzzle()?).map_err(|error| StateError(error.to_string()))
    }
}

fn fill(live: &mut ninerooks_board::CandidateSet, cell: Cell, bits: u16) {
    for digit in DigitSet::from_bits(bits & DigitSet::ALL.bits()) {
        live.insert(Candidate::new(digit, cell));
    }
}

impl From<&Puzzle> for State {
    fn from(puzzle: &Puzzle) -> Self {
        let default = puzzle.default_candidates();
        let live = puzzle.candidates.as_deref().unwrap_or(&default);
        let cells = || Cell::all();
        Self {
            values: cells().map(|cell| puzzle.value(cell).map_or(0, Digit::get)).collect(),
            givens: cells().map(|cell| puzzle.givens().contains(cell)).collect(),
            candidates: cells().map(|cell| (live.digits(cell)).bits()).collect(),
        }
    }
}

impl From<&Grid> for State {
    fn from(grid: &Grid) -> Self {
        let mut state = Self::from(&grid.to_puzzle());
        for cell in grid.solved() {
            state.candidates[cell.index()] = 0;
        }
        state
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_grid_comes_back_whole() {
        let mut grid = Grid::default();
        grid.place("3r4c5".parse().unwrap());
        grid.eliminate("7r1c1".parse().unwrap());
        // What the puzzle excluded by itself a state does not tell from what was excluded since.
        let back = State::from(&grid).grid().unwrap();
        let all = |grid: &Grid| (*grid.live(), grid.solved(), grid.givens());
        assert_eq!(all(&back), all(&grid));
    }

    #[test]
    fn what_is_no_state_is_refused_in_words() {
        let whole = State::from(&Grid::default());
        let short = State { values: vec![0; 80], ..whole.clone() };
        assert!(short.puzzle().unwrap_err().to_string().contains("81 cells"));
        let mut large = whole.clone();
        large.values[3] = 10;
        assert_eq!(large.puzzle().unwrap_err().to_string(), "10 is no digit");
        let mut twice = whole;
        twice.values[..2].fill(5);
        assert!(twice.grid().unwrap_err().to_string().contains("row 1"));
    }
}
