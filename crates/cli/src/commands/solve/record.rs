//! Verdicts as JSON records.

use ninerooks_text::json::{SolveRecord, StepRecord};

use super::puzzle;
use super::verdict::{End, Verdict};
use crate::input::Piece;

/// The record of a verdict, as a line.
pub(super) fn line(piece: &Piece, verdict: &Verdict, profile: &str) -> String {
    let end = verdict.path.as_ref().map(|path| &path.end);
    let is_stuck = verdict.end == End::Stuck;
    let record = SolveRecord {
        profile: end.map(|_| profile.to_owned()),
        steps: verdict.steps().iter().map(StepRecord::from).collect(),
        solution: end.filter(|grid| grid.is_solved()).map(ToString::to_string),
        end: end.filter(|_| is_stuck).map(puzzle::state),
        message: message(verdict),
        line: piece.line_number(),
        ..SolveRecord::new(puzzle::recorded(piece, &verdict.puzzle), verdict.end.status())
    };
    record.to_line() + "\n"
}

fn message(verdict: &Verdict) -> Option<String> {
    match &verdict.end {
        End::Solved => None,
        End::Stuck => (!verdict.limits.is_empty()).then(|| verdict.gave_up().join("; ")),
        End::Multiple => Some("there is more than one solution".to_owned()),
        End::Invalid(reason) => Some(format!("no solution: {reason}")),
        End::Refused(_) => verdict.defect(),
    }
}
