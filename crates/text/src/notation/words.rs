//! Cells, houses and numbers in words that read well aloud.

use core::fmt::{self, Display};

use ninerooks_board::{
    Candidate, Cell, CellSet, Digit, DigitSet, Grid, House, HouseKind, HouseSet, Sector, SectorKind,
};
use ninerooks_proof::Action;
use ninerooks_step::Step;

use super::condense::products;
use super::rncn::merged_eliminations;

/// More actions than this are only counted.
const MOST_ACTIONS: usize = 40;

/// How explanations name cells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum CellNames {
    /// `r6c2`, as the forums do.
    #[default]
    Short,
    /// `row 6 column 2`.
    Long,
}

/// What an explanation is written with: the grid before the step, and how cells are named.
#[derive(Clone, Copy)]
pub(super) struct Words<'a> {
    pub(super) grid: &'a Grid,
    pub(super) names: CellNames,
}

impl Words<'_> {
    /// `r8c3`, or `row 8 column 3`.
    pub(super) fn cell(self, cell: Cell) -> String {
        self.cells(cell.into())
    }

    /// `r2c49 and r8c4`, or `columns 4 and 9 of row 2, and row 8 column 4`.
    pub(super) fn cells(self, cells: CellSet) -> String {
        self.cells_joined(cells, "and")
    }

    /// `r2c49 or r8c4`, or `columns 4 or 9 of row 2, or row 8 column 4`.
    pub(super) fn any_cell(self, cells: CellSet) -> String {
        self.cells_joined(cells, "or")
    }

    fn cells_joined(self, cells: CellSet, by: &str) -> String {
        let products = products(cells.rows());
        let (short, long) = (format!(" {by} "), format!(", {by} "));
        if self.names == CellNames::Short {
            let all = products.map(|(rows, columns)| format!("r{rows}c{columns}"));
            return joined(all, &short);
        }
        let all = products.map(|(rows, columns)| match (rows.only(), columns.only()) {
            (Some(row), Some(column)) => format!("row {row} column {column}"),
            (Some(row), None) => format!("columns {} of row {row}", joined(columns, &short)),
            (None, Some(column)) => format!("rows {} of column {column}", joined(rows, &short)),
            (None, None) => {
                format!("columns {} of rows {}", joined(columns, &short), joined(rows, &short))
            }
        });
        joined(all, &long)
    }

    /// What some candidates say of which one is true: `r5c7 is 5 or 9, or r9c9 is 6`.
    pub(super) fn one_of(self, candidates: impl IntoIterator<Item = Candidate>) -> String {
        let mut by_cell: Vec<(Cell, DigitSet)> = Vec::new();
        for candidate in candidates {
            match by_cell.iter_mut().find(|(cell, _)| *cell == candidate.cell()) {
                Some((_, digits)) => digits.insert(candidate.digit()),
                None => by_cell.push((candidate.cell(), candidate.digit().into())),
            }
        }
        let has_or = by_cell.len() > 1 && by_cell.iter().any(|(_, digits)| digits.len() > 1);
        let all = by_cell
            .into_iter()
            .map(|(cell, digits)| format!("{} is {}", self.cell(cell), either(digits)));
        joined(all, if has_or { ", or " } else { " or " })
    }

    /// `3 in r2c1`.
    pub(super) fn at(self, candidate: Candidate) -> String {
        format!("{} in {}", candidate.digit(), self.cell(candidate.cell()))
    }

    /// `r2c1 is 3`.
    pub(super) fn is(self, candidate: Candidate) -> String {
        format!("{} is {}", self.cell(candidate.cell()), candidate.digit())
    }

    /// `r2c1 is not 3`.
    pub(super) fn is_not(self, candidate: Candidate) -> String {
        format!("{} is not {}", self.cell(candidate.cell()), candidate.digit())
    }

    /// What a step does: `1 and 6 are eliminated from r1c456, and r8c3 is 1`.
    pub(super) fn actions(self, step: &Step) -> String {
        if step.actions.len() > MOST_ACTIONS {
            return counted(step);
        }
        let gone = merged_eliminations(&step.actions).into_iter().map(|(values, from)| {
            let verb = if values.len() == 1 { "is" } else { "are" };
            format!("{} {verb} eliminated from {}", list(values), self.cells(from))
        });
        let placed = step.actions.iter().filter_map(|action| match *action {
            Action::Place(value) => Some(self.is(value)),
            Action::Eliminate(_) => None,
        });
        match long_list(gone.chain(placed)) {
            nothing if nothing.is_empty() => "no candidate is eliminated yet".to_owned(),
            actions => actions,
        }
    }
}

/// `172 candidates are eliminated, and 54 cells get their digits`.
fn counted(step: &Step) -> String {
    let [gone, placed] = [step.eliminations().count(), step.placements().count()];
    let gone = (gone > 0).then(|| {
        let verb = if gone == 1 { "is" } else { "are" };
        format!("{} {verb} eliminated", count(gone, "candidate", "candidates"))
    });
    let placed = (placed > 0).then(|| match placed {
        1 => "one cell gets its digit".to_owned(),
        _ => format!("{} get their digits", count(placed, "cell", "cells")),
    });
    long_list(gone.into_iter().chain(placed))
}

/// `1`, `1 and 6`, `3, 7 and 8`.
pub(super) fn list<T: Display>(items: impl IntoIterator<Item = T>) -> String {
    joined(items, " and ")
}

/// `1`, `1 or 6`, `3, 7 or 8`.
pub(super) fn either<T: Display>(items: impl IntoIterator<Item = T>) -> String {
    joined(items, " or ")
}

/// What is behind "neither": `1 nor 6`.
pub(super) fn nor<T: Display>(items: impl IntoIterator<Item = T>) -> String {
    joined(items, " nor ")
}

fn joined<T: Display>(items: impl IntoIterator<Item = T>, last_by: &str) -> String {
    let items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    match items.split_last() {
        None => String::new(),
        Some((last, [])) => last.clone(),
        Some((last, before)) => format!("{}{last_by}{last}", before.join(", ")),
    }
}

/// As [`list`], for items which have an "and" of their own: `rows 2 and 6 of …, and row 4 …`.
pub(super) fn long_list(items: impl IntoIterator<Item = String>) -> String {
    joined(items, ", and ")
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

/// `a 3`, `an 8`.
pub(super) fn a(digit: Digit) -> String {
    let article = if digit == Digit::D8 { "an" } else { "a" };
    format!("{article} {digit}")
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

/// A text with a capital at its beginning, unless that is the name of a cell: `r6c2 is …`.
pub(super) fn capitalised(mut text: String) -> String {
    let is_name = text.starts_with('r') && text[1..].starts_with(|c: char| c.is_ascii_digit());
    if let (false, Some(first)) = (is_name, text.get_mut(..1)) {
        first.make_ascii_uppercase();
    }
    text
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
