//! What several tests need.

#![allow(dead_code, clippy::unwrap_used)] // each test takes what it needs

use ninerooks_board::{Candidate, Cell, Digit, Grid, Puzzle};
use proptest::test_runner::{Config, RngSeed};

/// 81 cells, a plus before each placed digit.
pub(crate) fn grid(text: &str) -> Grid {
    let mut puzzle = Puzzle::default();
    let mut cells = Cell::all();
    let mut placed = false;
    for c in text.chars() {
        if c == '+' {
            placed = true;
            continue;
        }
        let cell = cells.next().expect("no more than 81 cells");
        match Digit::from_char(c).map(|digit| Candidate::new(digit, cell)) {
            Some(value) if placed => puzzle.place(value),
            Some(value) => puzzle.give(value),
            None => {}
        }
        placed = false;
    }
    assert!(cells.is_empty(), "{text}");
    Grid::new(&puzzle).unwrap()
}

/// Random cases, but the same in every run.
pub(crate) fn every_time_the_same() -> Config {
    Config { rng_seed: RngSeed::Fixed(0x9_2005), failure_persistence: None, ..Config::default() }
}
