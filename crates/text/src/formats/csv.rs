//! **CSV**: nine rows of nine fields, as spreadsheets save and copy them.
//!
//! ```text
//! 4,,,,,,8,,5
//! ,3,,,,,,,
//! ,,,7,,,,,
//! ```
//!
//! Fields are parted by commas, semicolons or tabs, the same in the whole text, and may be in
//! quotes. A field is a digit, nothing, or one of the signs for an empty cell. A program that takes
//! blanks off the ends of lines takes tabs off too, so where tabs part the fields a row may be short.
//! 81 fields in one line are read as well. Where no field is empty, the text is a plain grid.
//!
//! Kept: values. Lost: which values were placed, candidates, the comment.
//!
//! Written: with commas, nothing for an empty cell.

use ninerooks_board::{Cell, Digit, Puzzle};

use super::{Fault, Format, Keeps, Layout, cells, cells::Cells, span, span::Span};

/// Fields parted by commas. See the [module](self).
pub struct Csv;

/// What parts fields.
const SEPARATORS: [char; 3] = ['\t', ';', ','];

/// The fields of a line, without blanks and quotes.
fn fields(line: Span<'_>, separator: char) -> impl Iterator<Item = Span<'_>> {
    let is_around = |c: char| c == ' ' || c == '"' || c == '\'';
    line.split(move |c| c == separator).map(move |field| field.trim_matches(is_around).trim())
}

/// Whether a field is one cell.
fn is_field(field: Span<'_>) -> bool {
    let mut chars = field.text.chars();
    chars.next().is_none_or(cells::is_cell) && chars.next().is_none()
}

/// Whether a line is nine fields, each of them a cell, and some of them perhaps nothing.
pub(super) fn is_row(line: Span<'_>) -> bool {
    SEPARATORS.iter().any(|&separator| {
        let fields: Vec<_> = fields(line, separator).collect();
        let is_over = fields.len() == 10 && fields[9].text.is_empty();
        (fields.len() == 9 || is_over) && fields.into_iter().all(is_field)
    })
}

/// What parts the fields of a text: the sign that it has most of.
fn separator(span: Span<'_>) -> Option<char> {
    let count = |separator: &char| span.text.matches(*separator).count();
    SEPARATORS.into_iter().max_by_key(count).filter(|separator| count(separator) > 0)
}

/// The rows. Between tabs a blank line is a row with nothing in it, if that makes nine.
fn rows(span: Span<'_>, separator: char) -> Vec<Span<'_>> {
    let is_blank = |line: &Span<'_>| line.text.trim_matches(' ').is_empty();
    let lines = || {
        span.lines().filter(|line| is_row(*line) || is_blank(line) || !span::is_remark(line.text))
    };
    let mut all: Vec<_> = lines().skip_while(is_blank).collect();
    while all.last().is_some_and(is_blank) {
        all.pop();
    }
    if separator == '\t' && all.len() == 9 {
        return all;
    }
    all.retain(|line| !is_blank(line));
    all
}

/// Whether a field has nothing in it.
fn has_none(rows: &[Span<'_>], separator: char) -> bool {
    rows.iter().any(|row| fields(*row, separator).any(|field| field.text.is_empty()))
}

impl Format for Csv {
    fn name(&self) -> &'static str {
        "csv"
    }

    fn title(&self) -> &'static str {
        "spreadsheet (CSV)"
    }

    fn description(&self) -> &'static str {
        "nine lines of nine fields parted by commas, semicolons or tabs; empty ones are empty cells"
    }

    fn aliases(&self) -> &'static [&'static str] {
        &["excel", "spreadsheet", "tsv"]
    }

    fn keeps(&self) -> Keeps {
        Keeps { values: true, ..Keeps::default() }
    }

    fn layout(&self) -> Layout {
        Layout::Block
    }

    fn fits(&self, text: &str) -> bool {
        let span = Span::new(text);
        let Some(separator) = separator(span) else { return false };
        let rows = rows(span, separator);
        matches!(rows.len(), 1 | 9) && has_none(&rows, separator) && self.parse(text).is_ok()
    }

    fn parse(&self, text: &str) -> Result<Puzzle, Fault> {
        let span = Span::new(text);
        let expected = "cells parted by commas, semicolons or tabs";
        let separator = separator(span).ok_or_else(|| span.trim().fault(expected))?;
        let rows = rows(span, separator);
        let all = if rows.len() == 1 { 81 } else { 9 };
        let may_be_short = separator == '\t' && all == 9 && has_none(&rows, separator);
        let mut cells = Cells::new();
        for (n, row) in rows.iter().enumerate() {
            let mut fields: Vec<_> = fields(*row, separator).collect();
            if fields.len() == all + 1 {
                fields.pop_if(|last| last.text.is_empty());
            }
            if n == 9 {
                return Err(row.fault("no more than 9 rows"));
            }
            let is_short = may_be_short && fields.len() < 9;
            if fields.len() != all && !is_short {
                let at = fields.get(all).map_or(row.end(), |field| field.at);
                let expected = format!("{all} fields in row {}", n + 1);
                return Err(Fault::new(at, expected, fields.len().to_string()));
            }
            for field in &fields {
                match (is_field(*field), field.chars().next()) {
                    (true, None) => cells.skip(field.at)?,
                    (true, Some((at, c))) => cells.push(at, c, false)?,
                    (false, _) => return Err(field.fault("a digit from 1 to 9, or nothing")),
                }
            }
            (fields.len()..all).try_for_each(|_| cells.skip(row.end()))?;
        }
        match rows.len() {
            1 | 9 => cells.finish(span.end()),
            n => Err(Fault::new(span.end(), "9 rows", format!("{n} rows"))),
        }
    }

    fn write(&self, puzzle: &Puzzle) -> String {
        let field =
            |cell: Cell| puzzle.value(cell).map_or(String::new(), |digit: Digit| digit.to_string());
        let row =
            |row| (0..9).map(|column| field(Cell::at(row, column))).collect::<Vec<_>>().join(",");
        (0..9).map(row).collect::<Vec<_>>().join("\n")
    }
}
