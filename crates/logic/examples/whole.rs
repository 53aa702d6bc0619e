//! For how many puzzles of a list one pattern proves everything at once.
//!
//! `cargo run --release -p ninerooks-logic --example whole -- FILE [EVERY]`
#![allow(clippy::print_stdout, clippy::cast_precision_loss)] // a program that prints figures

use std::time::Instant;

use ninerooks_board::{Candidate, Cell, Digit, Grid, Puzzle};
use ninerooks_logic::setlogic::{Budget, Whole, Witness, whole};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let file = arguments.next().ok_or("a file of puzzles is expected")?;
    let every: usize = arguments.next().map_or(Ok(1), |n| n.parse())?;
    let text = std::fs::read_to_string(file)?;
    let (mut yes, mut no, mut numerical, mut other) = (0, 0, 0, 0);
    let (mut distinct, mut greatest, mut totals, mut times) = (vec![], vec![], vec![], vec![]);
    for grid in text.lines().step_by(every).filter_map(grid) {
        let start = Instant::now();
        let found = whole(&grid, Budget::pivots(1_000_000));
        times.push(start.elapsed().as_micros());
        match found {
            Whole::Pattern(pattern) => {
                yes += 1;
                distinct.push((pattern.cover.truths().count(), pattern.cover.links().count()));
                greatest.push(pattern.size().multiplicity);
                totals.push(pattern.size().truths);
            }
            Whole::None(Witness::Exact { .. }) => no += 1,
            Whole::None(Witness::Numerical) => numerical += 1,
            Whole::Contradiction | Whole::NotFound => other += 1,
        }
    }
    println!("{yes} yes, {no} no, {numerical} no by numbers only, {other} undecided");
    for list in [&mut times] {
        list.sort_unstable();
        println!("microseconds: median {}, max {}", list[list.len() / 2], list[list.len() - 1]);
    }
    if yes > 0 {
        greatest.sort_unstable();
        totals.sort_unstable();
        let truths = distinct.iter().map(|d| d.0);
        let links = distinct.iter().map(|d| d.1);
        println!(
            "distinct truths {:?}..{:?}, links {:?}..{:?}",
            truths.clone().min(),
            truths.max(),
            links.clone().min(),
            links.max()
        );
        println!(
            "greatest multiplicity {}..{}, median {}",
            greatest[0],
            greatest[yes - 1],
            greatest[yes / 2]
        );
        println!(
            "truths with multiplicity {}..{}, median {}",
            totals[0],
            totals[yes - 1],
            totals[yes / 2]
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
