//! Puzzles with a given pattern of givens.

use ninerooks_board::{Candidate, Cell, CellSet, Digit};
use ninerooks_exact::count;

use crate::minimal::grid_of;
use crate::{Clues, Random, only_solution, random_solution};

/// Solutions are counted up to here.
const COUNTED: u64 = 200;
/// After so many cells without fewer solutions a new start is better.
const PATIENCE: usize = 60;

/// Looks at so many changes of one given.
pub(crate) fn search(mask: CellSet, tries: usize, random: &mut Random) -> Option<Clues> {
    let cells: Vec<Cell> = mask.into_iter().collect();
    let mut left = tries;
    while left > 0 {
        let solution = random_solution(random);
        let mut clues = Clues::default();
        for cell in &cells {
            clues.0[cell.index()] = solution.0[cell.index()];
        }
        let mut best = number(&clues)?;
        let mut idle = 0;
        while best > 1 && idle < PATIENCE && left > 0 {
            left -= 1;
            idle += 1;
            let cell = *cells.get(random.below(cells.len()))?;
            // Walks on level ground too, so that it does not stay where nothing near is better.
            if let Some((next, solutions)) = fewest(&clues, cell, random)
                && solutions <= best
            {
                if solutions < best {
                    idle = 0;
                }
                (clues, best) = (next, solutions);
            }
        }
        if only_solution(&clues).is_some() {
            return Some(clues);
        }
    }
    None
}

/// The other digit for this cell that leaves the fewest solutions; of several any.
fn fewest(clues: &Clues, cell: Cell, random: &mut Random) -> Option<(Clues, u64)> {
    let own = clues.0[cell.index()];
    let mut without = *clues;
    without.0[cell.index()] = 0;
    let grid = grid_of(&without)?;
    let mut best: Option<(Clues, u64)> = None;
    let mut order = random.shuffled::<9>();
    random.shuffle(&mut order);
    for digit in order.into_iter().map(Digit::from_index) {
        if digit.get() == own || !grid.is_live(Candidate::new(digit, cell)) {
            continue;
        }
        let mut next = without;
        next.0[cell.index()] = digit.get();
        let Some(solutions) = number(&next).filter(|n| *n > 0) else { continue };
        if best.is_none_or(|(_, fewest)| solutions < fewest) {
            best = Some((next, solutions));
        }
    }
    best
}

/// How many solutions there are, up to a limit.
fn number(clues: &Clues) -> Option<u64> {
    Some(count(&grid_of(clues)?, COUNTED))
}
