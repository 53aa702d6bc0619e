//! **YAS record**: a step of Yet Another Sudoku, the text of `<mong>` in its manual.
//!
//! ```text
//! grid | removed | pattern name | overrides | conditions | outcome | solution
//! ```
//!
//! The grid has `+` before placed digits, and so has the solution. What was removed before, and the
//! outcome, are [`Changes`]: `r1c1-=37;r1c5-=578`. The pattern name, what the user overrode in it
//! and its conditions (`3r17c49`) stay text here. Fields at the end may be missing. A `|` too many
//! is taken as part of the conditions. The tags `<mong>` and `</mong>` may be around.
//!
//! Kept of a puzzle: values, which were placed, candidates. [`Record`] has the other fields too.

use std::fmt;
use std::str::FromStr;

use ninerooks_board::{Candidate, Puzzle};

pub use super::changes::Changes;
use super::{Fault, Format, Keeps, Layout, ReadError, cells, span::Span};

/// The YAS record as a puzzle format. See the [module](self).
pub struct Yas;

/// One step record of Yet Another Sudoku.
///
/// ```
/// use ninerooks_text::formats::yas::Record;
/// let text = "+17+6.2958.94...+6...+8+3.....6.4+816.....+7239.+4+8.+65+6+9..24..+2+9+7.6814.+6+1+4.+9...+835+8+24+1+6+97\
/// ||X-Wing||3r17c49|r2c4-=3;r2c9-=3|";
/// let record: Record = text.parse()?;
/// assert_eq!(record.pattern, "X-Wing");
/// assert_eq!(record.conditions, "3r17c49");
/// assert_eq!(record.outcome.eliminations[1].to_string(), "3r2c9");
/// assert_eq!(record.puzzle().givens().len(), 25);
/// assert_eq!(record.to_string(), text);
/// # Ok::<(), ninerooks_text::formats::ReadError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The givens and the placed digits, without regard to the removed candidates.
    pub values: Puzzle,
    /// The candidates that were gone before.
    pub removed: Vec<Candidate>,
    /// The name of the pattern.
    pub pattern: String,
    /// What the user overrode in the pattern.
    pub overrides: String,
    /// Where the pattern is, in YAS's own words.
    pub conditions: String,
    /// What the step changes.
    pub outcome: Changes,
    /// The solved grid.
    pub solution: Option<Puzzle>,
}

impl Record {
    /// The record that only says a state.
    pub fn state(puzzle: &Puzzle) -> Self {
        Self {
            values: cells::values_only(puzzle),
            removed: sorted_by_cell(puzzle),
            pattern: String::new(),
            overrides: String::new(),
            conditions: String::new(),
            outcome: Changes::default(),
            solution: None,
        }
    }

    /// The state before the step.
    pub fn puzzle(&self) -> Puzzle {
        let mut puzzle = self.values.clone();
        cells::delete(&mut puzzle, &self.removed);
        puzzle
    }

    fn parse(line: Span<'_>) -> Result<Self, Fault> {
        let line = without_tags(line);
        let mut fields: Vec<_> = line.split(|c| c == '|').collect();
        if fields.len() < 2 {
            cells::parse_81(line, true)?;
            return Err(Fault::new(line.end(), "`|` between the fields", "the end"));
        }
        if fields.len() > 7 {
            let (start, end) = (fields[4].at, fields[fields.len() - 3].end());
            fields[4] = line.from(start - line.at).to(end - start);
            fields.drain(5..fields.len() - 2);
        }
        let field = |n: usize| {
            fields.get(n).map_or(Span { text: "", at: line.end() }, |field| field.trim())
        };
        let removed = Changes::parse(field(1))?;
        if !removed.placements.is_empty() {
            return Err(field(1).fault("removed candidates only, `-=`"));
        }
        let solution = Some(field(6)).filter(|solution| !solution.text.is_empty());
        Ok(Self {
            values: cells::parse_81(field(0), true)?,
            removed: removed.eliminations,
            pattern: field(2).text.to_owned(),
            overrides: field(3).text.to_owned(),
            conditions: field(4).text.to_owned(),
            outcome: Changes::parse(field(5))?,
            solution: solution.map(|solution| cells::parse_81(solution, true)).transpose()?,
        })
    }
}

/// The deleted candidates cell by cell, so that those of one cell go into one term.
fn sorted_by_cell(puzzle: &Puzzle) -> Vec<Candidate> {
    let mut removed: Vec<_> = cells::deleted(puzzle).iter().collect();
    removed.sort_by_key(|candidate| (candidate.cell(), candidate.digit()));
    removed
}

fn without_tags(line: Span<'_>) -> Span<'_> {
    let line = line.trim();
    let line = if line.text.starts_with("<mong>") { line.from("<mong>".len()) } else { line };
    line.text.strip_suffix("</mong>").map_or(line, |kept| line.to(kept.len()))
}

impl FromStr for Record {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<Self, ReadError> {
        Self::parse(Span::new(text)).map_err(|fault| ReadError::new(text, &fault))
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let removed = Changes { eliminations: self.removed.clone(), placements: Vec::new() };
        let Self { pattern, overrides, conditions, outcome, .. } = self;
        let values = cells::write_81(&self.values, '.', true);
        write!(f, "{values}|{removed}|{pattern}|{overrides}|{conditions}|{outcome}|")?;
        let solution = self.solution.as_ref();
        solution.map_or(Ok(()), |solution| f.write_str(&cells::write_81(solution, '.', true)))
    }
}

impl Format for Yas {
    fn name(&self) -> &'static str {
        "yas"
    }

    fn title(&self) -> &'static str {
        "YAS record"
    }

    fn description(&self) -> &'static str {
        "grid|removed|pattern|overrides|conditions|outcome|solution, as in <mong>"
    }

    fn keeps(&self) -> Keeps {
        Keeps { values: true, placed: true, candidates: true, ..Keeps::default() }
    }

    fn layout(&self) -> Layout {
        Layout::Line
    }

    fn fits(&self, text: &str) -> bool {
        let mut lines = Span::new(text).content();
        let (Some(line), None) = (lines.next(), lines.next()) else { return false };
        let line = without_tags(line);
        line.text.split_once('|').is_some_and(|(grid, rest)| {
            cells::is_81_marked(grid.trim())
                && (rest.matches('|').count() >= 4 || rest.contains("-=") || rest.contains(":="))
        })
    }

    fn parse(&self, text: &str) -> Result<Puzzle, Fault> {
        let mut lines = Span::new(text).content();
        let Some(line) = lines.next() else {
            return Err(Fault::new(0, "a grid and `|`", "nothing"));
        };
        let record = Record::parse(line)?;
        match lines.next() {
            Some(next) => Err(next.fault("the end, for one line is one puzzle")),
            None => Ok(record.puzzle()),
        }
    }

    fn write(&self, puzzle: &Puzzle) -> String {
        Record::state(puzzle).to_string()
    }
}
