//! The lists of the hardest puzzles known: by pair deletion, and by the profile `rookery`, which
//! leaves none open. Every step is checked.
//!
//! A sample of each list is solved on every run. The lists as a whole take longer:
//! `cargo test --release -p ninerooks-cli --test lists -- --ignored --nocapture`. Without the data
//! folder all tests say that they are ignored.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::{io::Write as _, thread};

use libtest_mimic::{Arguments, Failed, Trial};
use ninerooks_board::Grid;
use ninerooks_exact::{Solutions, solutions};
use ninerooks_text::formats;

/// A list, and how many of its puzzles a profile leaves open.
struct List {
    file: &'static str,
    puzzles: usize,
    profile: &'static str,
    open: usize,
}

impl List {
    const fn rookery(file: &'static str, puzzles: usize) -> Self {
        Self { file, puzzles, profile: "rookery", open: 0 }
    }

    const fn pairs(file: &'static str, puzzles: usize) -> Self {
        Self { file, puzzles, profile: "pom-pairs", open: 0 }
    }
}

const LISTS: [List; 14] = [
    List::pairs("monhard_te3.tsv", 500),
    List::pairs("mith_te3_minexpand_sample1000.txt", 300),
    List::pairs("top1465.txt", 1465),
    List::pairs("hardest_1905_11plus.txt", 1000),
    List::pairs("top95.txt", 95),
    List::rookery("top95.txt", 95),
    List::rookery("top1465.txt", 1465),
    List::rookery("hardest_1106_375.txt", 375),
    List::rookery("hardest_1905_11plus.txt", 1000),
    List::rookery("monhard_te3.tsv", 500),
    List::rookery("mith_te3_minexpand_sample1000.txt", 300),
    List::rookery("eleven_26370_te2.tsv", 500),
    List::rookery("pair_deletion_frontier.txt", 25),
    List::rookery("named_puzzles.tsv", 20),
];

/// From the help for the Pattern Overlay Method, by way of Sudopedia.
const EXAMPLE: &str =
    "2.4...5..75.694..169..2...78..9....3..5...1..3....2..45...6..18...183..5187...63.";

/// The sample of a list is every 20th puzzle, or two of a shorter one.
const SAMPLE: usize = 20;

fn main() {
    let folder = ninerooks_testing::data_folder();
    let is_missing = !folder.is_dir();
    let trials = LISTS.iter().flat_map(|list| {
        let [some, all] = [SAMPLE, 1].map(|step| {
            let path = folder.join(list.file);
            let part = if step == 1 { "all".to_owned() } else { format!("every {step}th") };
            let name = format!("{}: {} solves {part}", list.file, list.profile);
            Trial::test(name, move || run(list, &path, step))
        });
        [some.with_ignored_flag(is_missing), all.with_ignored_flag(true)]
    });
    let path = folder.join(LISTS[0].file);
    let json = [
        Trial::test("the example of the help: its paths as JSON are accepted", || {
            accepted(&[EXAMPLE.to_owned()])
        }),
        Trial::test("monhard_te3.tsv: paths of every 20th as JSON are accepted", move || {
            accepted(&puzzles(&LISTS[0], &path, SAMPLE)?)
        })
        .with_ignored_flag(is_missing),
    ];
    libtest_mimic::run(&Arguments::from_args(), trials.chain(json).collect()).exit();
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
    // A single puzzle would be answered at length.
    let step = step.min(all.len() / 2).max(1);
    Ok(all.into_iter().step_by(step).collect())
}

/// Runs the program; gives standard output and standard error.
fn ninerooks(arguments: &[&str], lines: String) -> Result<(String, String), Failed> {
    let mut child = Command::new(env!("CARGO_BIN_EXE_ninerooks"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()?;
    let mut input = child.stdin.take().ok_or("it is piped")?;
    let writer = thread::spawn(move || input.write_all(lines.as_bytes()));
    let output = child.wait_with_output()?;
    writer.join().map_err(|_| "writing failed")??;
    Ok((String::from_utf8(output.stdout)?, String::from_utf8(output.stderr)?))
}

/// What is written as JSON is read back and accepted; with another equation it is refused.
fn accepted(puzzles: &[String]) -> Result<(), Failed> {
    let count = match puzzles.len() {
        1 => "1 path".to_owned(),
        count => format!("{count} paths"),
    };
    for profile in ["pom-pairs", "pom-help", "pom-space"] {
        let lines = puzzles.join("\n") + "\n";
        let solve = ["solve", "-", "--json", "--quiet", "--profile", profile];
        let (paths, talk) = ninerooks(&solve, lines)?;
        assert_eq!(talk, "", "{profile}");
        let (_, talk) = ninerooks(&["check", "-"], paths.clone())?;
        let expected = format!("{count} accepted with");
        assert!(talk.starts_with(&expected) && !talk.contains("refused"), "{profile}: {talk}");
        // Without its deletions no step of these follows.
        if profile == "pom-pairs" {
            let bare = paths.replace("[[\"", "[],\"was\":[[\"");
            let (_, talk) = ninerooks(&["check", "-"], bare)?;
            assert!(talk.contains(&format!("\n{} refused", puzzles.len())), "{talk}");
        }
    }
    Ok(())
}

fn run(list: &List, path: &Path, step: usize) -> Result<(), Failed> {
    let puzzles = puzzles(list, path, step)?;
    let arguments = ["solve", "-", "--profile", list.profile];
    let (lines, talk) = ninerooks(&arguments, puzzles.join("\n") + "\n")?;
    #[allow(clippy::print_stdout)] // the figures are what whole lists are run for
    {
        println!("{} {}: {}", list.file, list.profile, talk.trim_end());
    }
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
