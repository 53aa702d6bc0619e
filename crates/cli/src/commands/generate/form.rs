//! How a puzzle that was made is written.

use std::fmt::Write;

use ninerooks_board::{Grid, Puzzle};
use ninerooks_lab::Clues;
use ninerooks_logic::Solution;
use ninerooks_text::formats::{self, Format, Layout};
use ninerooks_text::json::{SolveRecord, Status, StepRecord};
use ninerooks_text::notation::describe;

/// How a puzzle is written.
pub(super) struct Form {
    pub(super) to: Option<&'static dyn Format>,
    /// The path as comments.
    pub(super) path: bool,
    /// The path as an object.
    pub(super) json: bool,
}

impl Form {
    /// Whether each puzzle has one line.
    pub(super) fn is_of_lines(&self) -> bool {
        !self.path && self.to.is_none_or(|format| format.layout() == Layout::Line)
    }

    /// The lines of a puzzle, with the path that `solve` finds and the name of its profile, if it has one.
    pub(super) fn write(
        &self,
        puzzle: &Puzzle,
        solve: &dyn Fn(&Grid) -> (Solution, Option<String>),
    ) -> String {
        let clues = Clues::from(puzzle);
        let path = (self.path || self.json).then(|| Grid::new(puzzle).ok()).flatten();
        let path = path.map(|grid| solve(&grid));
        if let (true, Some((solution, profile))) = (self.json, &path) {
            let is_solved = solution.path.end.is_solved();
            let status = if is_solved { Status::Solved } else { Status::Stuck };
            let record = SolveRecord {
                profile: profile.clone(),
                steps: solution.path.steps.iter().map(StepRecord::from).collect(),
                solution: is_solved.then(|| solution.path.end.to_string()),
                end: (!is_solved).then(|| crate::puzzle::state(&solution.path.end)),
                ..SolveRecord::new(clues.to_string(), status)
            };
            return record.under(puzzle.rules).to_line() + "\n";
        }
        let mut text = match self.to {
            Some(format) => formats::write(puzzle, format).text + "\n",
            None => format!("{clues}\n"),
        };
        let steps = path.map(|(solution, _)| solution.path.steps).unwrap_or_default();
        for (number, step) in (1..).zip(&steps) {
            let _ = writeln!(text, "# {number}. {}", describe(step));
        }
        if self.to.is_some_and(|format| format.layout() == Layout::Block) {
            // A blank line parts puzzles of several lines.
            text.push('\n');
        }
        text
    }
}

/// The puzzle of a line that was written before.
pub(super) fn of_line(line: &str) -> Option<Clues> {
    #[derive(serde::Deserialize)]
    struct Named {
        puzzle: String,
    }
    let named = serde_json::from_str::<Named>(line).map(|named| named.puzzle);
    let text = named.as_deref().unwrap_or(line);
    let read = formats::read(text).ok().filter(|read| read.puzzle.rules.is_none())?;
    Some(Clues::from(&read.puzzle))
}
