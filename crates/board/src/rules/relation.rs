//! What rules say, as facts: which two candidates exclude each other, of which candidates one is true, and which are false
//! from the start.

use super::Rule;
use super::rule::square;
use super::sum::Sum;
use crate::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet};

/// What the facts of rules are told to.
pub(super) trait Sink {
    /// Both are not true.
    fn not_both(&mut self, one: Candidate, other: Candidate);
    /// One of these is true, at least.
    fn one_of(&mut self, set: CandidateSet);
    /// This is false.
    fn never(&mut self, candidate: Candidate);
    /// Digits have this sum.
    fn sum(&mut self, sum: Sum);
}

/// Tells all that `rule` says, where all the rules of the puzzle are `all`.
pub(super) fn tell(rule: &Rule, all: &[Rule], sink: &mut impl Sink) {
    match rule {
        Rule::FallingDiagonal
        | Rule::RisingDiagonal
        | Rule::Windoku
        | Rule::DisjointGroups
        | Rule::Region(_) => rule.houses().into_iter().for_each(|cells| house(cells, sink)),
        Rule::Different(cells) => different(*cells, sink),
        Rule::AntiKnight => steps(&[(1, 2), (2, 1), (1, -2), (2, -1)], |a, b| a != b, sink),
        Rule::AntiKing => steps(&[(1, 1), (1, -1)], |a, b| a != b, sink),
        Rule::NonConsecutive => steps(&ORTHOGONAL, |a, b| a.abs_diff(b) != 1, sink),
        Rule::Entropy => entropy(sink),
        Rule::Thermo(line) => grows(line, 1, sink),
        Rule::SlowThermo(line) => grows(line, 0, sink),
        Rule::Whisper(least, line) => {
            for pair in line.windows(2) {
                relate(pair[0], pair[1], |a, b| a.abs_diff(b) >= *least, sink);
            }
        }
        Rule::Palindrome(line) => {
            let half = line.len() / 2;
            for (one, other) in line.iter().zip(line.iter().rev()).take(half) {
                relate(*one, *other, |a, b| a == b, sink);
            }
        }
        Rule::Renban(line) => {
            for (at, one) in line.iter().enumerate() {
                for other in &line[at + 1..] {
                    let fits = |a: u8, b: u8| a != b && usize::from(a.abs_diff(b)) < line.len();
                    relate(*one, *other, fits, sink);
                }
            }
        }
        Rule::Clone(first, second) => {
            for (one, other) in first.iter().zip(second) {
                relate(*one, *other, |a, b| a == b, sink);
            }
        }
        Rule::Difference(by, [one, other]) => {
            relate(*one, *other, |a, b| a.abs_diff(b) == *by, sink);
        }
        Rule::Ratio(by, [one, other]) => {
            relate(*one, *other, |a, b| is_ratio(a, b, *by), sink);
        }
        Rule::PairSum(sum, [one, other]) => relate(*one, *other, |a, b| a + b == *sum, sink),
        Rule::Greater([one, other]) => relate(*one, *other, |a, b| a > b, sink),
        Rule::AllDots => {
            let dotted = |r: &Rule| matches!(r, Rule::Difference(1, _) | Rule::Ratio(2, _));
            let fits = |a: u8, b: u8| a.abs_diff(b) != 1 && !is_ratio(a, b, 2);
            unmarked(all, dotted, fits, sink);
        }
        Rule::AllSums => {
            let marked = |r: &Rule| matches!(r, Rule::PairSum(5 | 10, _));
            unmarked(all, marked, |a, b| a + b != 5 && a + b != 10, sink);
        }
        Rule::Among(digits, cells) => {
            for cell in *cells {
                let others = DigitSet::from_bits(!digits.bits() & 0x1FF);
                cell.candidates(others).for_each(|candidate| sink.never(candidate));
            }
        }
        Rule::Least(cell) => {
            neighbours(*cell).for_each(|other| relate(*cell, other, |a, b| a < b, sink));
        }
        Rule::Greatest(cell) => {
            neighbours(*cell).for_each(|other| relate(*cell, other, |a, b| a > b, sink));
        }
        Rule::Quadruple(corner, digits) => quadruple(*corner, digits, sink),
        Rule::Cage(total, cells) => {
            different(*cells, sink);
            totals(&cells.into_iter().collect::<Vec<_>>(), *total, sink);
        }
        Rule::Sum(total, line) | Rule::LittleKiller(total, line) => totals(line, *total, sink),
        Rule::Arrow(digits, line) => {
            let pill = usize::from(*digits).min(line.len());
            let place = |at: usize| [1, 10, 100, 1000][(pill - 1 - at).min(3)];
            let times = |at: usize| if at < pill { place(at) } else { -1 };
            balance(line.iter().enumerate().map(|(at, cell)| (*cell, times(at))), sink);
        }
        Rule::RegionSum(line) => {
            let parts = parts_by_box(line);
            for pair in parts.windows(2) {
                equal(pair[0], pair[1], sink);
            }
        }
        Rule::Zipper(line) => zipper(line, sink),
    }
}

