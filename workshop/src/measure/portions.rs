//! Solves the puzzles of a list with the pattern overlay in portions, and tells how many deletions a portion
//! takes: `cargo xtask measure portions FILE [PROFILE] [every N]`.

use anyhow::{Context, Result};
use ninerooks_logic::{Checking, Profile, Status, solve};
use ninerooks_step::{PatternReason, Shape};

use super::grid;

pub(super) fn run(arguments: &[String]) -> Result<()> {
    let text = std::fs::read_to_string(arguments.first().context("which file?")?)?;
    let id = arguments.get(1).map_or("default", String::as_str);
    let profile = Profile::by_id(id).context("no such profile")?;
    let every = arguments.iter().position(|argument| argument == "every");
    let every = every.and_then(|at| arguments.get(at + 1)?.parse().ok()).unwrap_or(1);
    let (mut puzzles, mut solved, mut with) = (0, 0, 0);
    let (mut sizes, mut largest, mut totals, mut wholes) = (vec![], vec![], vec![], vec![]);
    for grid in text.lines().filter_map(grid).step_by(every) {
        let solution = solve(&grid, &profile, Checking::On);
        puzzles += 1;
        solved += usize::from(solution.status == Status::Solved);
        if let Status::Refused(step, refusal) = &solution.status {
            println!("REFUSED {grid}: {refusal} in {}", step.technique);
        }
        let mut own = vec![];
        for step in &solution.path.steps {
            let Shape::Patterns(shape) = &step.shape else { continue };
            for stage in &shape.stages {
                if let PatternReason::Pairs { pairs } = &stage.reason {
                    let pairs: u32 = pairs.iter().flatten().sum();
                    own.push(pairs + stage.deleted.iter().sum::<u32>());
                }
                if let PatternReason::Earlier { deletions, .. } = stage.reason {
                    wholes.push(u32::try_from(deletions).unwrap_or(u32::MAX));
                }
            }
        }
        with += usize::from(!own.is_empty());
        if let Some(&most) = own.iter().max() {
            totals.push(u32::try_from(own.len()).unwrap_or(u32::MAX));
            largest.push(most);
            sizes.extend(own);
        }
    }
    println!("{puzzles} puzzles, {solved} solved, {with} with portions");
    tell("deletions of a portion", &mut sizes);
    tell("earlier deletions that a portion repeats", &mut wholes);
    tell("portions of a puzzle", &mut totals);
    tell("largest portion of a puzzle", &mut largest);
    Ok(())
}

fn tell(what: &str, numbers: &mut [u32]) {
    numbers.sort_unstable();
    let at = |part: usize| {
        numbers.get((numbers.len() * part / 100).min(numbers.len().saturating_sub(1)))
    };
    let parts = [0, 25, 50, 75, 90, 99, 100].map(|part| at(part).copied().unwrap_or(0));
    println!(
        "{what}: least {}, quartiles {} {} {}, 90 % {}, 99 % {}, most {}",
        parts[0], parts[1], parts[2], parts[3], parts[4], parts[5], parts[6]
    );
}
