//! The searches for what resists, and the program.

use std::process::Command;

use ninerooks_small::climb::{climb, filled};
use ninerooks_small::grids::classes;
use ninerooks_small::regions::regions;
use ninerooks_small::{Board, Method, Random, State, count, solutions, sums};

/// A theorem of docs/one-rule.md, on regions that three digits cannot fill.
#[test]
fn three_digits_that_cannot_fill_a_region_are_refuted() {
    let board = Board::new(3, 3);
    let grid = solutions(&board, &State::full(&board), 1).pop().expect("an empty board is solved");
    let found = regions(&board, &grid, 3, 300, &mut Random::new(1)).expect("small numbers");
    assert_eq!(found.tried, 300);
    assert!(found.without > 30, "{}", found.without);
    assert!(found.resisting.is_empty());
}

/// In a tridagon each candidate has a point, which is checked, and the digits cannot be placed all the same.
#[test]
fn sums_for_candidates_leave_a_tridagon_and_sums_for_patterns_do_not() {
    let board = Board::new(3, 3);
    let clues = "57....9..........8.1.........168..4......28.9..2.9416.....2.....6.9.82.4...41.6..";
    let mut state = State::full(&board);
    for (cell, sign) in clues.chars().enumerate() {
        if let Some(digit) = sign.to_digit(10).filter(|&digit| digit > 0) {
            state.place(&board, digit as usize - 1, cell);
        }
    }
    let left = Method::CandidateSums.closure(&board, &state).expect("small numbers");
    assert!(!left.is_solved(&board));
    let rounds = sums(&board, &state, true).expect("small numbers");
    assert!(rounds.space.state().is_solved(&board));
}

#[test]
fn a_filled_state_has_one_solution_and_room_for_no_candidate() {
    let board = Board::new(2, 3);
    let grid = &classes(&board)[7].least;
    let start = State::solved(&board, grid);
    let state = filled(&board, &start, grid, &mut Random::new(3), usize::MAX);
    assert_eq!(count(&board, &state, 2), 1);
    for (digit, cell) in (0..6).flat_map(|digit| (0..36).map(move |cell| (digit, cell))) {
        let wider = state.union(&State::one(&board, digit, cell));
        assert!(wider == state || count(&board, &wider, 2) == 2);
    }
    let few = filled(&board, &start, grid, &mut Random::new(3), 5);
    assert_eq!(few.candidates(), 36 + 5);
}

#[test]
fn climbing_never_comes_down() {
    let board = Board::new(2, 3);
    let grid = &classes(&board)[3].least;
    let start = filled(&board, &State::solved(&board, grid), grid, &mut Random::new(1), 60);
    let mut heights = Vec::new();
    let tell = |attempt, found: &ninerooks_small::climb::Found| {
        heights.push((found.candidates.len(), found.candidates.iter().sum::<u32>()));
        attempt < 8
    };
    climb(&board, &start, grid, &mut Random::new(2), tell).expect("small numbers");
    assert_eq!(heights.len(), 9);
    assert!(heights.is_sorted() && heights[0] < heights[8], "{heights:?}");
}

#[test]
fn the_program_refuses_what_it_cannot_read() {
    let run = |arguments: &[&str]| {
        let output = Command::new(env!("CARGO_BIN_EXE_small")).args(arguments).output();
        let output = output.expect("the program is built with the tests");
        (output.status.code(), String::from_utf8_lossy(&output.stderr).into_owned())
    };
    assert_eq!(run(&["puzzle", "12"]), (Some(2), "'12': 2 cells, expected 16, 36 or 81\n".into()));
    let fault = "'5...............': cell 1: '5' is no digit\n";
    assert_eq!(run(&["puzzle", "5..............."]), (Some(2), fault.into()));
    let many = "'1...............' has more than one solution\n";
    assert_eq!(run(&["puzzle", "1..............."]), (Some(2), many.into()));
    assert_eq!(run(&["six", "1", "0", "x"]), (Some(2), "'x' is no whole number\n".into()));
    assert!(run(&[]).1.starts_with("small four"));
    assert_eq!(
        run(&["puzzle", "123434122143432."]).0,
        Some(0),
        "{}",
        run(&["puzzle", "123434122143432."]).1
    );
}
