//! A plain solver to compare with, and random grids.

use std::collections::BTreeSet;

use ninerooks_board::{Candidate, Cell, CellSet, Digit, DigitSet, Grid};
pub(crate) use ninerooks_testing::{Rng, grid, puzzle};

/// Whether `solution` has one of the live candidates of `grid` in each cell, and nine digits in
/// every row, column and box.
pub(crate) fn solves(solution: &str, grid: &Grid) -> bool {
    let digits: Vec<Digit> = solution.chars().filter_map(Digit::from_char).collect();
    let values: Vec<Candidate> =
        Cell::all().zip(&digits).map(|(cell, &digit)| Candidate::new(digit, cell)).collect();
    values.len() == 81
        && values.iter().all(|&value| grid.is_live(value))
        && values.iter().all(|a| !values.iter().any(|b| a.sees(*b)))
}

/// What the plain solver says.
pub(crate) enum Plainly {
    /// These are all solutions.
    All(BTreeSet<String>),
    /// There are more than it was to look for.
    More,
    /// It would take too long.
    TooHard,
}

/// All solutions of `grid`, `most` at most, by trying every digit of the cell that has the fewest
/// left and striking it from the cells that it sees.
pub(crate) fn reference(grid: &Grid, most: usize) -> Plainly {
    let mut plain = Plain { found: BTreeSet::new(), most, tries: 0 };
    let left: Vec<DigitSet> = Cell::all().map(|cell| grid.digits(cell)).collect();
    if plain.search(&left, CellSet::ALL) {
        Plainly::All(plain.found)
    } else if plain.found.len() > most {
        Plainly::More
    } else {
        Plainly::TooHard
    }
}

struct Plain {
    found: BTreeSet<String>,
    most: usize,
    tries: u32,
}

impl Plain {
    /// Says whether it got through.
    fn search(&mut self, left: &[DigitSet], untried: CellSet) -> bool {
        self.tries += 1;
        let Some(cell) = untried.min_by_key(|&cell| left[cell.index()].len()) else {
            self.found.insert(left.iter().map(ToString::to_string).collect());
            return self.found.len() <= self.most;
        };
        self.tries <= 10_000
            && left[cell.index()].into_iter().all(|digit| {
                let mut next = left.to_vec();
                next[cell.index()] = digit.into();
                cell.peers().for_each(|peer| next[peer.index()].remove(digit));
                self.search(&next, untried.without(cell))
            })
    }
}

/// A solved grid, all of one kind: quickly made, for the tests need many.
pub(crate) fn solution(rng: &mut Rng) -> Vec<Candidate> {
    let (rows, columns, mut digits) = (rng.lines(), rng.lines(), Digit::ALL);
    rng.shuffle(&mut digits);
    let turned = rng.percent(50);
    let value = |cell: Cell| {
        let (r, c) = (rows[cell.row_index()], columns[cell.column_index()]);
        let (r, c) = if turned { (c, r) } else { (r, c) };
        Candidate::new(digits[(3 * r + r / 3 + c) % 9], cell)
    };
    Cell::all().map(value).collect()
}
