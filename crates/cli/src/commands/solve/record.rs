//! Verdicts as JSON records.

use ninerooks_board::Puzzle;
use ninerooks_exact::Diagnosis;
use ninerooks_logic::{Effort, Level, Spent};
use ninerooks_step::Path;
use ninerooks_text::json::{Form, SolveRecord, Status, Written};
use serde::Serialize;

use super::tally::Tally;
use super::verdict::{End, Verdict};
use super::{Solver, puzzle};
use crate::answer::Answer;
use crate::chosen::Chosen;
use crate::diagnosis::With;
use crate::input::Piece;
use crate::resume::{EarlierAnswer, Steps, foreign};
use crate::term::exit::Exit;

/// The record of a verdict, as a line.
pub(super) fn line(piece: &Piece, verdict: &Verdict, solver: &Solver, form: Form) -> String {
    let profile = solver.recorded_profile();
    let end = verdict.path.as_ref().map(|path| &path.end);
    let is_stuck = verdict.end == End::Stuck;
    let steps = Written::new(verdict.steps(), form);
    let record = SolveRecord {
        // The line has more fields than the record, so it is not the record that says it.
        schema: steps.schema(),
        profile: end.map(|_| profile),
        solution: end.filter(|_| verdict.end == End::Solved).map(ToString::to_string),
        end: end.filter(|_| is_stuck).map(puzzle::state),
        message: message(verdict),
        line: piece.line_number(),
        ..SolveRecord::new(puzzle::recorded(piece, &verdict.puzzle), verdict.end.status())
    };
    let record = With::new(record, &verdict.diagnosis).knowing(verdict.uniqueness);
    let simplified = verdict.simplified.as_ref().map(|[before, after]| SimplifiedRecord {
        before: before.into(),
        after: after.into(),
        at_least: verdict.at_least,
        search: verdict.spent.map(|Spent { walks, states, work, cut_short }| SearchRecord {
            walks,
            states,
            work,
            cut_short,
        }),
    });
    let effort = (verdict.end == End::Solved).then(|| verdict.effort(solver));
    let length = verdict.path.as_ref().map(Path::length).unwrap_or_default();
    let rating = effort.map(|effort| RatingRecord {
        level: Level::of(&effort).name(),
        effort: EffortRecord::from(&effort),
        length: length.all,
        longest: length.longest,
    });
    steps.line(&Rated { record, rating, simplified }) + "\n"
}

/// A record, how hard the path is, and what leaving out steps came to.
#[derive(Serialize)]
struct Rated<R> {
    #[serde(flatten)]
    record: R,
    #[serde(skip_serializing_if = "Option::is_none")]
    rating: Option<RatingRecord>,
    #[serde(skip_serializing_if = "Option::is_none")]
    simplified: Option<SimplifiedRecord>,
}

#[derive(Serialize)]
struct RatingRecord {
    level: &'static str,
    #[serde(flatten)]
    effort: EffortRecord,
    length: usize,
    longest: usize,
}

#[derive(Serialize)]
struct SimplifiedRecord {
    before: EffortRecord,
    after: EffortRecord,
    #[serde(skip_serializing_if = "Option::is_none")]
    at_least: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    search: Option<SearchRecord>,
}

/// What it took to look for the path with the least to check.
#[derive(Serialize)]
struct SearchRecord {
    walks: usize,
    states: usize,
    work: u64,
    cut_short: usize,
}

#[derive(Serialize)]
struct EffortRecord {
    steps: usize,
    beyond_singles: usize,
    cost: u64,
    dearest: u64,
}

impl From<&Effort> for EffortRecord {
    fn from(effort: &Effort) -> Self {
        let &Effort { steps, beyond_singles, cost, dearest } = effort;
        Self { steps, beyond_singles, cost, dearest }
    }
}

/// What an earlier run wrote of a puzzle with the same profile.
pub(super) fn recall(
    piece: &Piece,
    puzzle: &Puzzle,
    line: &str,
    profile: &str,
    chosen: &Chosen,
) -> Result<Answer<Tally>, String> {
    let earlier = EarlierAnswer::of(line, piece, &puzzle::recorded(piece, puzzle))?;
    let (Some(status), Some(Steps::Told(steps)), None) =
        (earlier.status, earlier.steps, earlier.verdict)
    else {
        return Err(foreign());
    };
    if let Some(other) = &earlier.profile {
        if other != profile {
            return Err(format!("it was solved with the profile \"{other}\", not \"{profile}\""));
        }
        chosen.require(earlier.uniqueness)?;
    }
    let exit = if status == Status::Solved { Exit::Done } else { Exit::No };
    let note = Tally::remembered(status, steps as u64);
    Ok(Answer { text: String::new(), complaint: None, exit, note })
}

fn message(verdict: &Verdict) -> Option<String> {
    match &verdict.end {
        End::Solved => None,
        End::Stuck => Some(verdict.gave_up().join("; ")).filter(|words| !words.is_empty()),
        End::Multiple => Some("there is more than one solution".to_owned()),
        End::Invalid(reason) => Some(match &verdict.diagnosis {
            Diagnosis::Mistake(_) => reason.clone(),
            _ => match &verdict.repair {
                Some(repair) => format!("no solution: {reason}. {repair}"),
                None => format!("no solution: {reason}"),
            },
        }),
        End::Refused(_) => verdict.defect(),
    }
}
