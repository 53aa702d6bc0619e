//! How far hypotheses and Gail Nelson's two ways go, beside singles, locked candidates, subsets and
//! fish.
//!
//! `cargo xtask measure hypotheses FILE [STRIDE] [off]`
//!
//! Reads the first field of 81 characters of every line, or of one in STRIDE. A row says how many are
//! solved, how many steps of the kind in question there were in all, and the time. `off` leaves the
//! checker out.

use std::time::Instant;

use anyhow::{Context, Result};
use ninerooks_board::{Grid, SectorKind};
use ninerooks_logic::{Forms, Found, Position, Profile, Technique, by_name, next_step};
use ninerooks_step::{Shape, Step, TwoWay};

use super::grid;

pub(super) fn run(arguments: &[String]) -> Result<()> {
    let mut arguments = arguments.iter();
    let file = arguments.next().context("a file of puzzles is expected")?;
    let rest: Vec<&String> = arguments.collect();
    let stride = rest.iter().find_map(|a| a.parse().ok()).unwrap_or(1);
    let checks = !rest.iter().any(|a| *a == "off");
    let text = std::fs::read_to_string(file)?;
    let grids: Vec<Grid> = text.lines().step_by(stride).filter_map(grid).collect();

    let rows: [(&str, bool, &[&str]); 9] = [
        ("basics", false, &[]),
        ("two-way from cells only", true, &["two-way"]),
        ("two-way", false, &["two-way"]),
        ("two-way, two-way-plus", false, &["two-way", "two-way-plus"]),
        ("hypothesis", false, &["hypothesis"]),
        ("hypothesis, -plus", false, &["hypothesis", "hypothesis-plus"]),
        (
            "hypothesis, -plus, -plus-plus",
            false,
            &["hypothesis", "hypothesis-plus", "hypothesis-plus-plus"],
        ),
        ("hypothesis-plus-plus", false, &["hypothesis-plus-plus"]),
        (
            "two ways, then hypotheses",
            false,
            &["two-way", "two-way-plus", "hypothesis", "hypothesis-plus", "hypothesis-plus-plus"],
        ),
    ];
    println!("{} puzzles", grids.len());
    for (name, from_cells, ids) in rows {
        let techniques: Vec<_> = ids.iter().filter_map(|id| by_name(id)).collect();
        row(name, &grids, &techniques, from_cells, checks);
    }
    Ok(())
}

fn row(
    name: &str,
    grids: &[Grid],
    techniques: &[&'static Technique],
    from_cells: bool,
    checks: bool,
) {
    let basic = Profile::by_id("basic").expect("it is built in");
    let mut uses = vec![0usize; techniques.len()];
    let (mut solved, mut times) = (0, Vec::new());
    for puzzle in grids {
        let start = Instant::now();
        let mut grid = *puzzle;
        loop {
            let mut step = next_step(&grid, &basic);
            for (technique, uses) in techniques.iter().zip(&mut uses) {
                if step.is_none() {
                    step = find(technique, &grid, from_cells);
                    *uses += usize::from(step.is_some());
                }
            }
            let Some(step) = step else { break };
            if checks && let Err(refusal) = step.check(&grid) {
                println!("REFUSED {refusal}: {step:?}");
                return;
            }
            step.apply(&mut grid);
        }
        solved += usize::from(grid.is_solved());
        times.push(start.elapsed().as_secs_f64() * 1000.0);
    }
    times.sort_by(f64::total_cmp);
    let mean = times.iter().sum::<f64>() / times.len() as f64;
    let (median, worst) = (times[times.len() / 2], times[times.len() - 1]);
    println!(
        "{name:<30} {solved:>5} solved, uses {uses:?}, ms a puzzle: mean {mean:.2}, median \
         {median:.2}, worst {worst:.1}"
    );
}

fn find(technique: &'static Technique, grid: &Grid, from_cells: bool) -> Option<Step> {
    let mut found = if from_cells { Found::all(Forms::Once) } else { Found::first() };
    let _ = technique.find(&Position::new(grid), &mut found);
    let fits = |step: &Step| match step.shape {
        Shape::TwoWay(TwoWay { start, .. }) => {
            !from_cells || matches!(start.kind(), SectorKind::Cell(_))
        }
        _ => true,
    };
    found.into_steps().into_iter().find(fits)
}
