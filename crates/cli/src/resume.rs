//! Going on where an earlier run stopped: what it wrote, held against the input.
//!
//! Nothing is stored but the answers. Each names its puzzle, so one can see whether it is the
//! answer to the puzzle at its place in the input. Lines 1, 2, 4, 8 and so on, and a last one without an end,
//! are worked out again and compared, for not all options are seen in every line: these must be what this run would
//! write, or nothing is touched.

use std::fmt;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::{Path, PathBuf};

use anyhow::Context;
use clap::Args;
use ninerooks_text::json::{self, Schema, Status};
use serde::de::{IgnoredAny, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};

use crate::answer::Answer;
use crate::files;
use crate::input::{LONGEST_PATH, Piece};
use crate::premise::Uniqueness;

/// Where to go on.
#[derive(Args, Default)]
pub(crate) struct Resume {
    /// With --json: write to FILE, and continue where an earlier run stopped
    ///
    /// The first run creates FILE. If it is interrupted, the same command continues after the last
    /// complete line, and in the end FILE is what a single run would have written. If FILE is not the
    /// beginning of that, it is left untouched.
    #[arg(long = "resume", value_name = "FILE", requires = "json")]
    pub(crate) file: Option<PathBuf>,
}

/// What an earlier run wrote, line by line.
pub(crate) struct Earlier {
    name: String,
    /// What the file held when it was opened, and no more: this run writes behind it while the last of it is read.
    lines: BufReader<io::Take<File>>,
    number: usize,
}

/// A line that an earlier run wrote.
pub(crate) struct Line {
    /// Where it is.
    place: String,
    /// Without the line feed at its end.
    bytes: Vec<u8>,
    /// How far it got.
    part: Part,
    /// How many bytes it takes, with its end.
    pub(crate) size: u64,
}

/// How far an earlier run got with a line.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    /// It is whole, and one of those by which a file of another command, or of other options, is recognised.
    Tried,
    /// It is whole.
    Whole,
    /// It has no end: the run was stopped in the middle of it.
    Torn,
}

/// What is to be done about a line.
pub(crate) enum Recalled<T> {
    /// It is kept as it is.
    Kept(Answer<T>),
    /// It is written again, whole.
    Again(Answer<T>),
}

impl Earlier {
    /// What is in the file; nothing when there is no such file.
    ///
    /// # Errors
    /// When there is one that cannot be read, or something else than a file.
    pub(crate) fn open(path: &Path) -> anyhow::Result<Option<Self>> {
        let name = path.display().to_string();
        let Some(length) = files::begun(path)? else { return Ok(None) };
        let file = File::open(path).with_context(|| format!("reading {name}"))?;
        let lines = BufReader::with_capacity(1 << 16, file.take(length));
        Ok(Some(Self { name, lines, number: 0 }))
    }

    /// The next line, whether it has an end or not; nothing at the end of the file.
    ///
    /// # Errors
    /// In words.
    pub(crate) fn next(&mut self) -> Result<Option<Line>, String> {
        self.number += 1;
        let place = format!("{}, line {}", self.name, self.number);
        let mut bytes = Vec::new();
        let read = self.lines.by_ref().take(LONGEST_PATH).read_until(b'\n', &mut bytes);
        let size = read.map_err(|error| format!("reading {}: {error}", self.name))? as u64;
        let part = match bytes.pop_if(|byte| *byte == b'\n') {
            Some(_) if self.number.is_power_of_two() => Part::Tried,
            Some(_) => Part::Whole,
            None if size == LONGEST_PATH => return Err(format!("{place}: {}", too_long())),
            None if bytes.is_empty() => return Ok(None),
            None => Part::Torn,
        };
        Ok(Some(Line { place, bytes, part, size }))
    }

    /// What it means that the input is over when this much was read.
    ///
    /// # Errors
    /// When there is more, in words.
    pub(crate) fn require_end(&mut self) -> Result<(), String> {
        let more = self.lines.fill_buf().map_err(|error| format!("reading {}: {error}", self.name));
        if more?.is_empty() {
            return Ok(());
        }
        let Self { name, number, .. } = self;
        Err(format!("{name} has more than {number} lines, and the input fewer puzzles; {SAME}"))
    }
}

fn too_long() -> String {
    format!("a line is longer than {} MiB; no answer is", LONGEST_PATH >> 20)
}

/// What to do when the answers are none to the input.
const SAME: &str = "go on with the input and the options of the run that wrote it, or name another \
                    file; nothing was written";

impl Line {
    /// How many bytes its text has.
    pub(crate) fn len(&self) -> usize {
        self.bytes.len()
    }

