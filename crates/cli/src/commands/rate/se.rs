//! ER/EP/ED, as Sudoku Explainer 1.2.1 rates.

use std::fmt::Write;
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use clap::ValueEnum;
use ninerooks_rating::se::{End, Hint, Rating, Technique, Tenths, rate_each, rate_stable_each};
use ninerooks_text::json::Schema;
use serde::Serialize;

use super::scale::{Rated, Scale, Subject};
use crate::input::{Origin, Piece};
use crate::resume::{EarlierAnswer, foreign};
use crate::term::output;

/// How to rate, and what to write.
pub(super) struct Se {
    /// All hints of the smallest rating at once, in the least form.
    pub(super) stable: bool,
    /// Whether the techniques are listed.
    pub(super) table: bool,
    pub(super) format: Option<Letters>,
    pub(super) work: u64,
    /// Puzzles that are easier or harder are not shown.
    pub(super) least: Option<Tenths>,
    pub(super) most: Option<Tenths>,
    pub(super) only: Option<Only>,
}

/// Which puzzles are shown.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum Only {
    /// As hard as up to the first digit: ER = EP
    Pearls,
    /// As hard as the first step: ER = ED
    Diamonds,
}

/// What to write of a puzzle, in the letters of serate.
#[derive(Clone)]
pub(super) struct Letters(Vec<Part>);

/// A part of a line.
#[derive(Clone)]
enum Part {
    Char(char),
    Puzzle,
    /// Which puzzle of the input it is.
    Ordinal,
    /// How long it took.
    Elapsed,
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
                Some('n') => Part::Ordinal,
                Some('e') => Part::Elapsed,
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
                    return Err(format!(
                        "`%{other}` is none of %g %n %e %r %p %d %R %P %D %t %l %%"
                    ));
                }
            });
        }
        Ok(Self(parts))
    }

    fn line(&self, piece: &Piece, puzzle: &str, rating: &Rating, begin: Instant) -> String {
        let mut line = String::new();
        for part in &self.0 {
            let _ = match *part {
                Part::Char(c) => write!(line, "{c}"),
                Part::Puzzle => write!(line, "{puzzle}"),
                Part::Ordinal => write!(line, "{}", ordinal(piece)),
                Part::Elapsed => write!(line, "{}", elapsed(begin.elapsed())),
                Part::Rating(i) => write!(line, "{}", [rating.er, rating.ep, rating.ed][i]),
                Part::Technique(i) => write!(line, "{}", name(rating.techniques[i])),
            };
        }
        line.push('\n');
        line
    }
}

/// Which puzzle of the input it is: its line, or which of the arguments.
fn ordinal(piece: &Piece) -> u64 {
    match piece.origin {
        Origin::Argument(number) => number as u64,
        Origin::File(_) | Origin::Stdin => piece.line_number().unwrap_or(1),
    }
}

/// `0.25s`, `3m07s`, `2h05m`, `1d03h`, as serate writes it.
fn elapsed(time: Duration) -> String {
    let (seconds, hundredths) = (time.as_secs(), time.subsec_millis() / 10);
    let (minutes, hours, days) = (seconds / 60, seconds / 3600, seconds / 86400);
    match () {
        () if minutes == 0 => format!("{seconds}.{hundredths:02}s"),
        () if hours == 0 => format!("{minutes}m{:02}s", seconds % 60),
        () if days == 0 => format!("{hours}h{:02}m", minutes % 60),
        () => format!("{days}d{:02}h", hours % 24),
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
    /// Whether a rating is one of those that are wanted, so far.
    fn wants(&self, [er, ep, ed]: [Tenths; 3]) -> bool {
        self.most.is_none_or(|most| er <= most)
            && match self.only {
                Some(Only::Pearls) => er == ep,
                Some(Only::Diamonds) => er == ed,
                None => true,
            }
    }
}

impl Scale for Se {
    fn name(&self) -> &'static str {
        if self.stable { "se-stable" } else { "se" }
    }

    fn columns(&self) -> &'static [&'static str] {
        if self.stable {
            &["er_stable", "ep_stable", "ed_stable", "se_stable_technique"]
        } else {
            &["er", "ep", "ed", "se_technique"]
        }
    }

    fn rate(&self, piece: &Piece, start: &Subject) -> Rated {
        let begin = Instant::now();
        let mut rows = Vec::new();
        let show = |hint: &Hint, so_far: [Tenths; 3]| {
            if self.table {
                Row::count(&mut rows, hint);
            }
            if self.wants(so_far) { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        };
        let rating = if self.stable {
            rate_stable_each(&start.grid, self.work, show)
        } else {
            rate_each(&start.grid, self.work, show)
        };
        let solved = rating.end == End::Solved;
        let wanted = rating.end != End::Stopped
            && self.wants([rating.er, rating.ep, rating.ed])
            && self.least.is_none_or(|least| rating.er >= least);
        let text = match &self.format {
            Some(letters) => letters.line(piece, &start.recorded, &rating, begin),
            None => words(&rating, &rows),
        };
        let mut cells = [rating.er, rating.ep, rating.ed].map(|tenths| tenths.to_string()).to_vec();
        cells.push(name(rating.techniques[0]));
        let record = output::json_line(&Record {
            schema: Schema::One,
            puzzle: &start.recorded,
            by: self.name(),
            er: rating.er.into(),
            ep: rating.ep.into(),
            ed: rating.ed.into(),
            technique: name(rating.techniques[0]),
            steps: rating.steps,
            work: rating.work,
            at_least: rating.end == End::Exhausted,
            solved,
            techniques: rows,
        });
        Rated { text, record, cells, solved, wanted }
    }

    fn recall(&self, earlier: &EarlierAnswer) -> Result<bool, String> {
        match (earlier.er, earlier.solved) {
            (Some(_), Some(solved)) if earlier.by.as_deref() == Some(self.name()) => Ok(solved),
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
        End::Stuck | End::Stopped => format!("ED={er}/{ep}/{ed}, stuck\n"),
        End::Solved => format!("ED={er}/{ep}/{ed}, {}\n", name(techniques[0])),
    };
    for Row { name, count, tenths, .. } in rows {
        let _ = writeln!(text, "  {count:>3}  {:>4}  {name}", tenths.to_string());
    }
    text
}
