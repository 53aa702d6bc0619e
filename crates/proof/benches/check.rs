//! Instructions that the checker takes for a step. How to run: `docs/benchmarks.md`.

// What the macros make has no docs and exits; setting up is test code.
#![allow(missing_docs, clippy::exit, clippy::unwrap_used)]

use std::hint::black_box;

use gungraun::prelude::*;
use ninerooks_board::{Candidate, Cell, Digit, Grid, Puzzle};
use ninerooks_proof::{Action, Cover, Proof, check};

/// The states are the examples of Yet Another Sudoku's page on base, link and cover sets; the first
/// is the beginning of the second.
const GIVENS: &str =
    ".7..2958.94..............6.4.16......239.....5....24......6814..........35..4...7";
const X_WING: &str =
    "176.2958.94...6...83.....6.4816.....7239.48.6569..24..297.6814.614.9...8358241697";
const LOCKED_TRIPLE: &str =
    "..5.12768..2.6.15916..5.423.1...6.9.2538916749.6...8.....2.758.52................";

type Claim = (Grid, Vec<Action>, Proof);

fn claim(state: &str, actions: Vec<Action>, truths: &[&str], links: &[&str]) -> Claim {
    let mut puzzle = Puzzle::default();
    for (cell, c) in Cell::all().zip(state.chars()) {
        if let Some(digit) = Digit::from_char(c) {
            puzzle.give(Candidate::new(digit, cell));
        }
    }
    let sectors =
        |names: &[&str]| names.iter().map(|name| name.parse().unwrap()).collect::<Vec<_>>();
    let cover = Cover::new(&sectors(truths), &sectors(links));
    (Grid::new(&puzzle).unwrap(), actions, Proof::cover(cover))
}

fn out(candidates: &str) -> Vec<Action> {
    candidates.split(' ').map(|name| Action::Eliminate(name.parse().unwrap())).collect()
}

fn hidden_single() -> Claim {
    claim(GIVENS, vec![Action::Place("4r5c6".parse().unwrap())], &["4R5"], &["5N6"])
}

fn x_wing() -> Claim {
    let targets = out("3r2c4 3r2c9 3r4c9 3r6c4 3r6c9 3r8c4");
    claim(X_WING, targets, &["3R1", "3R7"], &["3C4", "3C9"])
}

/// Each cell counts twice: its digits are locked in the column and in the box.
fn locked_triple() -> Claim {
    let targets = out("3r8c4 4r8c4 3r9c4 4r9c4 3r8c6 4r8c6 8r8c6 3r9c6 4r9c6 8r9c6 3r4c5 4r4c5 \
                       3r6c5 4r6c5");
    let truths = ["7N5", "8N5", "9N5", "7N5", "8N5", "9N5"];
    claim(LOCKED_TRIPLE, targets, &truths, &["3C5", "4C5", "8C5", "3B8", "4B8", "8B8"])
}

#[library_benchmark]
#[bench::hidden_single(setup = hidden_single)]
#[bench::x_wing(setup = x_wing)]
#[bench::locked_triple(setup = locked_triple)]
fn accept((grid, actions, proof): Claim) -> Claim {
    assert_eq!(black_box(check(black_box(&grid), &actions, &proof)), Ok(()));
    (grid, actions, proof) // so that freeing them is not counted
}

library_benchmark_group!(name = checker, benchmarks = accept);
main!(library_benchmark_groups = checker);
