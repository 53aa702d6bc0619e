//! How many puzzles have which exotic pattern once the basic techniques find nothing more.
//!
//! `cargo xtask measure exotic FILE [FROM EVERY COUNT]`
//!
//! Prints a row for each exotic technique: in how many puzzles it finds something, how many candidates its steps
//! eliminate where it does, and how long the search takes. Each step is checked. With `NINEROOKS_SHOW` set to the id of a
//! technique it prints the steps of that one as well.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use ninerooks_board::{Candidate, Grid};
use ninerooks_logic::{Checking, Forms, Found, Position, Profile, solve, techniques};
use ninerooks_step::{Family, Step};
use ninerooks_text::{formats, notation};

use super::grid;

#[derive(Default)]
struct Row {
    puzzles: usize,
    eliminations: usize,
    time: Duration,
}

pub(super) fn run(arguments: &[String]) -> Result<()> {
    let mut arguments = arguments.iter();
    let file = arguments.next().context("a list of puzzles is expected")?;
    let numbers: Vec<usize> = arguments.map(|word| word.parse()).collect::<Result<_, _>>()?;
    let number = |at: usize, usual: usize| numbers.get(at).copied().unwrap_or(usual);
    let shown = std::env::var("NINEROOKS_SHOW").unwrap_or_default();
    let basic = Profile::by_id("basic").context("no such profile")?;
    let text = std::fs::read_to_string(file)?;
    let puzzles: Vec<Grid> = text.lines().filter_map(grid).collect();
    let chosen: Vec<&Grid> = puzzles
        .iter()
        .skip(number(0, 0))
        .step_by(number(1, 1))
        .take(number(2, usize::MAX))
        .collect();
    let exotic: Vec<_> =
        techniques::ALL.iter().filter(|t| t.info().family == Family::Exotic).collect();
    let mut rows: Vec<Row> = exotic.iter().map(|_| Row::default()).collect();
    let (mut any, mut open) = (0, 0_u32);
    for puzzle in &chosen {
        let state = solve(puzzle, &basic, Checking::Off).path.end;
        if state.is_solved() {
            continue;
        }
        open += 1;
        let mut has = false;
        for (technique, row) in exotic.iter().zip(&mut rows) {
            let position = Position::new(&state);
            let start = Instant::now();
            let mut found = Found::all(Forms::Once);
            let _ = technique.find(&position, &mut found);
            row.time += start.elapsed();
            let steps = found.into_steps();
            for step in &steps {
                if technique.info().id == shown {
                    println!("{}\n{}", written(&state), notation::describe(step));
                }
                step.check(&state).with_context(|| notation::describe(step))?;
            }
            let gone: BTreeSet<Candidate> = steps.iter().flat_map(Step::eliminations).collect();
            row.puzzles += usize::from(!steps.is_empty());
            row.eliminations += gone.len();
            has |= !steps.is_empty();
        }
        any += usize::from(has);
    }
    println!(
        "{} puzzles, {open} not solved by the basic techniques, {any} with an exotic pattern",
        chosen.len()
    );
    println!("| technique | puzzles | eliminations | ms |\n|---|---|---|---|");
    for (technique, row) in exotic.iter().zip(&rows) {
        let mean = row.eliminations as f64 / row.puzzles.max(1) as f64;
        let time = row.time.as_secs_f64() * 1000.0 / f64::from(open.max(1));
        println!("| {} | {} | {mean:.1} | {time:.1} |", technique.info().id, row.puzzles);
    }
    Ok(())
}

/// A state with its candidates.
fn written(state: &Grid) -> String {
    let format = formats::by_name("pm");
    format.map(|format| format.write(&state.to_puzzle())).unwrap_or_default()
}
