//! Hypotheses and two ways: every step is accepted, agrees with the solution and needs each of its
//! deductions; marks and proofs say the same; a turned grid gives the turned steps; and the lists
//! are solved that should be.
//!
//! The lists are in the folder `NINEROOKS_DATA`, by default `../shared/data` beside the checkout.
//! Without it the tests that need one say so.

#![allow(clippy::unwrap_used, clippy::print_stdout)] // tests may

use std::collections::BTreeSet;

use ninerooks_board::{Candidate, Cell, Grid};
use ninerooks_exact::{Solutions, solutions};
use ninerooks_logic::{Forms, Found, Position, Profile, Technique, by_name, next_step, techniques};
use ninerooks_proof::{Action, Deduction, Proof, Reason, Refusal, check};
use ninerooks_step::{Family, Hypothesis, Mark, MarkFrom, Meeting, Shape, Step, TwoWay};
use ninerooks_testing::listed;
use ninerooks_text::formats;

/// Puzzles of the texts: the Sudoku Assistant's top1465 #89 and #250 are in the list; these are from
/// the pattern overlay's and the set logic's pages.
const PUZZLES: [&str; 3] = [
    "2.4...5..75.694..169..2...78..9....3..5...1..3....2..45...6..18...183..5187...63.",
    ".............61.47....48.52..........15..2..6.74.5..18..........28.75..4.56.34.21",
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
];

const EASTER_MONSTER: &str =
    "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1";

fn grid(line: &str) -> Grid {
    Grid::new(&formats::read(line).unwrap().puzzle).unwrap()
}

fn of_family() -> impl Iterator<Item = &'static Technique> {
    // Forcing chains have tests of their own.
    let is_marked =
        |t: &&Technique| ["hypothesis", "two-way"].iter().any(|id| t.info().id.starts_with(id));
    techniques::ALL.iter().copied().filter(is_marked)
}

fn steps(technique: &'static Technique, grid: &Grid) -> Vec<Step> {
    let mut found = Found::all(Forms::Once);
    let _ = technique.find(&Position::new(grid), &mut found);
    found.into_steps()
}

/// The states on the way of a puzzle in which singles, locked candidates, subsets and fish find
/// nothing, and one technique after the other goes on.
fn stuck(puzzle: &Grid) -> Vec<Grid> {
    let basic = Profile::by_id("basic").unwrap().techniques().collect::<Vec<_>>();
    let hard = ["two-way", "hypothesis", "hypothesis-plus"].map(|id| by_name(id).unwrap());
    let profile = Profile::of("all", basic.into_iter().chain(hard));
    let (mut grid, mut states) = (*puzzle, Vec::new());
    while let Some(step) = next_step(&grid, &profile) {
        if step.technique.info().family == Family::Hypotheses {
            states.push(grid);
        }
        step.apply(&mut grid);
    }
    states
}

#[test]
fn every_step_is_right_and_as_short_as_its_deductions_allow() {
    let puzzles = PUZZLES.map(grid).into_iter().chain(listed("top1465.txt", 150));
    let mut seen = vec![0; of_family().count()];
    for puzzle in puzzles {
        let Solutions::One(solution) = solutions(&puzzle) else { panic!("{puzzle}") };
        for state in stuck(&puzzle).into_iter().step_by(4) {
            for (technique, seen) in of_family().zip(&mut seen) {
                for step in steps(technique, &state) {
                    assert_eq!(step.check(&state), Ok(()), "{step:?}");
                    assert!(!step.actions.is_empty(), "{step:?}");
                    assert!(step.eliminations().all(|c| !solution.is_live(c)), "{step:?}");
                    assert!(step.placements().all(|c| solution.is_live(c)), "{step:?}");
                    *seen += 1;
                    if *seen % 7 == 1 {
                        each_deduction_is_needed(&state, &step);
                        nothing_true_is_refuted(&state, &step, &solution);
                        marks_tell_the_proof(&state, &step);
                    }
                }
            }
        }
    }
    println!("{seen:?}");
    assert!(seen.iter().all(|seen| *seen > 100), "{seen:?}");
}

fn each_deduction_is_needed(state: &Grid, step: &Step) {
    let refused = |proof: Proof| {
        let refusal = check(state, &step.actions, &proof).expect_err("one deduction was left out");
        assert!(matches!(refusal, Refusal::Assumption { .. }), "{refusal}");
    };
    let without = |deductions: &[Deduction], at: usize| -> Box<[Deduction]> {
        deductions.iter().enumerate().filter(|(i, _)| *i != at).map(|(_, d)| d.clone()).collect()
    };
    match &step.proof.then {
        Reason::Refute(proof) => {
            let [disproof] = &*proof.disproofs else { panic!("{proof:?}") };
            for at in 0..disproof.deductions.len() {
                let mut fewer = proof.clone();
                fewer.disproofs[0].deductions = without(&disproof.deductions, at);
                refused(Proof::refute(fewer));
            }
        }
        Reason::Cases(proof) => {
            for (way, branch) in proof.branches.iter().enumerate() {
                for at in 0..branch.deductions.len() {
                    let mut fewer = proof.clone();
                    fewer.branches[way].deductions = without(&branch.deductions, at);
                    refused(Proof::cases(fewer));
                }
            }
        }
        other => panic!("{other:?}"),
    }
}

