//! `cargo xtask records`: the shortest proofs that are known of the puzzles of the hall of fame.
//!
//! A record is a line of JSON as `solve --json` writes it, without what only pictures need, and with a field `record`: the puzzle's name,
//! who found it, when, and how long it is. Every record is judged here by the checker, and its length is counted. Whoever has a
//! shorter proof hands in a line of that kind.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::Path as File;

use anyhow::{Context, Result, ensure};
use ninerooks_board::Grid;
use ninerooks_proof::{Budget, check_within};
use ninerooks_step::{Length, Path};
use ninerooks_text::json::{self, Schema, StepRecord};
use serde::{Deserialize, Serialize};

use crate::exercises::with_table;
use crate::library::HALL;

/// Where they are.
pub const FILE: &str = "docs/short-proofs.jsonl";
/// Where they are listed.
pub const PAGE: &str = "docs/short-proofs.md";

/// What is said of a proof.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Said {
    /// What the puzzle is called.
    pub name: String,
    /// Who found the proof, or with what.
    pub by: String,
    /// When: year, month, day.
    pub date: String,
    /// How many inferences there are to check beyond singles.
    pub length: usize,
    /// How many in the longest step.
    pub longest: usize,
}

/// What a line has beside its steps.
#[derive(Deserialize)]
struct Saying {
    record: Said,
}

/// A line as it is written.
#[derive(Serialize)]
struct Line<'a> {
    schema: Schema,
    record: &'a Said,
    puzzle: String,
    status: json::Status,
    solution: String,
    steps: Vec<StepRecord>,
}

/// The shortest proof that is known of a puzzle.
#[derive(Clone, Debug)]
pub struct Record {
    /// What is said of it.
    pub said: Said,
    /// The proof: a path to the solution, every step of which the checker accepts.
    pub path: Path,
}

impl Record {
    /// Reads and judges a line.
    ///
    /// # Errors
    /// When it is none, a step is refused, the end is not the solution, or it is not as long as it says.
    pub fn read(line: &str) -> Result<Self> {
        let said = json::read_as::<Saying>(line)?.record;
        let path = judged(line).with_context(|| said.name.clone())?;
        let Length { all, longest } = path.length();
        ensure!(
            (all, longest) == (said.length, said.longest),
            "{}: the length is given as {}, {} in the longest step, but it is {all}, {longest} in the longest step",
            said.name,
            said.length,
            said.longest
        );
        Ok(Self { said, path })
    }

    /// The line of it.
    ///
    /// # Errors
    /// When it cannot be written as JSON.
    pub fn line(&self) -> Result<String> {
        let step = |step| StepRecord { shape: None, notation: None, ..StepRecord::from(step) };
        let steps: Vec<StepRecord> = self.path.steps.iter().map(step).collect();
        let line = Line {
            schema: Schema::of(&steps),
            record: &self.said,
            puzzle: self.path.start.to_string(),
            status: json::Status::Solved,
            solution: self.path.end.to_string(),
            steps,
        };
        Ok(serde_json::to_string(&line)? + "\n")
    }
}

/// The path of a line, if every step is right and it solves the puzzle.
fn judged(line: &str) -> Result<Path> {
    let read = json::read(line)?;
    let mut path = Path::new(Grid::new(&read.start()?)?);
    let mut budget = Budget::of_path();
    for (at, step) in read.steps.iter().enumerate() {
        check_within(&path.end, &step.actions, &step.proof, &mut budget)
            .map_err(|refusal| anyhow::anyhow!("step {}: {refusal}", at + 1))?;
        let technique =
            ninerooks_logic::by_name(&step.technique).map(ninerooks_logic::Technique::id);
        path.push(step.to_step(technique));
    }
    ensure!(path.end.is_solved() && path.end.contradiction().is_none(), "it is not solved");
    ensure!(!path.assumes_uniqueness(), "it assumes that there is one solution");
    Ok(path)
}

/// The records of a file.
///
/// # Errors
/// When one is not what it says.
pub fn read(text: &str) -> Result<Vec<Record>> {
    text.lines().map(Record::read).collect()
}

/// The names of the puzzles of the hall of fame by their givens, each with its place.
///
/// # Errors
/// When a puzzle has no line of givens.
pub fn names(hall: &str) -> Result<BTreeMap<String, (usize, String)>> {
    let blocks = hall.split("\n\n").filter(|block| !block.starts_with('#'));
    let named = |(at, block): (usize, &str)| {
        let mut lines = block.trim().lines();
        let name = lines.next().and_then(|line| line.split('|').next()).unwrap_or_default();
        let givens = lines.next().with_context(|| block.to_owned())?;
        Ok((givens.to_owned(), (at, name.trim().to_owned())))
    };
    blocks.enumerate().map(named).collect()
}

/// The table of the page.
pub fn table(records: &[Record]) -> String {
    let mut table = String::from(
        "| puzzle | length | longest step | steps beyond singles | by | date |\n|---|---:|---:|---:|---|---|\n",
    );
    for Record { said, path } in records {
        let beyond = path.steps.iter().filter(|step| !step.proof.is_single(&step.actions)).count();
        let Said { name, by, date, length, longest } = said;
        let _ = writeln!(table, "| {name} | {length} | {longest} | {beyond} | {by} | {date} |");
    }
    table
}

/// Judges all records, takes those paths of other files that are shorter, and writes the file and the table of the page. `by` and `date`
/// are for paths that do not say these themselves. Gives the records back.
///
/// # Errors
/// When a file cannot be read or written, or one of the records, or of the paths, is not right.
pub fn write(
    root: &File,
    others: &[std::path::PathBuf],
    by: &str,
    date: &str,
) -> Result<Vec<Record>> {
    let names = names(&fs::read_to_string(root.join(HALL)).context(HALL)?)?;
    let mut records = read(&fs::read_to_string(root.join(FILE)).unwrap_or_default())?;
    for file in others {
        let text = fs::read_to_string(file).with_context(|| file.display().to_string())?;
        for line in text.lines() {
            take(&mut records, line, &names, [by, date])?;
        }
    }
    let place = |record: &Record| names.get(&record.path.start.to_string()).map(|known| known.0);
    records.sort_by_key(place);
    let lines: Result<String> = records.iter().map(Record::line).collect();
    fs::write(root.join(FILE), lines?)?;
    let page = root.join(PAGE);
    let text = fs::read_to_string(&page).with_context(|| page.display().to_string())?;
    fs::write(&page, with_table(&text, &table(&records))?)?;
    Ok(records)
}

/// Takes a path for the record of its puzzle, if none is as short.
fn take(
    records: &mut Vec<Record>,
    line: &str,
    names: &BTreeMap<String, (usize, String)>,
    [by, date]: [&str; 2],
) -> Result<()> {
    let path = judged(line)?;
    let givens = path.start.to_string();
    let Some((_, name)) = names.get(&givens) else { return Ok(()) };
    let said = json::read_as::<Saying>(line).ok().map(|saying| saying.record);
    let [by, date] = said.map_or([by.to_owned(), date.to_owned()], |said| [said.by, said.date]);
    let Length { all: length, longest } = path.length();
    if length == 0 {
        // Singles alone solve it, and nothing is shorter.
        return Ok(());
    }
    let said = Said { name: name.clone(), by, date, length, longest };
    match records.iter_mut().find(|record| record.path.start.to_string() == givens) {
        None => records.push(Record { said, path }),
        Some(known) if (length, longest) < (known.said.length, known.said.longest) => {
            *known = Record { said, path };
        }
        Some(_) => {}
    }
    Ok(())
}
