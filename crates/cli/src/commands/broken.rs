//! `ninerooks broken`: why a puzzle has no solution.

use std::sync::Arc;

use clap::Args;
use ninerooks_board::{Grid, Puzzle};
use ninerooks_exact::{Solutions, conflicting, solutions_within};
use ninerooks_logic::why_broken;
use ninerooks_step::Path;
use ninerooks_text::formats::Format;
use ninerooks_text::json::{Schema, SolveRecord, Status, StepRecord};
use serde::Serialize;

use crate::answer::Answer;
use crate::diagnosis::broken;
use crate::input::Piece;
use crate::puzzle;
use crate::puzzles::Puzzles;
use crate::setting::Setting;
use crate::term::exit::Exit;
use crate::term::look::{BAD, Look};
use crate::term::output;
use crate::words::{Detail, StepWriter, part, plural, wrapped};

/// Refutations are looked for up to so many inferences: about ten seconds.
const MOST: u64 = 1 << 24;

/// How many positions are looked at for each question which givens and rules contradict each other.
const POSITIONS: u64 = 20_000;

/// More givens and rules that contradict each other are counted.
const NAMED: usize = 9;

/// Say why a puzzle has no solution
///
/// Steps that follow from each other lead to a cell, a digit in a house or a rule that nothing is left for; each is checked, and none can
/// be left out. The shortest reason is wanted, and the shortest that is found is shown. Then the givens and rules are named
/// that contradict each other, and those without which there is exactly one solution.
///
/// The exit code is 1 where a puzzle has a solution, or no reason is found that can be followed.
#[derive(Args)]
pub(crate) struct Broken {
    #[command(flatten)]
    puzzles: Puzzles,
    #[command(flatten)]
    detail: Detail,
    /// Write one JSON object per line, which `ninerooks check` judges
    #[arg(long)]
    json: bool,
}

pub(super) fn run(mut command: Broken, setting: Setting<'_>) -> anyhow::Result<Exit> {
    let Some(input) = command.puzzles.input() else { return Ok(setting.help("broken")) };
    let Broken { puzzles, detail, json } = command;
    let reader = Arc::new(Reader { from: puzzles.from, detail, json, look: setting.look() });
    setting.batch(input, true).run(move |piece| reader.answer(piece), |()| ())
}

/// How puzzles are read, and what is said of them.
struct Reader {
    from: Option<&'static dyn Format>,
    detail: Detail,
    json: bool,
    look: Look,
}

/// What a puzzle comes to.
enum Verdict {
    /// It has a solution, or several.
    Sound(&'static str),
    /// The search gives up.
    Unknown,
    Broken(Box<Reason>),
}

/// Why a puzzle has no solution.
struct Reason {
    /// The steps to a sector without candidates, if some were found.
    path: Option<Path>,
    /// What is wrong at sight, where no grid can be made.
    at_sight: Option<String>,
    /// The givens and rules that contradict each other.
    parts: Vec<String>,
    /// What would put it right, in a sentence.
    repair: Option<String>,
}

/// A path to a contradiction for programs.
#[derive(Serialize)]
struct Record {
    #[serde(flatten)]
    path: SolveRecord,
    /// How many inferences there are to check, singles too.
    #[serde(skip_serializing_if = "Option::is_none")]
    inferences: Option<usize>,
    /// The givens and rules that contradict each other.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    conflicting: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    repair: Option<String>,
}

impl Reader {
    fn answer(&self, piece: &Piece) -> Answer {
        let puzzle = match puzzle::read(piece, self.from, self.json) {
            Ok(puzzle) => puzzle,
            Err(answer) => return answer,
        };
        let verdict = verdict(&puzzle);
        let text = if self.json {
            output::json_line(&record(piece, &puzzle, &verdict))
        } else {
            self.words(piece, &verdict)
        };
        match verdict {
            Verdict::Broken(reason) if reason.path.is_some() || reason.at_sight.is_some() => {
                Answer::done(text)
            }
            _ => Answer::no(text, None),
        }
    }

