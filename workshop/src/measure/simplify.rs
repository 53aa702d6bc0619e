//! How much shorter and cheaper paths get when what is not needed is left out.
//!
//! `cargo xtask measure simplify FILE [PROFILE|PROFILE.toml]`
//!
//! Reads the first field of 81 characters of each line.

use std::time::Instant;

use anyhow::{Context, Result};
use ninerooks_board::Grid;
use ninerooks_logic::{Checking, Profile, Simplified, Status, simplify};

use super::grid;

pub(super) fn run(arguments: &[String]) -> Result<()> {
    let mut arguments = arguments.iter();
    let file = arguments.next().context("a file of puzzles is expected")?;
    let id = arguments.next().map_or("default", String::as_str);
    let profile = match Profile::by_id(id) {
        Some(profile) => profile,
        None => Profile::read(id, &std::fs::read_to_string(id)?)?,
    };
    let text = std::fs::read_to_string(file)?;
    let grids: Vec<Grid> = text.lines().filter_map(grid).collect();
    let start = Instant::now();
    let all: Vec<Simplified> =
        grids.iter().map(|grid| simplify(grid, &profile, Checking::On)).collect();
    let seconds = start.elapsed().as_secs_f64();
    let count = |status: &Status| all.iter().filter(|one| one.solution.status == *status).count();
    let refused = all.iter().filter(|one| matches!(one.solution.status, Status::Refused(..)));
    println!(
        "{} puzzles, {} solved, {} refused, {:.1} ms each",
        all.len(),
        count(&Status::Solved),
        refused.count(),
        1000.0 * seconds / all.len().max(1) as f64
    );
    let solved: Vec<_> = all.iter().filter(|one| one.solution.status == Status::Solved).collect();
    let table = |name: &str, part: fn(&ninerooks_logic::Effort) -> u64| {
        let mut kept: Vec<f64> = solved
            .iter()
            .filter(|one| part(&one.before) > 0)
            .map(|one| part(&one.after) as f64 / part(&one.before) as f64)
            .collect();
        kept.sort_by(f64::total_cmp);
        let sum = |effort: fn(&Simplified) -> &ninerooks_logic::Effort| -> u64 {
            solved.iter().map(|one| part(effort(one))).sum()
        };
        let (before, after) = (sum(|one| &one.before), sum(|one| &one.after));
        println!(
            "{name:16} {before:9} -> {after:9}: {:4.1} % less, mean of puzzles {:4.1} %, median {:4.1} %",
            100.0 * (1.0 - after as f64 / before.max(1) as f64),
            100.0 * (1.0 - kept.iter().sum::<f64>() / kept.len().max(1) as f64),
            100.0 * (1.0 - kept.get(kept.len() / 2).copied().unwrap_or(1.0)),
        );
    };
    table("steps", |effort| effort.steps as u64);
    table("beyond singles", |effort| effort.beyond_singles as u64);
    table("cost", |effort| effort.cost);
    table("dearest", |effort| effort.dearest);
    Ok(())
}
