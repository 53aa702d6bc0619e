//! Boards as lists: 9 rows of 9 cells, 81 cells, or the lines of a text.

use ninerooks::board::Cell;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyFrozenSet, PySet, PyString};

use super::cell::{Board, found};
use super::{Given, PUZZLE, Trouble, plain};
use crate::error::Fault;

/// What a board in rows is, for errors.
const ROWS: &str = "9 rows of 9 cells, or 81 cells";
/// More than anything that is a board has, with borders between its rows: generators may be endless.
const MOST: usize = 100;

/// A board from anything that gives its rows or cells one by one.
pub(super) fn board(value: &Bound<'_, PyAny>) -> Result<Given, Trouble> {
    if is_unordered(value) {
        let words = format!("a board has an order, and a set has none: expected {ROWS}");
        return Err(Trouble::Kind(words));
    }
    let Ok(items) = value.try_iter() else {
        return Err(Trouble::Kind(format!(
            "a puzzle is {PUZZLE}, not {}",
            value.get_type().name()?
        )));
    };
    let items = items.take(MOST).collect::<PyResult<Vec<_>>>()?;
    of_items(&items)
}

/// A board from its rows or cells.
pub(super) fn of_items(items: &[Bound<'_, PyAny>]) -> Result<Given, Trouble> {
    let texts: Option<Vec<String>> = items.iter().map(text).collect();
    match (items.len(), texts) {
        (81, _) => {
            let mut board = Board::default();
            for (i, item) in items.iter().enumerate() {
                board.put(Cell::from_index(i), item)?;
            }
            Ok(board.finish())
        }
        (n, Some(lines)) if n > 0 && !lines.iter().all(|line| line.chars().count() == 9) => {
            of_lines(&lines)
        }
        (9, _) => {
            let mut board = Board::default();
            for (row, cells) in items.iter().enumerate() {
                put_row(&mut board, row, cells)?;
            }
            Ok(board.finish())
        }
        (n, _) => Err(Fault::expected(ROWS, counted(n)).into()),
    }
}

/// The lines of a text, with or without what is drawn between the cells.
fn of_lines(lines: &[String]) -> Result<Given, Trouble> {
    if lines.iter().any(|line| line.chars().count() >= 81) {
        let found = format!("a list of {}", counted(lines.len()));
        return Err(Fault::expected("one puzzle (solve_many and the like take many)", found).into());
    }
    if lines.iter().all(|line| line.chars().count() <= 1) || lines.len() >= MOST {
        return Err(Fault::expected(ROWS, counted(lines.len())).into());
    }
    Ok(Given::Text(lines.join("\n")))
}

fn put_row(board: &mut Board, row: usize, cells: &Bound<'_, PyAny>) -> Result<(), Trouble> {
    let nine = format!("9 cells in row {}", row + 1);
    let plain = plain(cells)?;
    let cells = plain.as_ref().unwrap_or(cells);
    let has_order = !is_unordered(cells) && !cells.is_instance_of::<PyDict>();
    // The numbers of bytes are those of signs.
    let signs =
        cells.cast::<PyBytes>().ok().filter(|bytes| bytes.as_bytes().iter().any(|&byte| byte > 9));
    let signs =
        signs.map(|bytes| PyString::new(cells.py(), &String::from_utf8_lossy(bytes.as_bytes())));
    let cells = signs.as_ref().map_or(cells, |signs| signs.as_any());
    let Some(items) = cells.try_iter().ok().filter(|_| has_order) else {
        return Err(Fault::expected(nine, found(cells)).into());
    };
    let items = items.take(MOST).collect::<PyResult<Vec<_>>>()?;
    if items.len() != 9 {
        let count =
            if items.len() == MOST { format!("{MOST} or more") } else { items.len().to_string() };
        return Err(Fault::expected(nine, count).into());
    }
    for (column, item) in items.iter().enumerate() {
        board.put(Cell::at(row, column), item)?;
    }
    Ok(())
}

fn text(item: &Bound<'_, PyAny>) -> Option<String> {
    Some(item.cast::<PyString>().ok()?.to_string_lossy().into_owned())
}

fn is_unordered(value: &Bound<'_, PyAny>) -> bool {
    value.is_instance_of::<PySet>() || value.is_instance_of::<PyFrozenSet>()
}

fn counted(n: usize) -> String {
    match n {
        1 => "1 item".to_owned(),
        MOST.. => format!("{MOST} items or more"),
        _ => format!("{n} items"),
    }
}
