//! **`SudokuWiki` version B**: `S9B` and two base-36 digits for each cell, 165 characters.
//!
//! The number of a cell is d for a given digit d, 9 + d for a placed one, 18 + bits for candidates
//! (bit d − 1 for digit d), and 0 for a cell that says nothing. Base-36 digits are `0-9a-z`;
//! capitals are read too. The text may be the end of a web address: `…?bd=S9B…` or `…#S9B…`.
//!
//! Kept: values, which were placed, candidates; so Ninerooks uses it for its own links. One thing
//! has no number: 18 is a placed 9, so a cell whose last candidate is gone is written as 0, and
//! reads as a cell that says nothing. `S4B`, `SGB` and the like are other grid sizes, and refused.

use ninerooks_board::{Candidate, Cell, Digit, DigitSet, Puzzle};

use super::{Fault, Format, Keeps, Layout, cells, span::Span};

/// `SudokuWiki`'s version B. See the [module](self).
pub struct SudokuWiki;

/// What a web address carries, or the text itself when it is none.
pub(super) fn payload(text: &str) -> Span<'_> {
    let whole = Span::new(text).trim();
    let start = match (whole.text.rfind("bd="), whole.text.rfind("#S9")) {
        (Some(n), _) => n + 3,
        (None, Some(n)) => n + 1,
        (None, None) => return whole,
    };
    let rest = whole.from(start);
    rest.to(rest.text.find(['&', '#']).unwrap_or(rest.text.len()))
}

/// The numbers that two digits each write in `base`, with their offsets.
pub(super) fn numbers(digits: Span<'_>, base: u32) -> Result<Vec<(usize, u32)>, Fault> {
    let mut numbers = Vec::with_capacity(81);
    let mut high = None;
    for (at, c) in digits.chars() {
        let Some(digit) = c.to_digit(base) else {
            let last = char::from_digit(base - 1, base).unwrap_or('z');
            let expected = format!("a base-{base} digit, 0 to {last}");
            return Err(Fault::new(at, expected, format!("`{c}`")));
        };
        match high.take() {
            None => high = Some((at, digit)),
            Some((at, high)) => numbers.push((at, high * base + digit)),
        }
    }
    match (numbers.len(), high) {
        (81, None) => Ok(numbers),
        (n, odd) => {
            let found = (2 * n + usize::from(odd.is_some())).to_string();
            Err(Fault::new(digits.end(), "162 characters, 2 for each cell", found))
        }
    }
}

/// Two digits of `base`.
pub(super) fn push_number(text: &mut String, number: u32, base: u32) {
    let digit = |n| char::from_digit(n, base).unwrap_or('0');
    text.push(digit(number / base % base));
    text.push(digit(number % base));
}

fn is_size(c: char) -> bool {
    matches!(c, '4'..='9' | 'G' | 'P')
}

impl Format for SudokuWiki {
    fn name(&self) -> &'static str {
        "sudokuwiki"
    }

    fn title(&self) -> &'static str {
        "SudokuWiki S9B"
    }

    fn description(&self) -> &'static str {
        "S9B and two base-36 digits for each cell; also at the end of a web address"
    }

    fn aliases(&self) -> &'static [&'static str] {
        &["s9b"]
    }

    fn keeps(&self) -> Keeps {
        Keeps { values: true, placed: true, candidates: true, ..Keeps::default() }
    }

    fn layout(&self) -> Layout {
        Layout::Line
    }

    fn fits(&self, text: &str) -> bool {
        let payload = payload(text).text;
        let mut chars = payload.chars();
        payload.len() > 80
            && chars.next() == Some('S')
            && chars.next().is_some_and(is_size)
            && chars.next() == Some('B')
            && chars.all(|c| c.is_ascii_alphanumeric())
    }

    fn parse(&self, text: &str) -> Result<Puzzle, Fault> {
        let payload = payload(text);
        let Some(digits) = payload.text.strip_prefix("S9B") else {
            let found = payload.text.chars().take(3).collect::<String>();
            return Err(Fault::new(payload.at, "`S9B`, for 9 by 9 cells", format!("`{found}`")));
        };
        let mut puzzle = Puzzle::default();
        let mut listed = Vec::new();
        let numbers = numbers(payload.from(payload.text.len() - digits.len()), 36)?;
        for (cell, (at, number)) in Cell::all().zip(numbers) {
            let given = u8::try_from(number).ok().and_then(Digit::new);
            let placed = u8::try_from(number).ok().and_then(|n| Digit::new(n.checked_sub(9)?));
            let bits = u16::try_from(number).ok().and_then(|n| n.checked_sub(18));
            match (given, placed, bits) {
                (Some(digit), _, _) => puzzle.give(Candidate::new(digit, cell)),
                (_, Some(digit), _) => puzzle.place(Candidate::new(digit, cell)),
                (_, _, Some(bits)) if bits <= DigitSet::ALL.bits() => listed.push((cell, bits)),
                (_, _, Some(_)) => {
                    return Err(Fault::new(at, "a number up to 529 (`ep`)", number.to_string()));
                }
                (None, None, None) => {}
            }
        }
        if !listed.is_empty() {
            let mut candidates = cells::open_candidates(&puzzle);
            for (cell, bits) in listed {
                let digits = DigitSet::from_bits(bits);
                for digit in Digit::ALL {
                    let candidate = Candidate::new(digit, cell);
                    if digits.contains(digit) {
                        candidates.insert(candidate);
                    } else {
                        candidates.remove(candidate);
                    }
                }
            }
            puzzle.candidates = Some(Box::new(candidates));
        }
        Ok(puzzle)
    }

    fn write(&self, puzzle: &Puzzle) -> String {
        let open = cells::open_candidates(puzzle);
        let mut text = String::with_capacity(165);
        text.push_str("S9B");
        for cell in Cell::all() {
            let number = match puzzle.value(cell) {
                Some(digit) if puzzle.givens().contains(cell) => u32::from(digit.get()),
                Some(digit) => 9 + u32::from(digit.get()),
                None if puzzle.candidates.is_none() || open.digits(cell).is_empty() => 0,
                None => 18 + u32::from(open.digits(cell).bits()),
            };
            push_number(&mut text, number, 36);
        }
        text
    }
}
