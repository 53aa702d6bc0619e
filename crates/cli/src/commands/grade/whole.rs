//! A file that is complete, held against the list: it is kept only if each of its rows is that of the puzzle at its place.
//!
//! Nothing is stored for that: a row names its puzzle, its number, the profile and what rated it. The first one is made again.

use std::fs;
use std::io::{self, BufRead, BufReader};
use std::ops::ControlFlow;

use anyhow::{Context, bail, ensure};
use serde_json::Value;

use super::file::{File, Form};
use super::row::{Grader, RowOf};
use crate::input::{Input, Piece};
use crate::parquet::Rows;

/// The rows of a file, one after the other.
enum Reader {
    Lines(BufReader<fs::File>),
    Csv(BufReader<fs::File>),
    Table(Rows),
}

/// A row of a file.
enum Row {
    Line(String),
    Csv(String),
    Table(serde_json::Map<String, Value>),
}

/// The file must be that of the list, from the first row to the last.
///
/// # Errors
/// Where it is not, and what to do.
pub(super) fn require(file: &File, input: &Input, grader: &Grader) -> anyhow::Result<()> {
    let reading = || format!("reading {file}");
    let mut reader = Reader::of(file, grader).with_context(reading)?;
    let mut fault = None;
    let (mut puzzles, mut rows, mut first) = (0_u64, 0_u64, None);
    let _ = input.each(&mut |piece| {
        puzzles += 1;
        let found = match reader.as_mut().filter(|_| rows + 1 == puzzles).map(Reader::next) {
            Some(Ok(Some(row))) => row.require(&piece, grader, puzzles == 1),
            // The rest is counted.
            Some(Ok(None)) | None => return ControlFlow::Continue(()),
            Some(Err(error)) => Err(format!("it cannot be read: {error}")),
        };
        rows += 1;
        if puzzles == 1 {
            first = Some(piece);
        }
        match found {
            Ok(()) => ControlFlow::Continue(()),
            Err(why) => {
                fault = Some(why);
                ControlFlow::Break(())
            }
        }
    });
    if let Some(why) = fault {
        bail!(
            "{file} is there and belongs to another list, other options or another version: of row {rows}, {why}; it \
             is left as it is, so name another file"
        );
    }
    ensure!(
        reader.is_some() || puzzles == 0,
        "{file} is there and is no table of ratings; it is left as it is"
    );
    if rows < puzzles {
        let to_go_on = match file.form {
            Form::Json => format!(
                "rename it to {} and run this again to rate the rest",
                file.part().display()
            ),
            Form::Csv | Form::Parquet => "name another file to rate all of them".to_owned(),
        };
        bail!(
            "{file} is there and has the first {rows} of the {puzzles} puzzles of this list, which is longer now; it is \
             left as it is: {to_go_on}"
        );
    }
    let more = reader.as_mut().map(Reader::next).transpose().with_context(reading)?.flatten();
    ensure!(
        more.is_none(),
        "{file} is there and has more rows than this list has puzzles, {puzzles}; it is left as it is, so name another \
         file"
    );
    tidy(file, first.as_ref(), grader);
    Ok(())
}

/// Takes away what CSV or Parquet was made of, if a run was stopped just before it did so.
fn tidy(file: &File, first: Option<&Piece>, grader: &Grader) {
    let (Form::Csv | Form::Parquet, Some(first)) = (file.form, first) else { return };
    let mut line = String::new();
    let part = file.part();
    let read = fs::File::open(&part).and_then(|part| BufReader::new(part).read_line(&mut line));
    if read.is_ok() && line == grader.answer(first).text {
        let _ = fs::remove_file(part);
    }
}

impl Reader {
    /// The rows of a file; nothing where it is no such table.
    fn of(file: &File, grader: &Grader) -> io::Result<Option<Self>> {
        if file.form == Form::Parquet {
            return Rows::of(&file.path).map(|rows| Some(Self::Table(rows)));
        }
        let mut lines = BufReader::with_capacity(1 << 16, fs::File::open(&file.path)?);
        if file.form == Form::Json {
            return Ok(Some(Self::Lines(lines)));
        }
        let is_own = line(&mut lines)? == Some(grader.head());
        Ok(is_own.then_some(Self::Csv(lines)))
    }

    fn next(&mut self) -> io::Result<Option<Row>> {
        match self {
            Self::Lines(lines) => Ok(line(lines)?.map(Row::Line)),
            Self::Table(rows) => Ok(rows.next().transpose()?.map(Row::Table)),
            Self::Csv(lines) => {
                let Some(mut row) = line(lines)? else { return Ok(None) };
                // What is in quotation marks may have lines of its own.
                while row.matches('"').count() % 2 == 1 {
                    let Some(more) = line(lines)? else { break };
                    row += &more;
                }
                Ok(Some(Row::Csv(row)))
            }
        }
    }
}

/// The next line, with its end; what is no text is none of ours, and differs.
fn line(lines: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut bytes = Vec::new();
    let count = lines.read_until(b'\n', &mut bytes)?;
    Ok((count > 0).then(|| String::from_utf8_lossy(&bytes).into_owned()))
}

impl Row {
    /// It must be the row of this puzzle; the first one is made again.
    fn require(&self, piece: &Piece, grader: &Grader, is_first: bool) -> Result<(), String> {
        piece.text.as_ref().map_err(Clone::clone)?;
        let made = is_first.then(|| grader.answer(piece).text);
        let other = || Err("this command, with these options, has other ratings".to_owned());
        match self {
            Self::Line(line) => {
                grader.recall(piece, line.trim_end_matches('\n'))?;
                if made.is_some_and(|made| made != *line) { other() } else { Ok(()) }
            }
            Self::Csv(row) => {
                let [begin, end] = grader.ends(piece);
                if !row.starts_with(&begin) || !row.ends_with(&end) {
                    return Err("it is that of another puzzle or another profile".to_owned());
                }
                let made = made.and_then(|made| grader.csv(&made));
                if made.is_some_and(|made| made != *row) { other() } else { Ok(()) }
            }
            Self::Table(row) => {
                let text = |name: &str| row.get(name).and_then(Value::as_str).map(str::to_owned);
                let of = RowOf {
                    id: row.get("id").and_then(Value::as_u64).unwrap_or_default(),
                    puzzle: text("puzzle").unwrap_or_default(),
                    profile: text("profile"),
                    engine: text("engine").unwrap_or_default(),
                };
                grader.require(piece, &of)?;
                let made = made.and_then(|made| serde_json::from_str(&made).ok());
                if made.is_some_and(|made: serde_json::Map<_, _>| made != *row) {
                    other()
                } else {
                    Ok(())
                }
            }
        }
    }
}
