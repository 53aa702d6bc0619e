//! What shows that a false candidate is false: of what kind, how large, and how long it takes to find.
//!
//! `cargo xtask measure why FILE [PROFILE] [CANDIDATES]`
//!
//! What is the same for all candidates of a state counts for the first of them. Reads the first field of 81 characters of each line; each
//! puzzle is taken as it is after its singles. With a number of candidates, so many of each puzzle are asked about, spread over the grid,
//! and each answer is held against the shortest single step that any technique has for it.

use std::collections::BTreeMap;
use std::time::Instant;

use anyhow::{Context, Result, ensure};
use ninerooks_board::{Candidate, Grid};
use ninerooks_exact::{Solutions, solutions};
use ninerooks_logic::{Checking, Forms, Profile, Reasons, all_steps, solve};
use ninerooks_proof::Action;
use ninerooks_step::{Path, Step};

use super::grid;

pub(super) fn run(arguments: &[String]) -> Result<()> {
    let mut arguments = arguments.iter();
    let file = arguments.next().context("a file of puzzles is expected")?;
    let id = arguments.next().map_or("default", String::as_str);
    let profile = Profile::by_id(id).context("a profile is expected")?;
    let few: Option<usize> = arguments.next().map(|text| text.parse()).transpose()?;
    let singles = Profile::by_id("singles").context("it is built in")?;
    let text = std::fs::read_to_string(file)?;
    let (mut times, mut kinds, mut sizes) = (Vec::new(), BTreeMap::new(), Vec::new());
    let (mut unanswered, mut longer) = (0, Vec::new());
    for start in text.lines().filter_map(grid) {
        let Solutions::One(solution) = solutions(&start) else { continue };
        let grid = solve(&start, &singles, Checking::On).path.end;
        let mut reasons = Reasons::new(&grid, &profile);
        let wrong: Vec<Candidate> = grid.open().filter(|c| !solution.is_live(*c)).collect();
        let every = few.map_or(1, |few| wrong.len().div_ceil(few.max(1)));
        let others = few.map(|_| all_steps(&grid, Profile::everything(), Forms::All));
        for candidate in wrong.into_iter().step_by(every.max(1)) {
            let begun = Instant::now();
            let path = reasons.why(candidate);
            times.push(begun.elapsed().as_secs_f64());
            let Some(path) = path else {
                unanswered += 1;
                continue;
            };
            check(&grid, &path, candidate)?;
            *kinds.entry(kind(&path)).or_insert(0_u32) += 1;
            sizes.push(path.steps.len());
            let decides = |step: &&Step| step.actions.contains(&Action::Eliminate(candidate));
            let others = others.iter().flatten().filter(decides);
            let shortest = others.min_by_key(|step| step.length(&grid));
            let Some(other) = shortest.filter(|step| step.length(&grid) < path.inferences()) else {
                continue;
            };
            let (own, length) = (path.inferences(), other.length(&grid));
            let names = (kind(&path), other.technique.name());
            longer.push(format!("{grid} {candidate}: {own}, {}; {length}, {}", names.0, names.1));
        }
    }
    println!("{} candidates, {unanswered} without an answer", times.len());
    if few.is_some() {
        println!("{} longer than a step that there is", longer.len());
        for line in &longer {
            println!("  {line}");
        }
    }
    for (kind, count) in kinds {
        println!("{count:6} {kind}");
    }
    times.sort_by(f64::total_cmp);
    sizes.sort_unstable();
    for part in [50, 75, 95, 99, 100] {
        println!(
            "{part:3} %: {:8.1} ms, {:3} steps",
            1000.0 * at(&times, part).copied().unwrap_or(0.0),
            at(&sizes, part).copied().unwrap_or(0)
        );
    }
    Ok(())
}

fn at<T>(sorted: &[T], part: usize) -> Option<&T> {
    sorted.get(sorted.len().saturating_sub(1) * part / 100)
}

/// The technique of the only step, or of the dearest of several.
fn kind(path: &Path) -> String {
    let costs = ninerooks_logic::Costs::default();
    let dearest = path.steps.iter().max_by_key(|step| costs.of(step));
    let name = dearest.map_or("", |step| step.technique.name());
    if path.steps.len() == 1 { name.to_owned() } else { format!("several steps, up to {name}") }
}

fn check(start: &Grid, path: &Path, candidate: Candidate) -> Result<()> {
    let mut grid = *start;
    for step in &path.steps {
        step.check(&grid).with_context(|| candidate.to_string())?;
        step.apply(&mut grid);
    }
    ensure!(!grid.is_live(candidate), "{candidate} is still there");
    Ok(())
}
