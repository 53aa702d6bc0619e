//! Text in and out.

use ninerooks_board::{Cell, Puzzle};
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
    // A list first: what stands beside its first puzzle may look like talk about it.
    let list = PuzzleList::of(text);
    if let Some(first) = list.first_of_many() {
        return first;
    }
    match (formats::read(text), list.puzzles.as_slice()) {
        (Ok(read), _) => Reading::of(&read, 1),
        // One with a header over it.
        (Err(_), [read]) if list.faults == 0 => Reading::of(read, 1),
        (Err(error), _) => error.into(),
    }
}

impl Reading {
    fn of(read: &formats::Read, count: usize) -> Self {
        Self::Puzzle {
            state: State::from(&read.puzzle),
            format: read.format.title().to_owned(),
            title: title(&read.puzzle),
            count,
        }
    }
}

impl From<ReadError> for Reading {
    fn from(error: ReadError) -> Self {
        let ReadError { line, column, snippet, caret, expected, found, nearest } = error;
        let titles = nearest.into_iter().filter_map(formats::by_name);
        Self::Fault {
            message: format!("expected {expected}, found {found}"),
            line,
            column,
            snippet,
            caret,
            nearest: titles.map(|format| format.title().to_owned()).collect(),
        }
    }
}

/// What a text says of its puzzle: its title, or else its comment.
fn title(puzzle: &Puzzle) -> Option<String> {
    let entries = [&puzzle.metadata.title, &puzzle.metadata.comment];
    entries.into_iter().flatten().next().cloned()
}

/// A puzzle of a list, in a line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
pub struct PuzzleLine {
    /// What the text says of it.
    pub title: Option<String>,
    /// Its digits, `.` for none.
    pub digits: String,
}

/// The puzzles of a text.
#[wasm_bindgen]
#[derive(Debug)]
pub struct PuzzleList {
    puzzles: Vec<formats::Read>,
    faults: usize,
    first_fault: usize,
}

impl PuzzleList {
    /// All puzzles that a text has. What cannot be read is counted.
    pub fn of(text: &str) -> Self {
        let mut list = Self { puzzles: Vec::new(), faults: 0, first_fault: 0 };
        for item in formats::read_many(text) {
            // A line of digits would not say the rules of one that adds some.
            if let Some(read) = item.result.ok().filter(|read| read.puzzle.rules.is_none()) {
                list.puzzles.push(read);
                continue;
            }
            list.faults += 1;
            if list.first_fault == 0 {
                list.first_fault = item.line;
            }
        }
        list
    }

    /// The first puzzle, where the text is a list: at least two puzzles, and less that is none.
    fn first_of_many(&self) -> Option<Reading> {
        let count = self.puzzles.len();
        let is_list = count >= 2 && count > self.faults;
        is_list.then(|| self.puzzles.first().map(|read| Reading::of(read, count)))?
    }

    /// Some of its puzzles, in lines.
    pub fn some(&self, from: usize, most: usize) -> Vec<PuzzleLine> {
        let line = |read: &formats::Read| {
            let puzzle = &read.puzzle;
            let sign = |cell| puzzle.value(cell).map_or('.', ninerooks_board::Digit::to_char);
            PuzzleLine { title: title(puzzle), digits: Cell::all().into_iter().map(sign).collect() }
        };
        self.puzzles.iter().skip(from).take(most).map(line).collect()
    }
}

#[wasm_bindgen]
impl PuzzleList {
    /// The puzzles of a text.
    #[wasm_bindgen(constructor)]
    pub fn read(text: &str) -> Self {
        Self::of(text)
    }

    /// How many there are.
    #[wasm_bindgen(getter)]
    pub fn length(&self) -> usize {
        self.puzzles.len()
    }

    /// How many lines or blocks could not be read.
    #[wasm_bindgen(getter)]
    pub fn faults(&self) -> usize {
        self.faults
    }

    /// The line of the first that could not be read, 0 for none.
    #[wasm_bindgen(getter, js_name = firstFault)]
    pub fn first_fault(&self) -> usize {
        self.first_fault
    }

    /// Some of its puzzles.
    pub fn lines(&self, from: usize, most: usize) -> Result<Vec<Ts<PuzzleLine>>, JsError> {
        Ok(self.some(from, most).iter().map(Tsify::into_ts).collect::<Result<_, _>>()?)
    }

    /// One of its puzzles.
    pub fn get(&self, index: usize) -> Result<Ts<Reading>, JsError> {
        let Some(read) = self.puzzles.get(index) else {
            return Err(JsError::new(&format!("the list has no puzzle {}", index + 1)));
        };
        Ok(Reading::of(read, self.puzzles.len()).into_ts()?)
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    const LINE: &str =
        "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";

    #[test]
    fn a_list_has_its_puzzles_with_their_names() {
        let other = LINE.replacen('4', "6", 1);
        let list = PuzzleList::of(&format!("{LINE} the first\n{other}\n{}\n", &LINE[1..]));
        assert_eq!((list.length(), list.faults(), list.first_fault()), (2, 1, 3));
        let lines = list.some(0, 10);
        assert_eq!(lines[0], PuzzleLine { title: Some("the first".into()), digits: LINE.into() });
        assert_eq!(lines[1], PuzzleLine { title: None, digits: other });
        assert_eq!(list.some(1, 10).len(), 1);
        assert!(matches!(list.first_of_many(), Some(Reading::Puzzle { count: 2, .. })));
    }

    #[test]
    fn a_text_with_hardly_a_puzzle_is_no_list() {
        let list = PuzzleList::of(&format!("{LINE}\n{}\n", &LINE[1..]));
        assert!(list.first_of_many().is_none());
        assert!(matches!(reading(&format!("{LINE}\n")), Reading::Puzzle { count: 1, .. }));
        assert!(matches!(reading(&LINE[1..]), Reading::Fault { .. }));
    }
}
