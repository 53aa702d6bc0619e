//! How long the finder takes for each open candidate of a list of puzzles.
//!
//! `cargo run --release -p ninerooks-logic --example prove -- FILE [EVERY] [PROFILE]`
#![allow(clippy::print_stdout, clippy::cast_precision_loss)] // a program that prints figures

use std::collections::BTreeMap;
use std::time::Instant;

use ninerooks_board::{Candidate, Cell, Digit, Grid, Puzzle};
use ninerooks_logic::setlogic::{Limits, Verdict, Witness, prove};
use ninerooks_logic::{Checking, Profile, solve};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let file = arguments.next().ok_or("a file of puzzles is expected")?;
    let every: usize = arguments.next().map_or(Ok(1), |n| n.parse())?;
    let profile = arguments.next().unwrap_or_else(|| "singles".to_owned());
    let profile = Profile::by_id(&profile).ok_or("no such profile")?;
    let text = std::fs::read_to_string(file)?;
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    let mut times = Vec::new();
    for grid in text.lines().step_by(every).filter_map(grid) {
        let grid = solve(&grid, &profile, Checking::Off).path.end;
        for c in Candidate::all().filter(|c| grid.is_live(*c) && !grid.solved().contains(c.cell()))
        {
            let start = Instant::now();
            let verdict = prove(&grid, c, Limits::default());
            times.push(start.elapsed().as_secs_f64() * 1e3);
            *counts
                .entry(match &verdict {
                    Verdict::Pattern(p) if p.size().multiplicity > 1 => "pattern, multiple",
                    Verdict::Pattern(_) => "pattern, once",
                    Verdict::None(Witness::Exact { .. }) => "none, exact",
                    Verdict::None(Witness::Numerical) => "none, numerical",
                    Verdict::Beyond => "beyond",
                    Verdict::NotFound => "not found",
                })
                .or_default() += 1;
        }
    }
    times.sort_by(f64::total_cmp);
    let at = |p: usize| times[(times.len() - 1) * p / 100];
    println!("{counts:?}");
    println!(
        "mean {:.2} ms, median {:.2}, p99 {:.2}, max {:.2}",
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
