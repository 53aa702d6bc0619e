//! Pair deletion on the lists of the hardest puzzles known, every step checked.
//!
//! A sample of each list is solved on every run. The lists as a whole take longer:
//! `cargo test --release -p ninerooks-cli --test lists -- --ignored --nocapture`. Without the data
//! folder all tests say that they are ignored.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{io::Write as _, thread};

use libtest_mimic::{Arguments, Failed, Trial};
use ninerooks_board::Grid;
use ninerooks_exact::{Solutions, solutions};
use ninerooks_text::formats;

/// A list, and how many of its puzzles pair deletion leaves open.
struct List {
    file: &'static str,
    puzzles: usize,
    open: usize,
}

const LISTS: [List; 5] = [
    List { file: "monhard_te3.tsv", puzzles: 500, open: 0 },
    List { file: "mith_te3_minexpand_sample1000.txt", puzzles: 300, open: 0 },
    List { file: "top1465.txt", puzzles: 1465, open: 0 },
    List { file: "hardest_1905_11plus.txt", puzzles: 1000, open: 0 },
    List { file: "top95.txt", puzzles: 95, open: 0 },
];

/// The sample of a list is every 20th puzzle.
const SAMPLE: usize = 20;

fn main() {
    let folder = std::env::var_os("NINEROOKS_DATA").map_or_else(
        || PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data"),
        PathBuf::from,
    );
    let is_missing = !folder.is_dir();
    let trials = LISTS.iter().flat_map(|list| {
        let [some, all] = [SAMPLE, 1].map(|step| {
            let path = folder.join(list.file);
            let part = if step == 1 { "all".to_owned() } else { format!("every {step}th") };
            let name = format!("{}: pair deletion solves {part}", list.file);
            Trial::test(name, move || run(list, &path, step))
        });
        [some.with_ignored_flag(is_missing), all.with_ignored_flag(true)]
    });
    libtest_mimic::run(&Arguments::from_args(), trials.collect()).exit();
}

/// The first puzzles of the list, as many as the list is to have, every `step`th.
fn puzzles(list: &List, path: &Path, step: usize) -> Result<Vec<String>, Failed> {
    let text = fs::read_to_string(path)?;
    let is_puzzle =
        |word: &&str| word.len() == 81 && word.chars().all(|c| c == '.' || c.is_ascii_digit());
    let found = text.lines().filter_map(|line| line.split(['\t', ' ', ',', ';']).find(is_puzzle));
    let all: Vec<String> = found.take(list.puzzles).map(str::to_owned).collect();
    if all.len() != list.puzzles {
        return Err(format!("{} has {} puzzles, not {}", list.file, all.len(), list.puzzles).into());
    }
    Ok(all.into_iter().step_by(step).collect())
}

#[allow(clippy::print_stdout)] // what the program says of the list is part of the report
fn run(list: &List, path: &Path, step: usize) -> Result<(), Failed> {
    let puzzles = puzzles(list, path, step)?;
    let mut child = Command::new(env!("CARGO_BIN_EXE_ninerooks"))
        .args(["solve", "-", "--profile", "pom-pairs"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()?;
    let mut input = child.stdin.take().ok_or("it is piped")?;
    let lines = puzzles.join("\n") + "\n";
    let writer = thread::spawn(move || input.write_all(lines.as_bytes()));
    let output = child.wait_with_output()?;
    writer.join().map_err(|_| "writing failed")??;
    let (lines, talk) = (String::from_utf8(output.stdout)?, String::from_utf8(output.stderr)?);
    println!("{}: {}", list.file, talk.trim_end());
    if lines.lines().count() != puzzles.len() {
        return Err(format!("{} lines for {} puzzles", lines.lines().count(), puzzles.len()).into());
    }
    let mut open = 0;
    for (puzzle, line) in puzzles.iter().zip(lines.lines()) {
        match line.split_once(' ') {
            Some((values, "solved")) => agrees(puzzle, values)?,
            Some((_, "stuck")) => open += 1,
            _ => return Err(format!("{puzzle}: {line}").into()),
        }
    }
    if open > list.open {
        return Err(format!("{open} of {} stay open, expected {}", puzzles.len(), list.open).into());
    }
    if !talk.contains("every step checked") || talk.contains("refused") {
        return Err(talk.into());
    }
    Ok(())
}

/// The solution is the one that a search finds.
fn agrees(puzzle: &str, values: &str) -> Result<(), Failed> {
    let grid = Grid::new(&formats::read(puzzle)?.puzzle)?;
    match solutions(&grid) {
        Solutions::One(solution) if solution.to_string() == values => Ok(()),
        _ => Err(format!("{puzzle} is not {values}").into()),
    }
}
