//! Cells, houses and numbers in words that read well aloud.

use core::fmt::{self, Display};

use ninerooks_board::{CellSet, DigitSet, House, HouseKind, HouseSet, Sector, SectorKind};

use super::condense::products;

/// `1`, `1 and 6`, `3, 7 and 8`.
pub(super) fn list<T: Display>(items: impl IntoIterator<Item = T>) -> String {
    let items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    match items.split_last() {
        None => String::new(),
        Some((last, [])) => last.clone(),
        Some((last, before)) => format!("{} and {last}", before.join(", ")),
    }
}

/// As [`list`], for items which have an "and" of their own: `rows 2 and 6 of …, and row 4 …`.
pub(super) fn long_list(items: impl IntoIterator<Item = String>) -> String {
    let items: Vec<String> = items.into_iter().collect();
    match items.split_last() {
        None => String::new(),
        Some((last, [])) => last.clone(),
        Some((last, before)) => format!("{}, and {last}", before.join(", ")),
    }
}

/// `row 8 column 3`, `columns 4 and 9 of row 2, and row 8 column 4`.
pub(super) fn cells(cells: CellSet) -> String {
    long_list(products(cells.rows()).map(|(rows, columns)| match (rows.only(), columns.only()) {
        (Some(row), Some(column)) => format!("row {row} column {column}"),
        (Some(row), None) => format!("columns {} of row {row}", list(columns)),
        (None, Some(column)) => format!("rows {} of column {column}", list(rows)),
        (None, None) => format!("columns {} of rows {}", list(columns), list(rows)),
    }))
}

/// `row 1`, `rows 1 and 7`, `rows 3 and 9 and box 6`.
pub(super) fn houses(houses: HouseSet) -> String {
    let kinds = [(HouseKind::Row, "row"), (HouseKind::Column, "column"), (HouseKind::Block, "box")];
    list(kinds.into_iter().filter_map(|(kind, word)| {
        let numbers: Vec<u8> =
            houses.filter(|house| house.kind() == kind).map(House::number).collect();
        match *numbers {
            [] => None,
            [only] => Some(format!("{word} {only}")),
            _ => Some(format!("{word}{} {}", plural(kind), list(numbers))),
        }
    }))
}

const fn plural(kind: HouseKind) -> &'static str {
    match kind {
        HouseKind::Row | HouseKind::Column => "s",
        HouseKind::Block => "es",
    }
}

/// `digit 1`, `digits 1 and 6`.
pub(super) fn digits(digits: DigitSet) -> String {
    let s = if digits.len() == 1 { "" } else { "s" };
    format!("digit{s} {}", list(digits))
}

/// A small number with its noun: `one cell`, `two cells`, `12 cells`.
pub(super) fn count(n: usize, one: &str, many: &str) -> String {
    const NAMES: [&str; 10] =
        ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
    let noun = if n == 1 { one } else { many };
    match NAMES.get(n) {
        Some(name) => format!("{name} {noun}"),
        None => format!("{n} {noun}"),
    }
}

/// A sector in the words of the other notations: `3r7`, and a cell as `r5c3`.
pub(super) struct Name(pub(super) Sector);

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0.kind() {
            SectorKind::Cell(cell) => write!(f, "{cell}"),
            SectorKind::House(house, digit) => write!(f, "{digit}{house}"),
        }
    }
}
