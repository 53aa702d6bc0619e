//! **.ss**, Simple Sudoku: nine lines of three groups, with bars between.
//!
//! ```text
//! 4..|...|8.5
//! .3.|...|...
//! ...|7..|...
//! -----------
//! ```
//!
//! That is the newer form, with a dashed line between the bands. The older one is nine bare lines
//! with `X` for an empty cell. Pasted from the clipboard the grid also has a frame,
//! `*-----------*`. All three are read.
//!
//! Kept: values. Lost: which values were placed, candidates, the comment.

use ninerooks_board::{Cell, Digit, Puzzle};

use super::rows::{self, Rows};
use super::{Fault, Format, Keeps, Layout, cells, span::Span};

/// Simple Sudoku's file format. See the [module](self).
pub struct SimpleSudoku;

/// Whether a line is three groups of three with bars between.
fn is_grouped(line: &Span<'_>) -> bool {
    let line = line.text.trim().trim_matches('|');
    let mut groups = 0;
    line.split('|').all(|group| {
        groups += 1;
        group.len() == 3 && group.chars().all(cells::is_cell)
    }) && groups == 3
}

/// Whether a line is nine digits and `X`.
fn is_old(line: &Span<'_>) -> bool {
    let line = line.text.trim();
    line.len() == 9 && line.chars().all(|c| c == 'X' || c.is_ascii_digit())
}

impl Format for SimpleSudoku {
    fn name(&self) -> &'static str {
        "ss"
    }

    fn title(&self) -> &'static str {
        "Simple Sudoku (.ss)"
    }

    fn description(&self) -> &'static str {
        "nine lines such as 4..|...|8.5 with dashes between the bands"
    }

    fn keeps(&self) -> Keeps {
        Keeps { values: true, ..Keeps::default() }
    }

    fn layout(&self) -> Layout {
        Layout::Block
    }

    fn fits(&self, text: &str) -> bool {
        let rows = Rows::of(Span::new(text)).rows;
        rows.len() == 9
            && (rows.iter().all(is_grouped)
                || rows.iter().all(is_old) && rows.iter().any(|row| row.text.contains('X')))
    }

    fn parse(&self, text: &str) -> Result<Puzzle, Fault> {
        let span = Span::new(text);
        let Rows { rows, words } = Rows::of(span);
        let bad = rows.iter().find(|row| !rows::is_row_of_cells(**row));
        if let (Some(row), true) = (bad, rows.len() == 1) {
            return Err(row.fault("9 cells, such as 4..|...|8.5"));
        }
        let mut puzzle = rows::parse_rows(&rows, span.end())?;
        puzzle.metadata.comment = words;
        Ok(puzzle)
    }

    fn write(&self, puzzle: &Puzzle) -> String {
        let mut text = String::new();
        for cell in Cell::all() {
            text.push(puzzle.value(cell).map_or('.', Digit::to_char));
            text.push_str(match (cell.row_index(), cell.column_index()) {
                (_, 2 | 5) => "|",
                (2 | 5, 8) => "\n-----------\n",
                (0..8, 8) => "\n",
                _ => "",
            });
        }
        text
    }
}
