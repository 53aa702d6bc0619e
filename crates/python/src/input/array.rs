//! Arrays of numpy, and what looks like one.
//!
//! They are asked for their shape, type and bytes (`__array_interface__`, `tobytes`), which is one copy of 81 numbers a
//! puzzle; the buffer protocol is not in the stable interface before Python 3.11, and this module is one file for all
//! from 3.9.

use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyList};

use super::cell::exactly;
use super::{Given, Trouble, board};
use crate::error::Fault;

/// An array.
pub(super) struct Array<'py> {
    shape: Vec<usize>,
    cells: Cells<'py>,
}

/// What an array has in its cells.
enum Cells<'py> {
    /// Numbers: their bytes one after the other, and how they are read.
    Numbers(Vec<u8>, Kind),
    /// Texts or objects, as nested lists.
    Objects(Bound<'py, PyAny>),
}

/// How a number is written in bytes.
#[derive(Clone, Copy)]
struct Kind {
    /// `i`, `u` or `f`.
    sort: char,
    size: usize,
    is_big: bool,
}

impl Kind {
    /// Of a name such as `<i8`; nothing for what is no number, or one of a size that only some machines have.
    fn of(name: &str) -> Option<Self> {
        let mut chars = name.chars();
        let is_big = chars.next()? == '>';
        let sort = chars.next()?;
        let size = chars.as_str().parse().ok()?;
        let is_known = match sort {
            'i' | 'u' => matches!(size, 1 | 2 | 4 | 8),
            'f' => matches!(size, 4 | 8),
            _ => false,
        };
        is_known.then_some(Self { sort, size, is_big })
    }

    /// The number that these bytes are: 0 to 9 exactly, anything else near enough to be named.
    #[expect(clippy::cast_precision_loss, reason = "what is not exact is no digit")]
    fn read(self, bytes: &[u8]) -> f64 {
        let mut little = [0; 8];
        for (to, from) in little.iter_mut().zip(bytes) {
            *to = *from;
        }
        if self.is_big {
            little[..self.size].reverse();
        }
        let bits = u64::from_le_bytes(little);
        match (self.sort, self.size) {
            ('f', 8) => f64::from_bits(bits),
            ('f', _) => f32::from_bits((bits & 0xffff_ffff) as u32).into(),
            ('i', size) => {
                let unused = 64 - 8 * size;
                ((bits << unused).cast_signed() >> unused) as f64
            }
            _ => bits as f64,
        }
    }
}

impl<'py> Array<'py> {
    /// Whether it is one.
    pub(super) fn is_one(value: &Bound<'py, PyAny>) -> bool {
        value.hasattr("__array_interface__").unwrap_or(false)
    }

    /// Nothing, if it is no array.
    pub(super) fn of(value: &Bound<'py, PyAny>) -> PyResult<Option<Self>> {
        let Ok(interface) = value.getattr("__array_interface__") else { return Ok(None) };
        let kind: String = interface.get_item("typestr")?.extract()?;
        let shape: Vec<usize> = interface.get_item("shape")?.extract()?;
        // What is masked has a number all the same.
        let is_masked = value.hasattr("mask")?;
        let cells = match Kind::of(&kind).filter(|_| !is_masked) {
            Some(kind) => {
                let bytes = value.call_method0("tobytes")?;
                Cells::Numbers(
                    bytes.cast::<PyBytes>().map_err(PyErr::from)?.as_bytes().to_vec(),
                    kind,
                )
            }
            None => Cells::Objects(value.call_method0("tolist")?),
        };
        Ok(Some(Self { shape, cells }))
    }

    /// One puzzle. Axes of length 1 say nothing.
    pub(super) fn one(&self) -> Result<Given, Trouble> {
        let axes: Vec<usize> = self.shape.iter().copied().filter(|&axis| axis != 1).collect();
        match (&self.cells, &axes[..]) {
            (Cells::Numbers(bytes, kind), [81] | [9, 9]) => Ok(puzzles(bytes, *kind)
                .next()
                .unwrap_or_else(|| Given::Text(String::new()))
                .sound()?),
            (Cells::Objects(list), [] | [81] | [9, 9]) => {
                super::given(&flat(list.clone(), &self.shape)?)
            }
            // A column of texts is the rows of a grid.
            (Cells::Objects(list), [_]) => board::board(list),
            _ => Err(self.refused("(81,) or (9, 9)").into()),
        }
    }

    /// Many puzzles.
    pub(super) fn many(&self) -> Result<Vec<Given>, Trouble> {
        let mut axes = &self.shape[..];
        while let [rest @ .., 1] = axes
            && rest.len() > 1
        {
            axes = rest;
        }
        match (&self.cells, axes) {
            (Cells::Numbers(bytes, kind), [_, 81] | [_, 9, 9]) => {
                Ok(puzzles(bytes, *kind).collect())
            }
            (Cells::Objects(list), [_] | [_, 81] | [_, 9, 9]) => {
                let within = self.shape.get(1..).unwrap_or_default();
                let boards = list.try_iter()?.map(|board| flat(board?, within));
                let boards = boards.collect::<PyResult<Vec<_>>>()?;
                Ok(super::many(PyList::new(list.py(), boards)?.as_any())?)
            }
            (_, [81] | [9, 9]) => {
                let words =
                    "this is one board, and many puzzles are expected: array[None], or [array]";
                Err(Trouble::Kind(words.to_owned()))
            }
            _ => Err(self.refused("(n, 81) or (n, 9, 9)").into()),
        }
    }

    fn refused(&self, shapes: &str) -> Fault {
        let axes: Vec<String> = self.shape.iter().map(ToString::to_string).collect();
        let found = if let [axis] = &axes[..] {
            format!("({axis},)")
        } else {
            format!("({})", axes.join(", "))
        };
        Fault::expected(format!("an array of the shape {shapes}"), found)
    }
}

/// Nested lists without the axes of length 1 around and within.
fn flat<'py>(list: Bound<'py, PyAny>, shape: &[usize]) -> PyResult<Bound<'py, PyAny>> {
    let [first, rest @ ..] = shape else { return Ok(list) };
    if *first == 1 {
        return flat(list.get_item(0)?, rest);
    }
    let items = list.try_iter()?.map(|item| flat(item?, rest)).collect::<PyResult<Vec<_>>>()?;
    Ok(PyList::new(list.py(), items)?.into_any())
}

/// Every 81 numbers as a puzzle; 0 is an empty cell, and so is what is not a number.
fn puzzles(bytes: &[u8], kind: Kind) -> impl Iterator<Item = Given> + '_ {
    bytes.chunks_exact(81 * kind.size).map(move |board| {
        let mut text = String::with_capacity(81);
        for (at, bytes) in board.chunks_exact(kind.size).enumerate() {
            let number = kind.read(bytes);
            match exactly(number) {
                Some(0) => text.push('.'),
                Some(digit) => text.push(char::from(b'0' + digit)),
                None => {
                    let found = format!("{number} at r{}c{}", at / 9 + 1, at % 9 + 1);
                    return Given::Fault(Box::new(Fault::expected("0 to 9", found)));
                }
            }
        }
        Given::Text(text)
    })
}
