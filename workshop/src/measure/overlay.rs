//! Runs a method of the pattern overlay over a list of puzzles and reports how many it solves, how
//! long it takes and how long the checker takes.
//!
//! `cargo xtask measure overlay FILE METHOD [first N] [nocheck] [singles]`

use std::{collections::BTreeMap, time::Duration, time::Instant};

use anyhow::{Context, Result};
use ninerooks_board::{Candidate, Digit, DigitSet, Grid};
use ninerooks_logic::rookery::{Deduction, Equations, Method, Overlay, OverlayStep};
use ninerooks_proof::{Deletion, check};

use super::grid;

#[derive(Default)]
struct Totals {
    puzzles: usize,
    solved: Vec<usize>,
    open: Vec<usize>,
    refused: usize,
    deletions: usize,
    most_deletions: usize,
    removed: usize,
    /// For each number of deducing steps the puzzles that took so many.
    rounds: BTreeMap<usize, usize>,
    sums: Vec<usize>,
    finding: Duration,
    slowest: Duration,
    checking: Duration,
}

pub(super) fn run(arguments: &[String]) -> Result<()> {
    let has = |word: &str| arguments.iter().any(|argument| argument == word);
    let text = std::fs::read_to_string(arguments.first().context("which file?")?)?;
    let name = arguments.get(1).context("which method?")?;
    let first = arguments.iter().position(|argument| argument == "first");
    let first = first.and_then(|at| arguments.get(at + 1)?.parse().ok()).unwrap_or(usize::MAX);
    let methods = methods(name);
    let mut totals = Totals::default();
    for grid in text.lines().filter_map(grid).take(first) {
        totals.run(grid, &methods, has("singles"), !has("nocheck"));
    }
    totals.print();
    Ok(())
}

fn methods(name: &str) -> Vec<Method> {
    let kwise = |k: usize| (2..=k).map(Method::Combinations);
    match name {
        "basic" => vec![],
        "two" => vec![Method::TwoCell],
        "three" => vec![Method::TwoCell, Method::ThreeCell],
        "clash" => vec![Method::Clash],
        "advanced" => vec![Method::TwoCell, Method::ThreeCell, Method::Clash],
        "cover" => vec![Method::Clash, Method::CellCover],
        "kwise3" => kwise(3).collect(),
        "kwise4" => kwise(4).collect(),
        "kwise5" => kwise(5).collect(),
        "kwise3+cover" => kwise(3).chain([Method::CellCover]).collect(),
        "kwise4+cover" => kwise(4).chain([Method::CellCover]).collect(),
        "3a1" => vec![Method::Equations(Equations::default())],
        "3a1+clash" => vec![Method::Clash, Method::Equations(Equations::default())],
        "3a2" => vec![Method::Clash, Method::Equations(Equations { depth: 2, sets: 4000 })],
        "3a3" => vec![Method::Clash, Method::Equations(Equations { depth: 3, sets: 4000 })],
        "sums" => vec![Method::Sums],
        "rounds" => vec![Method::Rounds],
        _ => vec![Method::Pairs],
    }
}

impl Totals {
    fn run(&mut self, start: Grid, methods: &[Method], singles: bool, checked: bool) {
        self.puzzles += 1;
        let began = Instant::now();
        let mut checking = Duration::ZERO;
        let mut deletions = 0;
        let mut rounds = 0;
        let mut grid = start;
        let mut overlay = Overlay::new(&grid, DigitSet::ALL);
        let mut act = |grid: &mut Grid, step: &OverlayStep| {
            let begin = Instant::now();
            if checked && let Err(refusal) = check(grid, &step.actions, &step.proof) {
                println!("REFUSED {start}: {refusal}");
                self.refused += 1;
            }
            checking += begin.elapsed();
            if let ninerooks_proof::Reason::Rookeries(proof) = &step.proof.then {
                deletions += proof.deletions.len() - step.carried;
            }
            step.actions.iter().for_each(|action| action.apply(grid));
        };
        while !grid.is_solved() {
            if let Some(step) = overlay.basic(&grid) {
                act(&mut grid, &step);
            } else if let Some(single) = singles.then(|| naked_single(&grid)).flatten() {
                grid.place(single);
            } else {
                match overlay.step(&grid, methods) {
                    Ok(Some(step)) => {
                        rounds += 1;
                        self.sums.extend(step.found.iter().flat_map(|found| sizes(&found.1)));
                        act(&mut grid, &step);
                    }
                    Ok(None) => break,
                    Err(over) => {
                        println!("{start}: {over}");
                        break;
                    }
                }
            }
            overlay.follow(&grid);
        }
        let list = if grid.is_solved() { &mut self.solved } else { &mut self.open };
        list.push(self.puzzles);
        *self.rounds.entry(rounds).or_default() += 1;
        self.deletions += deletions;
        self.most_deletions = self.most_deletions.max(deletions);
        let open =
            |grid: &Grid| Digit::ALL.map(|digit| grid.places(digit).len()).iter().sum::<usize>();
        self.removed += open(&start) - open(&grid);
        self.checking += checking;
        let finding = began.elapsed().saturating_sub(checking);
        self.finding += finding;
        self.slowest = self.slowest.max(finding);
    }

    fn print(&self) {
        let per_puzzle = |time: Duration| {
            time.as_secs_f64() * 1e3 / f64::from(u32::try_from(self.puzzles.max(1)).unwrap_or(1))
        };
        println!("solved {} of {}, refused {}", self.solved.len(), self.puzzles, self.refused);
        println!(
            "finding {:.2} ms a puzzle (slowest {:.1} ms), checking {:.2} ms",
            per_puzzle(self.finding),
            self.slowest.as_secs_f64() * 1e3,
            per_puzzle(self.checking)
        );
        println!(
            "{} candidates removed, {} deletions (most in one puzzle {})",
            self.removed, self.deletions, self.most_deletions
        );
        println!("deducing steps of a puzzle: {:?}", self.rounds);
        let mut sums = self.sums.clone();
        sums.sort_unstable();
        if let (Some(most), at) = (sums.last(), |percent| sums[sums.len() * percent / 100]) {
            println!(
                "{} sums; truths: median {}, 90 % {}, 99 % {}, most {most}",
                sums.len(),
                at(50),
                at(90),
                at(99)
            );
        }
        let (name, short) = if self.solved.len() < self.open.len() {
            ("solved", &self.solved)
        } else {
            ("open", &self.open)
        };
        println!("{name}: {:?}", &short[..short.len().min(60)]);
    }
}

/// How many truths each sum of a deduction has.
fn sizes(deduction: &Deduction) -> Vec<usize> {
    let truths = |deletion: &Deletion| match deletion {
        Deletion::Cover(cover) => {
            let truths = cover.terms.iter().filter(|term| term.weight < 0);
            Some(truths.map(|term| usize::from(term.weight.unsigned_abs())).sum())
        }
        _ => None,
    };
    deduction.deletions.iter().filter_map(truths).collect()
}

fn naked_single(grid: &Grid) -> Option<Candidate> {
    grid.unsolved().find_map(|cell| Some(Candidate::new(grid.digits(cell).only()?, cell)))
}
