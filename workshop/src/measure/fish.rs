//! How long Franken and mutant fish take, on one core.
//!
//! `cargo xtask measure fish FILE [STATES]`
//!
//! Reads the first field of 81 characters of each line, walks the puzzles by `basic`, and then by `default` without
//! fish, until there are as many states (200) in which `basic` finds nothing. Each technique looks for all its steps in all forms.

use anyhow::{Context, Result};
use cpu_time::ThreadTime;
use ninerooks_board::Grid;
use ninerooks_logic::{Forms, Found, Position, Profile, next_step, techniques};

use super::grid;

/// States in which singles, locked candidates, subsets and basic fish find nothing.
fn states(text: &str, count: usize) -> Option<Vec<Grid>> {
    let [basic, default] = [Profile::by_id("basic")?, Profile::by_id("default")?];
    let mut states = Vec::new();
    for mut grid in text.lines().filter_map(grid) {
        while let Some(step) = next_step(&grid, &default).filter(|_| !grid.is_solved()) {
            if next_step(&grid, &basic).is_none() {
                states.push(grid);
            }
            step.apply(&mut grid);
        }
        if states.len() >= count {
            break;
        }
    }
    states.truncate(count);
    Some(states)
}

pub(super) fn run(arguments: &[String]) -> Result<()> {
    let mut arguments = arguments.iter();
    let text = std::fs::read_to_string(arguments.next().context("a list of puzzles is expected")?)?;
    let count = arguments.next().map_or(Ok(200), |count| count.parse())?;
    let states = states(&text, count).context("a profile that is built in")?;
    println!(
        "| technique | states | with a step | steps | mean ms | most ms | without enough work |"
    );
    println!("|---|---|---|---|---|---|---|");
    let is_new = |id: &str| id.contains("franken") || id.contains("mutant");
    for technique in techniques::ALL.iter().filter(|technique| is_new(technique.info().id)) {
        let (mut with, mut steps, mut total, mut most, mut limited) = (0, 0, 0.0, 0.0_f64, 0);
        for grid in &states {
            let start = ThreadTime::now();
            let mut found = Found::all(Forms::All);
            let _ = technique.find(&Position::new(grid), &mut found);
            let time = start.elapsed().as_secs_f64() * 1e3;
            limited += usize::from(!found.limits().is_empty());
            let own = found.into_steps().len();
            with += usize::from(own > 0);
            steps += own;
            total += time;
            most = most.max(time);
        }
        let (id, mean) = (technique.info().id, total / states.len().max(1) as f64);
        let count = states.len();
        println!("| `{id}` | {count} | {with} | {steps} | {mean:.2} | {most:.1} | {limited} |");
    }
    Ok(())
}
