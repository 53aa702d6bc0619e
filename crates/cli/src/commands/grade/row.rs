//! A puzzle's row, as it is written and read again.

use std::fmt::Write as _;

use ninerooks_text::formats::Format;
use ninerooks_text::json::{self, Status};
use serde::ser::SerializeMap;
use serde::{Deserialize, Serialize, Serializer};

use crate::answer::Answer;
use crate::commands::rate::{Row, Table, cell};
use crate::input::{Origin, Piece};
use crate::parquet::Kind;
use crate::resume::foreign;
use crate::term::exit::Exit;
use crate::term::output;
use crate::term::talk::Complaint;

/// Which program rated; ratings of others may be others.
pub(super) const ENGINE: &str = concat!("ninerooks ", env!("CARGO_PKG_VERSION"));

/// How to rate.
pub(super) struct Grader {
    pub(super) table: Table,
    pub(super) from: Option<&'static dyn Format>,
}

/// A row with its columns.
struct Record<'a> {
    id: u64,
    row: &'a Row,
    table: &'a Table,
}

impl Serialize for Record<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self { id, row, table } = self;
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("id", id)?;
        map.serialize_entry("puzzle", &row.puzzle)?;
        map.serialize_entry("canonical", &row.canonical)?;
        map.serialize_entry("status", &row.status)?;
        for (i, column) in table.columns().enumerate() {
            // What a rating is at least is a number as well; the status says that it may be more.
            let cell = row.cells.get(i).map_or("", String::as_str).trim_start_matches('≥');
            match (cell.parse::<u64>(), cell.parse::<f64>()) {
                _ if cell.is_empty() => map.serialize_entry(column, &None::<()>)?,
                (Ok(number), _) => map.serialize_entry(column, &number)?,
                (_, Ok(number)) if number.is_finite() => map.serialize_entry(column, &number)?,
                _ => map.serialize_entry(column, cell)?,
            }
        }
        map.serialize_entry("message", &row.message)?;
        map.serialize_entry("profile", &table.profile)?;
        map.serialize_entry("engine", ENGINE)?;
        map.end()
    }
}

/// What an earlier run wrote, as far as it says whose row it is.
#[derive(Deserialize)]
#[serde(expecting = "a row with id, puzzle and status")]
struct Earlier {
    id: u64,
    puzzle: String,
    status: Status,
    profile: Option<String>,
    engine: String,
}

impl Grader {
    /// The row of a puzzle. What cannot be read at all, a file that is not there for one, ends the run: with it
    /// left out, the rest would look complete.
    pub(super) fn answer(&self, piece: &Piece) -> Answer {
        if let Err(message) = &piece.text {
            return Answer::fatal(message.clone());
        }
        let row = self.table.row(piece, self.from);
        let is_argument = matches!(piece.origin, Origin::Argument(_));
        let text = output::json_line(&Record { id: piece.number, row: &row, table: &self.table });
        match row.complaint {
            Some(Complaint::Error(message)) if is_argument => Answer::fatal(message),
            complaint => Answer { complaint, exit: exit(row.status), ..Answer::done(text) },
        }
    }

    /// What an earlier run wrote of a puzzle.
    pub(super) fn recall(&self, piece: &Piece, line: &str) -> Result<Answer, String> {
        let earlier: Earlier = json::read_as(line).map_err(|error| error.message)?;
        if earlier.id != piece.number || earlier.puzzle != Row::puzzle(piece, self.from) {
            return Err(format!("it is the row of puzzle {}, {}", earlier.id, earlier.puzzle));
        }
        if earlier.profile != self.table.profile {
            return Err(foreign());
        }
        if earlier.engine != ENGINE {
            return Err(format!("it was rated by {}, and this is {ENGINE}", earlier.engine));
        }
        Ok(Answer { exit: exit(earlier.status), ..Answer::done(String::new()) })
    }

    /// The first line of CSV.
    pub(super) fn head(&self) -> String {
        self.names().collect::<Vec<_>>().join(",") + "\n"
    }

    fn names(&self) -> impl Iterator<Item = &'static str> {
        let before = ["id", "puzzle", "canonical", "status"].into_iter();
        before.chain(self.table.columns()).chain(["message", "profile", "engine"])
    }

    /// The columns as a table has them.
    pub(super) fn kinds(&self) -> Vec<(&'static str, Kind)> {
        let kind = |name: &'static str| match name {
            "id" => Kind::Whole,
            _ if !self.table.columns().any(|column| column == name) => Kind::Text,
            _ if name.ends_with("level") || name.ends_with("technique") => Kind::Text,
            _ if ["er", "ep", "ed"]
                .iter()
                .any(|rating| name.trim_end_matches("_stable") == *rating) =>
            {
                Kind::Number
            }
            _ => Kind::Whole,
        };
        self.names().map(|name| (name, kind(name))).collect()
    }

    /// A row that was written as an object, as CSV; nothing where it is none.
    pub(super) fn csv(&self, line: &str) -> Option<String> {
        let row: serde_json::Map<String, serde_json::Value> = json::read_as(line).ok()?;
        let mut text = String::new();
        for (i, name) in self.names().enumerate() {
            if i > 0 {
                text.push(',');
            }
            match row.get(name)? {
                serde_json::Value::Null => {}
                serde_json::Value::String(value) => text += &cell(value),
                number => {
                    let _ = write!(text, "{number}");
                }
            }
        }
        Some(text + "\n")
    }
}

/// What a row means for the exit code: a table that says which puzzles are stuck is complete.
fn exit(status: Status) -> Exit {
    if status == Status::Error { Exit::Unreadable } else { Exit::Done }
}
