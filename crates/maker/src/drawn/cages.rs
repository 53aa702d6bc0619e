//! Killer cages.

use ninerooks_board::{Cell, CellSet, Grid, Rule};
use ninerooks_lab::Random;

use super::{EDGES, at_steps, number};

/// How many cells cages are to have: those of two and three are the most, as setters have them.
const SIZES: [usize; 8] = [2, 2, 3, 3, 3, 4, 4, 5];
/// A cell that is left alone joins a cage of fewer cells than this.
const LARGE: usize = 6;

/// Cages that fill the grid, as far as no digit comes twice in one.
pub(super) fn killer(solution: &Grid, random: &mut Random) -> Vec<Rule> {
    let mut cells: Vec<Cell> = Cell::all().into_iter().collect();
    random.shuffle(&mut cells);
    let (mut free, mut cages) = (CellSet::ALL, Vec::new());
    for cell in cells {
        if !free.contains(cell) {
            continue;
        }
        let size = SIZES[random.below(SIZES.len())];
        let cage = grown(cell, size, free, solution, random);
        free -= cage;
        cages.push(cage);
    }
    join_single(&mut cages, solution);
    cages.retain(|cage| cage.len() > 1);
    cages.sort_by_key(|cage| cage.first());
    cages.iter().map(|cage| Rule::Cage(total(solution, *cage), *cage)).collect()
}

/// A cage from a cell on, of at most so many free cells with different digits.
fn grown(from: Cell, size: usize, free: CellSet, solution: &Grid, random: &mut Random) -> CellSet {
    let mut cage: CellSet = [from].into_iter().collect();
    while cage.len() < size {
        let next: CellSet = cage.into_iter().flat_map(|cell| at_steps(cell, EDGES)).collect();
        let next = (next & free) - cage;
        let next: Vec<Cell> = next.filter(|cell| is_new(solution, cage, *cell)).collect();
        if next.is_empty() {
            break;
        }
        cage.insert(next[random.below(next.len())]);
    }
    cage
}

/// Single cells join a cage beside them where their digit is new there.
fn join_single(cages: &mut Vec<CellSet>, solution: &Grid) {
    let single: Vec<Cell> =
        cages.iter().filter(|cage| cage.len() == 1).filter_map(|cage| cage.first()).collect();
    for cell in single {
        let beside: CellSet = at_steps(cell, EDGES).collect();
        let fits = |cage: &&mut CellSet| {
            (1..LARGE).contains(&cage.len())
                && !(**cage & beside).is_empty()
                && is_new(solution, **cage, cell)
        };
        if let Some(cage) = cages.iter_mut().find(fits) {
            cage.insert(cell);
            cages.retain(|cage| cage.len() > 1 || cage.first() != Some(cell));
        }
    }
}

fn is_new(solution: &Grid, cage: CellSet, cell: Cell) -> bool {
    cage.into_iter().all(|other| number(solution, other) != number(solution, cell))
}

fn total(solution: &Grid, cage: CellSet) -> u16 {
    cage.into_iter().map(|cell| u16::from(number(solution, cell))).sum()
}
