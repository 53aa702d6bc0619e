//! The random puzzles are puzzles, and the symmetries leave them so.

use ninerooks_board::{Candidate, Cell, Grid, Puzzle};
use ninerooks_exact::{Solutions, solutions};
use ninerooks_testing::{Rng, Symmetry, random_puzzle};

fn is_proper(grid: &Grid) -> bool {
    matches!(solutions(grid), Solutions::One(_))
}

#[test]
fn a_random_puzzle_has_one_solution_and_needs_each_given() {
    let mut rng = Rng(1);
    for _ in 0..5 {
        let grid = random_puzzle(&mut rng);
        assert!(is_proper(&grid));
        for without in grid.givens() {
            let mut puzzle = Puzzle::default();
            let given = |cell: &Cell| grid.givens().contains(*cell) && *cell != without;
            for cell in Cell::all().filter(given) {
                puzzle.give(Candidate::new(grid.value(cell).expect("a given"), cell));
            }
            assert!(!is_proper(&Grid::new(&puzzle).expect("digits of a solution")));
        }
    }
}

#[test]
fn a_symmetry_keeps_the_number_of_solutions_and_moves_something() {
    let mut rng = Rng(2);
    let grid = random_puzzle(&mut rng);
    let turned = Symmetry::any(&mut rng).of_grid(&grid);
    assert!(is_proper(&turned));
    assert_ne!(grid.live(), turned.live());
}
