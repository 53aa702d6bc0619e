//! Lines: each goes from cell to cell by edges and corners, and no two of a kind share a cell.

use ninerooks_board::{Cell, CellSet, Grid, Rule};
use ninerooks_lab::Random;

use super::{AROUND, at_steps, number};

/// How many lines of a kind a puzzle gets, at most.
const LINES: usize = 8;

pub(super) fn thermos(solution: &Grid, random: &mut Random) -> Vec<Rule> {
    let grows = |line: &[Cell], next: Cell| {
        line.last().is_none_or(|last| number(solution, *last) < number(solution, next))
    };
    lines(random, 3..=6, grows).into_iter().map(Rule::Thermo).collect()
}

pub(super) fn whispers(solution: &Grid, random: &mut Random) -> Vec<Rule> {
    let differs = |line: &[Cell], next: Cell| {
        let last = line.last();
        last.is_none_or(|last| number(solution, *last).abs_diff(number(solution, next)) >= 5)
    };
    lines(random, 3..=7, differs).into_iter().map(|line| Rule::Whisper(5, line)).collect()
}

pub(super) fn renbans(solution: &Grid, random: &mut Random) -> Vec<Rule> {
    let is_next = |line: &[Cell], next: Cell| {
        let digits = || line.iter().map(|cell| number(solution, *cell));
        let next = number(solution, next);
        let ends = digits().min().zip(digits().max());
        ends.is_none_or(|(least, most)| next + 1 == least || next == most + 1)
    };
    lines(random, 3..=6, is_next).into_iter().map(Rule::Renban).collect()
}

/// The circle comes first; the line ends where its cells come to the circle.
pub(super) fn arrows(solution: &Grid, random: &mut Random) -> Vec<Rule> {
    let left = |line: &[Cell]| {
        let (circle, shaft) = line.split_first()?;
        let sum: u8 = shaft.iter().map(|cell| number(solution, *cell)).sum();
        number(solution, *circle).checked_sub(sum)
    };
    let fits =
        |line: &[Cell], next: Cell| left(line).is_none_or(|left| number(solution, next) <= left);
    let mut arrows = lines(random, 3..=5, fits);
    arrows.retain(|line| left(line) == Some(0));
    arrows.into_iter().map(|line| Rule::Arrow(1, line)).collect()
}

/// From the middle on both ways, as long as there are two equal digits.
pub(super) fn palindromes(solution: &Grid, random: &mut Random) -> Vec<Rule> {
    let (mut taken, mut found) = (CellSet::EMPTY, Vec::new());
    for middle in shuffled(random) {
        if found.len() == LINES || taken.contains(middle) {
            continue;
        }
        let mut line = vec![middle];
        while let (Some(first), Some(last)) = (line.first(), line.last())
            && line.len() < 7
        {
            let free = |cell: &Cell| !taken.contains(*cell) && !line.contains(cell);
            let pairs = at_steps(*first, AROUND).filter(free).flat_map(|one| {
                let others = at_steps(*last, AROUND).filter(free);
                others.map(move |other| (one, other))
            });
            let equal = |(one, other): &(Cell, Cell)| {
                one != other && number(solution, *one) == number(solution, *other)
            };
            let pairs: Vec<_> = pairs.filter(equal).collect();
            if pairs.is_empty() {
                break;
            }
            let (one, other) = pairs[random.below(pairs.len())];
            line.insert(0, one);
            line.push(other);
        }
        if line.len() >= 3 {
            taken |= line.iter().copied().collect();
            found.push(Rule::Palindrome(line));
        }
    }
    found
}

/// Lines of so many cells, which go on as long as a cell fits behind those before it.
fn lines(
    random: &mut Random,
    length: core::ops::RangeInclusive<usize>,
    fits: impl Fn(&[Cell], Cell) -> bool,
) -> Vec<Vec<Cell>> {
    let (mut taken, mut found) = (CellSet::EMPTY, Vec::new());
    for first in shuffled(random) {
        if found.len() == LINES || taken.contains(first) {
            continue;
        }
        let mut line = vec![first];
        while line.len() < *length.end() {
            let Some(last) = line.last() else { break };
            let next = at_steps(*last, AROUND).filter(|cell| {
                !taken.contains(*cell) && !line.contains(cell) && fits(&line, *cell)
            });
            let next: Vec<Cell> = next.collect();
            if next.is_empty() {
                break;
            }
            line.push(next[random.below(next.len())]);
        }
        if length.contains(&line.len()) {
            taken |= line.iter().copied().collect();
            found.push(line);
        }
    }
    found
}

fn shuffled(random: &mut Random) -> Vec<Cell> {
    let mut cells: Vec<Cell> = Cell::all().into_iter().collect();
    random.shuffle(&mut cells);
    cells
}
