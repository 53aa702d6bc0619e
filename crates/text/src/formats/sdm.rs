//! **.sdm**: a collection of bare 81-lines.
//!
//! Nothing but 81 cells in a line. In reading, `#` lines and blank lines are skipped. As a
//! collection it is meant for [`read_many`](super::read_many); read alone it must hold one puzzle.
//! Sniffing calls its lines `line`.
//!
//! Kept: values. Lost: which values were placed, candidates, the comment.

use ninerooks_board::Puzzle;

use super::{Fault, Format, Keeps, Layout, cells, span::Span};

/// The collection of bare lines. See the [module](self).
pub struct Sdm;

impl Format for Sdm {
    fn name(&self) -> &'static str {
        "sdm"
    }

    fn title(&self) -> &'static str {
        "collection (.sdm)"
    }

    fn description(&self) -> &'static str {
        "81 cells a line and nothing else"
    }

    fn keeps(&self) -> Keeps {
        Keeps { values: true, ..Keeps::default() }
    }

    fn layout(&self) -> Layout {
        Layout::Line
    }

    /// Two lines of 81 cells or more: not one puzzle, but the error can say so.
    fn fits(&self, text: &str) -> bool {
        let mut count = 0;
        Span::new(text).content().all(|line| {
            count += 1;
            cells::is_81(line.text.trim())
        }) && count > 0
    }

    fn parse(&self, text: &str) -> Result<Puzzle, Fault> {
        let mut lines = Span::new(text).content();
        let Some(line) = lines.next() else {
            return Err(Fault::new(0, "81 cells", "nothing"));
        };
        let puzzle = cells::parse_81(line.trim(), false)?;
        match lines.next() {
            Some(next) => Err(Fault::new(next.at, "one puzzle only", "a second line of cells")),
            None => Ok(puzzle),
        }
    }

    fn write(&self, puzzle: &Puzzle) -> String {
        cells::write_81(puzzle, '.', false)
    }
}
