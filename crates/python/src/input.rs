//! What Python hands over as a puzzle, or as many.
//!
//! Arrays are asked for their shape, type and bytes (`__array_interface__`, `tobytes`), which is one copy of 81 bytes a
//! puzzle; the buffer protocol is not in the stable interface before Python 3.11, and this module is one file for all
//! from 3.9. Columns of Arrow and Polars are taken as the strings they give (`to_pylist`, or one after the other).

use ninerooks::board::{Grid, Puzzle};
use ninerooks::text::formats::{self, Format};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyString};

use crate::error::Fault;
use crate::puzzle::{PyGrid, PyPuzzle};

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

    /// The puzzle as a grid that does not contradict itself at sight.
    pub(crate) fn grid(&self) -> Result<Grid, Fault> {
        Ok(Grid::new(&self.read(None)?)?)
    }
}

/// One puzzle: text in any format, a `Puzzle`, a `Grid`, or an array of 81 or 9 × 9 numbers.
pub(crate) fn one(value: &Bound<'_, PyAny>) -> PyResult<Given> {
    if let Ok(text) = value.cast::<PyString>() {
        return Ok(Given::Text(text.to_string_lossy().into_owned()));
    }
    if let Ok(puzzle) = value.cast::<PyPuzzle>() {
        return Ok(Given::Puzzle(Box::new(puzzle.get().puzzle.clone())));
    }
    if let Ok(grid) = value.cast::<PyGrid>() {
        return Ok(Given::Puzzle(Box::new(grid.get().0.to_puzzle())));
    }
    if let Some(array) = Array::of(value)? {
        return match array.shape[..] {
            [81] | [9, 9] => {
                array.puzzles().next().ok_or_else(|| Fault::expected("81 numbers", "fewer").into())
            }
            _ => Err(array.refused("(81,) or (9, 9)")),
        };
    }
    let kind = value.get_type().name()?;
    Err(PyTypeError::new_err(format!(
        "a puzzle is text, a Puzzle, a Grid or an array of 81 digits, not {kind}"
    )))
}

/// Many puzzles: an array `(n, 81)` or `(n, 9, 9)`, a column, or anything that gives puzzles one by one.
pub(crate) fn many(values: &Bound<'_, PyAny>) -> PyResult<Vec<Given>> {
    if values.is_instance_of::<PyString>() {
        let words = "many puzzles are a list of them, not one text: text.splitlines()";
        return Err(PyTypeError::new_err(words));
    }
    if let Some(array) = Array::of(values)? {
        return match array.shape[..] {
            [_, 81] | [_, 9, 9] => Ok(array.puzzles().collect()),
            _ => Err(array.refused("(n, 81) or (n, 9, 9)")),
        };
    }
    let list = if values.hasattr("to_pylist")? {
        values.call_method0("to_pylist")?
    } else {
        values.clone()
    };
    list.try_iter()?
        .map(|value| {
            let value = value?;
            if value.is_none() {
                return Ok(Given::Fault(Box::new(Fault::expected("a puzzle", "None"))));
            }
            one(&value)
        })
        .collect()
}

/// The numbers of a numpy array, or of what looks like one.
struct Array {
    shape: Vec<usize>,
    cells: Vec<u8>,
}

impl Array {
    /// Nothing, if it is no array of numbers; arrays of strings or objects are lists.
    fn of(value: &Bound<'_, PyAny>) -> PyResult<Option<Self>> {
        let Ok(interface) = value.getattr("__array_interface__") else { return Ok(None) };
        let kind: String = interface.get_item("typestr")?.extract()?;
        let shape: Vec<usize> = interface.get_item("shape")?.extract()?;
        if !kind.contains(['i', 'u', 'f', 'b']) {
            return Ok(None);
        }
        if kind != "|u1" {
            let words =
                format!("an array of uint8 is expected, not {kind}: array.astype(\"uint8\")");
            return Err(PyTypeError::new_err(words));
        }
        let bytes = value.call_method0("tobytes")?;
        let cells = bytes.cast::<PyBytes>()?.as_bytes().to_vec();
        Ok(Some(Self { shape, cells }))
    }

    /// Every 81 numbers as a puzzle; 0 is an empty cell.
    fn puzzles(&self) -> impl Iterator<Item = Given> + '_ {
        self.cells.chunks_exact(81).map(|cells| {
            let wrong = cells.iter().position(|&digit| digit > 9);
            if let Some(at) = wrong {
                let found = format!("{} at r{}c{}", cells[at], at / 9 + 1, at % 9 + 1);
                return Given::Fault(Box::new(Fault::expected("0 to 9", found)));
            }
            let char = |&digit: &u8| if digit == 0 { '.' } else { char::from(b'0' + digit) };
            Given::Text(cells.iter().map(char).collect())
        })
    }

    fn refused(&self, shapes: &str) -> PyErr {
        let found = format!("{:?}", self.shape).replace('[', "(").replace(']', ")");
        Fault::expected(format!("an array of the shape {shapes}"), found).into()
    }
}

/// A format by its name, if one is named.
pub(crate) fn format(name: Option<&str>) -> Result<Option<&'static dyn Format>, Fault> {
    let Some(name) = name else { return Ok(None) };
    formats::by_name(name).map(Some).ok_or_else(|| {
        let names: Vec<&str> = formats::ALL.iter().map(|format| format.name()).collect();
        Fault::expected(format!("one of {}", names.join(", ")), format!("{name:?}"))
    })
}
