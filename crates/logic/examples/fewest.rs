//! The way of the fewest truths through a list of puzzles.
//!
//! `cargo run --release -p ninerooks-logic --example fewest -- FILE [EVERY]`
#![allow(clippy::print_stdout, clippy::cast_precision_loss)] // a program that prints figures

use std::time::Instant;

use ninerooks_board::{Candidate, Cell, Digit, Grid, Puzzle};
use ninerooks_logic::setlogic::{Budget, Wanted, smallest};
use ninerooks_logic::{Checking, Profile, solve};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let file = arguments.next().ok_or("a file of puzzles is expected")?;
    let every: usize = arguments.next().map_or(Ok(1), |n| n.parse())?;
    let profile = Profile::by_id("singles").ok_or("no such profile")?;
    let text = std::fs::read_to_string(file)?;
    for grid in text.lines().step_by(every).filter_map(grid) {
        let mut at = grid;
        let mut sizes = Vec::new();
        let start = Instant::now();
        let mut budget = Budget::pivots(100_000_000);
        loop {
            at = solve(&at, &profile, Checking::Off).path.end;
            let Some(pattern) = smallest(&at, Wanted::default(), &mut budget) else { break };
            sizes.push((pattern.size().truths, pattern.size().rank));
            pattern.eliminations.iter().for_each(|c| at.eliminate(*c));
        }
        let ms = start.elapsed().as_secs_f64() * 1e3;
        println!(
            "{} steps {}, {:.0} ms, {} pivots, hardest {:?}",
            if at.is_solved() { "solved" } else { "stuck" },
            sizes.len(),
            ms,
            100_000_000 - budget.left(),
            sizes.iter().max()
        );
    }
    Ok(())
}

fn grid(line: &str) -> Option<Grid> {
    let mut puzzle = Puzzle::default();
    for (cell, c) in Cell::all().zip(line.get(..81)?.chars()) {
        if let Some(digit) = Digit::from_char(c) {
            puzzle.give(Candidate::new(digit, cell));
        }
    }
    Grid::new(&puzzle).ok()
}
