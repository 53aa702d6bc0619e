//! What Python hands over as a puzzle, or as many.
//!
//! One puzzle is text, an object of ours, or a board: rows of cells, 81 cells, an array, or a dictionary. What a board may be is
//! decided by its shape alone, and never guessed: where two readings are possible it is refused, in words. Many
//! puzzles are always a collection of such; a board in its place is refused too, so that nobody gets 9 answers for 1 board.

mod array;
mod board;
mod cell;
mod named;

use ninerooks::board::{Puzzle, Rules};
use ninerooks::exact::Givens;
use ninerooks::text::formats::{self, Format};
use ninerooks::text::json::RuleName;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyByteArray, PyBytes, PyDict, PyMemoryView, PySet, PyString};

use crate::error::Fault;
use crate::puzzle::{PyGrid, PyPuzzle};
use array::Array;

/// What a puzzle can be, for errors.
const PUZZLE: &str =
    "text, a Puzzle, a Grid, or a board: 9 rows of 9 cells, 81 cells, an array, or a dict by cell";

/// A puzzle with the classic rules alone, for what knows no others.
pub(crate) fn classic(puzzle: Puzzle) -> Result<Puzzle, Fault> {
    match puzzle.rules.list().first() {
        Some(rule) => Err(Fault::expected(
            "a puzzle with the classic rules alone",
            format!("one with more ({rule})"),
        )),
        None => Ok(puzzle),
    }
}

/// A puzzle with rules of these names beside its own.
pub(crate) fn with_rules(mut puzzle: Puzzle, names: &[String]) -> Result<Puzzle, Fault> {
    let mut rules = puzzle.rules.list().to_vec();
    for name in names {
        let RuleName(rule) = name.parse().map_err(Fault::from)?;
        if !rules.contains(&rule) {
            rules.push(rule);
        }
    }
    puzzle.rules = Rules::new(&rules).map_err(|error| Fault::new(error.to_string()))?;
    Ok(puzzle)
}

/// A puzzle as it was handed over, to be read without Python.
pub(crate) enum Given {
    Text(String),
    Puzzle(Box<Puzzle>),
    /// What cannot be one, among many.
    Fault(Box<Fault>),
}

impl Given {
    /// The puzzle, read in the format or in whatever fits.
    pub(crate) fn read(&self, format: Option<&'static dyn Format>) -> Result<Puzzle, Fault> {
        match self {
            Self::Text(text) => Ok(match format {
                Some(format) => format.read(text)?,
                None => formats::read(text)?.puzzle,
            }),
            Self::Puzzle(puzzle) => Ok((**puzzle).clone()),
            Self::Fault(fault) => Err((**fault).clone()),
        }
    }

    /// The givens of a plain line, for what needs no more: it is read in less time than it takes to count.
    pub(crate) fn plain(&self) -> Option<Givens> {
        let Self::Text(text) = self else { return None };
        Givens::read(formats::plain_cells(text)?).ok()
    }

    /// What can be read; the fault of what cannot.
    fn sound(self) -> Result<Self, Fault> {
        match self {
            Self::Fault(fault) => Err(*fault),
            other => Ok(other),
        }
    }
}

/// Why something is no puzzle.
pub(crate) enum Trouble {
    /// It looks like one, and something in it is wrong.
    Fault(Fault),
    /// It is something else.
    Kind(String),
    /// Python raised an exception while it was asked.
    Raised(PyErr),
}

impl From<Fault> for Trouble {
    fn from(fault: Fault) -> Self {
        Self::Fault(fault)
    }
}

impl From<PyErr> for Trouble {
    fn from(error: PyErr) -> Self {
        Self::Raised(error)
    }
}

impl From<Trouble> for PyErr {
    fn from(trouble: Trouble) -> Self {
        match trouble {
            Trouble::Fault(fault) => fault.into(),
            Trouble::Kind(words) => PyTypeError::new_err(words),
            Trouble::Raised(error) => error,
        }
    }
}

/// One puzzle.
pub(crate) fn one(value: &Bound<'_, PyAny>) -> PyResult<Given> {
    Ok(given(value)?)
}

fn given(value: &Bound<'_, PyAny>) -> Result<Given, Trouble> {
    if let Ok(text) = value.cast::<PyString>() {
        return Ok(Given::Text(text.to_string_lossy().into_owned()));
    }
    if let Ok(puzzle) = value.cast::<PyPuzzle>() {
        return Ok(Given::Puzzle(Box::new(puzzle.get().puzzle.clone())));
    }
    if let Ok(grid) = value.cast::<PyGrid>() {
        return Ok(Given::Puzzle(Box::new(grid.get().0.to_puzzle())));
    }
    if let Some(bytes) = bytes(value)? {
        return written(&bytes);
    }
    if let Some(array) = Array::of(value)? {
        return array.one();
    }
    if value.is_instance_of::<PyDict>() {
        return named::board(value.cast().map_err(PyErr::from)?);
    }
    if let Some(plain) = plain(value)? {
        // What gives itself again would never end.
        return if plain.is_instance_of::<PyString>() || Array::is_one(&plain) {
            given(&plain)
        } else {
            board::board(&plain)
        };
    }
    board::board(value)
}

