//! **Susser**: an 81-line in which `+` marks placed digits, then the candidates that were excluded.
//!
//! ```text
//! 6.......8..2....7.94.........15.98..79....5.2.....4..916...+52......2..5..3961...:477 479 487
//! ```
//!
//! Each excluded candidate is three digits: digit, row, column. `477` says that r7c7 is not 4.
//! The short form, read only, parts the rows by commas and fills a row with `*`: `1*,..2*,*3` is
//! the beginning of a grid with 1 in r1c1, 2 in r2c3 and 3 in r3c9.
//!
//! Kept: values, which were placed, candidates (as what the values leave less the excluded ones),
//! a comment after ` # `. A candidate that sees a given cannot be listed; one that a placed digit hides is excluded by
//! the puzzle itself when it is listed.

use ninerooks_board::Puzzle;

use super::{Fault, Format, Keeps, Layout, cells, cells::Cells, line, span::Span, triplets};

/// The Susser format. See the [module](self).
pub struct Susser;

impl Format for Susser {
    fn name(&self) -> &'static str {
        "susser"
    }

    fn title(&self) -> &'static str {
        "Susser"
    }

    fn description(&self) -> &'static str {
        "81 cells with + before placed digits, then : and excluded candidates as digit-row-column"
    }

    fn keeps(&self) -> Keeps {
        Keeps { values: true, placed: true, candidates: true, comment: true, ..Keeps::default() }
    }

    fn layout(&self) -> Layout {
        Layout::Line
    }

    fn fits(&self, text: &str) -> bool {
        let mut lines = Span::new(text).content();
        let (Some(line), None) = (lines.next(), lines.next()) else { return false };
        let (grid, rest) = parts(line);
        // With more commas behind it, it is a group of candidates in a row of such.
        is_short(grid) && !rest.text.contains(',')
            || cells::is_81_marked(grid.text)
                && (grid.text.contains('+') || rest.text.starts_with(':'))
    }

    fn parse(&self, text: &str) -> Result<Puzzle, Fault> {
        let mut lines = Span::new(text).content();
        let Some(line) = lines.next() else {
            return Err(Fault::new(0, "81 cells", "nothing"));
        };
        let (grid, rest) = parts(line);
        let mut puzzle =
            if is_short(grid) { parse_short(grid)? } else { cells::parse_81(grid, true)? };
        let mut comment = rest;
        if rest.text.starts_with(':') {
            let end = rest.text.find('#').unwrap_or(rest.text.len());
            cells::delete(&mut puzzle, &triplets::parse(rest.to(end).from(1))?);
            comment = rest.from(end);
        }
        puzzle.metadata.comment = line::comment(comment.text);
        match lines.next() {
            Some(next) => Err(next.fault("the end, for one line is one puzzle")),
            None => Ok(puzzle),
        }
    }

    fn write(&self, puzzle: &Puzzle) -> String {
        let mut text = cells::write_81(puzzle, '.', true);
        let deleted = cells::deleted(puzzle);
        if !deleted.is_empty() {
            text.push(':');
            text.push_str(&triplets::write(deleted.iter()));
        }
        text.push_str(&line::remark(&puzzle.metadata));
        text
    }
}

/// The grid of a line, and what follows it.
fn parts(line: Span<'_>) -> (Span<'_>, Span<'_>) {
    let line = line.trim();
    let ends = |c: char| c.is_whitespace() || matches!(c, ':' | '#');
    let end = line.text.find(ends).unwrap_or(line.text.len());
    (line.to(end), line.from(end).trim())
}

/// Whether this is nine rows parted by commas.
fn is_short(grid: Span<'_>) -> bool {
    let cells = |row: Span<'_>| {
        let count = row.text.chars().filter(|&c| c != '+').count();
        count <= 9 && row.text.chars().all(|c| cells::is_cell(c) || c == '+')
    };
    // Nine fields of one cell at most are a row of a spreadsheet.
    let is_long = |row: Span<'_>| row.text.contains('*') || row.text.len() > 2;
    grid.text.matches(',').count() == 8
        && grid.split(|c| c == ',').all(cells)
        && grid.split(|c| c == ',').any(is_long)
}

fn parse_short(grid: Span<'_>) -> Result<Puzzle, Fault> {
    let blank = if grid.text.contains('0') { '0' } else { '.' };
    let mut cells = Cells::new();
    for row in grid.split(|c| c == ',') {
        let count = row.text.chars().filter(|c| !matches!(c, '+' | '*')).count();
        let mut missing = 9 - count.min(9);
        let mut placed = false;
        for (at, c) in row.chars() {
            match c {
                '+' if !placed => placed = true,
                '*' => (0..std::mem::take(&mut missing))
                    .try_for_each(|_| cells.push(at, blank, placed))?,
                _ => cells.push(at, c, std::mem::take(&mut placed))?,
            }
        }
        if missing > 0 || placed {
            let expected = "9 cells in a row, or `*` for the empty ones that are missing";
            return Err(Fault::new(row.end(), expected, count.to_string()));
        }
    }
    cells.finish(grid.end())
}
