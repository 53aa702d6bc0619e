//! Text in and out.

use ninerooks_text::formats::{self, ReadError};
use serde::{Deserialize, Serialize};
use tsify::{Ts, Tsify};
use wasm_bindgen::JsError;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::State;

/// What a text turned out to be.
#[derive(Clone, Debug, Serialize, Deserialize, Tsify)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Reading {
    /// A puzzle, or several of which this is the first.
    Puzzle {
        /// The board.
        state: State,
        /// The name of its format.
        format: String,
        /// What the text says of the puzzle: its title, or else its comment.
        title: Option<String>,
        /// How many puzzles the text has.
        count: usize,
    },
    /// Nothing that can be read.
    Fault {
        /// What is wrong, in a line.
        message: String,
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
        /// That line, cut where it is long.
        snippet: String,
        /// How many characters of the snippet come before the place.
        caret: usize,
        /// The names of the formats that the text comes nearest to.
        nearest: Vec<String>,
    },
}

/// A format to write.
#[derive(Clone, Debug, Serialize, Deserialize, Tsify)]
pub struct FormatView {
    /// Its name for programs.
    pub name: String,
    /// Its name for people.
    pub title: String,
    /// What it looks like.
    pub description: String,
}

/// A text, and what it does not say.
#[derive(Clone, Debug, Serialize, Deserialize, Tsify)]
pub struct WrittenView {
    /// The text.
    pub text: String,
    /// What got lost, in words.
    pub lost: Vec<String>,
}

/// Reads a text in any format. Of several puzzles, a line or a block each, it takes the first.
pub fn reading(text: &str) -> Reading {
    let read = match formats::read(text) {
        Ok(read) => Ok((read, 1)),
        Err(error) => first_of_many(text).ok_or(error),
    };
    match read {
        Ok((formats::Read { puzzle, format }, count)) => {
            let entries = [&puzzle.metadata.title, &puzzle.metadata.comment];
            Reading::Puzzle {
                state: State::from(&puzzle),
                format: format.title().to_owned(),
                title: entries.into_iter().flatten().next().cloned(),
                count,
            }
        }
        Err(ReadError { line, column, snippet, caret, expected, found, nearest }) => {
            Reading::Fault {
                message: format!("expected {expected}, found {found}"),
                line,
                column,
                snippet,
                caret,
                nearest: nearest.into_iter().map(ToOwned::to_owned).collect(),
            }
        }
    }
}

/// The first of the puzzles of a text, if all of it is puzzles: a list, or one with a header over it.
fn first_of_many(text: &str) -> Option<(formats::Read, usize)> {
    let items: Vec<_> = formats::read_many(text).map(|item| item.result).collect();
    let count = items.len();
    let is_list = items.iter().all(Result::is_ok);
    is_list.then(|| items.into_iter().next()?.ok()).flatten().map(|read| (read, count))
}

/// The formats that can be written.
pub fn format_views() -> Vec<FormatView> {
    let view = |format: &&dyn formats::Format| FormatView {
        name: format.name().to_owned(),
        title: format.title().to_owned(),
        description: format.description().to_owned(),
    };
    formats::ALL.iter().map(view).collect()
}

/// The text that the bytes of a file are: UTF-8, or UTF-16 as Windows saves "Unicode".
#[wasm_bindgen]
pub fn decode(bytes: &[u8]) -> String {
    formats::decode(bytes)
}

/// Reads a text in any format.
#[wasm_bindgen]
pub fn read(text: &str) -> Result<Ts<Reading>, JsError> {
    Ok(reading(text).into_ts()?)
}

/// Writes a board in a format.
#[wasm_bindgen]
pub fn write(state: Ts<State>, format: &str) -> Result<Ts<WrittenView>, JsError> {
    let puzzle = state.to_rust()?.puzzle()?;
    let Some(format) = formats::by_name(format) else {
        return Err(JsError::new(&format!("no format is named {format}")));
    };
    let formats::Written { text, lost } = formats::write(&puzzle, format);
    let lost = lost.iter().map(ToString::to_string).collect();
    Ok(WrittenView { text, lost }.into_ts()?)
}

/// The formats that can be written.
#[wasm_bindgen]
pub fn formats() -> Result<Vec<Ts<FormatView>>, JsError> {
    Ok(format_views().iter().map(Tsify::into_ts).collect::<Result<_, _>>()?)
}
