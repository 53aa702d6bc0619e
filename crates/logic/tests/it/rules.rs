//! Puzzles with rules beside the classic ones.

#![allow(clippy::unwrap_used, clippy::print_stdout)] // helpers of tests are tests

use ninerooks_board::{Candidate, Cell, CellSet, Digit, Grid, Puzzle, Rule, Rules};
use ninerooks_exact::{Solutions, solutions_within};
use ninerooks_logic::{Checking, Forms, Found, Position, Profile, Status, by_name, solve};
use ninerooks_step::Step;
use ninerooks_testing::{Rng, random_rules};
use ninerooks_text::notation::{CellNames, explain};
use rayon::prelude::*;

use crate::lists::{Census, candidate_space, on_the_way, together};

pub(crate) fn grid(rules: &[Rule], givens: &[&str]) -> Grid {
    let mut puzzle = Puzzle::default();
    puzzle.rules = Rules::new(rules).unwrap();
    for given in givens {
        puzzle.give(given.parse().unwrap());
    }
    Grid::new(&puzzle).unwrap()
}

fn cells(names: &str) -> Vec<Cell> {
    names.split('-').map(|name| name.parse().unwrap()).collect()
}

pub(crate) fn found(id: &str, grid: &Grid) -> Vec<Step> {
    let mut found = Found::all(Forms::Once);
    let _ = by_name(id).unwrap().find(&Position::new(grid), &mut found);
    let steps = found.into_steps();
    for step in &steps {
        step.check(grid).unwrap();
    }
    steps
}

pub(crate) fn words(grid: &Grid, step: &Step) -> String {
    explain(grid, step, CellNames::default()).to_string()
}

pub(crate) fn eliminated(step: &Step) -> String {
    let mut names: Vec<String> = step.eliminations().map(|c| c.to_string()).collect();
    names.sort();
    names.join(" ")
}

#[test]
fn the_miracle_sudoku_is_solved() {
    // By Mitchell Lee: a knight's and a king's move apart cells differ, neighbours are not consecutive; two givens.
    let rules = [Rule::AntiKnight, Rule::AntiKing, Rule::NonConsecutive];
    let start = grid(&rules, &["1r5c3", "2r6c7"]);
    let profile = Profile::by_id("basic").unwrap();
    let solved = solve(&start, &profile, Checking::On);
    assert_eq!(solved.status, Status::Solved, "{}", solved.path.end);
    assert!(solved.path.end.to_string().starts_with("483726159726159483159483726"));
}

#[test]
fn a_diagonal_with_one_place_for_a_digit_has_it_there() {
    let mut start = grid(&[Rule::FallingDiagonal], &[]);
    for i in (0..9).filter(|i| ![3, 7].contains(i)) {
        start.eliminate(Candidate::new(Digit::D5, Cell::at(i, i)));
    }
    assert!(found("rule-single", &start).is_empty(), "there are two places");
    start.eliminate("5r8c8".parse().unwrap());
    let steps = found("rule-single", &start);
    let [step] = steps.as_slice() else { panic!("{steps:?}") };
    assert_eq!(step.placements().map(|c| c.to_string()).collect::<Vec<_>>(), ["5r4c4"]);
    assert_eq!(
        words(&start, step),
        "By the rule \u{201c}falling diagonal\u{201d} only 5 in r4c4 is left, so r4c4 is 5."
    );
}

#[test]
fn the_ends_of_a_thermo_are_bounded() {
    let start = grid(&[Rule::Thermo(cells("r1c1-r2c2-r3c3"))], &[]);
    let steps = found("common-peer", &start);
    let first: Vec<String> = steps.iter().map(eliminated).collect();
    // Every cell has all nine digits yet: those excluded by all of a cell are the bounds.
    assert!(first.iter().any(|gone| gone.contains("9r1c1")), "{first:?}");
    assert!(first.iter().all(|gone| !gone.contains("5r2c2")), "{first:?}");
    assert!(found("common-peer", &Grid::default()).is_empty());
}

fn start_of_dot() -> Grid {
    grid(&[Rule::Difference(1, [Cell::at(0, 0), Cell::at(0, 1)])], &[])
}

