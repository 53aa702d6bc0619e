//! The big pictures of this program, three lines to a cell:
//!
//! ```text
//!    ╔═══════╤═══════╤═ …          +-----------------------+- …
//!    ║       │-1-2   │ ╭───╮       |       :-1-2   :       |
//! r1 ║  +2   │    +6 │ │ 8 │       |  +2   :    +6 :  [8]  |
//!    ║       │       │ ╰───╯       |       :       :       |
//! ```

use ninerooks_board::{Digit, DigitSet};

use super::{Fault, span::Span};

/// How wide a cell is, with the bar behind it.
const CELL: usize = 8;

/// A cell: where it is, its digits, and whether it has a frame of its own, as values have.
pub(super) type Cell<'a> = (Span<'a>, DigitSet, bool);

/// Whether a text has such a picture in it.
pub(super) fn is_big(text: &str) -> bool {
    text.lines().any(|line| line.contains("╔═══════╤") || line.contains("|.......:.......:"))
}

fn is_bar(c: char) -> bool {
    matches!(c, '|' | ':' | '║' | '│')
}

/// The cells of a line, when it is one of the three of a row.
fn pieces(line: Span<'_>) -> Option<Vec<Span<'_>>> {
    let chars: Vec<_> = line.chars().collect();
    let first = chars.iter().position(|&(_, c)| is_bar(c))?;
    let bars: Vec<_> = (0..10).map_while(|n| chars.get(first + CELL * n)).collect();
    if bars.len() < 10 || !bars.iter().all(|(_, c)| is_bar(*c)) {
        return None;
    }
    let between = |pair: &[&(usize, char)]| {
        let start = pair[0].0 + pair[0].1.len_utf8();
        line.from(start - line.at).to(pair[1].0 - start)
    };
    let pieces: Vec<_> = bars.windows(2).map(between).collect();
    let is_rule = pieces.iter().all(|piece| piece.text.chars().all(|c| matches!(c, '.' | '─')));
    (!is_rule).then_some(pieces)
}

/// The 81 cells of a picture.
pub(super) fn cells(span: Span<'_>) -> Result<Vec<Cell<'_>>, Fault> {
    let lines: Vec<_> = span.lines().filter_map(pieces).collect();
    if lines.len() != 27 {
        let found = format!("{} lines", lines.len());
        return Err(Fault::new(span.end(), "a picture of 9 rows with 3 lines each", found));
    }
    let mut cells = Vec::with_capacity(81);
    for row in lines.chunks(3) {
        for column in 0..9 {
            let pieces = row.iter().map(|line| line[column]);
            let digits = pieces.flat_map(|piece| piece.text.chars().filter_map(Digit::from_char));
            let middle = row[1][column];
            cells.push((middle, digits.collect(), middle.text.contains(['[', '│'])));
        }
    }
    Ok(cells)
}
