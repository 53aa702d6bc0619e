//! Grids with too many patterns end with a named budget or an answer.

use std::collections::BTreeSet;

use ninerooks_board::{Digit, DigitSet, Grid};
use ninerooks_logic::rookery::{Method, OverBudget, Overlay, Space, basic};
use ninerooks_logic::{Checking, Found, Position, Profile, Status, by_name, solve};

use crate::pom::support::{data, equations, grid, puzzles};

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

/// Every method on every sparse grid; which of them a budget ends.
#[test]
fn every_method_answers_or_names_its_budget() {
    let empty = Grid::default();
    let row = grid(&format!("123456789{}", ".".repeat(72)));
    let methods = [
        Method::TwoCell,
        Method::ThreeCell,
        Method::Clash,
        Method::CellCover,
        equations(2),
        Method::Combinations(5),
        Method::Pairs,
        Method::Sums,
    ];
    let over = |grid: &Grid| -> BTreeSet<String> {
        let space = Space::new(grid, DigitSet::ALL);
        let ended = methods.iter().filter(|method| method.find(&space).is_err());
        ended.map(ToString::to_string).collect()
    };
    let named = over(&empty);
    for method in
        [Method::Clash, Method::CellCover, Method::Combinations(5), Method::Pairs, Method::Sums]
    {
        assert!(named.contains(&method.to_string()), "{method} answered");
    }
    assert!(over(&row).len() < named.len());
}

#[test]
fn the_solver_tells_which_budget_ended_it() {
    for (id, technique) in
        [("pom-pairs", "pom-pairs"), ("pom-help", "pom-clash"), ("pom-space", "pom-equations")]
    {
        let solution = solve(&Grid::default(), &Profile::by_id(id).unwrap(), Checking::On);
        assert_eq!(solution.status, Status::Stuck);
        let ended = solution.limits.iter().find(|limit| limit.0.id() == technique);
        assert!(ended.is_some(), "{:?}", solution.limits);
    }
    let mut found = Found::first();
    let pairs = by_name("pom-pairs").unwrap();
    assert!(pairs.find(&Position::new(&Grid::default()), &mut found).is_continue());
    assert!(matches!(found.limits(), [(_, OverBudget::Memory { .. })]));
}

#[test]
fn puzzles_of_seventeen_givens_meet_no_budget() {
    let Some(text) = data("royle17_49158.txt") else { return };
    for puzzle in puzzles(&text).iter().step_by(6000) {
        for id in ["pom-help", "pom-space", "pom-pairs"] {
            let solution = solve(puzzle, &Profile::by_id(id).unwrap(), Checking::On);
            assert!(matches!(solution.status, Status::Solved | Status::Stuck), "{puzzle}");
            assert!(solution.limits.is_empty(), "{:?}", solution.limits);
        }
    }
}