/// The same deductions from any true candidate lead nowhere.
fn nothing_true_is_refuted(state: &Grid, step: &Step, solution: &Grid) {
    let Reason::Refute(proof) = &step.proof.then else { return };
    for cell in state.unsolved() {
        let target = Candidate::new(solution.value(cell).unwrap(), cell);
        let mut wrong = proof.clone();
        wrong.disproofs[0].assumes = Box::new([Action::Place(target)]);
        let refusal = check(state, &[Action::Eliminate(target)], &Proof::refute(wrong));
        assert!(refusal.is_err(), "{target}: {step:?}");
    }
}

/// True marks are the `Only` deductions in their order, causes come before what they cause, letters
/// rise from cause to effect, and what is in conflict is marked false.
fn marks_tell_the_proof(state: &Grid, step: &Step) {
    let one = |start: Candidate, marks: &[Mark], deductions: &[Deduction]| {
        let sectors = marks.iter().filter_map(|mark| match mark.from {
            MarkFrom::Only(sector) => Some(sector),
            _ => None,
        });
        let only = deductions.iter().filter_map(|deduction| match deduction {
            Deduction::Only(sector) => Some(*sector),
            Deduction::Cover { .. } | Deduction::Inner { .. } => None,
        });
        assert!(sectors.eq(only), "{step:?}");
        for (i, mark) in marks.iter().enumerate() {
            let before = |c: Candidate| marks[..i].iter().find(|mark| mark.candidate == c);
            assert!(before(mark.candidate).is_none(), "{step:?}");
            assert!(mark.layer % 2 == u16::from(!mark.is_true) || mark.layer == 0, "{step:?}");
            match mark.from {
                MarkFrom::Seen(by) => {
                    assert!(!mark.is_true && by.sees(mark.candidate));
                    let cause = before(by);
                    assert!(by == start || cause.unwrap().is_true, "{step:?}");
                    // A chain's own nodes are false in the layer that leads to its true ones.
                    let layer = cause.map_or(0, |cause| cause.layer);
                    assert!(layer.abs_diff(mark.layer) <= 1, "{step:?}");
                }
                MarkFrom::Only(sector) => {
                    assert!(mark.is_true && sector.contains(mark.candidate));
                    let others = state.live_in(sector).filter(|c| *c != mark.candidate);
                    for other in others {
                        let other = before(other).unwrap();
                        assert!(!other.is_true && other.layer <= mark.layer, "{step:?}");
                    }
                }
                MarkFrom::Cover(at) => {
                    let deduction = &deductions[usize::from(at)];
                    let Deduction::Cover { eliminates, .. } = deduction else { panic!("{step:?}") };
                    assert!(!mark.is_true && eliminates.contains(&mark.candidate));
                }
            }
        }
    };
    let is_empty = |marks: &[Mark], conflict| {
        let mut eliminated = state.live_in(conflict);
        eliminated.all(|c| marks.iter().any(|mark| mark.candidate == c && !mark.is_true))
    };
    match (&step.shape, &step.proof.then) {
        (Shape::Hypothesis(Hypothesis { target, marks, conflict }), Reason::Refute(proof)) => {
            one(*target, marks, &proof.disproofs[0].deductions);
            assert!(is_empty(marks, *conflict), "{step:?}");
        }
        (Shape::TwoWay(TwoWay { ways, meeting, .. }), Reason::Cases(proof)) => {
            for (way, branch) in ways.iter().zip(&proof.branches) {
                assert_eq!((way.candidate, way.conflict), (branch.candidate, branch.conflict));
                one(way.candidate, &way.marks, &branch.deductions);
            }
            let on_both = |c: &Candidate| ways.iter().all(|way| way.truths().any(|t| t == *c));
            match *meeting {
                Meeting::Same(candidate) => assert!(on_both(&candidate), "{step:?}"),
                Meeting::Sector { sector, truths } => {
                    assert!(step.eliminations().all(|c| sector.contains(c)));
                    for (way, truth) in ways.iter().zip(truths) {
                        assert!(sector.contains(truth) && way.truths().any(|t| t == truth));
                    }
                }
                Meeting::Conflict => assert!(ways.iter().any(|way| way.conflict.is_some())),
                Meeting::Eliminated => assert!(step.placements().next().is_none()),
            }
        }
        other => panic!("{other:?}"),
    }
}

/// Rows and columns swapped, digits counted on, rows moved within their bands.
fn turned(c: Candidate) -> Candidate {
    let (row, column) = (c.cell().row_index(), c.cell().column_index());
    let row = (row / 3 + 2) % 3 * 3 + (row + 1) % 3;
    let digit = ninerooks_board::Digit::from_index((c.digit().index() * 4 + 5) % 9);
    Candidate::new(digit, Cell::at(column, row))
}

