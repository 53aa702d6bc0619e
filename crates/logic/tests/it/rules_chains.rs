//! Chains whose links are rules that a puzzle adds to the classic ones.

#![allow(clippy::unwrap_used)] // helpers of tests are tests

use ninerooks_board::{Candidate, CandidateSet, Cell, Digit, Grid, Rule};
use ninerooks_step::{ChainLink, Shape, Step};

use crate::rules::{eliminated, found, grid, words};

/// Keeps a digit in a row only in these columns, counted from 1.
fn keep_in_row(grid: &mut Grid, digit: u8, row: usize, columns: &[usize]) {
    for column in (1..=9).filter(|column| !columns.contains(column)) {
        grid.eliminate(Candidate::new(Digit::new(digit).unwrap(), Cell::at(row - 1, column - 1)));
    }
}

/// Keeps only these digits in a cell.
pub(crate) fn keep_in_cell(grid: &mut Grid, cell: &str, digits: &[u8]) {
    for digit in (1..=9).filter(|digit| !digits.contains(digit)) {
        grid.eliminate(Candidate::new(Digit::new(digit).unwrap(), cell.parse().unwrap()));
    }
}

/// What a rule says of the links of a chain, one letter each: `c` for a cell or house, `r` for a rule.
fn links(step: &Step) -> String {
    let Shape::Chain(chain) = &step.shape else { panic!("{:?}", step.shape) };
    let letter = |link: &ChainLink| if matches!(link, ChainLink::Rule(_)) { 'r' } else { 'c' };
    chain.links.iter().map(letter).collect()
}

#[test]
fn an_x_chain_goes_on_by_a_knights_move() {
    let with = |rules: &[Rule]| {
        let mut start = grid(rules, &[]);
        keep_in_row(&mut start, 5, 3, &[1, 5]);
        keep_in_row(&mut start, 5, 5, &[3, 6]);
        start
    };
    let start = with(&[Rule::AntiKnight]);
    let steps = found("x-chain", &start);
    let [step] = steps.as_slice() else { panic!("{steps:?}") };
    assert_eq!(eliminated(step), "5r1c3 5r2c3 5r4c1 5r4c3 5r6c1");
    assert_eq!(links(step), "crc");
    assert_eq!(
        words(&start, step),
        "Assume that r3c1 is not 5:\n\
         - then r3c5 is 5 (row 3 has no other place for 5)\n\
         - so r5c6 is not 5 (by the rule \u{201c}anti-knight\u{201d} not both are true)\n\
         - so r5c3 is 5 (row 5 has no other place for 5)\n\
         So r3c1 is 5 or r5c3 is 5, and whatever goes together with neither (anti-knight) is false: \
         5 is eliminated from r46c1 and r124c3."
    );
    assert!(found("x-chain", &with(&[])).is_empty(), "nothing links the two rows");
    assert!(found("x-chain", &with(&[Rule::AntiKing])).is_empty(), "nor does a king's move");
}

#[test]
fn an_x_chain_begins_on_a_diagonal() {
    let with = |rules: &[Rule], also: &[usize]| {
        let mut start = grid(rules, &[]);
        for i in (1..=9).filter(|i| ![4, 8].contains(i) && !also.contains(i)) {
            start.eliminate(Candidate::new(Digit::D5, Cell::at(i - 1, i - 1)));
        }
        keep_in_row(&mut start, 5, 2, &[4, 9]);
        start
    };
    let start = with(&[Rule::FallingDiagonal], &[]);
    let steps = found("x-chain", &start);
    let [step] = steps.as_slice() else { panic!("{steps:?}") };
    assert_eq!((eliminated(step), links(step)), ("5r1c8 5r3c8 5r7c9 5r8c9".into(), "ccr".into()));
    let text = words(&start, step);
    assert!(
        text.contains("nothing else is left by the rule \u{201c}falling diagonal\u{201d}"),
        "{text}"
    );
    assert!(text.contains("whatever sees both is false"), "{text}");
    // With a third place on the diagonal, or without the rule, there is no strong link.
    assert!(found("x-chain", &with(&[Rule::FallingDiagonal], &[6])).is_empty());
    assert!(found("x-chain", &with(&[], &[])).is_empty());
}

#[test]
fn places_in_an_extra_region_are_linked_in_groups() {
    // In the upper left box of the windoku 5 is in r2c23 or r4c4.
    let with = |rules: &[Rule]| {
        let mut start = grid(rules, &[]);
        keep_in_row(&mut start, 5, 2, &[2, 3, 5, 6, 7, 8, 9]);
        keep_in_row(&mut start, 5, 3, &[1, 5, 6, 7, 8, 9]);
        for cell in ["r4c2", "r4c3"] {
            start.eliminate(Candidate::new(Digit::D5, cell.parse().unwrap()));
        }
        keep_in_row(&mut start, 5, 7, &[4, 9]);
        start
    };
    let steps = found("x-chain", &with(&[Rule::Windoku]));
    // r7c9 = r7c4 - r4c4 = r2c23.
    assert!(
        steps.iter().any(|step| eliminated(step) == "5r2c9" && links(step) == "ccr"),
        "{steps:?}"
    );
    assert!(found("x-chain", &with(&[])).is_empty());
}

/// r4c3 is 1 or 4, r4c4 is 2 or 5, r7c4 is 2 or 4.
fn beside_a_dot(rules: &[Rule]) -> Grid {
    let mut start = grid(rules, &[]);
    for (cell, digits) in [("r4c3", [1, 4]), ("r4c4", [2, 5]), ("r7c4", [2, 4])] {
        keep_in_cell(&mut start, cell, &digits);
    }
    start
}

#[test]
fn an_xy_chain_passes_a_dot() {
    let dot = Rule::Difference(1, [Cell::at(3, 2), Cell::at(3, 3)]);
    let steps = found("xy-chain", &beside_a_dot(&[dot]));
    let [step] = steps.as_slice() else { panic!("{steps:?}") };
    assert_eq!((eliminated(step), links(step)), ("4r7c3".into(), "crccc".into()));
    // A dot that stands elsewhere says nothing of these cells.
    let elsewhere = Rule::Difference(1, [Cell::at(3, 1), Cell::at(3, 2)]);
    assert!(found("xy-chain", &beside_a_dot(&[elsewhere])).is_empty());
    assert!(found("xy-chain", &beside_a_dot(&[])).is_empty());
}

#[test]
fn two_cells_a_knights_move_apart_are_a_ring() {
    let with = |rules: &[Rule]| {
        let mut start = grid(rules, &[]);
        keep_in_cell(&mut start, "r3c5", &[1, 2]);
        keep_in_cell(&mut start, "r5c6", &[1, 2]);
        start
    };
    let start = with(&[Rule::AntiKnight]);
    let steps = found("aic-ring", &start);
    let [step] = steps.as_slice() else { panic!("{steps:?}") };
    let rules = start.rules();
    let all = |digit: Digit| {
        let [one, other] = ["r3c5", "r5c6"]
            .map(|cell| rules.all_excluded_by(Candidate::new(digit, cell.parse().unwrap())));
        let mut own = CandidateSet::EMPTY;
        own[digit] = (one & other)[digit];
        own
    };
    let expected = all(Digit::D1) | all(Digit::D2);
    assert_eq!(step.eliminations().collect::<CandidateSet>(), expected);
    assert!(
        expected.contains("1r3c7".parse().unwrap()),
        "which sees one by its row and the other by a knight's move"
    );
    assert_eq!(links(step), "crcr");
    assert!(found("aic-ring", &with(&[])).is_empty());
}
