//! What `ninerooks grade` wrote, summed up over all files: levels, ratings, and whether any row is missing.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io::{self, BufRead};
use std::path::{Path, PathBuf};

use anyhow::Context;
use ninerooks_text::json::Schema;
use serde::Serialize;
use serde_json::{Map, Number, Value};

use super::Table;
use crate::list::cells;
use crate::packed;
use crate::parquet::Rows;
use crate::term::output;
use crate::words::plural;

type Row = Map<String, Value>;

/// What is not summed up: it is another one in each row.
const OWN: [&str; 4] = ["id", "puzzle", "canonical", "message"];
/// Words come in few kinds; what has more is no rating.
const KINDS: usize = 1000;

/// Whether these are files that `ninerooks grade` wrote. One of a shard without puzzles has no rows.
pub(super) fn are_graded(files: &[PathBuf]) -> bool {
    let first = |file: &PathBuf| rows(file).ok()?.next();
    let is_row = |row: io::Result<Row>| {
        let names = ["id", "puzzle", "canonical", "status", "engine"];
        row.is_ok_and(|row| names.iter().all(|name| row.contains_key(*name)))
    };
    let is_graded: Vec<_> = files.iter().map(|file| first(file).map(is_row)).collect();
    is_graded.contains(&Some(true)) && !is_graded.contains(&Some(false))
}

/// The rows of a file, whatever it is written as.
fn rows(path: &Path) -> io::Result<Box<dyn Iterator<Item = io::Result<Row>>>> {
    if packed::is_parquet(path)? {
        return Ok(Box::new(Rows::of(path)?));
    }
    let mut lines = packed::open(path)?.lines().peekable();
    let is_json = matches!(lines.peek(), Some(Ok(line)) if line.starts_with('{'));
    if is_json {
        return Ok(Box::new(
            lines.map(|line| serde_json::from_str(&line?).map_err(io::Error::from)),
        ));
    }
    let head = lines.next().transpose()?.unwrap_or_default();
    let names = cells(&head, ',');
    Ok(Box::new(lines.map(move |line| {
        let cells = cells(&line?, ',');
        if cells.len() != names.len() {
            let words = format!("expected {} columns, found {}", names.len(), cells.len());
            return Err(io::Error::new(io::ErrorKind::InvalidData, words));
        }
        Ok(names.iter().cloned().zip(cells.into_iter().map(value)).collect())
    })))
}

/// A cell of CSV, as JSON has it.
fn value(cell: String) -> Value {
    match (cell.parse::<u64>(), cell.parse::<f64>().ok().and_then(Number::from_f64)) {
        _ if cell.is_empty() => Value::Null,
        // A puzzle may be 81 digits.
        _ if cell.len() > 20 => Value::String(cell),
        (Ok(whole), _) => Value::from(whole),
        (_, Some(number)) => Value::Number(number),
        _ => Value::String(cell),
    }
}

/// All rows together.
#[derive(Default)]
pub(super) struct Report {
    files: u64,
    rows: u64,
    columns: Vec<(String, Column)>,
    ids: Ids,
}

/// What a column has, and how often.
#[derive(Default)]
struct Column {
    words: BTreeMap<String, u64>,
    /// By their bits, whose order is that of numbers that are not negative.
    numbers: BTreeMap<u64, u64>,
}

/// Which numbers of puzzles were there, from 1.
#[derive(Default)]
struct Ids {
    /// 64 numbers each, in few words where they follow each other.
    seen: BTreeMap<u64, u64>,
    largest: u64,
    twice: u64,
}

impl Ids {
    fn add(&mut self, id: u64) {
        let word = self.seen.entry(id / 64).or_default();
        self.twice += *word >> (id % 64) & 1;
        *word |= 1 << (id % 64);
        self.largest = self.largest.max(id);
    }

    fn missing(&self) -> u64 {
        self.largest - self.seen.values().map(|word| u64::from(word.count_ones())).sum::<u64>()
    }
}

impl Report {
    /// Sums up files.
    ///
    /// # Errors
    /// When one cannot be read, or is none of `grade`.
    pub(super) fn of(files: &[PathBuf]) -> anyhow::Result<Self> {
        let mut report = Self::default();
        for file in files {
            report.files += 1;
            let name = file.display();
            let rows = rows(file).with_context(|| format!("reading {name}"))?;
            for (i, row) in rows.enumerate() {
                let row = row.with_context(|| format!("reading {name}, row {}", i + 1))?;
                let id = row.get("id").and_then(Value::as_u64).filter(|id| *id > 0);
                let id = id.filter(|_| row.contains_key("status")).with_context(|| {
                    let words = "expected a row that `ninerooks grade` wrote";
                    format!("{name}, row {}: {words}", i + 1)
                })?;
                report.ids.add(id);
                report.add(&row);
            }
        }
        // How they ended comes first, and who rated them last.
        report.columns.sort_by_key(|(name, _)| match name.as_str() {
            "status" => 0,
            "engine" | "profile" => 2,
            _ => 1,
        });
        Ok(report)
    }

