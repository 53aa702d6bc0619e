//! **`HoDoKu` library line**: a state, and what a technique finds in it.
//!
//! ```text
//! :0110-1:47:6.......8..2....7.94.........15.98..79....5.2.....4..916...5.2......2..5..3961...::477 479 487::
//! ```
//!
//! Seven fields, each after a colon: technique, digits, grid with `+` before placed digits,
//! candidates deleted before, eliminations, placements, and something extra, which for chains is
//! the number of inferences. The last may be missing with its colon. Candidates are three digits:
//! digit, row, column. The technique is a code of four digits; siamese fish have a fifth. `-1` and
//! so on number its variants, and `-x` says that it must *not* be found. A plain state has
//! technique `0000` and digits `x`.
//!
//! Kept of a puzzle: values, which were placed, candidates. [`Library`] has the other fields too.

use std::fmt;
use std::str::FromStr;

use ninerooks_board::{Candidate, Digit, DigitSet, Puzzle};

use super::{Fault, Format, Keeps, Layout, ReadError, cells, span::Span, triplets};

/// `HoDoKu`'s library line as a puzzle format. See the [module](self).
pub struct Hodoku;

/// One line of a `HoDoKu` library.
///
/// ```
/// use ninerooks_text::formats::hodoku::{Library, Variant};
/// let text = ":0110-1:47:6.......8..2....7.94.........15.98..79....5.2.....4..916...5.+2......2..5..3961...:111:477 479::";
/// let line: Library = text.parse()?;
/// assert_eq!((line.code.as_str(), line.variant), ("0110", Some(Variant::Number(1))));
/// assert_eq!(line.eliminations[0].to_string(), "4r7c7");
/// assert!(!line.puzzle().candidates.unwrap().contains("1r1c1".parse()?));
/// assert_eq!(line.to_string(), text);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Library {
    /// The technique: four digits, or five for siamese fish.
    pub code: String,
    /// What follows the code.
    pub variant: Option<Variant>,
    /// The digits that the technique is about; `None` for `x`.
    pub digits: Option<DigitSet>,
    /// The givens and the placed digits, without regard to the deleted candidates.
    pub values: Puzzle,
    /// The candidates that were gone before.
    pub deleted: Vec<Candidate>,
    /// What the technique eliminates.
    pub eliminations: Vec<Candidate>,
    /// What the technique places.
    pub placements: Vec<Candidate>,
    /// The last field, `None` when its colon is missing.
    pub extra: Option<String>,
}

/// What follows a technique's code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Variant {
    /// `-1`, `-2`, …: a kind of the technique, or several at once.
    Number(u8),
    /// `-x`: the technique must not be found.
    MustFail,
}

impl Library {
    /// The line that only says a state.
    pub fn state(puzzle: &Puzzle) -> Self {
        Self {
            code: "0000".to_owned(),
            variant: None,
            digits: None,
            values: cells::values_only(puzzle),
            deleted: cells::deleted(puzzle).iter().collect(),
            eliminations: Vec::new(),
            placements: Vec::new(),
            extra: None,
        }
    }

    /// The state before the technique.
    pub fn puzzle(&self) -> Puzzle {
        let mut puzzle = self.values.clone();
        cells::delete(&mut puzzle, &self.deleted);
        puzzle
    }

    /// Whether the code is that of a siamese fish.
    pub fn is_siamese(&self) -> bool {
        self.code.len() == 5
    }

    fn parse(line: Span<'_>) -> Result<Self, Fault> {
        let line = line.trim();
        if !line.text.starts_with(':') {
            return Err(line.fault("`:` at the beginning"));
        }
        let fields: Vec<_> = line.split(|c| c == ':').collect();
        let ([_, technique, digits, grid, deleted, eliminations, placements]
        | [_, technique, digits, grid, deleted, eliminations, placements, _]) = fields[..]
        else {
            let found = format!("{} colons", fields.len() - 1);
            let at = fields.get(8).map_or(line.end(), |field| field.at - 1);
            return Err(Fault::new(at, "a line with 6 or 7 colons", found));
        };
        let (code, variant) = parse_technique(technique)?;
        Ok(Self {
            code,
            variant,
            digits: parse_digits(digits)?,
            values: cells::parse_81(grid.trim(), true)?,
            deleted: triplets::parse(deleted)?,
            eliminations: triplets::parse(eliminations)?,
            placements: triplets::parse(placements)?,
            extra: fields.get(7).map(|field| field.text.to_owned()),
        })
    }
}

