//! Time per puzzle of a profile over lists, on one core, with every step checked.
//!
//! `cargo xtask measure times PROFILE FILE...`
//!
//! Reads the first field of 81 characters of each line. Prints for each file the mean, the 99th
//! percentile and the greatest time, and the numbers of the lines that are not solved. It is the
//! thread's own processor time, which other work on the machine hardly disturbs.

use std::collections::BTreeMap;

use anyhow::{Context, Result};
use cpu_time::ThreadTime;

use ninerooks_logic::{Checking, Profile, Status, solve};

use super::grid;

pub(super) fn run(arguments: &[String]) -> Result<()> {
    let mut arguments = arguments.iter();
    let id = arguments.next().context("a profile is expected")?;
    let profile = Profile::by_id(id).context("no such profile")?;
    println!("| list | puzzles | solved | steps | mean ms | p99 ms | max ms | at line |");
    println!("|---|---|---|---|---|---|---|---|");
    for file in arguments {
        let text = std::fs::read_to_string(file)?;
        let name = std::path::Path::new(file).file_stem().unwrap_or_default().to_string_lossy();
        list(&name, &text, &profile);
    }
    Ok(())
}

/// A row for one list, and what in it is not solved.
fn list(name: &str, text: &str, profile: &Profile) {
    let mut times: Vec<(f64, usize)> = Vec::new();
    let (mut steps, mut open, mut used) = (0, Vec::new(), BTreeMap::new());
    for (number, grid) in (1..).zip(text.lines()).filter_map(|(n, line)| Some((n, grid(line)?))) {
        let start = ThreadTime::now();
        let solution = solve(&grid, profile, Checking::On);
        times.push((start.elapsed().as_secs_f64() * 1e3, number));
        steps += solution.path.steps.len();
        for step in &solution.path.steps {
            *used.entry(step.technique.info().id).or_insert(0) += 1;
        }
        match solution.status {
            Status::Solved => {}
            Status::Refused(step, refusal) => {
                println!("line {number}: {} refused: {refusal}", step.technique.info().id);
                open.push(number);
            }
            Status::Stuck | Status::Contradiction(_) => open.push(number),
        }
    }
    times.sort_by(|a, b| a.0.total_cmp(&b.0));
    let mean = times.iter().map(|time| time.0).sum::<f64>() / times.len().max(1) as f64;
    let p99 = times.get(times.len() * 99 / 100).map_or(0.0, |time| time.0);
    let (max, at) = times.last().copied().unwrap_or_default();
    let solved = times.len() - open.len();
    println!(
        "| `{name}` | {} | {solved} | {steps} | {mean:.1} | {p99:.1} | {max:.0} | {at} |",
        times.len()
    );
    if !open.is_empty() {
        println!("not solved: {open:?}");
    }
    if std::env::var_os("TECHNIQUES").is_some() {
        println!("{used:?}");
    }
}
