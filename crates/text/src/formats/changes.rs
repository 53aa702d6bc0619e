//! Eliminations and placements as Yet Another Sudoku writes them: `r1c2-=38;r4c58-=7;r6c8:=1`.

use std::fmt;
use std::str::FromStr;

use ninerooks_board::{Candidate, Cell, CellSet, DigitSet, House};

use super::{Fault, ReadError, span::Span};

/// What a step changes: `-=` takes candidates away, `:=` places a digit. Changes are parted by `;`.
///
/// Cells are products, `r13c45`, or places in boxes, `b4p6`; `,` or `|` joins them, in parentheses
/// if one likes. `!` takes all numbers but those that follow: `r2c!378`.
///
/// ```
/// use ninerooks_text::formats::yas::Changes;
/// let changes: Changes = "r1c2-=38; r4c58-=7; r6c8:=1".parse()?;
/// let out: Vec<String> = changes.eliminations.iter().map(ToString::to_string).collect();
/// assert_eq!(out, ["3r1c2", "8r1c2", "7r4c5", "7r4c8"]);
/// assert_eq!(changes.placements[0].to_string(), "1r6c8");
/// assert_eq!(changes.to_string(), "r1c2-=38;r4c5-=7;r4c8-=7;r6c8:=1");
///
/// let error = "r1c2-=38;r4x58-=7".parse::<Changes>().unwrap_err();
/// assert_eq!(error.column, 12);
/// # Ok::<(), ninerooks_text::formats::ReadError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Changes {
    /// The candidates that go, in the order of the text.
    pub eliminations: Vec<Candidate>,
    /// The digits that are placed, in the order of the text.
    pub placements: Vec<Candidate>,
}

impl Changes {
    pub(super) fn parse(list: Span<'_>) -> Result<Self, Fault> {
        let mut changes = Self::default();
        for term in list.split(|c| c == ';').map(Span::trim).filter(|term| !term.text.is_empty()) {
            let Some(n) = term.text.find("-=").or_else(|| term.text.find(":=")) else {
                return Err(Fault::new(term.end(), "`-=` or `:=` and digits", "nothing"));
            };
            let cells = cells(term.to(n))?;
            let digits = term.from(n + 2).trim();
            let set = match numbers(digits)? {
                (set, end) if end == digits.end() && !set.is_empty() => set,
                (_, end) => {
                    return Err(digits.from(end - digits.at).fault("digits from 1 to 9"));
                }
            };
            let all = cells.flat_map(|cell| cell.candidates(set));
            if term.text[n..].starts_with('-') {
                changes.eliminations.extend(all);
            } else if set.only().is_some() {
                changes.placements.extend(all);
            } else {
                return Err(digits.fault("one digit to place"));
            }
        }
        Ok(changes)
    }
}

/// The cells of a union.
fn cells(union: Span<'_>) -> Result<CellSet, Fault> {
    let union = union.trim();
    let inner = match union.text.strip_prefix('(').and_then(|rest| rest.strip_suffix(')')) {
        Some(inner) => union.from(1).to(inner.len()),
        None => union,
    };
    let parts = inner.split(|c| matches!(c, ',' | '|'));
    parts.map(product).try_fold(CellSet::EMPTY, |all, cells| Ok(all | cells?))
}

/// The cells of a product.
fn product(part: Span<'_>) -> Result<CellSet, Fault> {
    let part = part.trim();
    let expected = "cells such as r13c45 or b4p6";
    let boxed = match part.text.chars().next() {
        Some('r' | 'R') => false,
        Some('b' | 'B') => true,
        _ => return Err(part.fault(expected)),
    };
    let (first, end) = numbers(part.from(1))?;
    let rest = part.from(end - part.at);
    let (second, end) = match rest.text.chars().next() {
        Some('c' | 'C') if !boxed && !first.is_empty() => numbers(rest.from(1))?,
        Some('p' | 'P') if boxed && !first.is_empty() => numbers(rest.from(1))?,
        _ => return Err(rest.fault(expected)),
    };
    if second.is_empty() || end != part.end() {
        return Err(part.from(end - part.at).fault(expected));
    }
    let pairs = first.flat_map(|a| second.map(move |b| (a.index(), b.index())));
    let cell = |(a, b)| if boxed { House::block(a).cell(b) } else { Cell::at(a, b) };
    Ok(pairs.map(cell).collect())
}

/// The numbers that a text begins with, and the offset behind them. `!` turns them round.
fn numbers(text: Span<'_>) -> Result<(DigitSet, usize), Fault> {
    let but = text.text.starts_with('!');
    let digits = text.from(usize::from(but));
    let end = digits.text.find(|c: char| !c.is_ascii_digit()).unwrap_or(digits.text.len());
    let mut set = DigitSet::EMPTY;
    for (at, c) in digits.to(end).chars() {
        match ninerooks_board::Digit::from_char(c) {
            Some(digit) => set.insert(digit),
            None => return Err(Fault::new(at, "a number from 1 to 9", format!("`{c}`"))),
        }
    }
    match (but, set.is_empty()) {
        (true, true) => Err(digits.fault("the numbers to leave out")),
        (true, false) => Ok((!set, digits.at + end)),
        (false, _) => Ok((set, digits.at + end)),
    }
}

impl FromStr for Changes {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<Self, ReadError> {
        Self::parse(Span::new(text)).map_err(|fault| ReadError::new(text, &fault))
    }
}

impl fmt::Display for Changes {
    /// One term for each run of candidates of one cell.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut first = true;
        for run in self.eliminations.chunk_by(|a, b| a.cell() == b.cell()) {
            let digits: DigitSet = run.iter().map(|candidate| candidate.digit()).collect();
            let end = if std::mem::take(&mut first) { "" } else { ";" };
            write!(f, "{end}{}-={digits}", run[0].cell())?;
        }
        for value in &self.placements {
            let end = if std::mem::take(&mut first) { "" } else { ";" };
            write!(f, "{end}{}:={}", value.cell(), value.digit())?;
        }
        Ok(())
    }
}
