//! ER/EP/ED, as Sudoku Explainer 1.2.1 rates.

use std::fmt::Write;

use ninerooks_rating::se::{End, Hint, Rating, Technique, Tenths, rate_each};
use ninerooks_text::formats::Format;
use ninerooks_text::json::Schema;
use serde::Serialize;

use super::begin;
use crate::answer::Answer;
use crate::input::Piece;
use crate::resume::{self, EarlierAnswer, foreign};
use crate::term::output;

/// The work for a puzzle, in candidates that chains make true or false: minutes. The hardest puzzles known need a
/// hundredth.
pub(super) const WORK: u64 = 1 << 30;

/// How to rate, and what to write.
#[derive(Clone)]
pub(super) struct Se {
    /// Whether the techniques are listed.
    pub(super) table: bool,
    pub(super) format: Option<Letters>,
    pub(super) work: u64,
    pub(super) json: bool,
}

/// What to write of a puzzle, in the letters of serate.
#[derive(Clone)]
pub(super) struct Letters(Vec<Part>);

/// A part of a line.
#[derive(Clone)]
enum Part {
    Char(char),
    Puzzle,
    /// ER, EP or ED.
    Rating(usize),
    /// What decides it.
    Technique(usize),
}

impl Letters {
    /// Reads a format.
    pub(super) fn parse(text: &str) -> Result<Self, String> {
        let mut parts = Vec::new();
        let mut chars = text.chars();
        while let Some(c) = chars.next() {
            if c != '%' {
                parts.push(Part::Char(c));
                continue;
            }
            parts.push(match chars.next() {
                Some('g') => Part::Puzzle,
                Some('r') => Part::Rating(0),
                Some('p') => Part::Rating(1),
                Some('d') => Part::Rating(2),
                Some('R') => Part::Technique(0),
                Some('P') => Part::Technique(1),
                Some('D') => Part::Technique(2),
                Some('t') => Part::Char('\t'),
                Some('l') => Part::Char('\n'),
                Some('%') => Part::Char('%'),
                other => {
                    let other = other.map_or(String::new(), String::from);
                    return Err(format!("`%{other}` is none of %g %r %p %d %R %P %D %t %l %%"));
                }
            });
        }
        Ok(Self(parts))
    }

    fn line(&self, puzzle: &str, rating: &Rating) -> String {
        let mut line = String::new();
        for part in &self.0 {
            let _ = match *part {
                Part::Char(c) => write!(line, "{c}"),
                Part::Puzzle => write!(line, "{puzzle}"),
                Part::Rating(i) => write!(line, "{}", [rating.er, rating.ep, rating.ed][i]),
                Part::Technique(i) => write!(line, "{}", name(rating.techniques[i])),
            };
        }
        line.push('\n');
        line
    }
}

fn name(technique: Option<Technique>) -> String {
    technique.map_or_else(|| "none".to_owned(), |technique| technique.to_string())
}

/// What there is to say of a puzzle, for programs.
#[derive(Serialize)]
struct Record<'a> {
    schema: Schema,
    puzzle: &'a str,
    by: &'static str,
    er: f64,
    ep: f64,
    ed: f64,
    /// What decides ER.
    technique: String,
    steps: usize,
    work: u64,
    /// The work that is allowed did not do: the ratings are at least these.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    at_least: bool,
    solved: bool,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    techniques: Vec<Row>,
}

/// A technique of the path.
#[derive(Serialize)]
struct Row {
    name: String,
    count: usize,
    /// The hardest of its steps.
    rating: f64,
    #[serde(skip)]
    tenths: Tenths,
}

impl Row {
    /// Counts a step: a row for each technique in the order in which they are first taken.
    fn count(rows: &mut Vec<Self>, hint: &Hint) {
        let (name, tenths) = (hint.technique.to_string(), Tenths::of(hint.rating));
        if let Some(row) = rows.iter_mut().find(|row| row.name == name) {
            row.count += 1;
            row.tenths = row.tenths.max(tenths);
            row.rating = row.tenths.into();
        } else {
            rows.push(Self { name, count: 1, rating: tenths.into(), tenths });
        }
    }
}

impl Se {
    pub(super) fn answer(&self, piece: &Piece, from: Option<&'static dyn Format>) -> Answer {
        let start = match begin(piece, from, self.json) {
            Ok(start) => start,
            Err(answer) => return answer,
        };
        let mut rows = Vec::new();
        let rating = rate_each(&start.grid, self.work, |hint| {
            if self.table {
                Row::count(&mut rows, hint);
            }
        });
        let solved = rating.end == End::Solved;
        let text = if self.json {
            output::json_line(&Record {
                schema: Schema::One,
                puzzle: &start.recorded,
                by: "se",
                er: rating.er.into(),
                ep: rating.ep.into(),
                ed: rating.ed.into(),
                technique: name(rating.techniques[0]),
                steps: rating.steps,
                work: rating.work,
                at_least: rating.end == End::Exhausted,
                solved,
                techniques: rows,
            })
        } else if let Some(letters) = &self.format {
            letters.line(&start.recorded, &rating)
        } else {
            words(&rating, &rows)
        };
        if solved { Answer::done(text) } else { Answer::no(text, None) }
    }

    /// What an earlier run wrote of a puzzle.
    pub(super) fn recall(
        piece: &Piece,
        from: Option<&'static dyn Format>,
        line: &str,
    ) -> Result<Answer, String> {
        let start = match begin(piece, from, true) {
            Ok(start) => start,
            Err(answer) => return resume::same(answer, line),
        };
        let earlier = EarlierAnswer::of(line, piece, &start.recorded)?;
        match (earlier.er, earlier.solved) {
            (Some(_), Some(true)) => Ok(Answer::done(String::new())),
            (Some(_), Some(false)) => Ok(Answer::no(String::new(), None)),
            _ => Err(foreign()),
        }
    }
}

/// `ED=7.2/1.2/1.2, Forcing Chain`, and the techniques.
fn words(rating: &Rating, rows: &[Row]) -> String {
    let Rating { er, ep, ed, techniques, end, .. } = rating;
    let mut text = match end {
        End::Exhausted => {
            format!("ED≥{er}/{ep}/{ed}, not rated further with the work that is allowed\n")
        }
        End::Stuck => format!("ED={er}/{ep}/{ed}, stuck\n"),
        End::Solved => format!("ED={er}/{ep}/{ed}, {}\n", name(techniques[0])),
    };
    for Row { name, count, tenths, .. } in rows {
        let _ = writeln!(text, "  {count:>3}  {:>4}  {name}", tenths.to_string());
    }
    text
}