    fn add(&mut self, row: &Row) {
        self.rows += 1;
        for (name, value) in row {
            if OWN.contains(&name.as_str()) {
                continue;
            }
            let at = self.columns.iter().position(|(column, _)| column == name);
            let at = at.unwrap_or_else(|| {
                self.columns.push((name.clone(), Column::default()));
                self.columns.len() - 1
            });
            let column = &mut self.columns[at].1;
            match (value.as_f64(), value.as_str()) {
                (Some(number), _) => *column.numbers.entry(number.to_bits()).or_default() += 1,
                (_, Some(word))
                    if column.words.contains_key(word) || column.words.len() < KINDS =>
                {
                    *column.words.entry(word.to_owned()).or_default() += 1;
                }
                _ => {}
            }
        }
    }

    /// In words, as CSV or as JSON.
    pub(super) fn write(&self, format: Table) -> String {
        match format {
            Table::Text => self.words(),
            Table::Csv => self.values(),
            Table::Json => output::json_line(&self.record()),
        }
    }

    fn words(&self) -> String {
        let rows = plural(self.rows, "puzzle", "puzzles");
        let mut text = format!("{rows} in {}\n", plural(self.files, "file", "files"));
        if self.ids.twice > 0 {
            let _ = writeln!(
                text,
                "{} come more than once: are these files of several lists?",
                plural(self.ids.twice, "number", "numbers")
            );
        } else if self.ids.missing() > 0 {
            let _ = writeln!(
                text,
                "of the numbers 1 to {}, {} are missing",
                self.ids.largest,
                self.ids.missing()
            );
        }
        for (name, column) in self.columns.iter().filter(|(_, column)| !column.words.is_empty()) {
            let _ = writeln!(text, "\n{name}");
            let wide = column.words.keys().map(|word| word.chars().count()).max().unwrap_or(0);
            for (word, count) in column.by_count() {
                let percent = share(count, self.rows);
                let _ = writeln!(text, "  {word:wide$}  {count:>9}  {percent:>5.1} %");
            }
        }
        let numbers: Vec<_> = self.summaries().collect();
        if !numbers.is_empty() {
            let wide = numbers.iter().map(|(name, _)| name.len()).max().unwrap_or(0);
            let _ = writeln!(
                text,
                "\n{:wide$}    puzzles       mean        min     median        95%        max",
                ""
            );
            for (name, Summary { puzzles, mean, min, median, p95, max }) in numbers {
                let _ = writeln!(
                    text,
                    "{name:wide$}  {puzzles:>9} {mean:>10.2} {min:>10} {median:>10} {p95:>10} {max:>10}"
                );
            }
        }
        text
    }

    fn values(&self) -> String {
        let mut text = "column,value,puzzles,mean,min,median,p95,max\n".to_owned();
        for (name, column) in &self.columns {
            for (word, count) in column.by_count() {
                let _ = writeln!(text, "{name},\"{}\",{count},,,,,", word.replace('"', "\"\""));
            }
        }
        for (name, Summary { puzzles, mean, min, median, p95, max }) in self.summaries() {
            let _ = writeln!(text, "{name},,{puzzles},{mean},{min},{median},{p95},{max}");
        }
        text
    }

    fn record(&self) -> Record<'_> {
        let words = self.columns.iter().filter(|(_, column)| !column.words.is_empty());
        Record {
            schema: Schema::One,
            files: self.files,
            puzzles: self.rows,
            missing: self.ids.missing(),
            twice: self.ids.twice,
            counts: words.map(|(name, column)| (name.as_str(), &column.words)).collect(),
            numbers: self.summaries().collect(),
        }
    }

    fn summaries(&self) -> impl Iterator<Item = (&str, Summary)> {
        self.columns.iter().filter_map(|(name, column)| Some((name.as_str(), column.summary()?)))
    }
}

impl Column {
    /// The words, the most frequent first.
    fn by_count(&self) -> Vec<(&str, u64)> {
        let mut words: Vec<_> =
            self.words.iter().map(|(word, count)| (word.as_str(), *count)).collect();
        words.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
        words
    }

    fn summary(&self) -> Option<Summary> {
        let puzzles: u64 = self.numbers.values().sum();
        // The smallest number that is at least as large as this many hundredths of them.
        let at = |percent: u64| {
            let mut left = (puzzles * percent).div_ceil(100).max(1);
            let reached = |(_, count): &(&u64, &u64)| {
                left = left.saturating_sub(**count);
                left == 0
            };
            self.numbers.iter().find(reached).map(|(bits, _)| f64::from_bits(*bits))
        };
        #[allow(clippy::cast_precision_loss)]
        let sum: f64 =
            self.numbers.iter().map(|(bits, count)| f64::from_bits(*bits) * *count as f64).sum();
        #[allow(clippy::cast_precision_loss)]
        let mean = sum / puzzles as f64;
        Some(Summary { puzzles, mean, min: at(0)?, median: at(50)?, p95: at(95)?, max: at(100)? })
    }
}

#[allow(clippy::cast_precision_loss)]
fn share(count: u64, of: u64) -> f64 {
    100.0 * count as f64 / of.max(1) as f64
}

#[derive(Serialize)]
struct Summary {
    puzzles: u64,
    mean: f64,
    min: f64,
    median: f64,
    p95: f64,
    max: f64,
}

#[derive(Serialize)]
struct Record<'a> {
    schema: Schema,
    files: u64,
    puzzles: u64,
    /// Of the numbers up to the largest, how many no row has.
    missing: u64,
    /// How many rows have a number that another one has.
    twice: u64,
    /// How many puzzles have which word in a column.
    counts: BTreeMap<&'a str, &'a BTreeMap<String, u64>>,
    numbers: BTreeMap<&'a str, Summary>,
}
