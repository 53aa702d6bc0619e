//! Puzzles a second on one core, each proved to have one solution or not.
//!
//! `cargo run --release -p ninerooks-exact --example throughput -- FILE [RUNS]`
//!
//! `FILE` has a puzzle in the first 81 characters of each line, `.` or `0` for an empty cell; lines
//! that begin with `#` are left out. The best of `RUNS` runs counts (10 unless given): on a machine
//! with other work to do, all others measure that work too.

#![allow(clippy::print_stdout)] // it is what an example is for

use std::error::Error;
use std::time::{Duration, Instant};

use ninerooks_board::{Candidate, Cell, Digit, Grid, Puzzle};
use ninerooks_exact::count;

fn read(line: &str) -> Result<Grid, Box<dyn Error>> {
    let mut puzzle = Puzzle::default();
    let mut chars = line.chars();
    for cell in Cell::all() {
        match chars.next() {
            Some('.' | '0') => {}
            Some(c) => {
                let digit = Digit::from_char(c).ok_or_else(|| format!("{c:?} in {line:?}"))?;
                puzzle.give(Candidate::new(digit, cell));
            }
            None => return Err(format!("fewer than 81 cells in {line:?}").into()),
        }
    }
    Ok(Grid::new(&puzzle)?)
}

#[allow(clippy::cast_precision_loss)] // nobody has 2⁵³ puzzles
fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let file = arguments.next().ok_or("usage: throughput FILE [RUNS]")?;
    let runs: usize = arguments.next().map_or(Ok(10), |runs| runs.parse())?;
    let text = std::fs::read_to_string(&file).map_err(|error| format!("{file}: {error}"))?;
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let grids = lines.map(read).collect::<Result<Vec<_>, _>>()?;

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
