//! Random puzzles.

use ninerooks_board::{Candidate, Cell, Digit, Grid, Puzzle};
use ninerooks_exact::{Solutions, solutions, solve};

use crate::Rng;

/// How many cells are filled at random before a solution is looked for.
const DRAWN: usize = 20;

/// A solved grid. Not all of them are as likely as the others.
pub fn random_solution(rng: &mut Rng) -> Grid {
    let mut grid = Grid::default();
    let mut solution = None;
    for cell in rng.shuffled::<81>().into_iter().take(DRAWN).map(Cell::from_index) {
        let mut digits: Vec<Digit> = grid.digits(cell).into_iter().collect();
        rng.shuffle(&mut digits);
        for digit in digits {
            let mut next = grid;
            next.place(Candidate::new(digit, cell));
            if let Some(solved) = solve(&next) {
                (grid, solution) = (next, Some(solved));
                break;
            }
        }
    }
    solution.or_else(|| solve(&grid)).unwrap_or(grid)
}

/// A puzzle with one solution, in which each given is needed.
pub fn random_puzzle(rng: &mut Rng) -> Grid {
    let solution = random_solution(rng);
    let given = |cells: &[bool; 81]| {
        let mut puzzle = Puzzle::default();
        for cell in Cell::all().filter(|cell| cells[cell.index()]) {
            if let Some(digit) = solution.value(cell) {
                puzzle.give(Candidate::new(digit, cell));
            }
        }
        Grid::new(&puzzle).expect("digits of a solution do not collide")
    };
    let mut cells = [true; 81];
    for i in rng.shuffled::<81>() {
        cells[i] = false;
        if !matches!(solutions(&given(&cells)), Solutions::One(_)) {
            cells[i] = true;
        }
    }
    given(&cells)
}
