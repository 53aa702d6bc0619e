//! A way to rate, and several at once.

use std::cell::OnceCell;
use std::ops::Deref;
use std::sync::Arc;

use ninerooks_exact::{Solutions, solutions_within};
use ninerooks_logic::setlogic::{Rating, rate_with};
use ninerooks_text::formats::Format;
use ninerooks_text::json::Schema;
use serde::Serialize;

use super::begin;
use super::own::Own;
use super::truths::WORK;
use crate::answer::Answer;
use crate::input::Piece;
use crate::levels::meaning;
use crate::puzzle::{POSITIONS, Start};
use crate::resume::{self, EarlierAnswer, foreign};
use crate::term::output;

/// A way to rate.
pub(super) trait Scale: Send + Sync {
    /// As it is typed.
    fn name(&self) -> &'static str;

    /// The names of its columns in CSV.
    fn columns(&self) -> &'static [&'static str];

    /// Rates a puzzle that has one solution.
    fn rate(&self, piece: &Piece, start: &Subject) -> Rated;

    /// What an earlier run wrote: whether that says that the puzzle is solved.
    ///
    /// # Errors
    /// When it is not from this scale, or not with these options.
    fn recall(&self, earlier: &EarlierAnswer) -> Result<bool, String>;
}

/// A puzzle that is rated, with what more than one scale wants to know of it.
pub(super) struct Subject {
    start: Start,
    truths: OnceCell<Option<Rating>>,
}

impl Subject {
    pub(super) fn new(start: Start) -> Self {
        Self { start, truths: OnceCell::new() }
    }

    /// The truths that its hardest state needs, worked out once; nothing if that takes too much work.
    pub(super) fn truths(&self) -> Option<Rating> {
        *self.truths.get_or_init(|| {
            let grid = &self.start.grid;
            let solution = solutions_within(grid, POSITIONS).ok().and_then(Solutions::unique);
            rate_with(grid, solution.as_ref(), WORK)
        })
    }
}

impl Deref for Subject {
    type Target = Start;

    fn deref(&self) -> &Start {
        &self.start
    }
}

/// What a scale says of a puzzle.
pub(super) struct Rated {
    /// A line, and what is listed below it.
    pub(super) text: String,
    /// A JSON object on a line.
    pub(super) record: String,
    /// For the columns of CSV.
    pub(super) cells: Vec<String>,
    pub(super) solved: bool,
    /// Whether it is to be shown.
    pub(super) wanted: bool,
}

/// How ratings are written.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Style {
    Words,
    Json,
    Csv,
}

/// One or more scales.
#[derive(Clone)]
#[expect(clippy::struct_field_names, reason = "what they are has no other name")]
pub(super) struct Scales {
    pub(super) scales: Arc<[Box<dyn Scale>]>,
    pub(super) style: Style,
    /// How the level is worked out that is said first, where nobody asked for a scale.
    pub(super) level: Option<Arc<Own>>,
}

/// What several scales say of a puzzle, for programs.
#[derive(Serialize)]
struct Head<'a> {
    schema: Schema,
    puzzle: &'a str,
    /// The names of the scales, with commas.
    by: String,
}

impl Scales {
    /// The first line of CSV.
    pub(super) fn head(&self) -> String {
        let mut columns = vec!["puzzle"];
        columns.extend(self.scales.iter().flat_map(|scale| scale.columns()));
        columns.join(",") + "\n"
    }

    /// A puzzle without ratings, in CSV.
    fn empty(&self, piece: &Piece) -> String {
        let columns: usize = self.scales.iter().map(|scale| scale.columns().len()).sum();
        cell(piece.shown().trim_end()) + &",".repeat(columns) + "\n"
    }

    pub(super) fn answer(&self, piece: &Piece, from: Option<&'static dyn Format>) -> Answer {
        let start = match begin(piece, from, self.style == Style::Json) {
            Ok(start) => start,
            Err(answer) if self.style == Style::Csv => {
                return Answer { text: self.empty(piece), ..answer };
            }
            Err(answer) => return answer,
        };
        let start = Subject::new(start);
        let rated: Vec<Rated> = self.scales.iter().map(|scale| scale.rate(piece, &start)).collect();
        if rated.iter().any(|rated| !rated.wanted) {
            return Answer::done(String::new());
        }
        let solved = rated.iter().all(|rated| rated.solved);
        let text = match (self.style, &rated[..]) {
            (Style::Csv, _) => {
                let cells = rated.iter().flat_map(|rated| &rated.cells);
                let cells = [&start.recorded].into_iter().chain(cells).map(|text| cell(text));
                cells.collect::<Vec<_>>().join(",") + "\n"
            }
            (Style::Words, [only]) => self.level(piece, &start) + &only.text,
            (Style::Json, [only]) => only.record.clone(),
            (Style::Words, _) => self.words(&rated),
            (Style::Json, _) => self.records(&start.recorded, &rated),
        };
        if solved { Answer::done(text) } else { Answer::no(text, None) }
    }

    /// The level of a puzzle and what that means, which whoever does not know the scales wants to know; nothing where a
    /// scale was asked for. In a list the meaning would be the same again and again.
    fn level(&self, piece: &Piece, start: &Subject) -> String {
        let Some(own) = &self.level else { return String::new() };
        let level = own.level(&start.grid);
        let meaning = if piece.alone { format!(" ({})", meaning(level)) } else { String::new() };
        format!("{}{meaning}: ", level.name())
    }

    /// All ratings on a line, and what is listed for each below it.
    fn words(&self, rated: &[Rated]) -> String {
        let (mut first, mut rest) = (Vec::new(), String::new());
        for (scale, rated) in self.scales.iter().zip(rated) {
            let (line, below) = rated.text.split_once('\n').unwrap_or((&rated.text, ""));
            first.push(format!("{}: {line}", scale.name()));
            rest += below;
        }
        format!("{}\n{rest}", first.join(" | "))
    }

    /// The records of all ratings in one.
    fn records(&self, puzzle: &str, rated: &[Rated]) -> String {
        let by = self.scales.iter().map(|scale| scale.name()).collect::<Vec<_>>().join(",");
        let head = output::json_line(&Head { schema: Schema::One, puzzle, by });
        let head = head.trim_end().trim_end_matches('}');
        let records: Vec<&str> = rated.iter().map(|rated| rated.record.trim_end()).collect();
        format!("{head},\"ratings\":[{}]}}\n", records.join(","))
    }

    /// What an earlier run wrote of a puzzle.
    pub(super) fn recall(
        &self,
        piece: &Piece,
        from: Option<&'static dyn Format>,
        line: &str,
    ) -> Result<Answer, String> {
        let start = match begin(piece, from, true) {
            Ok(start) => start,
            Err(answer) => return resume::same(answer, line),
        };
        let earlier = EarlierAnswer::of(line, piece, &start.recorded)?;
        let solved = match (&self.scales[..], &earlier.ratings) {
            ([only], None) => only.recall(&earlier)?,
            ([_, _, ..], Some(ratings)) if ratings.len() == self.scales.len() => {
                let names = self.scales.iter().map(|scale| scale.name());
                if !names.eq(ratings.iter().map(|rating| rating.by.as_str())) {
                    return Err(foreign());
                }
                ratings.iter().all(|rating| rating.solved)
            }
            _ => return Err(foreign()),
        };
        Ok(if solved { Answer::done(String::new()) } else { Answer::no(String::new(), None) })
    }
}

/// A cell of CSV, in quotation marks where it must be.
pub(crate) fn cell(text: &str) -> String {
    if text.contains([',', '"', '\n']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text.to_owned()
    }
}
