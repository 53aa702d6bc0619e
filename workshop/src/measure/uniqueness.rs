//! How long paths are with the techniques that assume one solution, and without.
//!
//! `cargo xtask measure uniqueness FILE [PROFILE]`
//!
//! `FILE` is a table whose first line names its columns, `puzzle` and `SER` among them: a puzzle of 81
//! characters, and what Sudoku Explainer rates it. Prints a row for each range of ratings in which that program
//! has such techniques: unique rectangles and loops from 4.5 to 5.0, bivalue universal graves from 5.6 to 6.1.

use anyhow::{Context, Result};
use ninerooks_board::Grid;
use ninerooks_logic::{Checking, Profile, Status, solve};
use ninerooks_step::Step;

use super::grid;

/// The ratings in tenths.
const RANGES: [[u32; 2]; 2] = [[45, 50], [56, 61]];

/// What became of a list.
#[derive(Default)]
struct Sums {
    solved: usize,
    steps: usize,
    /// The steps that are no singles.
    others: usize,
    /// Those of them that assume one solution.
    assuming: usize,
}

pub(super) fn run(arguments: &[String]) -> Result<()> {
    let mut arguments = arguments.iter();
    let file = arguments.next().context("a table of puzzles is expected")?;
    let id = arguments.next().map_or("default", String::as_str);
    let without = Profile::by_id(id).context("no such profile")?;
    let mut with = without.clone();
    with.assume_uniqueness(true);
    let text = std::fs::read_to_string(file)?;
    let mut lines = text.lines();
    let header = lines.next().unwrap_or_default();
    let rated = header.split('\t').position(|name| name == "SER").context("no column SER")?;
    let rating = |line: &str| -> Option<u32> {
        let (whole, tenths) = line.split('\t').nth(rated)?.split_once('.')?;
        Some(whole.parse::<u32>().ok()? * 10 + tenths.parse::<u32>().ok()?)
    };
    let all: Vec<(u32, Grid)> =
        lines.filter_map(|line| Some((rating(line)?, grid(line)?))).collect();
    println!(
        "| SE | puzzles | one solution | solved | steps | no singles | of these assuming it |"
    );
    println!("|---|---|---|---|---|---|---|");
    for [from, to] in RANGES {
        let those = || all.iter().filter(|(rating, _)| (from..=to).contains(rating));
        let tenths = |rating: u32| format!("{}.{}", rating / 10, rating % 10);
        let [mut shorter, mut longer] = [0, 0];
        let mut sums = [Sums::default(), Sums::default()];
        for (_, grid) in those() {
            let others = [&without, &with]
                .into_iter()
                .zip(&mut sums)
                .map(|(profile, sums)| sums.add(grid, profile));
            let others: Vec<usize> = others.collect();
            shorter += usize::from(others[1] < others[0]);
            longer += usize::from(others[1] > others[0]);
        }
        let count = those().count();
        let mean = |sum: usize| sum as f64 / count.max(1) as f64;
        for (name, Sums { solved, steps, others, assuming }) in
            ["not assumed", "assumed"].into_iter().zip(&sums)
        {
            println!(
                "| {} to {} | {count} | {name} | {solved} | {:.1} | {:.2} | {:.2} |",
                tenths(from),
                tenths(to),
                mean(*steps),
                mean(*others),
                mean(*assuming)
            );
        }
        println!("fewer steps that are no singles: {shorter}, more: {longer}");
    }
    Ok(())
}

impl Sums {
    /// Walks a profile. Returns how many steps are no singles.
    fn add(&mut self, grid: &Grid, profile: &Profile) -> usize {
        let solution = solve(grid, profile, Checking::On);
        let steps = &solution.path.steps;
        let others = steps.iter().filter(|step| !step.is_single()).count();
        self.solved += usize::from(solution.status == Status::Solved);
        self.steps += steps.len();
        self.others += others;
        self.assuming +=
            steps.iter().filter(|step: &&Step| step.proof.assumes_uniqueness()).count();
        others
    }
}
