//! A plain solver to compare with, and random grids.

#![allow(dead_code)] // each test file uses some of it

use std::collections::BTreeSet;

use ninerooks_board::{Candidate, Cell, CellSet, Digit, DigitSet, Grid, Puzzle};

/// The grid of 81 characters.
pub(crate) fn grid(text: &str) -> Grid {
    Grid::new(&puzzle(text)).unwrap_or_else(|error| panic!("{error}: {text}"))
}

/// The puzzle of 81 characters, `.` or `0` for an empty cell.
pub(crate) fn puzzle(text: &str) -> Puzzle {
    assert_eq!(text.len(), 81, "{text}");
    let mut puzzle = Puzzle::default();
    for (cell, c) in Cell::all().zip(text.chars()) {
        if let Some(digit) = Digit::from_char(c) {
            puzzle.give(Candidate::new(digit, cell));
        } else {
            assert!(c == '.' || c == '0', "{text}");
        }
    }
    puzzle
}

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

/// Knuth's MMIX generator: the same numbers in every run.
pub(crate) struct Random(pub(crate) u64);

impl Random {
    /// A number below `n`.
    pub(crate) fn below(&mut self, n: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).expect("31 bits") % n
    }

    /// True so many times of a hundred.
    pub(crate) fn percent(&mut self, n: usize) -> bool {
        self.below(100) < n
    }

    fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            let j = self.below(i + 1);
            items.swap(i, j);
        }
    }

    /// A line of nine in an order that keeps its three parts together.
    fn line(&mut self) -> Vec<usize> {
        let mut parts = [[0, 1, 2], [3, 4, 5], [6, 7, 8]];
        self.shuffle(&mut parts);
        for part in &mut parts {
            self.shuffle(part);
        }
        parts.concat()
    }

    /// A solved grid.
    pub(crate) fn solution(&mut self) -> Vec<Candidate> {
        let (rows, columns, mut digits) = (self.line(), self.line(), Digit::ALL);
        self.shuffle(&mut digits);
        let turned = self.percent(50);
        let value = |cell: Cell| {
            let (r, c) = (rows[cell.row_index()], columns[cell.column_index()]);
            let (r, c) = if turned { (c, r) } else { (r, c) };
            Candidate::new(digits[(3 * r + r / 3 + c) % 9], cell)
        };
        Cell::all().map(value).collect()
    }
}
