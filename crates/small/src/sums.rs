//! The linear rule: a target whose patterns cannot sum to 1 is false.

use crate::board::{Board, Cells, each};
use crate::simplex::{Outcome, Overflow, feasible};
use crate::space::Space;

/// What is asked about: all patterns of a digit through a cell, or one of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// A digit in a cell.
    Candidate {
        /// The digit, from 0 on.
        digit: usize,
        /// The cell.
        cell: usize,
    },
    /// One pattern of a digit.
    Pattern {
        /// The digit, from 0 on.
        digit: usize,
        /// Its cells.
        pattern: Cells,
    },
}

impl Target {
    pub(crate) fn digit(self) -> usize {
        match self {
            Self::Candidate { digit, .. } | Self::Pattern { digit, .. } => digit,
        }
    }

    /// The cells that all of its patterns cross.
    pub(crate) fn cells(self) -> Cells {
        match self {
            Self::Candidate { cell, .. } => 1 << cell,
            Self::Pattern { pattern, .. } => pattern,
        }
    }

    /// Whether a pattern of a digit is one of its patterns.
    pub(crate) fn has(self, digit: usize, pattern: Cells) -> bool {
        digit == self.digit() && self.cells() & !pattern == 0
    }

    /// Whether a pattern can be beside it: one of its own, or one of another digit that leaves its cells alone.
    pub(crate) fn allows(self, digit: usize, pattern: Cells) -> bool {
        if digit == self.digit() { self.has(digit, pattern) } else { self.cells() & pattern == 0 }
    }
}

/// A weighed sum of equations, as `docs/proofs.md` has it: equations weigh less than the scale together, no live pattern weighs
/// less than 0, and each pattern of the target at least the scale.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cover {
    /// The weight of each equation: the cells in reading order, then the digits.
    pub weights: Vec<i64>,
    /// The scale.
    pub scale: i64,
}

impl Cover {
    /// What a pattern weighs: the equations that it is in, those of its cells and of its digit.
    fn weight(&self, board: &Board, digit: usize, pattern: Cells) -> i128 {
        let rows = each(pattern).chain([board.cells() + digit]);
        rows.map(|row| i128::from(self.weights[row])).sum()
    }

    /// Whether it shows a target false, by the three conditions and nothing else.
    pub fn refutes(&self, board: &Board, space: &Space, target: Target) -> bool {
        let sum: i128 = self.weights.iter().map(|&weight| i128::from(weight)).sum();
        let scale = i128::from(self.scale);
        let at_least = |digit, pattern| if target.has(digit, pattern) { scale } else { 0 };
        let mut live = live(space);
        scale >= 1
            && sum < scale
            && live.all(|(digit, pattern)| {
                self.weight(board, digit, pattern) >= at_least(digit, pattern)
            })
    }
}

/// What became of a target.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It may be true as far as the rule sees: these patterns of digits, each with its part of `whole`, cover each cell and each digit
    /// exactly once, and the patterns of the target have the whole of its digit.
    Possible {
        /// The denominator.
        whole: i64,
        /// Digit, pattern, numerator.
        parts: Vec<(usize, Cells, i64)>,
    },
    /// It is false, by this sum.
    False(Cover),
}

impl Verdict {
    /// Whether what it says is so. For a point: all patterns are live, all parts above 0, the sum of each cell and each digit and the
    /// sum over the target are the whole.
    pub fn holds(&self, board: &Board, space: &Space, target: Target) -> bool {
        let (whole, parts) = match self {
            Self::False(cover) => return cover.refutes(board, space, target),
            Self::Possible { whole, parts } => (*whole, parts),
        };
        let sum = |counts: &dyn Fn(usize, Cells) -> bool| -> i64 {
            parts.iter().filter(|part| counts(part.0, part.1)).map(|part| part.2).sum()
        };
        whole > 0
            && parts
                .iter()
                .all(|&(digit, pattern, part)| part > 0 && space.of(digit).contains(&pattern))
            && (0..board.size()).all(|digit| sum(&|other, _| other == digit) == whole)
            && (0..board.cells()).all(|cell| sum(&|_, pattern| pattern >> cell & 1 == 1) == whole)
            && sum(&|digit, pattern| target.has(digit, pattern)) == whole
    }