/// Bytes of any kind.
fn bytes(value: &Bound<'_, PyAny>) -> PyResult<Option<Vec<u8>>> {
    if let Ok(bytes) = value.cast::<PyBytes>() {
        return Ok(Some(bytes.as_bytes().to_vec()));
    }
    if let Ok(bytes) = value.cast::<PyByteArray>() {
        return Ok(Some(bytes.to_vec()));
    }
    if value.is_instance_of::<PyMemoryView>() && value.getattr("itemsize")?.extract::<i64>()? == 1 {
        return value.call_method0("tobytes")?.extract().map(Some);
    }
    Ok(None)
}

/// Bytes are text, unless they are 81 small numbers.
fn written(bytes: &[u8]) -> Result<Given, Trouble> {
    if bytes.len() == 81 && bytes.iter().all(|&byte| byte <= 9) {
        let cell = |&byte: &u8| if byte == 0 { '.' } else { char::from(b'0' + byte) };
        return Ok(Given::Text(bytes.iter().map(cell).collect()));
    }
    // Whoever reads a file as bytes has whatever is in it: a byte order mark, or a signature.
    match core::str::from_utf8(bytes) {
        Ok(text) => Ok(Given::Text(text.to_owned())),
        Err(error) => {
            let at = error.valid_up_to();
            let found =
                format!("the byte {} at position {at}", bytes.get(at).copied().unwrap_or_default());
            Err(Fault::expected("text in UTF-8, or 81 bytes from 0 to 9", found).into())
        }
    }
}

/// What a frame, a column, an array of the standard library or a tensor holds, as lists.
fn plain<'py>(value: &Bound<'py, PyAny>) -> PyResult<Option<Bound<'py, PyAny>>> {
    // A frame of pandas goes through its columns, one of Polars too: rows are wanted.
    if value.hasattr("iloc")? && value.hasattr("to_numpy")? {
        return value.call_method0("to_numpy").map(Some);
    }
    if value.hasattr("rows")? && value.hasattr("schema")? {
        return value.call_method0("rows").map(Some);
    }
    for method in ["to_pylist", "as_py", "tolist", "to_list"] {
        if value.hasattr(method)? {
            return value.call_method0(method).map(Some);
        }
    }
    Ok(None)
}

/// Many puzzles: an array `(n, 81)` or `(n, 9, 9)`, a column, or anything that gives puzzles one by one.
pub(crate) fn many(values: &Bound<'_, PyAny>) -> PyResult<Vec<Given>> {
    if values.is_instance_of::<PyString>() || bytes(values)?.is_some() {
        let words = "many puzzles are a list of them, not one text: text.splitlines()";
        return Err(PyTypeError::new_err(words));
    }
    if values.is_instance_of::<PyDict>() {
        let words = "many puzzles are a list of them, not a dict: list(puzzles.values()), or [board] for one board";
        return Err(PyTypeError::new_err(words));
    }
    if let Some(array) = Array::of(values)? {
        return Ok(array.many()?);
    }
    let is_frame =
        values.hasattr("columns")? && (values.hasattr("iloc")? || values.hasattr("rows")?);
    let column = plain(values)?;
    if let Some(array) = column.as_ref().filter(|_| is_frame).map(Array::of).transpose()?.flatten()
    {
        return Ok(array.many()?);
    }
    let list = column.as_ref().unwrap_or(values);
    let list = list.try_iter().map_err(|_| {
        let kind =
            values.get_type().name().map_or_else(|_| "?".to_owned(), |name| name.to_string());
        PyTypeError::new_err(format!(
            "many puzzles are a list of them, an array or a column, not {kind}"
        ))
    })?;
    let list = list.collect::<PyResult<Vec<_>>>()?;
    if column.is_none() && is_one_board(values, &list) {
        let words =
            "this is one board, and many puzzles are expected: a list of boards, such as [board]";
        return Err(PyTypeError::new_err(words));
    }
    list.iter()
        .map(|value| match given(value) {
            Ok(given) => Ok(given),
            Err(Trouble::Raised(error)) => Err(error),
            Err(Trouble::Fault(fault)) => Ok(Given::Fault(Box::new(fault))),
            Err(Trouble::Kind(_)) => Ok(Given::Fault(Box::new(Fault::expected(
                format!("a puzzle ({PUZZLE})"),
                cell::found(value),
            )))),
        })
        .collect()
}

/// Whether a list that should have been one of puzzles is the rows or the cells of one board that is not empty. A
/// list of 81 times nothing is a column without a puzzle.
fn is_one_board(values: &Bound<'_, PyAny>, list: &[Bound<'_, PyAny>]) -> bool {
    let is_set = values.is_instance_of::<PySet>();
    let board = matches!(list.len(), 9 | 81).then(|| board::of_items(list).ok()).flatten();
    board
        .filter(|_| !is_set)
        .and_then(|given| given.read(None).ok())
        .is_some_and(|puzzle| puzzle.values().next().is_some() || puzzle.candidates.is_some())
}

/// A format by its name, if one is named.
pub(crate) fn format(name: Option<&str>) -> Result<Option<&'static dyn Format>, Fault> {
    let Some(name) = name else { return Ok(None) };
    formats::by_name(name).map(Some).ok_or_else(|| {
        let names: Vec<&str> = formats::ALL.iter().map(|format| format.name()).collect();
        Fault::expected(format!("one of {}", names.join(", ")), format!("{name:?}"))
    })
}