fn parse_technique(field: Span<'_>) -> Result<(String, Option<Variant>), Fault> {
    let (code, variant) = match field.text.find('-') {
        Some(n) => (field.to(n), Some(field.from(n + 1))),
        None => (field, None),
    };
    if !matches!(code.text.len(), 4 | 5) || !code.text.bytes().all(|b| b.is_ascii_digit()) {
        return Err(field.fault("a technique code of 4 or 5 digits"));
    }
    let variant = match variant {
        None => None,
        Some(Span { text: "x", .. }) => Some(Variant::MustFail),
        Some(number) => match number.text.parse() {
            // Other spellings of a number, such as `+1`, would not print as they were.
            Ok(n) if number.text == format!("{n}") => Some(Variant::Number(n)),
            _ => return Err(number.fault("a variant: a number, or `x` for must not be found")),
        },
    };
    Ok((code.text.to_owned(), variant))
}

fn parse_digits(field: Span<'_>) -> Result<Option<DigitSet>, Fault> {
    if field.text == "x" {
        return Ok(None);
    }
    let digits: Option<DigitSet> = field.text.chars().map(Digit::from_char).collect();
    digits.map(Some).ok_or_else(|| field.fault("digits from 1 to 9, or `x`"))
}

impl FromStr for Library {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<Self, ReadError> {
        Self::parse(Span::new(text)).map_err(|fault| ReadError::new(text, &fault))
    }
}

impl fmt::Display for Library {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, ":{}", self.code)?;
        match self.variant {
            None => {}
            Some(Variant::Number(n)) => write!(f, "-{n}")?,
            Some(Variant::MustFail) => f.write_str("-x")?,
        }
        match self.digits {
            None => f.write_str(":x")?,
            Some(digits) => write!(f, ":{digits}")?,
        }
        write!(f, ":{}", cells::write_81(&self.values, '.', true))?;
        for list in [&self.deleted, &self.eliminations, &self.placements] {
            write!(f, ":{}", triplets::write(list.iter().copied()))?;
        }
        self.extra.iter().try_for_each(|extra| write!(f, ":{extra}"))
    }
}

impl Format for Hodoku {
    fn name(&self) -> &'static str {
        "hodoku"
    }

    fn title(&self) -> &'static str {
        "HoDoKu library line"
    }

    fn description(&self) -> &'static str {
        ":technique:digits:grid:deleted:eliminations:placements:extra"
    }

    fn keeps(&self) -> Keeps {
        Keeps { values: true, placed: true, candidates: true, ..Keeps::default() }
    }

    fn layout(&self) -> Layout {
        Layout::Line
    }

    fn fits(&self, text: &str) -> bool {
        let mut lines = Span::new(text).content();
        matches!((lines.next(), lines.next()), (Some(line), None)
        if line.trim().text.strip_prefix(':').is_some_and(|rest| {
            // A row with `:` for bars is no code and a grid.
            let code = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
            rest.contains(':') && (code > 3 || code > 0 && rest.len() > 60)
        }))
    }

    fn parse(&self, text: &str) -> Result<Puzzle, Fault> {
        let mut lines = Span::new(text).content();
        let Some(line) = lines.next() else {
            return Err(Fault::new(0, "a line that begins with `:`", "nothing"));
        };
        let library = Library::parse(line)?;
        match lines.next() {
            Some(next) => Err(next.fault("the end, for one line is one puzzle")),
            None => Ok(library.puzzle()),
        }
    }

    fn write(&self, puzzle: &Puzzle) -> String {
        Library::state(puzzle).to_string()
    }
}
