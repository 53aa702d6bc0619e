//! Minimal puzzles: such as have one solution, and more without any of their givens.

use ninerooks_board::{Candidate, Cell, CellSet, Digit, Grid};
use ninerooks_exact::{Solutions, solutions, solve};

use crate::{Clues, Random};

/// The only solution of a puzzle; `None` when there is none or more than one.
///
/// ```
/// use ninerooks_lab::{Clues, only_solution};
/// assert_eq!(only_solution(&Clues::default()), None);
/// ```
pub fn only_solution(clues: &Clues) -> Option<Clues> {
    match solutions(&grid_of(clues)?) {
        Solutions::One(solution) => Some(Clues::from(&solution)),
        _ => None,
    }
}

/// The givens on a grid, with what they see excluded; `None` when two of them collide.
pub(crate) fn grid_of(clues: &Clues) -> Option<Grid> {
    let mut grid = Grid::default();
    for (cell, digit) in clues.0.iter().enumerate() {
        if let Some(digit) = Digit::new(*digit) {
            let candidate = Candidate::new(digit, Cell::from_index(cell));
            if !grid.is_live(candidate) {
                return None;
            }
            grid.place(candidate);
        }
    }
    Some(grid)
}

/// Whether a puzzle with one solution has more of them without these of its givens.
///
/// The others are asked for a solution in which one of these is different: when there is none, they are not needed.
fn are_needed(clues: &Clues, cells: CellSet) -> bool {
    let mut without = *clues;
    cells.for_each(|cell| without.0[cell.index()] = 0);
    let Some(grid) = grid_of(&without) else { return false };
    // One after the other is another one, and those before it are as they were.
    let mut before = grid;
    for cell in cells {
        let Some(digit) = Digit::new(clues.0[cell.index()]) else { continue };
        let own = Candidate::new(digit, cell);
        let mut other = before;
        other.eliminate(own);
        if solve(&other).is_some() {
            return true;
        }
        before.place(own);
    }
    false
}

/// The same of one given, by its cell in reading order.
pub(crate) fn is_needed(clues: &Clues, cell: usize) -> bool {
    are_needed(clues, [Cell::from_index(cell)].into_iter().collect())
}

/// The givens that a puzzle with one solution does not need, each of them alone.
///
/// ```
/// use ninerooks_lab::{redundant, generate, Random};
/// let puzzle = generate(&mut Random::new(1, 0));
/// assert!(redundant(&puzzle).is_empty());
/// ```
pub fn redundant(clues: &Clues) -> CellSet {
    let filled = filled(clues);
    filled.into_iter().filter(|cell| !is_needed(clues, cell.index())).collect()
}

/// The cells that are filled.
pub(crate) fn filled(clues: &Clues) -> CellSet {
    Cell::all().filter(|cell| clues.0[cell.index()] != 0).collect()
}

/// Takes givens away as long as there is one solution: in this order, groups of cells at a time, down to `fewest`.
///
/// What stays is minimal if every filled cell is in a group of its own.
pub fn minimised(clues: &Clues, groups: &[CellSet], fewest: usize) -> Clues {
    let mut left = *clues;
    for group in groups {
        let cells = *group & filled(&left);
        let rest = left.len() - cells.len();
        if !cells.is_empty() && rest >= fewest && !are_needed(&left, cells) {
            cells.for_each(|cell| left.0[cell.index()] = 0);
        }
    }
    left
}

/// A minimal puzzle within a puzzle that has one solution, in a random order.
pub fn minimise(clues: &Clues, random: &mut Random) -> Clues {
    let mut cells: Vec<CellSet> = filled(clues).map(|cell| [cell].into_iter().collect()).collect();
    random.shuffle(&mut cells);
    minimised(clues, &cells, 0)
}

/// The minimal puzzles within a puzzle that has one solution, each once, at most `limit`; and whether these are all.
///
/// Each is found by one order of taking givens away, the one in reading order: a given that has been kept once stays.
pub fn minimal_puzzles(clues: &Clues, limit: usize) -> (Vec<Clues>, bool) {
    let mut all = Vec::new();
    let is_all = within(clues, CellSet::EMPTY, limit, &mut all);
    (all, is_all)
}

/// The minimal puzzles that keep these cells. Whether that are all.
fn within(clues: &Clues, kept: CellSet, limit: usize, all: &mut Vec<Clues>) -> bool {
    let free = redundant(clues) - kept;
    let Some(cell) = free.first() else {
        // All that is left is needed, or was to be kept and is not: then another branch has it.
        if (redundant(clues) & kept).is_empty() {
            if all.len() == limit {
                return false;
            }
            all.push(*clues);
        }
        return true;
    };
    let mut without = *clues;
    without.0[cell.index()] = 0;
    let mut keeping = kept;
    keeping.insert(cell);
    within(&without, kept, limit, all) && within(clues, keeping, limit, all)
}
