//! The lists whose proofs an independent checker has to verify.
//!
//! ```sh
//! cargo test --release -p ninerooks-veripb --test lists -- --ignored --nocapture --test-threads 1
//! ```
//!
//! It prints the rows of the table in docs/veripb.md. Without the data folder or the program `veripb`
//! each says so.

#![allow(clippy::print_stdout)] // a test that reports to a terminal

mod verifier;

use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use libtest_mimic::{Arguments, Failed, Trial};
use ninerooks_board::Grid;
use ninerooks_logic::{Checking, Profile, solve};
use ninerooks_veripb::Export;
use verifier::Checker;

/// Puzzles of a file, and what is proved of them.
#[derive(Clone, Copy)]
struct List {
    name: &'static str,
    file: &'static str,
    /// Every so many lines, and how many puzzles.
    step: usize,
    count: usize,
    profile: &'static str,
    /// Whether all are solved, and proved to have only one solution.
    unique: bool,
    /// Whether only paths count that have refutations by cases.
    by_cases: bool,
}

impl List {
    const fn new(name: &'static str, file: &'static str, profile: &'static str) -> Self {
        Self { name, file, step: 1, count: 95, profile, unique: true, by_cases: false }
    }
}

/// The technique whose proofs are the short ones.
const BY_CASES: &str = "refutation-by-cases";

const TOP95: [&str; 2] = ["top95", "top95.txt"];

fn lists() -> Vec<List> {
    let [name, file] = TOP95;
    vec![
        List { unique: false, ..List::new(name, file, "basic") },
        List { unique: false, ..List::new(name, file, "set-logic") },
        List::new(name, file, "sudoku-assistant"),
        List::new(name, file, "rookery"),
        List { count: 2, ..List::new("Easter Monster, Golden Nugget", "", "rookery") },
        List { count: 10, ..List::new("ten of monhard", "monhard_te3.tsv", "rookery") },
        List {
            count: 8,
            ..List::new(
                "eight of the pair deletion frontier",
                "pair_deletion_frontier.txt",
                "rookery",
            )
        },
        List {
            step: 5,
            count: 50,
            by_cases: true,
            ..List::new("short proofs of 50 of the hardest", "hardest_1106_375.txt", "default")
        },
        List {
            step: 49,
            count: 1000,
            ..List::new("1,000 of royle17", "royle17_49158.txt", "default")
        },
    ]
}

/// The puzzles that everybody knows by name.
const NAMED: [&str; 2] = [
    "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1",
    ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....",
];

fn main() {
    let data = ninerooks_testing::data_folder();
    let tests = lists().into_iter().map(|list| {
        let (data, title) = (data.clone(), format!("{}, {}", list.name, list.profile));
        Trial::test(title, move || run(list, &data)).with_ignored_flag(true).with_kind("long")
    });
    libtest_mimic::run(&Arguments::from_args(), tests.collect()).exit();
}

/// The puzzles: the first word of 81 characters in each line.
fn puzzles(list: List, data: &Path) -> Result<Vec<String>, Failed> {
    if list.file.is_empty() {
        return Ok(NAMED.map(str::to_owned).into());
    }
    let text = fs::read_to_string(data.join(list.file))?;
    let word =
        |line: &str| line.split_whitespace().find(|word| word.len() == 81).map(str::to_owned);
    let all = text.lines().filter_map(word).step_by(list.step);
    // Some have a path without refutations by cases, and others take their place.
    Ok(if list.by_cases { all.collect() } else { all.take(list.count).collect() })
}

/// What the checker said, and how long it took.
#[derive(Default)]
struct Figures {
    /// How many steps are refutations by cases.
    by_cases: usize,
    verified: usize,
    solved: usize,
    sizes: Vec<usize>,
    times: Vec<Duration>,
}

fn run(list: List, data: &Path) -> Result<(), Failed> {
    let Some(checker) = Checker::find() else {
        println!("veripb is not installed, so {} was not run", list.name);
        return Ok(());
    };
    if !list.file.is_empty() && !data.join(list.file).exists() {
        println!("{} is not in the data folder, so it was not run", list.file);
        return Ok(());
    }
    let profile = Profile::by_id(list.profile).ok_or("a profile that is built in")?;
    let mut figures = Figures::default();
    let mut seen = 0;
    for puzzle in &puzzles(list, data)? {
        if seen == list.count {
            break;
        }
        let grid = Grid::new(&ninerooks_text::formats::read(puzzle)?.puzzle)?;
        let path = solve(&grid, &profile, Checking::On).path;
        let by_cases = path.steps.iter().filter(|step| step.technique.id() == BY_CASES).count();
        if list.by_cases && by_cases == 0 {
            continue;
        }
        (seen, figures.by_cases) = (seen + 1, figures.by_cases + by_cases);
        let export = Export::new(&path)?;
        let is_solved = path.end.is_solved();
        figures.solved += usize::from(is_solved);
        let end = if is_solved { "SATISFIABLE" } else { "NO CONCLUSION" };
        figures.sizes.push(export.proof().len());
        judge(&checker, (export.formula(), export.proof()), end, &mut figures)?;
        if list.unique {
            judge(&checker, export.uniqueness()?, "UNSATISFIABLE", &mut figures)?;
        }
    }
    figures.tell(list, seen);
    let wanted = seen * if list.unique { 2 } else { 1 };
    if seen == list.count && figures.verified == wanted {
        Ok(())
    } else {
        Err(format!("{} of {wanted} verified", figures.verified).into())
    }
}

fn judge(
    checker: &Checker,
    (formula, proof): (String, String),
    end: &str,
    figures: &mut Figures,
) -> Result<(), Failed> {
    let start = Instant::now();
    let verdict = checker.verdict("list", &formula, &proof)?;
    figures.times.push(start.elapsed());
    figures.verified += usize::from(verdict.as_deref() == Some(end));
    Ok(())
}

impl Figures {
    /// A row of the table.
    fn tell(&mut self, list: List, puzzles: usize) {
        self.sizes.sort_unstable();
        self.times.sort_unstable();
        let size = |at: usize| self.sizes[at].div_ceil(1000);
        let time = |at: usize| self.times[at].as_millis();
        let (last, mid) = (self.sizes.len() - 1, self.sizes.len() / 2);
        println!("{} refutations by cases", self.by_cases);
        println!(
            "| {}{} | `{}` | {} of {} ({} of {puzzles} solved) | {} kB | {} kB | {} ms | {} ms |",
            list.name,
            if list.unique { ", unique" } else { "" },
            list.profile,
            self.verified,
            self.times.len(),
            self.solved,
            size(last),
            size(mid),
            time(self.times.len() - 1),
            time(self.times.len() / 2),
        );
    }
}
