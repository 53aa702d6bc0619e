//! Instructions that a verdict takes, each checked. How to run: `docs/benchmarks.md`.

#![allow(missing_docs, clippy::exit)] // what the macros make
#![allow(clippy::unwrap_used)] // a benchmark is a test

use std::hint::black_box;

use gungraun::prelude::*;
use ninerooks_board::{Candidate, Cell, Grid};
use ninerooks_exact::{count, solve};
use ninerooks_testing::grid;

/// Examples of Yet Another Sudoku, of Sudoku Assistant and of POM-Space, and two grids that are
/// nobody's.
const YAS: &str =
    ".7..2958.94..............6.4.16......239.....5....24......6814..........35..4...7";
const ASSISTANT: &str =
    "......6894......7.....26...2...6.34...49..8.2...........87.5....6.83......7......";
const POM: &str =
    ".............61.47....48.52..........15..2..6.74.5..18..........28.75..4.56.34.21";

/// The grid without the candidates of its solution in one cell: it has no solution left.
fn unsolvable(text: &str) -> Grid {
    let mut grid = grid(text);
    let cell = Cell::at(0, 0);
    let digit = solve(&grid).unwrap().value(cell).unwrap();
    grid.eliminate(Candidate::new(digit, cell));
    grid
}

#[library_benchmark]
#[bench::yas(grid(YAS), 1)]
#[bench::assistant(grid(ASSISTANT), 1)]
#[bench::pom(grid(POM), 1)]
#[bench::unsolvable(unsolvable(ASSISTANT), 0)]
#[bench::empty(Grid::default(), 2)]
fn is_proper(grid: Grid, expected: u64) {
    assert_eq!(count(black_box(&grid), 2), expected);
}

#[library_benchmark]
#[bench::empty(Grid::default())]
fn a_thousand_solutions(grid: Grid) {
    assert_eq!(count(black_box(&grid), 1_000), 1_000);
}

#[library_benchmark]
#[bench::assistant(grid(ASSISTANT))]
fn solution(grid: Grid) -> Grid {
    let solution = solve(black_box(&grid)).unwrap();
    assert!(solution.is_solved());
    solution
}

library_benchmark_group!(
    name = exact;
    benchmarks = is_proper, a_thousand_solutions, solution
);

main!(library_benchmark_groups = exact);
