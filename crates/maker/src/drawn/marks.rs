//! Marks between cells, and in them.

use ninerooks_board::{Cell, CellSet, Digit, DigitSet, Grid, Rule};
use ninerooks_lab::Random;

use super::{ONWARD, at_steps, number};

/// How many corners have a quadruple.
const CORNERS: usize = 8;
/// How many cells are marked as odd or even.
const MARKED: usize = 24;

/// White and black dots wherever there is one. Between 1 and 2 it is black.
pub(super) fn dots(solution: &Grid) -> Vec<Rule> {
    let dot = |pair: [Cell; 2]| {
        let [a, b] = pair.map(|cell| number(solution, cell));
        if a == 2 * b || b == 2 * a {
            Some(Rule::Ratio(2, pair))
        } else {
            (a.abs_diff(b) == 1).then_some(Rule::Difference(1, pair))
        }
    };
    between(dot).chain([Rule::AllDots]).collect()
}

/// V and X wherever there is one.
pub(super) fn sums(solution: &Grid) -> Vec<Rule> {
    let sum = |pair: [Cell; 2]| {
        let [a, b] = pair.map(|cell| number(solution, cell));
        matches!(a + b, 5 | 10).then_some(Rule::PairSum(a + b, pair))
    };
    between(sum).chain([Rule::AllSums]).collect()
}

/// What is between neighbours.
fn between(mark: impl Fn([Cell; 2]) -> Option<Rule>) -> impl Iterator<Item = Rule> {
    let pairs = Cell::all()
        .into_iter()
        .flat_map(|cell| at_steps(cell, ONWARD).map(move |other| [cell, other]));
    pairs.filter_map(mark)
}

pub(super) fn quadruples(solution: &Grid, random: &mut Random) -> Vec<Rule> {
    let mut corners: Vec<(usize, usize)> =
        (0..8).flat_map(|row| (0..8).map(move |column| (row, column))).collect();
    random.shuffle(&mut corners);
    let (mut taken, mut found) = (CellSet::EMPTY, Vec::new());
    for (row, column) in corners {
        let square = [(0, 0), (0, 1), (1, 0), (1, 1)]
            .map(|(down, right)| Cell::at(row + down, column + right));
        if found.len() == CORNERS || square.iter().any(|cell| taken.contains(*cell)) {
            continue;
        }
        taken |= square.into_iter().collect();
        let mut digits: Vec<Digit> =
            square.iter().filter_map(|cell| solution.value(*cell)).collect();
        digits.sort_unstable();
        found.push(Rule::Quadruple(square[0], digits));
    }
    found
}

pub(super) fn parity(solution: &Grid, random: &mut Random) -> Vec<Rule> {
    let mut cells: Vec<Cell> = Cell::all().into_iter().collect();
    random.shuffle(&mut cells);
    let marked: CellSet = cells.into_iter().take(MARKED).collect();
    let is_odd = |cell: &Cell| number(solution, *cell) % 2 == 1;
    let odd: CellSet = marked.into_iter().filter(is_odd).collect();
    let digits = |rest: u8| -> DigitSet {
        Digit::ALL.into_iter().filter(|digit| digit.get() % 2 == rest).collect()
    };
    let both = [(1, odd), (0, marked - odd)].into_iter();
    both.filter(|(_, cells)| !cells.is_empty())
        .map(|(rest, cells)| Rule::Among(digits(rest), cells))
        .collect()
}
