//! Patterns to be seen.

use ninerooks_board::{Cell, Digit, Grid};
use ninerooks_logic::rookery::{Array, Live, Space, basic, letters, number};
use ninerooks_proof::Action;
use serde::{Deserialize, Serialize};
use tsify::Tsify;

use crate::{State, StateError};

/// Which patterns are meant.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, Tsify)]
pub struct Pick {
    /// The digit, 1 to 9.
    pub digit: u8,
    /// Only those through this cell.
    pub cell: Option<usize>,
    /// Only the one with this number.
    pub number: Option<u32>,
}

/// A pattern.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
pub struct PatternView {
    /// Its number, from 0; it stays when others go.
    pub number: u32,
    /// `0001`.
    pub name: String,
    /// `9ab`.
    pub letters: String,
    /// Its label in the POM-Space: `536121`.
    pub label: String,
    /// Its nine cells.
    pub cells: Vec<usize>,
}

/// Some of the patterns that are meant.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
pub struct PatternPage {
    /// How many there are in all.
    pub total: usize,
    /// How many come before these.
    pub from: usize,
    /// These.
    pub patterns: Vec<PatternView>,
}

/// The patterns of a digit through a cell.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
pub struct CellNames {
    /// The digit.
    pub digit: u8,
    /// How many there are.
    pub count: usize,
    /// `4abc`; nothing where there are more than were asked for.
    pub text: String,
}

/// A digit, and what its patterns say at once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
pub struct DigitPatterns {
    /// The digit.
    pub digit: u8,
    /// How many patterns are live.
    pub live: usize,
    /// How many there were when the board was converted.
    pub initial: u32,
    /// The candidates that are in no pattern.
    pub eliminations: Vec<usize>,
    /// The candidates that are in all patterns.
    pub placements: Vec<usize>,
}

/// The candidates that are written, and those that are eliminated.
pub(super) fn split(actions: &[Action]) -> (Vec<usize>, Vec<usize>) {
    let of = |wanted: fn(&Action) -> bool| {
        actions.iter().filter(|a| wanted(a)).map(|a| a.candidate().index()).collect()
    };
    (of(|a| matches!(a, Action::Place(_))), of(|a| matches!(a, Action::Eliminate(_))))
}

pub(super) fn digit(number: u8) -> Result<Digit, StateError> {
    Digit::new(number).ok_or_else(|| StateError(format!("{number} is no digit")))
}

pub(super) fn cell(index: usize) -> Result<Cell, StateError> {
    let found = Cell::all().nth(index);
    found.ok_or_else(|| StateError(format!("{index} is no cell")))
}

/// The live patterns that are meant.
pub(super) fn picked(space: &Space, pick: Pick) -> Result<Vec<Live>, StateError> {
    let through = pick.cell.map(cell).transpose()?;
    let is_meant = |live: &&Live| {
        through.is_none_or(|cell| live.cells.contains(cell))
            && pick.number.is_none_or(|number| live.number == number)
    };
    Ok(space.of(digit(pick.digit)?).iter().filter(is_meant).copied().collect())
}

pub(super) fn page(
    space: &Space,
    pick: Pick,
    from: usize,
    most: usize,
) -> Result<PatternPage, StateError> {
    let meant = picked(space, pick)?;
    let view = |live: &Live| PatternView {
        number: live.number,
        name: number(live.number),
        letters: format!("{}{}", pick.digit, letters(live.number)),
        label: live.rookery.to_string(),
        cells: live.cells.map(Cell::index).collect(),
    };
    let patterns = meant.iter().skip(from).take(most).map(view).collect();
    Ok(PatternPage { total: meant.len(), from, patterns })
}

/// How many patterns of a digit pass through each cell.
pub(super) fn heat(space: &Space, digit: Digit) -> Vec<u32> {
    let mut heat = vec![0; 81];
    for live in space.of(digit) {
        live.cells.for_each(|cell| heat[cell.index()] += 1);
    }
    heat
}

/// The patterns of a digit through a cell in letters, if they are not too many.
pub(super) fn names(space: &Space, digit: Digit, cell: Cell, most: usize) -> CellNames {
    let array = Array::new(space);
    let count = array.numbers(digit, cell).count();
    let text = if count <= most { array.shorthand(digit, cell) } else { String::new() };
    CellNames { digit: digit.get(), count, text }
}

pub(super) fn digits(grid: &Grid, space: &Space) -> Vec<DigitPatterns> {
    let view = |digit: Digit| {
        let (placements, eliminations) = split(&basic(grid, space, digit));
        DigitPatterns {
            digit: digit.get(),
            live: space.count(digit),
            initial: space.initial_count(digit),
            eliminations,
            placements,
        }
    };
    Digit::ALL.map(view).into()
}

/// The whole of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
pub struct PatternsView {
    /// The board with what has followed.
    pub state: State,
    /// Its digits.
    pub digits: Vec<DigitPatterns>,
    /// How many steps led here.
    pub at: usize,
    /// How many steps there are, with those that were taken back.
    pub steps: usize,
    /// What is assumed, and what followed from it, in words. Nothing of it is proved.
    pub assumed: Vec<String>,
    /// Why what is assumed, or the board, is impossible.
    pub contradiction: Option<String>,
    /// Whether every cell has a digit.
    pub solved: bool,
}
