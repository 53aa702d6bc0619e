//! Whose the eliminations of a state are: the puzzle's own, or those of who solved it up to there.

use ninerooks_board::Grid;

use crate::{Solutions, solutions_within};

/// How many positions are looked at: no puzzle with one solution that anybody has published takes a thousand.
const POSITIONS: u64 = 1 << 14;

/// The state as one of the puzzle that it was reached from. A text that lists candidates does not say whether the author of the
/// puzzle left some out, or somebody has eliminated them since. If the givens alone have exactly one solution, they are
/// the puzzle, and all else was [eliminated by logic](Grid::of_givens); otherwise what is missing is the
/// puzzle's own.
///
/// That is sound, whoever eliminated it. An argument from uniqueness needs that the puzzle has at most one solution, and of the
/// givens alone that is known here, by a count. Digits that were placed and are not marked as such are givens of this puzzle:
/// with them it has one solution too, and no argument exchanges them.
///
/// ```
/// use ninerooks_board::{Candidate, Cell, Digit, Grid, Puzzle};
/// use ninerooks_exact::reached;
///
/// let text = "2.4...5..75.694..169..2...78..9....3..5...1..3....2..45...6..18...183..5187...63.";
/// let mut puzzle = Puzzle::default();
/// for (cell, c) in Cell::all().zip(text.chars()) {
///     if let Some(digit) = Digit::from_char(c) {
///         puzzle.give(Candidate::new(digit, cell));
///     }
/// }
/// let without_one = |mut puzzle: Puzzle| -> Result<Grid, Box<dyn std::error::Error>> {
///     let mut candidates = puzzle.default_candidates();
///     candidates.remove("1r1c2".parse()?);
///     puzzle.candidates = Some(Box::new(candidates));
///     Ok(Grid::new(&puzzle)?)
/// };
/// let state = reached(without_one(puzzle)?);
/// assert!(state.excluded().is_empty() && !state.is_live("1r1c2".parse()?));
/// // Without givens nobody knows.
/// assert!(!reached(without_one(Puzzle::default())?).excluded().is_empty());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn reached(state: Grid) -> Grid {
    if state.excluded().is_empty() {
        return state;
    }
    let bare = state.of_givens();
    match solutions_within(&bare.as_given(), POSITIONS) {
        Ok(Solutions::One(_)) => bare,
        Ok(Solutions::None | Solutions::Many) | Err(_) => state,
    }
}
