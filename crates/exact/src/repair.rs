//! Which given or rule of a puzzle without solution is the wrong one.

use ninerooks_board::{Candidate, Digit, Grid, Puzzle};

use crate::parts::solutions_without;
use crate::{Part, Solutions, parts, solutions_within, without};

/// Givens and rules without which, or in whose place, a puzzle has exactly one solution.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Repairs {
    /// Those without which there is one, in reading order.
    pub without: Vec<Candidate>,
    /// Those in whose place another digit leaves one, with that digit, in reading order.
    pub instead: Vec<(Candidate, Digit)>,
    /// The rules without which there is one, by their places in the list.
    pub rules: Vec<usize>,
}

/// Finds the given that was mistyped: of a puzzle without solution each given and each rule is left out once, and a given replaced by each
/// of the other digits, with `positions` for each of these questions. What takes more is no repair. There may be
/// several repairs, or none.
///
/// ```
/// use ninerooks_board::{Candidate, Cell, Digit, Puzzle};
/// use ninerooks_exact::repairs;
///
/// // The 3 of r2c1 is a 7 in the puzzle that was meant.
/// let text = "2.4...5..35.694..169..2...78..9....3..5...1..3....2..45...6..18...183..5187...63.";
/// let mut puzzle = Puzzle::default();
/// for (cell, c) in Cell::all().zip(text.chars()) {
///     if let Some(digit) = Digit::from_char(c) {
///         puzzle.give(Candidate::new(digit, cell));
///     }
/// }
/// assert_eq!(repairs(&puzzle, 1000).without, ["3r2c1".parse()?]);
/// # Ok::<(), ninerooks_board::NameError>(())
/// ```
pub fn repairs(puzzle: &Puzzle, positions: u64) -> Repairs {
    let mut repairs = Repairs::default();
    for rule in 0..puzzle.rules.list().len() {
        let left = solutions_without(puzzle, &[Part::Rule(rule)], positions);
        if matches!(left, Ok(Solutions::One(_))) {
            repairs.rules.push(rule);
        }
    }
    // The digits alone: marks and what was eliminated may rest on the wrong one.
    let mut bare = puzzle.clone();
    bare.candidates = None;
    for part in parts(&bare) {
        let Part::Given(wrong) = part else { continue };
        let Ok(rest) = Grid::new(&without(&bare, &[part])) else { continue };
        match solutions_within(&rest, positions) {
            Ok(Solutions::None) => {}
            Ok(Solutions::One(solution)) => {
                repairs.without.push(wrong);
                let right = solution.value(wrong.cell());
                repairs.instead.extend(right.map(|digit| (wrong, digit)));
            }
            // Each digit that leaves one solution there.
            Ok(Solutions::Many) | Err(_) => {
                for digit in rest.digits(wrong.cell()) {
                    let mut with = rest;
                    with.place(Candidate::new(digit, wrong.cell()));
                    if let Ok(Solutions::One(_)) = solutions_within(&with, positions) {
                        repairs.instead.push((wrong, digit));
                    }
                }
            }
        }
    }
    repairs
}

#[cfg(test)]
mod tests {
    use ninerooks_board::Cell;

    use super::*;

    fn puzzle(text: &str) -> Puzzle {
        let mut puzzle = Puzzle::default();
        for (cell, c) in Cell::all().zip(text.chars()) {
            if let Some(digit) = Digit::from_char(c) {
                puzzle.give(Candidate::new(digit, cell));
            }
        }
        puzzle
    }

    #[test]
    fn a_mistyped_given_is_named_with_the_digit_that_was_meant() {
        let right =
            "2.4...5..75.694..169..2...78..9....3..5...1..3....2..45...6..18...183..5187...63.";
        for (at, wrong) in [(9, "3"), (0, "3"), (80, "9")] {
            let Some(before) = right.get(..at) else { continue };
            let text = format!("{before}{wrong}{}", right.get(at + 1..).unwrap_or_default());
            let found = repairs(&puzzle(&text), 1000);
            let cell = Cell::from_index(at);
            let meant = right[at..=at].parse::<u8>().ok().and_then(Digit::new);
            let is_it =
                |(given, digit): &(Candidate, Digit)| given.cell() == cell && Some(*digit) == meant;
            if meant.is_some() {
                assert!(found.instead.iter().any(is_it), "{found:?}");
            }
        }
        assert_eq!(repairs(&puzzle("11"), 1000), Repairs::default(), "nothing leaves one solution");
        assert_eq!(repairs(&Puzzle::default(), 1000), Repairs::default());
    }
}