    /// Has `recall` find out what the line means for the piece whose place it has, and `work` what
    /// it must be where that is not enough.
    ///
    /// # Errors
    /// When it does not belong to the piece: why, and what to do.
    pub(crate) fn recalled<T>(
        &self,
        piece: &Piece,
        work: impl Fn(&Piece) -> Answer<T>,
        recall: impl Fn(&Piece, &str) -> Result<Answer<T>, String>,
    ) -> Result<Recalled<T>, String> {
        let text = String::from_utf8_lossy(&self.bytes);
        let recalled = match self.part {
            Part::Whole => recall(piece, &text).map(Recalled::Kept),
            Part::Tried => {
                recall(piece, &text).and_then(|_| same(work(piece), &text)).map(Recalled::Kept)
            }
            Part::Torn => Some(work(piece))
                .filter(|answer| answer.text.as_bytes().starts_with(&self.bytes))
                .map(Recalled::Again)
                .ok_or_else(|| "it has no end, and it is not the beginning of one".to_owned()),
        };
        recalled.map_err(|reason| {
            let asked = match piece.line_number() {
                Some(line) => format!("{}, line {line}", piece.origin),
                None => piece.origin.to_string(),
            };
            format!("{} is no answer to {asked}: {reason}; {SAME}", self.place)
        })
    }
}

/// An answer that is worked out again must be what the earlier run wrote.
///
/// # Errors
/// When it is not.
pub(crate) fn same<T>(answer: Answer<T>, text: &str) -> Result<Answer<T>, String> {
    if answer.text.strip_suffix('\n') == Some(text) {
        return Ok(answer);
    }
    Err("this command, with these options, answers otherwise".to_owned())
}

/// What the records of an earlier run say, as far as the commands ask.
#[derive(Deserialize)]
#[serde(expecting = "an object with schema and puzzle")]
pub(crate) struct EarlierAnswer {
    #[serde(rename = "schema")]
    _schema: Schema,
    puzzle: String,
    line: Option<u64>,
    pub(crate) status: Option<Status>,
    pub(crate) profile: Option<String>,
    pub(crate) uniqueness: Option<Uniqueness>,
    pub(crate) message: Option<String>,
    pub(crate) steps: Option<Steps>,
    pub(crate) verdict: Option<IgnoredAny>,
    pub(crate) solutions: Option<u64>,
    pub(crate) complete: Option<bool>,
    pub(crate) truths: Option<u32>,
    pub(crate) score: Option<u64>,
    pub(crate) er: Option<f64>,
    pub(crate) solved: Option<bool>,
    pub(crate) patterns: Option<Patterns>,
    pub(crate) by: Option<String>,
    pub(crate) ratings: Option<Vec<OneOfSeveral>>,
}

/// The steps of a path.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Steps {
    /// Each with what there is to say of it: so many.
    Told(usize),
    /// Their number alone, as ratings have it.
    Counted,
}

impl<'de> Deserialize<'de> for Steps {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Reader;
        impl<'de> Visitor<'de> for Reader {
            type Value = Steps;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a list")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut steps: A) -> Result<Steps, A::Error> {
                let mut count = 0;
                while steps.next_element::<IgnoredAny>()?.is_some() {
                    count += 1;
                }
                Ok(Steps::Told(count))
            }

            fn visit_u64<E>(self, _: u64) -> Result<Steps, E> {
                Ok(Steps::Counted)
            }
        }
        deserializer.deserialize_any(Reader)
    }
}

/// What a rating beside others says.
#[derive(Deserialize)]
pub(crate) struct OneOfSeveral {
    pub(crate) by: String,
    pub(crate) solved: bool,
}

/// What a rating in POM-space says.
#[derive(Deserialize)]
pub(crate) struct Patterns {
    pub(crate) solved: bool,
}

impl EarlierAnswer {
    /// Reads a record, which must be of the puzzle that `piece` is, in the words of a record.
    ///
    /// # Errors
    /// When it is not, in words.
    pub(crate) fn of(text: &str, piece: &Piece, puzzle: &str) -> Result<Self, String> {
        let earlier: Self = json::read_as(text).map_err(|error| error.message)?;
        if earlier.puzzle != puzzle {
            return Err("it names another puzzle".to_owned());
        }
        match (earlier.line, piece.line_number()) {
            (Some(old), Some(new)) if old != new => Err(format!("it names line {old}")),
            _ => Ok(earlier),
        }
    }
}

/// What to say of a record that lacks what the command writes.
pub(crate) fn foreign() -> String {
    "another command wrote it, or other options".to_owned()
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn what_this_run_writes_is_not_of_an_earlier_one() {
        let path = std::env::temp_dir().join(format!("earlier-{}.jsonl", std::process::id()));
        fs::write(&path, "one\ntw").unwrap();
        let mut earlier = Earlier::open(&path).unwrap().unwrap();
        let mut next = || earlier.next().unwrap().map(|line| line.bytes);
        assert_eq!(next().unwrap(), b"one");
        assert_eq!(next().unwrap(), b"tw");
        fs::write(&path, "one\ntwo\nthree\n").unwrap();
        assert_eq!(next(), None);
        assert!(earlier.require_end().is_ok());
        fs::remove_file(&path).unwrap();
    }
}
