//! Puzzles a second on one core, each proved to have one solution or not.
//!
//! `cargo xtask measure counting FILE [RUNS]`
//!
//! Reads the first field of 81 characters of each line. The best of `RUNS` runs counts (10 unless given): on a machine
//! with other work to do, all others measure that work too.

use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use ninerooks_board::Grid;
use ninerooks_exact::count;

use super::grid;

pub(super) fn run(arguments: &[String]) -> Result<()> {
    let mut arguments = arguments.iter();
    let file = arguments.next().context("which file?")?;
    let runs: usize = arguments.next().map_or(Ok(10), |runs| runs.parse())?;
    let text = std::fs::read_to_string(file)?;
    let grids: Vec<Grid> = text.lines().filter_map(grid).collect();

    let mut best = Duration::MAX;
    let mut verdicts = [0; 3];
    for _ in 0..runs.max(1) {
        verdicts = [0; 3];
        let start = Instant::now();
        for grid in &grids {
            verdicts[usize::try_from(count(grid, 2))?] += 1;
        }
        best = best.min(start.elapsed());
    }
    let [none, one, several] = verdicts;
    println!("{one} with one solution, {none} with none, {several} with several");
    let seconds = best.as_secs_f64();
    let (each, rate) = (1e6 * seconds / grids.len() as f64, grids.len() as f64 / seconds);
    println!("{each:.3} µs a puzzle, {rate:.0} puzzles a second (best of {runs} runs)");
    Ok(())
}
