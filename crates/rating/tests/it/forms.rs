//! What does not depend on the form of a puzzle: its least form, `se::rate_stable`, `csp`.

#![allow(clippy::print_stdout)] // the long run reports what differs

use ninerooks_board::Grid;
use ninerooks_rating::csp;
use ninerooks_rating::form::least;
use ninerooks_rating::se::{self, Rating};
use ninerooks_testing::{Rng, Symmetry, data, grid};

/// Two puzzles for each rule of Sudoku Explainer's.
const OWN: &str = include_str!("../own.tsv");

fn own() -> impl Iterator<Item = Grid> {
    OWN.lines().skip(1).filter_map(|line| Some(grid(line.split('\t').next()?)))
}

/// All that must be the same; how it is found is not asked for.
fn ratings(grid: &Grid, work: u64) -> (Rating, csp::Rating) {
    let csp = csp::Rating { work: 0, ..csp::rate(grid, work) };
    (se::rate_stable(grid, u64::MAX), csp)
}

#[test]
fn equivalent_puzzles_have_one_least_form() {
    let mut rng = Rng(19);
    for puzzle in own() {
        let form = least(&puzzle);
        assert_eq!(form, least(&form));
        for _ in 0..3 {
            assert_eq!(least(&Symmetry::any(&mut rng).of_grid(&puzzle)), form);
        }
    }
}

#[test]
fn puzzles_that_differ_have_different_least_forms() {
    let forms: Vec<Grid> = own().map(|puzzle| least(&puzzle)).collect();
    for (i, form) in forms.iter().enumerate() {
        assert!(!forms[..i].contains(form));
    }
}

#[test]
fn what_is_eliminated_goes_with_the_least_form() {
    let mut rng = Rng(20);
    for puzzle in own().step_by(9) {
        let mut state = puzzle;
        let gone = puzzle.open().next().expect("it is not solved");
        state.eliminate(gone);
        let form = least(&Symmetry::any(&mut rng).of_grid(&state));
        assert_eq!(form.live().len(), state.live().len());
        assert_eq!(form.solved().len(), puzzle.solved().len());
    }
}

#[test]
fn stable_and_csp_ratings_are_those_of_every_form() {
    let mut rng = Rng(21);
    for puzzle in own().step_by(8) {
        let turned = Symmetry::any(&mut rng).of_grid(&puzzle);
        assert_eq!(ratings(&turned, 20_000), ratings(&puzzle, 20_000));
    }
}

#[test]
#[ignore = "minutes"]
fn twenty_forms_of_a_hundred_puzzles_are_rated_the_same() {
    let Some(text) = data("cbg_stratified_by_ser.tsv") else { return };
    let mut rng = Rng(22);
    for line in text.lines().skip(1).step_by(30) {
        let puzzle = grid(line.split('\t').nth(1).expect("a puzzle"));
        let expected = ratings(&puzzle, u64::MAX);
        for _ in 0..20 {
            let turned = Symmetry::any(&mut rng).of_grid(&puzzle);
            assert_eq!(ratings(&turned, u64::MAX), expected, "{line}");
        }
        println!("{line}: {} {}", expected.0.er, expected.1.depth);
    }
}
