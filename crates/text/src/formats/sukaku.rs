//! **Sukaku 729**: the candidates of each cell as nine characters, cell by cell in one line.
//!
//! ```text
//! 1........12.4.6.8...3......   (the first three of 81 groups: 1, then 12468, then 3)
//! ```
//!
//! Position j of a group is digit j or a blank: `.`, `0`, `*` or `_`. In reading, any digit in the
//! group counts, wherever it is, and white space between is skipped. Tdoku's "pencilmark
//! sudoku" is the same.
//!
//! Kept: candidates. A value cannot be distinguished from an only candidate, so a sukaku has no values when
//! it is read: all it says is candidates.

use ninerooks_board::{Candidate, CandidateSet, Cell, Digit, Puzzle};

use super::{Fault, Format, Keeps, Layout, cells, span::Span};

/// The sukaku line. See the [module](self).
pub struct Sukaku;

fn is_mark(c: char) -> bool {
    c.is_ascii_digit() || matches!(c, '.' | '*' | '_')
}

impl Format for Sukaku {
    fn name(&self) -> &'static str {
        "sukaku"
    }

    fn title(&self) -> &'static str {
        "sukaku 729"
    }

    fn description(&self) -> &'static str {
        "729 characters: nine for each cell, digit j or a blank at place j"
    }

    fn keeps(&self) -> Keeps {
        Keeps { candidates: true, ..Keeps::default() }
    }

    fn layout(&self) -> Layout {
        Layout::Line
    }

    fn fits(&self, text: &str) -> bool {
        let mut lines = Span::new(text).content();
        matches!((lines.next(), lines.next()), (Some(line), None)
            if line.text.len() >= 729 && line.text.chars().filter(|&c| is_mark(c)).count() == 729
                && line.text.chars().all(|c| is_mark(c) || c.is_whitespace()))
    }

    fn parse(&self, text: &str) -> Result<Puzzle, Fault> {
        let mut lines = Span::new(text).content();
        let Some(line) = lines.next() else {
            return Err(Fault::new(0, "729 characters, 9 for each cell", "nothing"));
        };
        let mut candidates = CandidateSet::EMPTY;
        let mut count = 0;
        for (at, c) in line.chars() {
            if c.is_whitespace() {
                continue;
            }
            if count == 729 {
                return Err(Fault::new(at, "no more than 729 characters", format!("`{c}`")));
            }
            if let Some(digit) = Digit::from_char(c) {
                candidates.insert(Candidate::new(digit, Cell::from_index(count / 9)));
            } else if !is_mark(c) {
                let expected = "a digit from 1 to 9, or `.` or `0` where one is missing";
                return Err(Fault::new(at, expected, format!("`{c}`")));
            }
            count += 1;
        }
        match (count, lines.next()) {
            (729, Some(next)) => Err(next.fault("the end, for one line is one puzzle")),
            (729, None) => {
                let mut puzzle = Puzzle::default();
                puzzle.candidates = Some(Box::new(candidates));
                Ok(puzzle)
            }
            (n, _) => Err(Fault::new(line.end(), "729 characters, 9 for each cell", n.to_string())),
        }
    }

    fn write(&self, puzzle: &Puzzle) -> String {
        let open = cells::open_candidates(puzzle);
        let mut text = String::with_capacity(729);
        for cell in Cell::all() {
            let digits = puzzle.value(cell).map_or(open.digits(cell), Into::into);
            let mark = |digit: Digit| if digits.contains(digit) { digit.to_char() } else { '.' };
            text.extend(Digit::ALL.map(mark));
        }
        text
    }
}
