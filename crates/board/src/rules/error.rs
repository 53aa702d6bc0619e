//! Rules that cannot be meant.

use core::fmt;

use super::Rule;
use crate::{Cell, CellSet};

/// A rule that cannot be meant: what it is, and what would be right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RuleError {
    /// It has another number of cells than it can have.
    Cells {
        /// The rule.
        rule: Rule,
        /// What was expected.
        expected: &'static str,
    },
    /// A cell is named twice where it can be only once.
    Twice {
        /// The rule.
        rule: Rule,
        /// The cell.
        cell: Cell,
    },
    /// A number that it cannot have.
    Number {
        /// The rule.
        rule: Rule,
        /// What was expected.
        expected: &'static str,
    },
    /// There are more than [`Rules::MOST`](super::Rules::MOST).
    Many(usize),
}

impl fmt::Display for RuleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Cells { rule, expected } | Self::Number { rule, expected } => {
                write!(f, "{rule}: expected {expected}")
            }
            Self::Twice { rule, cell } => write!(f, "{rule}: {cell} is named twice"),
            Self::Many(count) => {
                write!(f, "{count} rules: expected {} at most", super::Rules::MOST)
            }
        }
    }
}

impl core::error::Error for RuleError {}

/// Whether a rule can be meant.
pub(super) fn check(rule: &Rule) -> Result<(), RuleError> {
    let cells = |fits: bool, expected| {
        if fits { Ok(()) } else { Err(RuleError::Cells { rule: rule.clone(), expected }) }
    };
    let number = |fits: bool, expected| {
        if fits { Ok(()) } else { Err(RuleError::Number { rule: rule.clone(), expected }) }
    };
    match rule {
        Rule::Region(own) => cells(own.len() == 9, "nine cells")?,
        Rule::Different(own) => cells((2..=9).contains(&own.len()), "two to nine cells")?,
        Rule::Thermo(line) | Rule::Renban(line) => {
            cells((2..=9).contains(&line.len()), "two to nine cells")?;
        }
        Rule::SlowThermo(line) | Rule::Palindrome(line) => {
            cells((2..=81).contains(&line.len()), "two cells or more")?;
        }
        Rule::Whisper(least, line) => {
            number((1..=8).contains(least), "a difference of 1 to 8")?;
            // It may come back to where it has been.
            cells((2..=82).contains(&line.len()), "two cells or more")?;
        }
        Rule::Clone(first, second) => {
            cells(!first.is_empty() && first.len() == second.len(), "two groups of as many cells")?;
        }
        Rule::Difference(by, _) => number((0..=8).contains(by), "a difference of 0 to 8")?,
        Rule::Ratio(by, _) => number((1..=9).contains(by), "a ratio of 1 to 9")?,
        Rule::PairSum(sum, _) => number((2..=18).contains(sum), "a sum of 2 to 18")?,
        Rule::Quadruple(corner, digits) => {
            let fits = corner.row_index() < 8 && corner.column_index() < 8;
            cells(fits, "an upper left cell above row 9 and left of column 9")?;
            number((1..=4).contains(&digits.len()), "one to four digits")?;
        }
        Rule::Cage(total, own) => {
            cells((1..=9).contains(&own.len()), "one to nine cells")?;
            let most = own.len() * (19 - own.len().min(18)) / 2;
            let least = own.len() * (own.len() + 1) / 2;
            let fits = (least..=most).contains(&usize::from(*total));
            number(fits, "a sum that so many different digits can have")?;
        }
        Rule::Sum(total, line) => {
            cells((1..=81).contains(&line.len()), "one to 81 cells")?;
            sum(*total, line, number)?;
        }
        Rule::LittleKiller(total, line) => {
            cells(is_diagonal(line), "all cells of a diagonal from one edge to another")?;
            sum(*total, line, number)?;
        }
        Rule::Arrow(digits, line) => {
            number((1..=4).contains(digits), "one to four cells in a pill")?;
            let most = 81;
            let fits = (usize::from(*digits) + 1..=most).contains(&line.len());
            cells(fits, "a circle or pill and one cell more at least")?;
        }
        Rule::RegionSum(line) => {
            let boxes = super::relation::parts_by_box(line).len();
            cells(line.len() <= 81 && boxes > 1, "a line through two boxes at least")?;
        }
        Rule::Zipper(line) => cells((3..=81).contains(&line.len()), "three cells or more")?,
        _ => {}
    }
    for line in rule.lines() {
        let mut seen = CellSet::EMPTY;
        for &cell in line {
            let may_repeat =
                matches!(rule, Rule::Whisper(..) | Rule::Palindrome(_) | Rule::Sum(..));
            if seen.contains(cell) && !may_repeat {
                return Err(RuleError::Twice { rule: rule.clone(), cell });
            }
            seen.insert(cell);
        }
    }
    Ok(())
}

/// Whether so many cells can have this sum.
fn sum(
    total: u16,
    line: &[Cell],
    number: impl Fn(bool, &'static str) -> Result<(), RuleError>,
) -> Result<(), RuleError> {
    let fits = (line.len()..=9 * line.len()).contains(&usize::from(total));
    number(fits, "a sum that so many cells can have")
}

/// Whether these are the cells of a diagonal, from one edge of the grid to another.
fn is_diagonal(line: &[Cell]) -> bool {
    let at = |cell: &Cell| (cell.row_index().cast_signed(), cell.column_index().cast_signed());
    let is_edge =
        |cell: &Cell| [cell.row_index(), cell.column_index()].iter().any(|n| [0, 8].contains(n));
    let steps = |pair: &[Cell]| {
        let ((r, c), (s, d)) = (at(&pair[0]), at(&pair[1]));
        (s - r, d - c)
    };
    let [first, .., last] = line else { return false };
    let way = steps(line);
    is_edge(first)
        && is_edge(last)
        && [way.0, way.1].iter().all(|n| n.abs() == 1)
        && line.windows(2).all(|pair| steps(pair) == way)
        // It does not go on: the next cell would be outside.
        && {
            let (row, column) = at(last);
            !(0..9).contains(&(row + way.0)) || !(0..9).contains(&(column + way.1))
        }
}