    fn words(&self, piece: &Piece, verdict: &Verdict) -> String {
        let look = self.look;
        let reason = match verdict {
            Verdict::Sound(words) => return format!("{words}\n"),
            Verdict::Unknown => return format!("{}\n", puzzle::gave_up(puzzle::POSITIONS)),
            Verdict::Broken(reason) => reason,
        };
        let steps = reason.path.as_ref().map(|path| self.steps(path)).unwrap_or_default();
        let mut text = if piece.alone { steps } else { String::new() };
        let end = reason.path.as_ref().and_then(|path| path.end.contradiction());
        let end = end.map(puzzle::empty).or_else(|| reason.at_sight.clone());
        let why = end.unwrap_or_else(|| broken::why(None));
        text += &wrapped(look, 0, &format!("{} {why}.", look.paint(BAD, "No solution:")));
        if let Some(path) = reason.path.as_ref().filter(|path| !path.steps.is_empty()) {
            let inferences = plural(path.inferences() as u64, "inference", "inferences");
            text += &wrapped(look, 0, &format!("That takes {inferences} to check."));
        }
        if let Some((last, before)) = reason.parts.split_last() {
            let words = match before {
                [] => format!("{last} cannot be, by itself."),
                _ if before.len() < NAMED => {
                    format!("These contradict each other: {} and {last}.", before.join(", "))
                }
                _ => format!("{} givens and rules contradict each other.", before.len() + 1),
            };
            text += &wrapped(look, 0, &words);
        }
        text + &reason.repair.as_ref().map_or_else(String::new, |one| wrapped(look, 0, one))
    }

    fn steps(&self, path: &Path) -> String {
        let digits = path.steps.len().to_string().len();
        let writer = StepWriter { look: self.look, detail: self.detail, digits };
        let steps = path.walk().enumerate();
        steps.map(|(i, (before, step))| writer.step(i + 1, &before, step)).collect()
    }
}

fn verdict(puzzle: &Puzzle) -> Verdict {
    let grid = match Grid::new(puzzle) {
        Ok(grid) => grid,
        Err(error) => return Verdict::Broken(reason(puzzle, None, Some(error.to_string()))),
    };
    let solutions = solutions_within(&grid, puzzle::POSITIONS);
    match solutions {
        Ok(Solutions::One(_)) => return Verdict::Sound("It has exactly one solution."),
        Ok(Solutions::Many) => return Verdict::Sound("It has several solutions."),
        Ok(Solutions::None) | Err(_) => {}
    }
    let path = why_broken(&grid, MOST);
    // Where the search gives up logic may still find a contradiction.
    if solutions.is_err() && path.is_none() {
        return Verdict::Unknown;
    }
    Verdict::Broken(reason(puzzle, path, None))
}

fn reason(puzzle: &Puzzle, path: Option<Path>, at_sight: Option<String>) -> Box<Reason> {
    let parts = conflicting(puzzle, POSITIONS).unwrap_or_default();
    let parts = parts.into_iter().map(|one| part(puzzle, one)).collect();
    Box::new(Reason { path, at_sight, parts, repair: broken::repair(puzzle) })
}

fn record(piece: &Piece, puzzle: &Puzzle, verdict: &Verdict) -> Record {
    let bare = |status| SolveRecord {
        line: piece.line_number(),
        ..SolveRecord::new(puzzle::recorded(piece, puzzle), status)
    };
    let said = |status, words: &str| {
        let record = SolveRecord { message: Some(words.to_owned()), ..bare(status) };
        Record { path: record, inferences: None, conflicting: Vec::new(), repair: None }
    };
    let reason = match verdict {
        Verdict::Sound(words) => return said(Status::Stuck, words),
        Verdict::Unknown => return said(Status::Stuck, &puzzle::gave_up(puzzle::POSITIONS)),
        Verdict::Broken(reason) => reason,
    };
    let steps = reason.path.iter().flat_map(|path| &path.steps);
    let steps: Vec<StepRecord> = steps.map(StepRecord::from).collect();
    let end = reason.path.as_ref().and_then(|path| path.end.contradiction());
    let why = end.map(puzzle::empty).or_else(|| reason.at_sight.clone());
    let why = why.unwrap_or_else(|| broken::why(None));
    let record = SolveRecord {
        schema: Schema::of(&steps),
        steps,
        message: Some(format!("no solution: {why}")),
        ..bare(Status::Invalid)
    };
    Record {
        path: record,
        inferences: reason.path.as_ref().map(Path::inferences),
        conflicting: reason.parts.clone(),
        repair: reason.repair.clone(),
    }
}
