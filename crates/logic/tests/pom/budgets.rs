//! Grids with too many patterns end with a named budget or an answer.

use ninerooks_board::{Digit, DigitSet, Grid};
use ninerooks_logic::rookery::{Method, OverBudget, Overlay, Space, basic};

use crate::support::grid;

#[test]
fn the_empty_grid_has_every_pattern_and_no_deduction() {
    let grid = Grid::default();
    let space = Space::new(&grid, DigitSet::ALL);
    assert_eq!(space.len(), 9 * 46_656);
    assert!(Digit::ALL.iter().all(|&digit| basic(&grid, &space, digit).is_empty()));
}

#[test]
fn the_network_of_the_empty_grid_is_refused_by_name() {
    let space = Space::new(&Grid::default(), DigitSet::ALL);
    for method in [Method::Pairs, Method::Combinations(2)] {
        let Err(over) = method.find(&space) else { panic!("{method} answered") };
        assert!(matches!(over, OverBudget::Memory { patterns: 419_904, .. }), "{over}");
        assert!(over.to_string().contains("limit"), "{over}");
    }
}

#[test]
fn a_grid_with_few_givens_is_refused_or_answered() {
    let few = grid(&format!("123456789{}", ".".repeat(72)));
    let mut overlay = Overlay::new(&few, DigitSet::ALL);
    assert!(overlay.basic(&few).is_none());
    assert!(matches!(overlay.step(&few, &[Method::Pairs]), Err(OverBudget::Memory { .. })));
}

#[test]
fn a_digit_without_any_pattern_takes_all_its_candidates_along() {
    let mut grid = Grid::default();
    for column in 0..9 {
        grid.eliminate(ninerooks_board::Candidate::new(
            Digit::D4,
            ninerooks_board::Cell::at(3, column),
        ));
    }
    let space = Space::new(&grid, DigitSet::from(Digit::D4));
    assert!(space.is_empty());
    let actions = basic(&grid, &space, Digit::D4);
    assert_eq!(actions.len(), 72);
    assert!(actions.iter().all(|action| matches!(action, ninerooks_proof::Action::Eliminate(_))));
}