#[test]
fn what_has_no_partner_beside_a_dot_is_false() {
    let mut start = start_of_dot();
    for digit in [3, 5, 6, 7, 8, 9] {
        start.eliminate(Candidate::new(Digit::new(digit).unwrap(), Cell::at(0, 1)));
    }
    // r1c2 is 1, 2 or 4: r1c1 is 1, 2, 3 or 5.
    let steps = found("common-peer", &start);
    let of_cell = steps.iter().find(|step| step.eliminations().any(|c| c.cell() == Cell::at(0, 0)));
    let of_cell = of_cell.unwrap();
    assert_eq!(eliminated(of_cell), "4r1c1 6r1c1 7r1c1 8r1c1 9r1c1");
    assert_eq!(
        words(&start, of_cell),
        "r1c2 is 1, 2 or 4, and none of these goes together with 4, 6, 7, 8 or 9 in r1c1 (white dot r1c1-r1c2): \
         4, 6, 7, 8 and 9 are eliminated from r1c1."
    );
    // With a 7 in r1c2 as well 6 and 8 go together with it.
    let mut near = start_of_dot();
    for digit in [3, 5, 6, 8, 9] {
        near.eliminate(Candidate::new(Digit::new(digit).unwrap(), Cell::at(0, 1)));
    }
    let steps = found("common-peer", &near);
    assert!(steps.iter().any(|step| eliminated(step) == "4r1c1 7r1c1 9r1c1"), "{steps:?}");
}

/// Nothing placed, and no 5 on the falling diagonal but in the cells of these numbers.
fn diagonal_with(fives: &[usize]) -> Grid {
    let mut start = grid(&[Rule::FallingDiagonal], &[]);
    for i in (0..9).filter(|i| !fives.contains(i)) {
        start.eliminate(Candidate::new(Digit::D5, Cell::at(i, i)));
    }
    start
}

#[test]
fn what_sees_all_places_of_a_digit_on_a_diagonal_is_false() {
    let start = diagonal_with(&[3, 7]);
    let steps = found("common-peer", &start);
    let [step] = steps.as_slice() else { panic!("{steps:?}") };
    assert_eq!(eliminated(step), "5r4c8 5r8c4");
    assert_eq!(
        words(&start, step),
        "By the rule \u{201c}falling diagonal\u{201d} there is 5 in r4c4 or 5 in r8c8, and neither goes together \
         with 5 in r4c8 or r8c4: 5 is eliminated from r4c8 and r8c4."
    );
    // With a third place nothing sees all of them.
    assert!(
        found("common-peer", &diagonal_with(&[3, 5, 7]))
            .iter()
            .all(|s| eliminated(s) != "5r4c8 5r8c4")
    );
}

#[test]
fn what_a_quadruple_needs_is_nowhere_else_in_its_box() {
    let start = grid(&[Rule::Quadruple(Cell::at(0, 0), vec![Digit::D7])], &[]);
    let steps = found("common-peer", &start);
    let [step] = steps.as_slice() else { panic!("{steps:?}") };
    assert_eq!(eliminated(step), "7r1c3 7r2c3 7r3c1 7r3c2 7r3c3");
    // Over the edge of a box nothing sees all four.
    let near = grid(&[Rule::Quadruple(Cell::at(0, 2), vec![Digit::D7])], &[]);
    assert!(found("common-peer", &near).is_empty());
}

#[test]
fn nothing_that_assumes_one_solution_is_asked_under_rules() {
    let start = grid(&[Rule::AntiKnight], &["1r5c3", "2r6c7"]);
    for id in ["unique-rectangle-1", "symmetrical-placement", "clue-cover"] {
        assert!(by_name(id).unwrap().assumes_uniqueness());
        assert!(found(id, &start).is_empty());
    }
}

/// A solution that keeps rules of any kinds, and a puzzle with no more givens than it needs, or as many as the search can tell.
fn generated(rng: &mut Rng) -> (Grid, Grid) {
    let (solved, rules) = random_rules(rng);
    let with = |cells: CellSet| {
        let mut puzzle = Puzzle::default();
        puzzle.rules = Rules::new(&rules).unwrap();
        for cell in cells {
            puzzle.give(Candidate::new(solved.value(cell).unwrap(), cell));
        }
        Grid::new(&puzzle).unwrap()
    };
    let mut givens = CellSet::ALL;
    for cell in rng.shuffled::<81>().into_iter().map(Cell::from_index) {
        let fewer = givens - cell.into();
        if matches!(solutions_within(&with(fewer), 2_000), Ok(Solutions::One(_))) {
            givens = fewer;
        }
    }
    (with(givens), solved)
}

fn sweep(count: u64) {
    let (default, everything) = (Profile::by_id("default").unwrap(), candidate_space());
    let census = (0..count).into_par_iter().map(|number| {
        let (puzzle, solved) = generated(&mut Rng(4700 + number));
        on_the_way(puzzle, &solved, &default, &everything)
    });
    let census = census.reduce(Census::new, together);
    println!("{census:#?}");
    assert!(census.len() > 10, "few techniques take part");
}

#[test]
fn every_step_of_generated_puzzles_with_rules_is_right() {
    sweep(2);
}

#[test]
#[ignore = "many minutes"]
fn every_step_of_two_hundred_generated_puzzles_with_rules_is_right() {
    sweep(200);
}
