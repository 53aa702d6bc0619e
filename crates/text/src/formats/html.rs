//! **HTML table**: nine rows of nine cells, as copied from the source of a page.
//!
//! ```text
//! <table><tr><td>4</td><td></td><td>&nbsp;</td> …
//! ```
//!
//! A cell is a digit, nothing, a blank of any kind, or a field of a form with the digit as its value.
//! Tags within cells, and everything around the table, are skipped.
//!
//! Kept: values. Lost: which values were placed, candidates, the comment.

use ninerooks_board::{Cell, Digit, Puzzle};

use super::markup::{self, Piece};
use super::{Fault, Format, Keeps, Layout, cells, cells::Cells, span::Span};

/// The HTML table. See the [module](self).
pub struct Html;

/// A cell: where it begins, and its text.
type Field = (usize, String);

/// The rows of the tables of a text, those without cells left out.
fn rows(text: Span<'_>) -> Vec<Vec<Field>> {
    let mut rows: Vec<Vec<Field>> = Vec::new();
    let mut is_open = false;
    for piece in markup::pieces(text) {
        match piece {
            Piece::Tag(tag) => match markup::name(tag).as_str() {
                "tr" => rows.push(Vec::new()),
                "td" | "th" => {
                    if rows.is_empty() {
                        rows.push(Vec::new());
                    }
                    is_open = true;
                    rows.last_mut()
                        .into_iter()
                        .for_each(|row| row.push((tag.at - 1, String::new())));
                }
                "/td" | "/th" | "/tr" | "/table" => is_open = false,
                "input" if is_open => {
                    if let Some(value) = markup::attribute(tag, "value") {
                        add(&mut rows, value.text);
                    }
                }
                _ => {}
            },
            Piece::Text(text) if is_open => add(&mut rows, text.text),
            Piece::Text(_) => {}
        }
    }
    rows.retain(|row| !row.is_empty());
    rows
}

/// Adds text to the last cell.
fn add(rows: &mut [Vec<Field>], text: &str) {
    if let Some((_, field)) = rows.last_mut().and_then(|row| row.last_mut()) {
        field.push_str(&markup::unescaped(text));
    }
}

impl Format for Html {
    fn name(&self) -> &'static str {
        "html"
    }

    fn title(&self) -> &'static str {
        "HTML table"
    }

    fn description(&self) -> &'static str {
        "a table of nine rows and nine columns, from the source of a page"
    }

    fn keeps(&self) -> Keeps {
        Keeps { values: true, ..Keeps::default() }
    }

    fn layout(&self) -> Layout {
        Layout::Block
    }

    fn fits(&self, text: &str) -> bool {
        let text = text.trim_start();
        text.starts_with('<') && ["<td", "<th", "<TD", "<TH"].iter().any(|tag| text.contains(tag))
    }

    fn parse(&self, text: &str) -> Result<Puzzle, Fault> {
        let span = Span::new(text);
        let rows = rows(span);
        let mut cells = Cells::new();
        for (n, row) in rows.iter().enumerate() {
            if row.len() != 9 || n == 9 {
                let at = row.get(9).or(row.first()).map_or(span.at, |(at, _)| *at);
                let expected = format!("9 cells in row {}", n + 1);
                let found =
                    if n == 9 { "more than 9 rows".to_owned() } else { row.len().to_string() };
                return Err(Fault::new(at, expected, found));
            }
            for (at, field) in row {
                let field = field.trim();
                let mut chars = field.chars();
                match (chars.next(), chars.next()) {
                    (None, _) => cells.skip(*at)?,
                    (Some(c), None) if cells::is_blank(c) => cells.skip(*at)?,
                    (Some(c), None) => cells.push(*at, c, false)?,
                    _ => {
                        let found = Span { text: field, at: *at };
                        return Err(found.fault("one digit in a cell of the table"));
                    }
                }
            }
        }
        match rows.len() {
            9 => cells.finish(span.end()),
            n => Err(Fault::new(span.trim().at, "a table of 9 rows", format!("{n} rows"))),
        }
    }

    fn write(&self, puzzle: &Puzzle) -> String {
        let field =
            |cell: Cell| puzzle.value(cell).map_or(String::new(), |digit: Digit| digit.to_string());
        let row = |row| {
            let cells = (0..9).map(|column| format!("<td>{}</td>", field(Cell::at(row, column))));
            format!("<tr>{}</tr>", cells.collect::<String>())
        };
        format!("<table>\n{}\n</table>", (0..9).map(row).collect::<Vec<_>>().join("\n"))
    }
}
