//! A puzzle's row, as it is written and read again.

use std::fmt::Write as _;

use ninerooks_logic::Profile;
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
    /// What rates: the program, and what else the ratings depend on that no other column says.
    pub(super) engine: String,
}

/// A row with its columns.
struct Record<'a> {
    id: u64,
    row: &'a Row,
    grader: &'a Grader,
}

impl Serialize for Record<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self { id, row, grader: Grader { table, engine, .. } } = self;
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
        map.serialize_entry("engine", engine)?;
        map.end()
    }
}

/// Whose row a row is.
pub(super) struct RowOf {
    pub(super) id: u64,
    pub(super) puzzle: String,
    pub(super) profile: Option<String>,
    pub(super) engine: String,
}

/// What rates with these options: the program with its version, how much work a puzzle may take, and what is in a profile
/// of one's own, which may have been another under the same name.
pub(super) fn engine(work: Option<u64>, profile: Option<&Profile>) -> String {
    let mut text = ENGINE.to_owned();
    if let Some(work) = work {
        let _ = write!(text, ", --work {work}");
    }
    if let Some(profile) = profile.filter(|profile| Profile::source(profile.id()).is_none()) {
        let start = 0xCBF2_9CE4_8422_2325_u64;
        let hash = profile
            .to_toml()
            .bytes()
            .fold(start, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01B3));
        let _ = write!(text, ", profile {hash:016x}");
    }
    text
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
        let text = output::json_line(&Record { id: piece.number, row: &row, grader: self });
        match row.complaint {
            Some(Complaint::Error(message)) if is_argument => Answer::fatal(message),
            complaint => Answer { complaint, exit: exit(row.status), ..Answer::done(text) },
        }
    }

    /// What an earlier run wrote of a puzzle.
    pub(super) fn recall(&self, piece: &Piece, line: &str) -> Result<Answer, String> {
        let earlier: Earlier = json::read_as(line).map_err(|error| error.message)?;
        let Earlier { id, puzzle, profile, engine, status } = earlier;
        self.require(piece, &RowOf { id, puzzle, profile, engine })?;
        Ok(Answer { exit: exit(status), ..Answer::done(String::new()) })
    }

    /// A row must be that of a puzzle, with these options.
    ///
    /// # Errors
    /// What it is instead.
    pub(super) fn require(&self, piece: &Piece, row: &RowOf) -> Result<(), String> {
        if row.id != piece.number || row.puzzle != Row::puzzle(piece, self.from) {
            return Err(format!("it is the row of puzzle {}, {}", row.id, row.puzzle));
        }
        if row.profile != self.table.profile {
            return Err(foreign());
        }
        if row.engine != self.engine {
            return Err(format!("it was rated by {}, and this is {}", row.engine, self.engine));
        }
        Ok(())
    }

    /// What a line of CSV begins and ends with that has the row of a puzzle.
    pub(super) fn ends(&self, piece: &Piece) -> [String; 2] {
        let puzzle = Row::puzzle(piece, self.from);
        let profile = self.table.profile.as_deref().unwrap_or_default();
        [
            format!("{},{},", piece.number, cell(&puzzle)),
            format!(",{},{}\n", cell(profile), cell(&self.engine)),
        ]
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
            _ if name.starts_with("minutes") => Kind::Number,
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