    /// Whether it is a point all of whose patterns are live.
    pub fn is_live(&self, space: &Space) -> bool {
        match self {
            Self::False(_) => false,
            Self::Possible { parts, .. } => {
                parts.iter().all(|(digit, pattern, _)| space.of(*digit).contains(pattern))
            }
        }
    }

    /// Whether the same point makes another target true too.
    pub fn also_allows(&self, target: Target) -> bool {
        match self {
            Self::False(_) => false,
            Self::Possible { whole, parts } => {
                let has = |part: &&(usize, Cells, i64)| target.has(part.0, part.1);
                parts.iter().filter(has).map(|part| part.2).sum::<i64>() == *whole
            }
        }
    }
}

/// Every live pattern with its digit.
fn live(space: &Space) -> impl Iterator<Item = (usize, Cells)> {
    let with_digit = |(digit, patterns): (usize, &'_ Vec<Cells>)| {
        patterns.iter().map(move |&pattern| (digit, pattern)).collect::<Vec<_>>()
    };
    space.each().iter().enumerate().flat_map(with_digit)
}

/// Whether a target is shown false by a sum of equations. The answer comes with its certificate, which is checked before it is given.
///
/// The question to the simplex method has the patterns that can be beside the target, and all equations. If they cannot all sum to 1,
/// its weights `y` are at least 0 on these patterns and `−s` together. Let `K` be so large that no pattern weighs less than `−K`, and add
/// `K` to the equation of the digit and to those of the `r − 1` cells that all patterns of the target cross. Then the
/// patterns of the target, which are in all `r` of these equations, weigh `rK` or more; every other pattern that was left out is in one
/// at least, and weighs 0 or more; and all equations together weigh `rK − s`, less than the scale `rK`.
///
/// # Errors
/// [`Overflow`], when a number leaves the range of 64 bits: the question is open then.
///
/// ```
/// use ninerooks_small::{Board, Space, State, Target, Verdict, decide};
///
/// let board = Board::new(2, 2);
/// let state = State::parse(&board, "1 . . .  . . . .  . . . .  . . . .")?;
/// let space = Space::new(&board, &state);
/// let verdict = decide(&board, &space, Target::Candidate { digit: 0, cell: 1 }).unwrap();
/// assert!(matches!(verdict, Verdict::False(_)));
/// # Ok::<(), String>(())
/// ```
pub fn decide(board: &Board, space: &Space, target: Target) -> Result<Verdict, Overflow> {
    let beside: Vec<(usize, Cells)> =
        live(space).filter(|&(digit, pattern)| target.allows(digit, pattern)).collect();
    let rows = board.cells() + board.size();
    let columns: Vec<Vec<usize>> = beside
        .iter()
        .map(|&(digit, pattern)| each(pattern).chain([board.cells() + digit]).collect())
        .collect();
    let verdict = match feasible(rows, &columns)? {
        Outcome::Point { whole, parts } => {
            let named = |(column, part): (usize, i64)| (beside[column].0, beside[column].1, part);
            Verdict::Possible { whole, parts: parts.into_iter().map(named).collect() }
        }
        Outcome::Never(weights) => Verdict::False(raised(board, space, target, weights)?),
    };
    assert!(verdict.holds(board, space, target), "the simplex method gave a wrong certificate");
    Ok(verdict)
}

/// The sum about all live patterns from one about those beside the target.
fn raised(
    board: &Board,
    space: &Space,
    target: Target,
    weights: Vec<i64>,
) -> Result<Cover, Overflow> {
    let mut cover = Cover { weights, scale: 1 };
    let least = live(space).map(|(digit, pattern)| cover.weight(board, digit, pattern)).min();
    let raise = i64::try_from((-least.unwrap_or(0)).max(1)).map_err(|_| Overflow)?;
    let common: Vec<usize> = each(target.cells()).chain([board.cells() + target.digit()]).collect();
    for &row in &common {
        cover.weights[row] = cover.weights[row].checked_add(raise).ok_or(Overflow)?;
    }
    let count = i64::try_from(common.len()).unwrap_or(i64::MAX);
    cover.scale = raise.checked_mul(count).ok_or(Overflow)?;
    Ok(cover)
}
