//! **`SudokuWiki` `bd=`**: two base-32 digits for each cell, 162 characters.
//!
//! The number of a cell is twice its digits as bits (bit d − 1 for digit d), plus 1 for a given.
//! Base-32 digits are `0-9a-v`. `vu` is a cell with all nine candidates, `03` a given 1. The text
//! may be a web address with `bd=`, or begin with `bd=`; a plain line of 81 cells may be there too.
//!
//! Kept: values, which were placed, candidates. But a placed digit and an only candidate look the
//! same: a lone digit stays a candidate when a cell of its houses also lists it, or else it was
//! placed. A cell with all nine says nothing there, for `SudokuWiki` shows such cells before any
//! notes are made; and when all open cells are so, the puzzle has no candidates of its own.

use ninerooks_board::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, Puzzle};

use super::sudokuwiki::{numbers, payload, push_number};
use super::{Fault, Format, Keeps, Layout, cells, span::Span};

/// `SudokuWiki`'s `bd=`. See the [module](self).
pub struct SudokuWikiBd;

impl Format for SudokuWikiBd {
    fn name(&self) -> &'static str {
        "sudokuwiki-bd"
    }

    fn title(&self) -> &'static str {
        "SudokuWiki bd="
    }

    fn description(&self) -> &'static str {
        "two base-32 digits for each cell, as at the end of SudokuWiki's links"
    }

    fn keeps(&self) -> Keeps {
        Keeps { values: true, placed: true, candidates: true, ..Keeps::default() }
    }

    fn layout(&self) -> Layout {
        Layout::Line
    }

    fn fits(&self, text: &str) -> bool {
        let payload = payload(text);
        let is_number = |c: char| c.is_digit(32) && !c.is_uppercase();
        payload.text.len() == 162 && payload.text.chars().all(is_number) || is_plain(text, payload)
    }

    fn parse(&self, text: &str) -> Result<Puzzle, Fault> {
        let payload = payload(text);
        if is_plain(text, payload) {
            return cells::parse_81(payload, false);
        }
        if payload.text.len() != 162 && payload.at == Span::new(text).trim().at {
            // Without `bd=` before it only the length tells what it is.
            return Err(payload.fault("162 characters, or `bd=` and 162 characters"));
        }
        let mut puzzle = Puzzle::default();
        let mut listed = CandidateSet::EMPTY;
        let (mut free, mut lone) = (CellSet::EMPTY, CellSet::EMPTY);
        for (cell, (at, number)) in Cell::all().zip(numbers(payload, 32)?) {
            // Ten bits: 31 * 32 + 31 is the highest number of two digits.
            let digits = DigitSet::from_bits(u16::try_from(number >> 1).unwrap_or(0));
            match (number & 1 == 1, digits.only()) {
                (true, Some(digit)) => puzzle.give(Candidate::new(digit, cell)),
                (true, None) => {
                    let found = format!("{} digits", digits.len());
                    return Err(Fault::new(at, "one digit in a given cell", found));
                }
                (false, _) if digits == DigitSet::ALL => free.insert(cell),
                (false, only) => {
                    cell.candidates(digits).for_each(|candidate| listed.insert(candidate));
                    if only.is_some() {
                        lone.insert(cell);
                    }
                }
            }
        }
        cells::lone_values(&listed, lone).for_each(|value| puzzle.place(value));
        let says = Cell::all().any(|cell| puzzle.value(cell).is_none() && !free.contains(cell));
        if says {
            for digit in Digit::ALL {
                listed[digit] |= free;
            }
            puzzle.candidates = Some(Box::new(listed));
            puzzle.candidates = Some(Box::new(cells::open_candidates(&puzzle)));
        }
        Ok(puzzle)
    }

    fn write(&self, puzzle: &Puzzle) -> String {
        let open = cells::open_candidates(puzzle);
        let mut text = String::with_capacity(162);
        for cell in Cell::all() {
            let digits = match puzzle.value(cell) {
                Some(digit) => digit.into(),
                None if puzzle.candidates.is_none() => DigitSet::ALL,
                None => open.digits(cell),
            };
            let given = u32::from(puzzle.givens().contains(cell));
            push_number(&mut text, u32::from(digits.bits()) << 1 | given, 32);
        }
        text
    }
}

/// Whether `bd=` comes before a plain line of 81 cells, which SudokuWiki's links may hold too.
fn is_plain(text: &str, payload: Span<'_>) -> bool {
    payload.at > Span::new(text).trim().at
        && payload.text.len() == 81
        && payload.text.chars().all(|c| c.is_ascii_digit() || c == '.')
}
