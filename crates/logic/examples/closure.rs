//! How far set logic goes on a list of puzzles: solved, stuck, and how long it takes.
//!
//! `cargo run --release -p ninerooks-logic --example closure -- FILE [EVERY] [list]`
//!
//! `list` prints the numbers of the lines that it solves.
#![allow(clippy::print_stdout, clippy::cast_precision_loss)] // a program that prints figures

use std::time::Instant;

use ninerooks_board::{Candidate, Cell, Digit, Grid, Puzzle};
use ninerooks_logic::setlogic::{Budget, closure};
use ninerooks_proof::{Action, Proof, check};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let file = arguments.next().ok_or("a file of puzzles is expected")?;
    let every: usize = arguments.next().map_or(Ok(1), |n| n.parse())?;
    let list = arguments.next().is_some();
    let text = std::fs::read_to_string(file)?;
    let (mut solved, mut stuck, mut unsure, mut falls, mut refused) = (0, 0, 0, 0, 0);
    let mut times = Vec::new();
    for (line, grid) in
        text.lines().enumerate().step_by(every).filter_map(|(i, l)| Some((i + 1, grid(l)?)))
    {
        let start = Instant::now();
        let closure = closure(&grid, Budget::pivots(1_000_000));
        times.push(start.elapsed().as_secs_f64() * 1e3);
        solved += usize::from(closure.is_solved());
        stuck += usize::from(!closure.is_solved() && closure.complete);
        unsure += usize::from(!closure.is_solved() && !closure.complete);
        falls += closure.falls.len();
        let mut at = grid;
        for fall in closure.falls.iter() {
            let proof = Proof::Cover(fall.cover.clone());
            refused += usize::from(check(&at, &[Action::Eliminate(fall.target)], &proof).is_err());
            at.eliminate(fall.target);
        }
        if list && closure.is_solved() {
            println!("{line}");
        }
    }
    times.sort_by(f64::total_cmp);
    let at = |p: usize| times[(times.len() - 1) * p / 100];
    println!(
        "{} puzzles: {solved} solved, {stuck} stuck, {unsure} unsure; {falls} falls, {refused} refused",
        times.len()
    );
    println!(
        "mean {:.1} ms, median {:.1}, p99 {:.1}, max {:.1}",
        times.iter().sum::<f64>() / times.len() as f64,
        at(50),
        at(99),
        at(100)
    );
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
