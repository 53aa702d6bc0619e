//! How many solutions a board has, and where it has gone wrong.

use ninerooks_board::{Candidate, Cell, Grid, Puzzle};
use ninerooks_exact::{Solutions, solutions_within};
use serde::{Deserialize, Serialize};
use tsify::{Ts, Tsify};
use wasm_bindgen::JsError;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::State;

/// Nodes of the search for a second solution, far more than any proper puzzle needs.
const NODES: u64 = 200_000;

/// What is known of a board at once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
pub struct StatusView {
    /// How many solutions the givens have.
    pub solutions: Count,
    /// In words.
    pub message: String,
    /// Cells whose digits see an equal one.
    pub repeated: Vec<usize>,
    /// Cells that were filled with another digit than the only solution has.
    pub wrong: Vec<usize>,
    /// Candidates of the only solution that were struck out.
    pub missing: Vec<usize>,
    /// Whether every cell has its digit, and rightly so.
    pub solved: bool,
}

/// How many solutions there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
#[serde(rename_all = "kebab-case")]
pub enum Count {
    /// None at all.
    None,
    /// Exactly one.
    One,
    /// More than one.
    Several,
    /// It was not found out with the work that is allowed.
    Unknown,
}

/// Looks at the givens, and then at what was made of them.
pub fn status_of(state: &State) -> Result<StatusView, crate::StateError> {
    let puzzle = state.puzzle()?;
    let mut view = StatusView {
        solutions: Count::None,
        message: String::new(),
        repeated: repeated(&puzzle),
        wrong: Vec::new(),
        missing: Vec::new(),
        solved: false,
    };
    // What was filled in or struck out by hand says nothing about the puzzle.
    let mut givens = Puzzle::default();
    for value in puzzle.values().filter(|value| puzzle.givens().contains(value.cell())) {
        givens.give(value);
    }
    let grid = match Grid::new(&givens) {
        Ok(grid) => grid,
        Err(error) => {
            view.message = format!("No solution: {error}.");
            return Ok(view);
        }
    };
    let mut found = solutions_within(&grid, NODES);
    // A puzzle of candidates has too few givens; then all that is on the board belongs to it.
    if !matches!(found, Ok(Solutions::None | Solutions::One(_)))
        && let Ok(whole) = Grid::new(&puzzle)
        && let Ok(one @ Solutions::One(_)) = solutions_within(&whole, NODES)
    {
        found = Ok(one);
    }
    let (count, words) = match found {
        Ok(Solutions::None) => (Count::None, "No solution"),
        Ok(Solutions::One(_)) => (Count::One, "One solution"),
        Ok(Solutions::Many) => (Count::Several, "More than one solution"),
        Err(_) => (Count::Unknown, "Too many possibilities to count"),
    };
    (view.solutions, view.message) = (count, words.to_owned());
    if let Ok(Solutions::One(solution)) = found {
        compare(&puzzle, &solution, &mut view);
    }
    Ok(view)
}

/// Cells whose digits see an equal one.
fn repeated(puzzle: &Puzzle) -> Vec<usize> {
    let sees_equal = |cell: &Cell| {
        puzzle.value(*cell).is_some_and(|digit| {
            cell.peers().into_iter().any(|peer| puzzle.value(peer) == Some(digit))
        })
    };
    Cell::all().filter(sees_equal).map(Cell::index).collect()
}

/// Holds what is on the board against the solution.
fn compare(puzzle: &Puzzle, solution: &Grid, view: &mut StatusView) {
    for cell in Cell::all() {
        let Some(right) = solution.value(cell) else { continue };
        let right = Candidate::new(right, cell);
        match puzzle.value(cell) {
            Some(digit) if digit != right.digit() => view.wrong.push(cell.index()),
            None if puzzle.candidates.as_ref().is_some_and(|live| !live.contains(right)) => {
                view.missing.push(right.index());
            }
            _ => {}
        }
    }
    view.solved = view.wrong.is_empty() && puzzle.values().count() == 81;
}

/// Looks at the givens, and then at what was made of them.
#[wasm_bindgen]
pub fn status(state: Ts<State>) -> Result<Ts<StatusView>, JsError> {
    Ok(status_of(&state.to_rust()?)?.into_ts()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    const PUZZLE: &str =
        "2.4...5..75.694..169..2...78..9....3..5...1..3....2..45...6..18...183..5187...63.";

    fn state(text: &str) -> State {
        State::from(&ninerooks_text::formats::read(text).unwrap().puzzle)
    }

    #[test]
    fn mistakes_are_told_from_the_puzzle() {
        let mut board = state(PUZZLE);
        assert_eq!(status_of(&board).unwrap().solutions, Count::One);
        board.values[1] = 8; // it is 3
        board.candidates[3] &= !(1 << 6); // it is 7
        let view = status_of(&board).unwrap();
        assert_eq!((view.solutions, view.wrong, view.solved), (Count::One, vec![1], false));
        assert_eq!(view.missing, [6 * 81 + 3]);
    }

    #[test]
    fn every_kind_of_board_has_its_word() {
        let message = |text: &str| status_of(&state(text)).unwrap().message;
        assert_eq!(message(&".".repeat(81)), "More than one solution");
        assert_eq!(
            message(&format!("11{}", ".".repeat(79))),
            "No solution: row 1 has 1 twice, in r1c1 and r1c2."
        );
        let twice = status_of(&state(&format!("11{}", ".".repeat(79)))).unwrap();
        assert_eq!(twice.repeated, [0, 1]);
        let full =
            "234718596758694321691325487876941253425836179319572864543267918962183745187459632";
        assert!(status_of(&state(full)).unwrap().solved);
    }
}
