//! **Grid**: nine lines of nine cells, with or without borders.
//!
//! ```text
//! +-------+-------+-------+
//! | 4 . . | . . . | 8 . 5 |
//! | . 3 . | . . . | . . . |
//! ```
//!
//! A cell is a digit or one of `.`, `0`, `*`, `_`, `-`, `x`, `X`, `?`, the same in the whole grid.
//! Blanks, bars, slashes, commas and semicolons may part them; a remark may follow nine. A line without a digit that has `--`, `==` or
//! a drawn line is a border; so a row of nothing but `-` is lost, and better written with `.`. Nine
//! groups of nine in one line are a grid too. Words before and after become the comment.
//!
//! Kept: values. Lost: which values were placed, candidates, the comment.
//!
//! Written: nine bare lines (`grid`), or with borders as above (`grid-borders`).

use ninerooks_board::{Cell, Digit, Puzzle};

use super::rows::{self, Rows};
use super::{Fault, Format, Keeps, Layout, span::Span};

/// The grid of nine lines, written with borders or without. See the [module](self).
pub struct Grid {
    pub(super) borders: bool,
}

impl Format for Grid {
    fn name(&self) -> &'static str {
        if self.borders { "grid-borders" } else { "grid" }
    }

    fn title(&self) -> &'static str {
        if self.borders { "grid with borders" } else { "grid" }
    }

    fn description(&self) -> &'static str {
        "nine lines of nine cells, with or without borders"
    }

    fn keeps(&self) -> Keeps {
        Keeps { values: true, ..Keeps::default() }
    }

    fn layout(&self) -> Layout {
        Layout::Block
    }

    fn fits(&self, text: &str) -> bool {
        rows::is_grid(text)
    }

    fn parse(&self, text: &str) -> Result<Puzzle, Fault> {
        let span = Span::new(text);
        let Rows { rows, words } = Rows::of(span);
        let mut puzzle = rows::parse_rows(&rows, span.end())?;
        puzzle.metadata.comment = words;
        Ok(puzzle)
    }

    fn write(&self, puzzle: &Puzzle) -> String {
        let border = "+-------+-------+-------+\n";
        let mut text = String::new();
        for cell in Cell::all() {
            let (row, column) = (cell.row_index(), cell.column_index());
            if self.borders && column == 0 && row % 3 == 0 {
                text.push_str(border);
            }
            if self.borders && column % 3 == 0 {
                text.push_str("| ");
            }
            text.push(puzzle.value(cell).map_or('.', Digit::to_char));
            if self.borders {
                text.push_str(if column == 8 { " |" } else { " " });
            }
            if column == 8 {
                text.push('\n');
            }
        }
        if self.borders {
            text.push_str(border);
        }
        text.truncate(text.trim_end().len());
        text
    }
}