fn turned_grid(grid: &Grid) -> Grid {
    let mut other = Grid::default();
    for cell in grid.solved() {
        other.place(turned(Candidate::new(grid.value(cell).unwrap(), cell)));
    }
    Candidate::all().filter(|c| !grid.is_live(*c)).for_each(|c| other.eliminate(turned(c)));
    other
}

fn deeds(technique: &'static Technique, grid: &Grid) -> BTreeSet<Vec<Action>> {
    let sorted = |step: Step| {
        let mut actions = step.actions.to_vec();
        actions.sort_unstable();
        actions
    };
    steps(technique, grid).into_iter().map(sorted).collect()
}

#[test]
fn a_turned_grid_gives_the_turned_steps() {
    let mut compared = 0;
    for state in PUZZLES.map(grid).iter().flat_map(stuck).step_by(3) {
        for technique in of_family() {
            let turn = |actions: Vec<Action>| {
                let turned = |action| match action {
                    Action::Place(c) => Action::Place(turned(c)),
                    Action::Eliminate(c) => Action::Eliminate(turned(c)),
                };
                let mut actions: Vec<Action> = actions.into_iter().map(turned).collect();
                actions.sort_unstable();
                actions
            };
            let expected: BTreeSet<_> = deeds(technique, &state).into_iter().map(turn).collect();
            compared += expected.len();
            assert_eq!(deeds(technique, &turned_grid(&state)), expected, "{}", technique.id());
        }
    }
    assert!(compared > 300, "only {compared} steps were compared");
}

/// How many of the first step's marks, the best one, are layers.
fn layers(step: &Step) -> u16 {
    let Shape::Hypothesis(Hypothesis { marks, .. }) = &step.shape else { panic!("{step:?}") };
    marks.iter().map(|mark| mark.layer).max().unwrap_or(0)
}

#[test]
fn the_first_disproof_is_the_first_of_all() {
    let hypothesis = by_name("hypothesis").unwrap();
    for state in PUZZLES.map(grid).iter().flat_map(stuck).step_by(3) {
        let all = steps(hypothesis, &state);
        let mut found = Found::first();
        let _ = hypothesis.find(&Position::new(&state), &mut found);
        assert_eq!(found.into_steps().first(), all.first());
        // Those that come last need the most layers, give or take what shortening spares.
        let (first, last) = (all.first().map_or(0, layers), all.last().map_or(0, layers));
        assert!(first <= last, "{first} {last}");
    }
}

#[test]
fn the_easter_monster_stands() {
    let monster = grid(EASTER_MONSTER);
    for technique in of_family() {
        assert_eq!(steps(technique, &monster), [], "{}", technique.id());
    }
}

#[test]
fn a_grid_with_an_empty_sector_has_no_hypotheses() {
    let mut empty = grid(PUZZLES[0]);
    let digits = empty.digits("r1c2".parse().unwrap());
    let cell: Cell = "r1c2".parse().unwrap();
    cell.candidates(digits).for_each(|c| empty.eliminate(c));
    for technique in of_family() {
        assert_eq!(steps(technique, &empty), [], "{}", technique.id());
    }
}

#[test]
fn contradictory_grids_do_no_harm() {
    for puzzle in PUZZLES.map(grid) {
        let Solutions::One(solution) = solutions(&puzzle) else { panic!("{puzzle}") };
        for (i, cell) in puzzle.unsolved().enumerate().step_by(9) {
            let mut wrong = puzzle;
            let digits = wrong.digits(cell).without(solution.value(cell).unwrap());
            let Some(digit) = digits.into_iter().nth(i % digits.len().max(1)) else { continue };
            wrong.place(Candidate::new(digit, cell));
            for technique in of_family() {
                for step in steps(technique, &wrong) {
                    assert_eq!(step.check(&wrong), Ok(()), "{step:?}");
                }
            }
        }
    }
}

fn solved(puzzles: &[Grid], ids: &[&str]) -> usize {
    let basic = Profile::by_id("basic").unwrap().techniques().collect::<Vec<_>>();
    let hard = ids.iter().map(|id| by_name(id).unwrap());
    let profile = Profile::of("all", basic.into_iter().chain(hard));
    let is_solved = |puzzle: &&Grid| {
        let mut grid = **puzzle;
        while let Some(step) = next_step(&grid, &profile) {
            step.apply(&mut grid);
        }
        grid.is_solved()
    };
    puzzles.iter().filter(is_solved).count()
}

#[test]
fn the_lists_are_solved() {
    let puzzles = listed("top95.txt", 1);
    if puzzles.is_empty() {
        return;
    }
    assert_eq!(puzzles.len(), 95);
    assert_eq!(solved(&puzzles, &[]), 29);
    assert_eq!(solved(&puzzles, &["two-way"]), 86);
    assert_eq!(solved(&puzzles, &["two-way", "two-way-plus"]), 91);
    assert_eq!(solved(&puzzles, &["hypothesis"]), 95);
    let some = listed("top1465.txt", 60);
    assert_eq!(solved(&some, &["two-way", "hypothesis-plus-plus"]), some.len());
}
