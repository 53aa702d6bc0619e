//! How long the search for symmetries of a puzzle takes, and for those that one given more would make, on one core.
//!
//! `cargo xtask measure symmetry FILE...`
//!
//! Reads the first field of 81 characters of each line, and asks the technique at the start of each puzzle.

use anyhow::{Context, Result};
use cpu_time::ThreadTime;
use ninerooks_board::Grid;
use ninerooks_logic::{Forms, Found, Position, techniques};

use super::grid;

pub(super) fn run(arguments: &[String]) -> Result<()> {
    println!("| list | technique | puzzles | with a step | mean µs | most µs |");
    println!("|---|---|---|---|---|---|");
    for file in arguments {
        let text = std::fs::read_to_string(file)?;
        let name = std::path::Path::new(file).file_stem().unwrap_or_default().to_string_lossy();
        let grids: Vec<Grid> = text.lines().filter_map(grid).collect();
        for id in ["symmetrical-placement", "anti-symmetrical-placement"] {
            let technique = techniques::ALL.iter().find(|technique| technique.info().id == id);
            let technique = technique.context("a technique that is built in")?;
            let (mut with, mut total, mut most) = (0, 0.0, 0.0_f64);
            for grid in &grids {
                let start = ThreadTime::now();
                let mut found = Found::all(Forms::Once);
                let _ = technique.find(&Position::new(grid), &mut found);
                let time = start.elapsed().as_secs_f64() * 1e6;
                with += usize::from(!found.into_steps().is_empty());
                total += time;
                most = most.max(time);
            }
            let mean = total / grids.len().max(1) as f64;
            println!("| {name} | `{id}` | {} | {with} | {mean:.1} | {most:.0} |", grids.len());
        }
    }
    Ok(())
}
