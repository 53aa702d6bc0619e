//! Instructions that each technique takes for one position, and the solver for one puzzle. How to
//! run: `docs/benchmarks.md`.

// What the macros make has no docs and exits; setting up is test code.
#![allow(missing_docs, clippy::exit, clippy::unwrap_used)]

use std::hint::black_box;

use gungraun::prelude::*;
use ninerooks_board::Grid;
use ninerooks_logic::{
    Checking, Forms, Found, Position, Profile, Solution, Status, Technique, solve, techniques,
};
use ninerooks_step::Step;
use ninerooks_testing::grid;

/// An example of Yet Another Sudoku, and a state on the way to its solution.
const PUZZLE: &str =
    ".7..2958.94..............6.4.16......239.....5....24......6814..........35..4...7";
const STATE: &str =
    "176.2958.94...6...83.....6.4816.....7239.48.6569..24..297.6814.614.9...8358241697";

type Search = (&'static Technique, Position<'static>);

/// The tables that techniques share are built beforehand; [`tables`] measures them.
fn search(technique: &'static Technique) -> Search {
    let position = Position::new(Box::leak(Box::new(grid(STATE))));
    let _ = technique.find(&position, &mut Found::all(Forms::Once));
    (technique, position)
}

#[library_benchmark]
#[benches::all(iter = techniques::ALL.iter().copied(), setup = search)]
fn find((technique, position): Search) -> Vec<Step> {
    let mut found = Found::all(Forms::Once);
    let _ = black_box(technique).find(black_box(&position), &mut found);
    found.into_steps()
}

#[library_benchmark]
#[bench::of_a_state(grid(STATE))]
fn tables(grid: Grid) -> usize {
    let position = Position::new(black_box(&grid));
    position.digits_by_cell(ninerooks_board::House::row(0)).len()
}

fn run(checking: Checking) -> (Grid, Profile, Checking) {
    (grid(PUZZLE), Profile::by_id("basic").unwrap(), checking)
}

#[library_benchmark]
#[bench::unchecked(args = (Checking::Off), setup = run)]
#[bench::checked(args = (Checking::On), setup = run)]
fn whole((grid, profile, checking): (Grid, Profile, Checking)) -> (Profile, Solution) {
    let solution = solve(black_box(&grid), &profile, checking);
    assert_eq!(solution.status, Status::Solved);
    (profile, solution)
}

library_benchmark_group!(name = technique, benchmarks = [tables, find]);
library_benchmark_group!(name = solver, benchmarks = whole);
main!(library_benchmark_groups = [technique, solver]);
