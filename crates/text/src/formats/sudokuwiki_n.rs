//! **`SudokuWiki` `n=`**: 81 numbers parted by commas, the older form of `SudokuWiki`'s links.
//!
//! ```text
//! https://www.sudokuwiki.org/sudoku.htm?n=8,511,511,128,…
//! ```
//!
//! The number of a cell is its digits as bits, bit d − 1 for digit d. A digit and an only candidate look
//! the same: a lone digit stays a candidate when a cell of its houses also lists it, or else it is a
//! given. When all other cells have all nine, the puzzle has no candidates of its own.
//!
//! Kept: values (by that rule), candidates. Lost: which values were placed, the comment.

use ninerooks_board::{CandidateSet, Cell, CellSet, Digit, DigitSet, Puzzle};

use super::{Fault, Format, Keeps, Layout, address, cells, span::Span, sudokuwiki};

/// `SudokuWiki`'s `n=`. See the [module](self).
pub struct SudokuWikiN;

/// Links to `SudokuWiki`, written with its version B; the readers of that and of `bd=` read them.
pub struct SudokuWikiLink;

/// The numbers, in an address or alone.
fn payload(text: &str) -> Span<'_> {
    let whole = Span::new(text).trim();
    let numbers = address::of(text).and_then(|address| address::parameter(address, "n"));
    let bare = || whole.text.strip_prefix("n=").map(|_| whole.from(2));
    numbers.or_else(bare).unwrap_or(whole)
}

impl Format for SudokuWikiN {
    fn name(&self) -> &'static str {
        "sudokuwiki-n"
    }

    fn title(&self) -> &'static str {
        "SudokuWiki n="
    }

    fn description(&self) -> &'static str {
        "81 numbers up to 511 parted by commas, as in older links to SudokuWiki"
    }

    fn keeps(&self) -> Keeps {
        Keeps { values: true, candidates: true, ..Keeps::default() }
    }

    fn layout(&self) -> Layout {
        Layout::Line
    }

    fn fits(&self, text: &str) -> bool {
        let payload = payload(text);
        let is_number = |field: Span<'_>| field.text.chars().all(|c| c.is_ascii_digit());
        let is_bits = payload.text.matches(',').count() == 80
            && payload.split(|c| c == ',').all(|field| is_number(field.trim()))
            && payload.split(|c| c == ',').any(|field| field.trim().text.len() > 1);
        let is_named = payload.at > Span::new(text).trim().at
            && address::has_host(Span::new(text).trim(), &["sudokuwiki.org"]);
        is_bits || is_named && payload.text.contains(',')
    }

    fn parse(&self, text: &str) -> Result<Puzzle, Fault> {
        let payload = payload(text);
        let fields: Vec<_> = payload.split(|c| c == ',').map(Span::trim).collect();
        if fields.len() != 81 {
            let end = if fields.len() > 40 { payload.end() } else { payload.at };
            let at = fields.get(81).map_or(end, |field| field.at);
            return Err(Fault::new(at, "81 numbers parted by commas", fields.len().to_string()));
        }
        // Where every other cell has its digit, 0 says nothing.
        let is_bit =
            |field: &Span<'_>| field.text.parse::<u16>().is_ok_and(|bits| bits.count_ones() < 2);
        let zero_is_free = fields.iter().all(is_bit);
        let (mut listed, mut free, mut lone) =
            (CandidateSet::EMPTY, CellSet::EMPTY, CellSet::EMPTY);
        for (cell, field) in Cell::all().zip(fields) {
            let bits = field.text.parse().ok().filter(|&bits: &u16| bits <= DigitSet::ALL.bits());
            let digits =
                DigitSet::from_bits(bits.ok_or_else(|| field.fault("a number from 0 to 511"))?);
            if digits == DigitSet::ALL || digits.is_empty() && zero_is_free {
                free.insert(cell);
                continue;
            }
            cell.candidates(digits).for_each(|candidate| listed.insert(candidate));
            if digits.only().is_some() {
                lone.insert(cell);
            }
        }
        let mut puzzle = Puzzle::default();
        cells::lone_values(&listed, lone).for_each(|value| puzzle.give(value));
        if Cell::all().any(|cell| puzzle.value(cell).is_none() && !free.contains(cell)) {
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
        let number = |cell: Cell| {
            let digits = match puzzle.value(cell) {
                Some(digit) => digit.into(),
                None if puzzle.candidates.is_none() => DigitSet::ALL,
                None => open.digits(cell),
            };
            digits.bits().to_string()
        };
        Cell::all().map(number).collect::<Vec<_>>().join(",")
    }
}

impl Format for SudokuWikiLink {
    fn name(&self) -> &'static str {
        "url-sudokuwiki"
    }

    fn title(&self) -> &'static str {
        "link to SudokuWiki"
    }

    fn description(&self) -> &'static str {
        "https://www.sudokuwiki.org/sudoku.htm?bd= and SudokuWiki's S9B"
    }

    fn aliases(&self) -> &'static [&'static str] {
        &["url"]
    }

    fn keeps(&self) -> Keeps {
        sudokuwiki::SudokuWiki.keeps()
    }

    fn layout(&self) -> Layout {
        Layout::Line
    }

    /// Readers by form come before it.
    fn fits(&self, _: &str) -> bool {
        false
    }

    fn parse(&self, text: &str) -> Result<Puzzle, Fault> {
        sudokuwiki::SudokuWiki.parse(text)
    }

    fn write(&self, puzzle: &Puzzle) -> String {
        format!("https://www.sudokuwiki.org/sudoku.htm?bd={}", sudokuwiki::SudokuWiki.write(puzzle))
    }
}
