//! What each technique of a profile costs over a list, on one core, and what the checker does.
//!
//! `cargo xtask measure costs PROFILE FILE [EVERY]`
//!
//! Walks the profile as the solver does. Reads the first field of 81 characters of each line.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use ninerooks_board::Grid;
use ninerooks_logic::{Found, Position, Profile};

use super::grid;

/// How often a technique was asked, how often it found something, and how long it took.
#[derive(Default)]
struct Cost {
    asked: usize,
    found: usize,
    time: Duration,
}

pub(super) fn run(arguments: &[String]) -> Result<()> {
    let mut arguments = arguments.iter();
    let id = arguments.next().context("a profile is expected")?;
    let profile = Profile::by_id(id).context("no such profile")?;
    let text = std::fs::read_to_string(arguments.next().context("a file is expected")?)?;
    let every: usize = arguments.next().map_or(Ok(1), |n| n.parse())?;
    let grids: Vec<Grid> = text.lines().step_by(every).filter_map(grid).collect();
    let mut costs: BTreeMap<&str, Cost> = BTreeMap::new();
    let mut solved = 0;
    for grid in &grids {
        solved += usize::from(walk(*grid, &profile, &mut costs)?);
    }
    let mut rows: Vec<(&str, Cost)> = costs.into_iter().collect();
    rows.sort_by_key(|row| std::cmp::Reverse(row.1.time));
    let total: f64 = rows.iter().map(|row| row.1.time.as_secs_f64()).sum();
    let puzzles = grids.len();
    println!("{puzzles} puzzles, {solved} solved, {:.2} ms each", total * 1e3 / puzzles as f64);
    println!("| technique | ms a puzzle | share | asked | found | µs each |");
    println!("|---|---|---|---|---|---|");
    for (id, Cost { asked, found, time }) in rows {
        let seconds = time.as_secs_f64();
        println!(
            "| `{id}` | {:.3} | {:.1} % | {asked} | {found} | {:.1} |",
            seconds * 1e3 / puzzles as f64,
            seconds * 100.0 / total,
            seconds * 1e6 / asked as f64,
        );
    }
    Ok(())
}

/// Walks the profile from a grid; says whether it is solved in the end.
fn walk(
    mut grid: Grid,
    profile: &Profile,
    costs: &mut BTreeMap<&'static str, Cost>,
) -> Result<bool, ninerooks_proof::Refusal> {
    while !grid.is_solved() {
        let before = grid;
        let position = Position::new(&before);
        let mut found = Found::first();
        for technique in profile.techniques() {
            let start = Instant::now();
            let ended = technique.find(&position, &mut found).is_break();
            let cost = costs.entry(technique.info().id).or_default();
            cost.time += start.elapsed();
            cost.asked += 1;
            cost.found += usize::from(ended);
            if ended {
                break;
            }
        }
        let Some(step) = found.into_step() else { return Ok(false) };
        let start = Instant::now();
        step.check(&before)?;
        let checker = costs.entry("(checker)").or_default();
        checker.time += start.elapsed();
        checker.asked += 1;
        step.actions.iter().for_each(|action| action.apply(&mut grid));
    }
    Ok(true)
}
