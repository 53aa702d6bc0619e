//! Boards as dictionaries: digits or candidates by the name or the place of their cell.
//!
//! Rows and columns are counted from 0 by some and from 1 by others. All keys together say which: 0 and 9 do, and so
//! does a board with all of its cells. Where they do not the board is refused.

use ninerooks::board::Cell;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString, PyTuple};

use super::cell::{Board, found};
use super::{Given, Trouble};
use crate::error::Fault;

/// What a key can be, for errors.
const KEY: &str = "a cell such as 'r1c1', 'A1' or (row, column)";

/// What a key is.
#[derive(Clone, Copy)]
enum Key {
    /// A name, which leaves no doubt.
    Cell(Cell),
    /// A row and a column, from wherever they are counted.
    Pair(i64, i64),
    /// A number of a cell: by reading order, or row and column as two digits.
    Number(i64),
}

/// A way to count cells, with its name for errors.
type Counting = (&'static str, fn(Key) -> Option<Cell>);

/// All of them. Each kind of key has its own.
const COUNTINGS: [Counting; 6] = [
    ("names", |key| if let Key::Cell(cell) = key { Some(cell) } else { None }),
    ("rows and columns from 0", |key| {
        if let Key::Pair(row, column) = key { at(row, column) } else { None }
    }),
    ("rows and columns from 1", |key| {
        if let Key::Pair(row, column) = key { at(row - 1, column - 1) } else { None }
    }),
    ("cells from 0 to 80", |key| if let Key::Number(n) = key { nth(n) } else { None }),
    ("cells from 1 to 81", |key| if let Key::Number(n) = key { nth(n - 1) } else { None }),
    ("row and column as two digits", |key| {
        if let Key::Number(n) = key { at(n.div_euclid(10) - 1, n.rem_euclid(10) - 1) } else { None }
    }),
];

fn at(row: i64, column: i64) -> Option<Cell> {
    let index = |n: i64| usize::try_from(n).ok().filter(|&n| n < 9);
    Some(Cell::at(index(row)?, index(column)?))
}

fn nth(n: i64) -> Option<Cell> {
    usize::try_from(n).ok().filter(|&n| n < 81).map(Cell::from_index)
}

/// The board that a dictionary describes.
pub(super) fn board(cells: &Bound<'_, PyDict>) -> Result<Given, Trouble> {
    let mut keys = Vec::with_capacity(cells.len());
    for (name, value) in cells {
        let key = key(&name).ok_or_else(|| Fault::expected(KEY, found(&name)))?;
        keys.push((key, name, value));
    }
    let fits = |(_, cell): &&Counting| keys.iter().all(|(key, ..)| cell(*key).is_some());
    let countings: Vec<&Counting> = COUNTINGS.iter().filter(fits).collect();
    let (_, cell) = match countings[..] {
        _ if keys.is_empty() => return Err(Fault::expected(KEY, "a dict without cells").into()),
        [counting] => counting,
        [] => return Err(odd_one(&keys).into()),
        _ => {
            let ways: Vec<&str> = countings.iter().map(|(name, _)| *name).collect();
            let expected = "keys that can be read in one way only, such as 'r1c1'";
            return Err(
                Fault::expected(expected, format!("what may be {}", ways.join(", or "))).into()
            );
        }
    };
    let mut board = Board::default();
    let mut seen = ninerooks::board::CellSet::EMPTY;
    for (key, name, value) in &keys {
        let Some(cell) = cell(*key) else { continue };
        if seen.contains(cell) {
            return Err(Fault::expected(
                "each cell once",
                format!("{cell} a second time, as {}", found(name)),
            )
            .into());
        }
        seen.insert(cell);
        board.put(cell, value)?;
    }
    Ok(board.finish())
}

/// The first key that does not go with those before it.
fn odd_one(keys: &[(Key, Bound<'_, PyAny>, Bound<'_, PyAny>)]) -> Fault {
    let mut ways: Vec<&Counting> = COUNTINGS.iter().collect();
    for (key, name, _) in keys {
        ways.retain(|(_, cell)| cell(*key).is_some());
        if ways.is_empty() {
            return Fault::expected(format!("{KEY}, all counted in the same way"), found(name));
        }
    }
    Fault::expected(KEY, "other keys")
}

/// What a key is, if it can be one.
fn key(key: &Bound<'_, PyAny>) -> Option<Key> {
    if let Ok(text) = key.cast::<PyString>() {
        return of_text(text.to_string_lossy().trim());
    }
    if let Ok(pair) = key.cast::<PyTuple>() {
        let [first, second] = &pair.iter().collect::<Vec<_>>()[..] else { return None };
        return match (number(first), number(second)) {
            (Some(row), Some(column)) => Some(Key::Pair(row, column)),
            // A letter and a number, as `itertools.product` makes them.
            _ => lettered(&format!("{}{}", first.str().ok()?, second.str().ok()?)),
        };
    }
    number(key).map(Key::Number)
}

fn of_text(text: &str) -> Option<Key> {
    if let Ok(cell) = text.parse() {
        return Some(Key::Cell(cell));
    }
    if let Some(key) = lettered(text) {
        return Some(key);
    }
    let bare = text.trim_matches(['(', ')', '[', ']']);
    let mut parts =
        bare.split([',', '-', '_', ' ', ':']).filter(|part| !part.is_empty()).map(str::parse);
    match (parts.next()?.ok()?, parts.next(), parts.next()) {
        (number, None, _) => Some(Key::Number(number)),
        (row, Some(Ok(column)), None) => Some(Key::Pair(row, column)),
        _ => None,
    }
}

/// `A1` to `I9`: the letter is the row.
fn lettered(text: &str) -> Option<Key> {
    let [row @ (b'A'..=b'I' | b'a'..=b'i'), column @ b'1'..=b'9'] = *text.as_bytes() else {
        return None;
    };
    at((row.to_ascii_uppercase() - b'A').into(), (column - b'1').into()).map(Key::Cell)
}

/// A whole number, or a text that is one.
fn number(value: &Bound<'_, PyAny>) -> Option<i64> {
    if let Ok(text) = value.cast::<PyString>() {
        return text.to_string_lossy().trim().parse().ok();
    }
    value.extract().ok()
}
