//! What is in a cell of a board.

use ninerooks::board::{Candidate, CandidateSet, Cell, Digit, DigitSet, Puzzle};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyBytes, PyFrozenSet, PyList, PySet, PyString, PyTuple};

use super::{Given, Trouble};
use crate::error::Fault;

/// What a cell can have, for errors.
const CELL: &str = "a digit, candidates such as '157', or None, 0, '' or '.' for an empty cell";

/// What a cell has.
enum Content {
    Empty,
    Digit(Digit),
    Marks(DigitSet),
}

/// A board that is filled cell by cell.
#[derive(Default)]
pub(super) struct Board {
    puzzle: Puzzle,
    marks: CandidateSet,
    marked: Vec<Cell>,
}

impl Board {
    /// Puts what Python has into a cell.
    pub(super) fn put(&mut self, cell: Cell, value: &Bound<'_, PyAny>) -> Result<(), Trouble> {
        match content(value)? {
            Some(Content::Empty) => {}
            Some(Content::Digit(digit)) => self.puzzle.give(Candidate::new(digit, cell)),
            Some(Content::Marks(digits)) => {
                self.marked.push(cell);
                for digit in digits {
                    self.marks.insert(Candidate::new(digit, cell));
                }
            }
            None => {
                let found = format!("{} at {cell}", found(value));
                return Err(Fault::expected(CELL, found).into());
            }
        }
        Ok(())
    }

    /// The puzzle. A cell without candidates in a board that has some may have all that it does not see.
    pub(super) fn finish(mut self) -> Given {
        if !self.marked.is_empty() {
            let mut live = self.puzzle.default_candidates();
            for &cell in &self.marked {
                for digit in Digit::ALL {
                    let candidate = Candidate::new(digit, cell);
                    if !self.marks.contains(candidate) {
                        live.remove(candidate);
                    }
                }
            }
            self.puzzle.candidates = Some(Box::new(live));
        }
        Given::Puzzle(Box::new(self.puzzle))
    }
}

/// What there is, in few characters, for errors.
pub(super) fn found(value: &Bound<'_, PyAny>) -> String {
    let words = value.repr().map_or_else(|_| "something".to_owned(), |words| words.to_string());
    let kind = value.get_type().name().map_or_else(|_| String::new(), |name| name.to_string());
    let mut short: String = words.chars().take(40).collect();
    if short.len() < words.len() {
        short.push('…');
    }
    // Numbers, texts and `None` are known by how they are written; an object is not.
    match kind.as_str() {
        "int" | "float" | "str" | "NoneType" | "bool" | "bytes" | "list" | "tuple" | "dict"
        | "set" => short,
        _ => format!("{short} ({kind})"),
    }
}

/// What a cell has, or nothing where it is no such thing.
fn content(value: &Bound<'_, PyAny>) -> PyResult<Option<Content>> {
    if value.is_none() {
        return Ok(Some(Content::Empty));
    }
    if let Ok(text) = value.cast::<PyString>() {
        return Ok(of_text(&text.to_string_lossy()));
    }
    if let Ok(bytes) = value.cast::<PyBytes>() {
        return Ok(core::str::from_utf8(bytes.as_bytes()).ok().and_then(of_text));
    }
    let kind = value.get_type().name()?.to_string();
    if value.is_instance_of::<PyBool>() || kind.starts_with("bool") {
        // False is nothing; True is no digit.
        return Ok((!value.is_truthy()?).then_some(Content::Empty));
    }
    if matches!(kind.as_str(), "NAType" | "NaTType" | "MaskedConstant") {
        return Ok(Some(Content::Empty));
    }
    if value.is_instance_of::<PyList>()
        || value.is_instance_of::<PyTuple>()
        || value.is_instance_of::<PySet>()
        || value.is_instance_of::<PyFrozenSet>()
    {
        return of_marks(value);
    }
    if value.hasattr("__index__")? {
        let number = value.call_method0("__index__").and_then(|number| number.extract::<u8>());
        return Ok(number.ok().and_then(of_number));
    }
    if value.hasattr("__float__")? {
        let number = value.call_method0("__float__").and_then(|number| number.extract::<f64>());
        return Ok(number.ok().and_then(of_float));
    }
    Ok(None)
}

fn of_number(number: u8) -> Option<Content> {
    match number {
        0 => Some(Content::Empty),
        1..=9 => Digit::from_char(char::from(b'0' + number)).map(Content::Digit),
        _ => None,
    }
}

fn of_float(number: f64) -> Option<Content> {
    exactly(number).and_then(of_number)
}

/// A number from 0 to 9, if it is one. What is missing is 0, as everywhere where numbers with gaps are floats.
#[expect(clippy::float_cmp, reason = "nearly a digit is none")]
pub(super) fn exactly(number: f64) -> Option<u8> {
    if number.is_nan() {
        return Some(0);
    }
    (0..=9).find(|&digit| f64::from(digit) == number)
}

/// A digit, an empty cell, or several digits as candidates.
fn of_text(text: &str) -> Option<Content> {
    let text = text.trim();
    let mut chars = text.chars();
    match (chars.next(), chars.next()) {
        (None, _) | (Some('.' | '0' | '*' | '_' | '-' | 'x' | 'X' | '?'), None) => {
            return Some(Content::Empty);
        }
        (Some(digit), None) => return Digit::from_char(digit).map(Content::Digit),
        _ => {}
    }
    let is_blank = |c: char| c.is_whitespace() || matches!(c, ',' | '/' | '.');
    let bare = text.trim_start_matches(['{', '[', '(']).trim_end_matches(['}', ']', ')']);
    let mut digits = DigitSet::EMPTY;
    for c in bare.chars().filter(|&c| !is_blank(c)) {
        let digit = Digit::from_char(c)?;
        if digits.contains(digit) {
            return None;
        }
        digits.insert(digit);
    }
    marks(digits)
}

/// A collection of digits.
fn of_marks(value: &Bound<'_, PyAny>) -> PyResult<Option<Content>> {
    let mut digits = DigitSet::EMPTY;
    for item in value.try_iter()?.take(10) {
        let item = item?;
        if item.is_instance_of::<PyList>() || item.is_instance_of::<PyTuple>() {
            return Ok(None);
        }
        match content(&item)? {
            Some(Content::Digit(digit)) if !digits.contains(digit) => digits.insert(digit),
            _ => return Ok(None),
        }
    }
    Ok(marks(digits))
}

/// One candidate alone is the digit of its cell, as in a grid of pencil marks; none is a mistake.
fn marks(digits: DigitSet) -> Option<Content> {
    match digits.len() {
        0 => None,
        1 => digits.into_iter().next().map(Content::Digit),
        _ => Some(Content::Marks(digits)),
    }
}