/// Half of the neighbours: the other half is seen from there.
const ORTHOGONAL: [(isize, isize); 2] = [(0, 1), (1, 0)];

/// Each digit once in nine cells.
fn house(cells: CellSet, sink: &mut impl Sink) {
    different(cells, sink);
    for digit in Digit::ALL {
        sink.one_of(cells.into_iter().map(|cell| Candidate::new(digit, cell)).collect());
    }
}

fn different(cells: CellSet, sink: &mut impl Sink) {
    for one in cells {
        for other in cells.into_iter().filter(|other| *other > one) {
            relate(one, other, |a, b| a != b, sink);
        }
    }
}

/// Two cells have only pairs of digits that fit.
fn relate(one: Cell, other: Cell, fits: impl Fn(u8, u8) -> bool, sink: &mut impl Sink) {
    for a in Digit::ALL {
        for b in Digit::ALL.into_iter().filter(|b| !fits(a.get(), b.get())) {
            sink.not_both(Candidate::new(a, one), Candidate::new(b, other));
        }
    }
}

fn is_ratio(a: u8, b: u8, by: u8) -> bool {
    a == b * by || b == a * by
}

/// The digits of a line grow by so much at least from one cell to the next.
fn grows(line: &[Cell], by: usize, sink: &mut impl Sink) {
    for (at, one) in line.iter().enumerate() {
        for (far, other) in line.iter().enumerate().skip(at + 1) {
            let fits = |a: u8, b: u8| usize::from(a) + by * (far - at) <= usize::from(b);
            relate(*one, *other, fits, sink);
        }
    }
}

fn at(row: isize, column: isize) -> Option<Cell> {
    let [row, column] = [row, column].map(|n| usize::try_from(n).ok().filter(|n| *n < 9));
    Some(Cell::at(row?, column?))
}

fn neighbours(cell: Cell) -> impl Iterator<Item = Cell> {
    let by = move |(rows, columns): (isize, isize)| {
        at(cell.row_index().cast_signed() + rows, cell.column_index().cast_signed() + columns)
    };
    [(-1, 0), (0, -1), (0, 1), (1, 0)].into_iter().filter_map(by)
}

/// All pairs of cells that are one of these steps apart, down and to the right or left.
fn pairs(steps: &[(isize, isize)]) -> impl Iterator<Item = [Cell; 2]> {
    Cell::all().into_iter().flat_map(move |one| {
        let (row, column) = (one.row_index().cast_signed(), one.column_index().cast_signed());
        steps
            .iter()
            .filter_map(move |(rows, columns)| Some([one, at(row + rows, column + columns)?]))
    })
}

fn steps(by: &[(isize, isize)], fits: impl Fn(u8, u8) -> bool, sink: &mut impl Sink) {
    for [one, other] in pairs(by) {
        relate(one, other, &fits, sink);
    }
}

