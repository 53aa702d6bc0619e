//! Any bytes as puzzles.

use ninerooks_text::formats::hodoku::Library;
use ninerooks_text::formats::yas::{Changes, Record};
use ninerooks_text::formats::{
    ALL, MOST_BYTES, ReadError, Splitter, decode, foreign, read, read_many, read_many_as,
};

pub(super) const WORDS: &[&str] = &[
    "\n",
    "\r\n",
    "\n\n",
    "\t",
    " ",
    "|",
    "+",
    "-",
    "*",
    "---",
    "-+-",
    ".",
    "0",
    "#",
    "[Puzzle]",
    "[State]",
    "[PencilMarks]",
    "[CellColors]",
    "#A",
    "#D",
    "S9B",
    "bd=",
    ":0300:",
    ":",
    "::",
    "\u{feff}",
    "ü",
    "│",
    "┌───",
    "123456789",
    "...",
    "=",
    ",",
    "<",
    "https://",
    "https://f-puzzles.com/?load=N4Ig",
    "https://sudokupad.app/classic",
    "https://sudokuexchange.com/play/?s=",
    "?n=511,",
    "[[",
    "]]",
    "[",
    "],",
    "{\"size\":9,\"grid\":[[",
    "{\"value\":5,\"given\":true},",
    "{\"cells\":[[",
    "{}",
    "\"",
    "null",
    "<table><tr><td>",
    "</td><td>",
    "</tr><tr>",
    "</table>",
    "<opensudoku>",
    "<game data=\"",
    "version: 3\n",
    "|0|1|",
    "\"/>",
    "&#10;",
    ",,,,",
    "\t\t\t",
    ";;;",
    "|   |",
    "|---|",
    "> ",
    "\u{1b}[1m",
    "·",
    "５",
    "u5",
    "r1 | ",
    "c1 c2 c3 c4 c5 c6 c7 c8 c9",
    "?5",
    "```",
    "x",
    "_",
    "+------+------+------+",
    "411 722",
    "12.34",
    "'",
    "\"",
    "\\",
    "\0",
    "\u{2028}",
];

/// Every reader reads any text or says where it is wrong, and long texts come apart in order.
pub(super) fn run(bytes: &[u8]) -> String {
    let text = &decode(bytes);
    let mut outcome = String::new();
    for (n, format) in ALL.iter().enumerate() {
        let fits = format.fits(text);
        // Each tenth reader also looks for the formats that come nearest, which takes ten times longer.
        let place_of = |fault| ReadError::new(text, &fault);
        let result = if (bytes.len() + n).is_multiple_of(10) {
            format.read(text)
        } else {
            format.parse(text).map_err(place_of)
        };
        match result {
            Ok(puzzle) => {
                outcome += format.name();
                // What was read can be written in the same format, and is the same when read again.
                let written = format.write(&puzzle);
                let again = format.read(&written);
                let again = again.unwrap_or_else(|error| panic!("{format:?}: {error}\n{written}"));
                assert_eq!(format.write(&again), written, "{format:?} writes what it reads");
            }
            Err(error) => {
                place(text, &error);
                if fits {
                    outcome += &error.expected;
                }
            }
        }
        outcome.push(' ');
    }
    match read(text) {
        Ok(read) => outcome += read.format.name(),
        Err(error) => place(text, &error),
    }
    let _ = (foreign(text), text.parse::<Library>(), text.parse::<Changes>());
    let _ = text.parse::<Record>();
    let lines = text.lines().count();
    let mut last = 0;
    for item in read_many(text) {
        // Several games of a file may be in one line.
        assert!(item.line >= last && item.line <= lines, "puzzles come in order");
        last = item.line;
        if let Err(error) = item.result {
            assert!(error.line >= item.line && error.line <= lines, "{error}");
        }
    }
    let format = ALL[bytes.len() % ALL.len()];
    let many = read_many_as(text, format).count();
    split(text);
    format!("{outcome} {}", many.min(3))
}

/// An error points into its text.
fn place(text: &str, error: &ReadError) {
    let line = text.split('\n').nth(error.line - 1);
    let line = line.unwrap_or_else(|| panic!("no line {}: {error}", error.line));
    assert!(error.column <= line.chars().count() + 1, "{error}");
    let snippet = error.snippet.chars().count();
    assert!(error.caret <= snippet && snippet <= 74, "{error}");
    assert!(error.to_string().contains(&error.expected));
}

/// No piece is much larger than a puzzle or a line, and none is made of nothing.
fn split(text: &str) {
    let longest = text.lines().map(str::len).max().unwrap_or(0);
    let mut splitter = Splitter::new();
    let mut chunks = Vec::new();
    for line in text.lines() {
        chunks.extend(splitter.push_line(line));
    }
    chunks.extend(splitter.finish());
    for chunk in chunks {
        assert!(!chunk.text.trim().is_empty(), "a piece has something in it");
        assert!(chunk.text.len() <= 3 * (MOST_BYTES + longest), "a piece is bounded");
    }
}
