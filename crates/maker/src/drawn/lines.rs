//! Lines: each goes from cell to cell by edges and corners, and no two of a kind share a cell or cross.

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
    let mut paper = Paper::default();
    for middle in shuffled(random) {
        if paper.is_full() || paper.taken.contains(middle) {
            continue;
        }
        let mut line = vec![middle];
        while let (Some(first), Some(last)) = (line.first(), line.last())
            && line.len() < 7
        {
            let pairs = paper.next(&line, *first).flat_map(|one| {
                let others = paper.next(&line, *last);
                others.map(move |other| (one, other))
            });
            let equal = |(one, other): &(Cell, Cell)| {
                one != other
                    && number(solution, *one) == number(solution, *other)
                    && corner(*first, *one).is_none_or(|at| corner(*last, *other) != Some(at))
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
            paper.draw(line);
        }
    }
    paper.lines.into_iter().map(Rule::Palindrome).collect()
}

/// Lines of so many cells, which go on as long as a cell fits behind those before it.
fn lines(
    random: &mut Random,
    length: core::ops::RangeInclusive<usize>,
    fits: impl Fn(&[Cell], Cell) -> bool,
) -> Vec<Vec<Cell>> {
    let mut paper = Paper::default();
    for first in shuffled(random) {
        if paper.is_full() || paper.taken.contains(first) {
            continue;
        }
        let mut line = vec![first];
        while line.len() < *length.end() {
            let Some(last) = line.last() else { break };
            let next = paper.next(&line, *last).filter(|cell| fits(&line, *cell));
            let next: Vec<Cell> = next.collect();
            if next.is_empty() {
                break;
            }
            line.push(next[random.below(next.len())]);
        }
        if length.contains(&line.len()) {
            paper.draw(line);
        }
    }
    paper.lines
}

/// What has been drawn.
#[derive(Default)]
struct Paper {
    lines: Vec<Vec<Cell>>,
    taken: CellSet,
    /// The corners that lines go through.
    corners: Vec<(usize, usize)>,
}

impl Paper {
    fn is_full(&self) -> bool {
        self.lines.len() == LINES
    }

    /// Where a line that is not drawn yet may go on from one of its ends.
    fn next<'a>(&'a self, line: &'a [Cell], from: Cell) -> impl Iterator<Item = Cell> + 'a {
        let crosses = move |to: Cell| {
            corner(from, to).is_some_and(|at| {
                let mut own = line.windows(2).filter_map(|pair| corner(pair[0], pair[1]));
                self.corners.contains(&at) || own.any(|corner| corner == at)
            })
        };
        at_steps(from, AROUND).filter(move |cell| {
            !self.taken.contains(*cell) && !line.contains(cell) && !crosses(*cell)
        })
    }

    fn draw(&mut self, line: Vec<Cell>) {
        self.taken |= line.iter().copied().collect();
        self.corners.extend(line.windows(2).filter_map(|pair| corner(pair[0], pair[1])));
        self.lines.push(line);
    }
}

/// The corner between two cells that touch in no more, by the cell above and left of it.
fn corner(one: Cell, other: Cell) -> Option<(usize, usize)> {
    let [a, b] = [one, other].map(|cell| (cell.row_index(), cell.column_index()));
    (a.0 != b.0 && a.1 != b.1).then(|| (a.0.min(b.0), a.1.min(b.1)))
}

fn shuffled(random: &mut Random) -> Vec<Cell> {
    let mut cells: Vec<Cell> = Cell::all().into_iter().collect();
    random.shuffle(&mut cells);
    cells
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use ninerooks_lab::random_solution;

    use super::*;

    #[test]
    fn lines_share_no_cell_and_do_not_cross() {
        for number in 0..30 {
            let mut random = Random::new(11, number);
            let solution = Grid::new(&random_solution(&mut random).to_puzzle()).unwrap();
            for draw in [thermos, whispers, renbans, arrows, palindromes] {
                let rules = draw(&solution, &mut random);
                let (mut cells, mut corners) = (BTreeSet::new(), BTreeSet::new());
                for line in rules.iter().flat_map(Rule::lines) {
                    assert!(line.iter().all(|cell| cells.insert(*cell)), "{rules:?}");
                    let mut own = line.windows(2).filter_map(|pair| corner(pair[0], pair[1]));
                    assert!(own.all(|at| corners.insert(at)), "{rules:?}");
                }
            }
        }
    }
}
