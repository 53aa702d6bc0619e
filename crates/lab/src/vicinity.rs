//! Puzzles near a puzzle: some givens less, some others more, written {-1+1}, {-2+2} and so on.
//!
//! The idea is that of gsf's `-go{-1+1}` and of the searches of champagne, eleven and mith for hard puzzles.

use core::ops::ControlFlow;

use ninerooks_board::{Candidate, Cell, CellSet, Digit, Grid};
use ninerooks_exact::{enumerate, solve};

use crate::minimal::{filled, grid_of, only_solution};
use crate::{Clues, Random, minimise};

/// With more solutions than this a puzzle is not looked at: hardly a given leaves one of them.
const SOLUTIONS: usize = 10_000;
/// How often a given is drawn that fits.
const DRAWS: usize = 20;

/// How far to go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Vicinity {
    /// How many givens go.
    pub less: usize,
    /// How many come.
    pub more: usize,
}

/// Minimal puzzles that have `less` givens less and `more` others more, made minimal in a random order.
///
/// The last given that comes is each that leaves one solution; those before it are drawn. If there are at most
/// `samples` choices of givens to go each is taken, and otherwise so many are drawn. So {-1+1} is all of it.
///
/// ```
/// use ninerooks_lab::{Random, Vicinity, generate, near, redundant};
/// let puzzle = generate(&mut Random::new(1, 0));
/// let near = near(&puzzle, Vicinity { less: 1, more: 1 }, 100, &mut Random::new(1, 1));
/// assert!(near.iter().all(|other| redundant(other).is_empty()));
/// ```
pub fn near(puzzle: &Clues, of: Vicinity, samples: usize, random: &mut Random) -> Vec<Clues> {
    let mut all = Vec::new();
    for gone in choices(filled(puzzle), of.less, samples, random) {
        let mut base = *puzzle;
        gone.for_each(|cell| base.0[cell.index()] = 0);
        let Some(base) = (1..of.more).try_fold(base, |base, _| with_one(&base, random)) else {
            continue;
        };
        for next in completions(&base, of.more) {
            all.push(minimise(&next, random));
        }
    }
    all.sort_unstable();
    all.dedup();
    all.retain(|other| other != puzzle);
    all
}

/// The puzzles with one solution that have another given in place of one that is drawn. They are not made minimal, which
/// takes most of the time of [`near`]: this is for those who will look at a few of them.
///
/// ```
/// use ninerooks_lab::{Random, exchanged, generate, only_solution};
/// let puzzle = generate(&mut Random::new(1, 0));
/// let others = exchanged(&puzzle, &mut Random::new(1, 1));
/// assert!(others.iter().all(|other| only_solution(other).is_some()));
/// ```
pub fn exchanged(puzzle: &Clues, random: &mut Random) -> Vec<Clues> {
    let cells: Vec<Cell> = filled(puzzle).into_iter().collect();
    if cells.is_empty() {
        return Vec::new();
    }
    let mut base = *puzzle;
    base.0[cells[random.below(cells.len())].index()] = 0;
    let mut all = completions(&base, 1);
    all.retain(|other| other != puzzle);
    all
}

/// Sets of so many of these cells: all, or that many that are drawn.
fn choices(cells: CellSet, size: usize, samples: usize, random: &mut Random) -> Vec<CellSet> {
    let cells: Vec<Cell> = cells.into_iter().collect();
    let count = (0..size)
        .fold(1_usize, |all, i| all.saturating_mul(cells.len().saturating_sub(i)) / (i + 1));
    if count <= samples || size < 2 {
        let mut all = vec![(CellSet::EMPTY, 0)];
        for _ in 0..size {
            let longer = |(set, from): &(CellSet, usize)| {
                let (set, from) = (*set, *from);
                (from..cells.len()).map(|at| (with(set, cells[at]), at + 1)).collect::<Vec<_>>()
            };
            all = all.iter().flat_map(longer).collect();
        }
        return all.into_iter().map(|(set, _)| set).collect();
    }
    let mut order = cells;
    let mut draw = |_| {
        random.shuffle(&mut order);
        order.iter().take(size).copied().collect()
    };
    (0..samples).map(&mut draw).collect()
}

fn with(mut set: CellSet, cell: Cell) -> CellSet {
    set.insert(cell);
    set
}

/// One given more, with which there still is a solution.
fn with_one(base: &Clues, random: &mut Random) -> Option<Clues> {
    let grid = grid_of(base)?;
    (0..DRAWS).find_map(|_| {
        let cell = Cell::from_index(random.below(81));
        let digit = Digit::from_index(random.below(9));
        let candidate = Candidate::new(digit, cell);
        if grid.value(cell).is_some() || !grid.is_live(candidate) {
            return None;
        }
        let mut next = grid;
        next.place(candidate);
        solve(&next)?;
        let mut clues = *base;
        clues.0[cell.index()] = digit.get();
        Some(clues)
    })
}

/// The puzzles with one given more that have one solution; the puzzle itself if nothing more is to come.
fn completions(base: &Clues, more: usize) -> Vec<Clues> {
    if more == 0 {
        return only_solution(base).map(|_| vec![*base]).unwrap_or_default();
    }
    let Some(grid) = grid_of(base) else { return Vec::new() };
    // How many solutions have each digit in each cell.
    let mut counts = [[0_u32; 10]; 81];
    let mut number = 0;
    let end = enumerate(&grid, |solution: &Grid| {
        number += 1;
        for cell in Cell::all() {
            let digit = solution.value(cell).map_or(0, Digit::get);
            counts[cell.index()][usize::from(digit)] += 1;
        }
        if number < SOLUTIONS { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    if end.is_break() {
        return Vec::new();
    }
    let mut all = Vec::new();
    for cell in (0..81).filter(|cell| base.0[*cell] == 0) {
        for digit in (1..=9).filter(|digit| counts[cell][usize::from(*digit)] == 1) {
            let mut clues = *base;
            clues.0[cell] = digit;
            all.push(clues);
        }
    }
    all
}