/// Neighbours between which none of the marks stands.
fn unmarked(
    all: &[Rule],
    is_mark: impl Fn(&Rule) -> bool,
    fits: impl Fn(u8, u8) -> bool,
    sink: &mut impl Sink,
) {
    let marked = |pair: &[Cell; 2]| {
        let joins = |line: &[Cell]| line.len() == 2 && pair.iter().all(|cell| line.contains(cell));
        all.iter().any(|rule| is_mark(rule) && rule.lines().into_iter().any(joins))
    };
    for [one, other] in pairs(&ORTHOGONAL).filter(|pair| !marked(pair)) {
        relate(one, other, &fits, sink);
    }
}

fn entropy(sink: &mut impl Sink) {
    for corner in (0..64).map(|i| (i / 8, i % 8)) {
        for low in [0, 3, 6] {
            let digits = DigitSet::from_bits(0b111 << low);
            sink.one_of(square(corner, 2).into_iter().flat_map(|c| c.candidates(digits)).collect());
        }
    }
}

/// At least as many cells have the digit as it is named: so of each set of cells that leaves out fewer, one has it.
fn quadruple(corner: Cell, digits: &[Digit], sink: &mut impl Sink) {
    let cells: Vec<Cell> =
        square((corner.row_index(), corner.column_index()), 2).into_iter().collect();
    for digit in Digit::ALL {
        let times = digits.iter().filter(|d| **d == digit).count();
        if times == 0 {
            continue;
        }
        for chosen in 0_u32..16 {
            if chosen.count_ones() as usize + times == 5 {
                let own = cells.iter().enumerate().filter(|(i, _)| chosen >> i & 1 == 1);
                sink.one_of(own.map(|(_, cell)| Candidate::new(digit, *cell)).collect());
            }
        }
    }
}

/// The cells have this sum.
fn totals(cells: &[Cell], total: u16, sink: &mut impl Sink) {
    let sum = Sum::new(cells.iter().map(|cell| (*cell, 1)), i32::from(total));
    tell_sum(sum, sink);
}

/// The cells, each so many times, come to nothing.
fn balance(terms: impl Iterator<Item = (Cell, i16)>, sink: &mut impl Sink) {
    tell_sum(Sum::new(terms, 0), sink);
}

/// Both have the same sum.
fn equal(one: &[Cell], other: &[Cell], sink: &mut impl Sink) {
    let first = one.iter().map(|cell| (*cell, 1));
    balance(first.chain(other.iter().map(|cell| (*cell, -1))), sink);
}

/// A sum, and for one or two cells which of their digits go together: whoever knows of no sums knows that much.
fn tell_sum(sum: Sum, sink: &mut impl Sink) {
    let total = sum.total();
    match *sum.terms() {
        [(cell, times)] => {
            for digit in Digit::ALL {
                if i32::from(times) * i32::from(digit.get()) != total {
                    sink.never(Candidate::new(digit, cell));
                }
            }
        }
        [(one, a), (other, b)] => {
            let fits =
                |x: u8, y: u8| i32::from(a) * i32::from(x) + i32::from(b) * i32::from(y) == total;
            relate(one, other, fits, sink);
        }
        _ => {}
    }
    sink.sum(sum);
}

/// The parts of a line, each within one box.
pub(super) fn parts_by_box(line: &[Cell]) -> Vec<&[Cell]> {
    line.chunk_by(|one, next| one.block_index() == next.block_index()).collect()
}

/// Each two cells as far from the middle as each other have the sum of the middle cell, or of the next pair.
fn zipper(line: &[Cell], sink: &mut impl Sink) {
    let half = line.len() / 2;
    let pair = |at: usize| [line[at], line[line.len() - 1 - at]];
    let middle: Vec<Cell> =
        if line.len() % 2 == 1 { vec![line[half]] } else { pair(half - 1).to_vec() };
    let others = if line.len() % 2 == 1 { half } else { half - 1 };
    (0..others).for_each(|at| equal(&pair(at), &middle, sink));
}
