//! Subsets that need a rule which a puzzle adds to the classic ones.

#![allow(clippy::unwrap_used)] // helpers of tests are tests

use ninerooks_board::{Candidate, CandidateSet, Cell, CellSet, Digit, Grid, Rule};

use crate::rules::{eliminated, found, grid, words};
use crate::rules_chains::keep_in_cell;

fn cells(names: &[&str]) -> CellSet {
    names.iter().map(|name| name.parse::<Cell>().unwrap()).collect()
}

#[test]
fn two_cells_a_knights_move_apart_are_a_naked_pair() {
    let with = |rules: &[Rule], last: &[u8]| {
        let mut start = grid(rules, &[]);
        keep_in_cell(&mut start, "r3c5", &[1, 2]);
        keep_in_cell(&mut start, "r5c6", last);
        start
    };
    let start = with(&[Rule::AntiKnight], &[1, 2]);
    let steps = found("naked-pair", &start);
    let [step] = steps.as_slice() else { panic!("{steps:?}") };
    let mut expected = CandidateSet::EMPTY;
    for digit in [Digit::D1, Digit::D2] {
        let [one, other] = ["r3c5", "r5c6"].map(|cell| {
            start.rules().all_excluded_by(Candidate::new(digit, cell.parse().unwrap()))
        });
        expected[digit] = (one & other)[digit];
    }
    assert!(expected.contains("1r3c7".parse().unwrap()), "by its row, and by a knight's move");
    assert_eq!(step.eliminations().collect::<CandidateSet>(), expected);
    let text = words(&start, step);
    assert!(
        text.contains("no two of them have the same") && text.contains("(anti-knight)"),
        "{text}"
    );
    // With a third digit in one of them, or without the rule, they are no pair.
    assert!(found("naked-pair", &with(&[Rule::AntiKnight], &[1, 2, 3])).is_empty());
    assert!(found("naked-pair", &with(&[], &[1, 2])).is_empty());
}

#[test]
fn three_cells_of_a_cage_are_a_naked_triple() {
    let with = |rules: &[Rule]| {
        let mut start = grid(rules, &[]);
        for cell in ["r3c3", "r4c3", "r4c4"] {
            keep_in_cell(&mut start, cell, &[1, 2, 6]);
        }
        start
    };
    let all = cells(&["r3c3", "r4c3", "r4c4", "r5c4"]);
    let steps = found("naked-triple", &with(&[Rule::Different(all)]));
    let [step] = steps.as_slice() else { panic!("{steps:?}") };
    assert_eq!(eliminated(step), "1r5c4 2r5c4 6r5c4");
    // r3c3 and r4c4 may be equal without the rule, and without r4c4 in it.
    assert!(found("naked-triple", &with(&[])).is_empty());
    let fewer = cells(&["r3c3", "r4c3", "r5c4"]);
    assert!(found("naked-triple", &with(&[Rule::Different(fewer)])).is_empty());
}

#[test]
fn two_digits_are_hidden_on_a_diagonal() {
    let with = |rules: &[Rule], also: &[usize]| -> Grid {
        let mut start = grid(rules, &[]);
        for i in (1..=9).filter(|i| ![2, 8].contains(i)) {
            for digit in [Digit::D5, Digit::D7] {
                if digit == Digit::D5 || !also.contains(&i) {
                    start.eliminate(Candidate::new(digit, Cell::at(i - 1, i - 1)));
                }
            }
        }
        start
    };
    let start = with(&[Rule::FallingDiagonal], &[]);
    let steps = found("hidden-pair", &start);
    let [step] = steps.as_slice() else { panic!("{steps:?}") };
    assert_eq!(
        eliminated(step),
        "1r2c2 1r8c8 2r2c2 2r8c8 3r2c2 3r8c8 4r2c2 4r8c8 6r2c2 6r8c8 8r2c2 8r8c8 9r2c2 9r8c8"
    );
    let text = words(&start, step);
    assert!(
        text.starts_with("By the rule \u{201c}falling diagonal\u{201d} the digits 5 and 7"),
        "{text}"
    );
    // With a third place for the 7, or without the rule, nothing is hidden.
    assert!(found("hidden-pair", &with(&[Rule::FallingDiagonal], &[5])).is_empty());
    assert!(found("hidden-pair", &with(&[], &[])).is_empty());
}
