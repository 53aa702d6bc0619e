//! How many puzzles a second a profile goes through, on one core.
//!
//! `cargo xtask measure solving FILE [PROFILE] [off] [assume]`
//!
//! Reads the first field of 81 characters of each line. `off` leaves the checker out; with `assume` techniques
//! may assume that there is one solution.

use std::time::Instant;

use anyhow::{Context, Result};
use ninerooks_board::Grid;
use ninerooks_logic::{Checking, Profile, Status, solve};

use super::grid;

pub(super) fn run(arguments: &[String]) -> Result<()> {
    let mut arguments = arguments.iter();
    let file = arguments.next().context("a file of puzzles is expected")?;
    let id = arguments.next().map_or("basic", String::as_str);
    let mut profile = Profile::by_id(id).context("no such profile")?;
    let words: Vec<&String> = arguments.collect();
    let has = |word: &str| words.iter().any(|other| *other == word);
    let checking = if has("off") { Checking::Off } else { Checking::On };
    profile.assume_uniqueness(has("assume"));

    let text = std::fs::read_to_string(file)?;
    let grids: Vec<Grid> = text.lines().filter_map(grid).collect();
    let (mut steps, mut solved, mut refused) = (0, 0, 0);
    let start = Instant::now();
    for grid in &grids {
        let solution = solve(grid, &profile, checking);
        steps += solution.path.steps.len();
        solved += usize::from(solution.status == Status::Solved);
        refused += usize::from(matches!(solution.status, Status::Refused(..)));
    }
    let seconds = start.elapsed().as_secs_f64();
    println!("{} puzzles, {solved} solved, {steps} steps, {refused} refused", grids.len());
    println!("{seconds:.3} s, {:.0} puzzles a second", grids.len() as f64 / seconds);
    Ok(())
}
