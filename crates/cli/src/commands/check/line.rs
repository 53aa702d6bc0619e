//! One line: a path, and what is said of its end.

use ninerooks_board::{Grid, GridError, Puzzle};
use ninerooks_exact::reached;
use ninerooks_logic::{Technique, by_name};
use ninerooks_proof::{Budget, check_within};
use ninerooks_step::{Length, Path};
use ninerooks_text::formats;
use ninerooks_text::json::{self, JsonError, RecordedPath, Status};

use super::claim::{Claim, Judged, Kind, RecordClaim, positions, unjudged};
use crate::puzzle::empty;
use crate::term::look::Look;
use crate::words::{Detail, StepWriter, plural};

/// A line that was read.
pub(super) struct Line {
    path: RecordedPath,
    puzzle: Option<Puzzle>,
    claim: Claim,
}

/// What came of a line.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Outcome {
    /// A path of so many steps is right.
    Path(u64),
    /// A number of solutions is right.
    Count,
    /// An answer of `sets` without steps is right.
    Sets,
    /// It says nothing that could be right or wrong.
    Nothing,
    /// What it says cannot be judged here, for this reason.
    Unjudged(&'static str),
}

impl Line {
    /// Reads a line.
    ///
    /// # Errors
    /// What is wrong, to go behind the number of the line.
    pub(super) fn read(text: &str) -> Result<Self, String> {
        let path = json::read(text).map_err(|error| placed(&error))?;
        let claim: Claim = json::read_as(text).map_err(|error| placed(&error))?;
        // A line that only says what could not be read has no puzzle.
        let puzzle = match path.start() {
            Ok(puzzle) => Some(puzzle),
            Err(_) if claim.status == Some(Status::Error) => None,
            Err(error) => return Err(format!(", in its puzzle: {error}")),
        };
        Ok(Self { path, puzzle, claim })
    }

    /// Whether some step assumes that there is only one solution.
    pub(super) fn assumes_uniqueness(&self) -> bool {
        self.path.steps.iter().any(|step| step.proof.assumes_uniqueness())
    }

    /// How long the path is.
    pub(super) fn length(&self) -> Length {
        let Some(Ok(grid)) = self.puzzle.as_ref().map(state) else { return Length::default() };
        let mut path = Path::new(grid);
        self.path.steps.iter().for_each(|step| path.push(step.to_step(None)));
        path.length()
    }

    /// Each step on the state before it, in words or drawn.
    pub(super) fn shown(&self, look: Look, detail: Detail) -> String {
        let Some(Ok(mut grid)) = self.puzzle.as_ref().map(state) else { return String::new() };
        let writer = StepWriter { look, detail, digits: self.path.steps.len().to_string().len() };
        let mut text = String::new();
        for (i, recorded) in self.path.steps.iter().enumerate() {
            let technique = by_name(&recorded.technique).map(Technique::id);
            let step = recorded.to_step(technique);
            text += &writer.step(i + 1, &grid, &step);
            step.apply(&mut grid);
        }
        text
    }

    /// Whether it says that something else went wrong, and nothing of a path.
    pub(super) fn is_error(&self) -> bool {
        self.claim.status == Some(Status::Error) && self.path.steps.is_empty()
    }

    /// Judges whatever the line claims.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub(super) fn judge(&self) -> Result<Outcome, String> {
        let kind = self.claim.kind(self.path.steps.len());
        let mut budget = Budget::of_path();
        let start = match (self.puzzle.as_ref().map(state), kind) {
            (_, Kind::Nothing) => return Ok(Outcome::Nothing),
            (_, Kind::Rating) => {
                return Ok(Outcome::Unjudged("a rating has no proof; `rate` finds it again"));
            }
            (_, Kind::Unknown) => {
                return Ok(Outcome::Unjudged("there are neither steps nor a number of solutions"));
            }
            (Some(Ok(grid)), _) => grid,
            (Some(Err(_)), Kind::Count) => {
                self.claim.judge_count(None, &budget)?;
                return Ok(Outcome::Count);
            }
            (Some(Err(_)), _) if self.claims_nothing_more_than_invalid() => {
                return Ok(Outcome::Path(0));
            }
            (Some(Err(error)), _) => return Err(format!("the puzzle contradicts itself: {error}")),
            (None, _) => return Err("there is no puzzle to start from".to_owned()),
        };
        match kind {
            Kind::Count => {
                self.claim.judge_count(Some(&start), &budget)?;
                Ok(Outcome::Count)
            }
            Kind::Sets => Ok(match self.claim.judge_sets(&start, &budget)? {
                Judged::Right => Outcome::Sets,
                Judged::Not => Outcome::Unjudged("this answer of `sets` has no proof"),
            }),
            _ => {
                let outcome = self.judge_path(&start, &mut budget)?;
                if self.claim.has_count() {
                    self.claim.judge_count(Some(&start), &budget)?;
                }
                Ok(outcome)
            }
        }
    }

    /// Has every step judged on the state that the ones before it leave, then looks whether the end
    /// is what the line says.
    fn judge_path(&self, start: &Grid, budget: &mut Budget) -> Result<Outcome, String> {
        let mut grid = *start;
        for (i, step) in self.path.steps.iter().enumerate() {
            let judged = check_within(&grid, &step.actions, &step.proof, budget);
            if let Err(refusal) = judged {
                return Err(format!("step {} ({}): refused: {refusal}", i + 1, step.technique));
            }
            for action in &step.actions {
                action.apply(&mut grid);
            }
        }
        self.judge_status(start, &grid, budget)?;
        self.judge_end(&grid)?;
        self.judge_length()?;
        Ok(Outcome::Path(self.path.steps.len() as u64))
    }

    /// What a record says of its length.
    fn judge_length(&self) -> Result<(), String> {
        let Some(RecordClaim::Length { length, longest }) = self.claim.record else {
            return Ok(());
        };
        let found = self.length();
        let said = Length { all: length, longest };
        if said == found {
            return Ok(());
        }
        Err(format!("the length is given as {}, but it is {}", length_of(said), length_of(found)))
    }

    fn claims_nothing_more_than_invalid(&self) -> bool {
        let Claim { status, solution, end, .. } = &self.claim;
        *status == Some(Status::Invalid)
            && self.path.steps.is_empty()
            && (solution, end) == (&None, &None)
    }

    /// What the status says of the start, by search, and of the end.
    fn judge_status(&self, start: &Grid, end: &Grid, budget: &Budget) -> Result<(), String> {
        let Some(status) = self.claim.status else { return Ok(()) };
        let open = end.unsolved().len();
        let solutions = || {
            let positions = positions(budget);
            ninerooks_exact::count_within(start, 2, positions)
                .map_err(|_| format!("the status: {}", unjudged(positions)))
        };
        match status {
            // Placements in one step may contradict each other where there is no solution.
            Status::Solved if open == 0 => match Grid::new(&end.to_puzzle()) {
                Ok(_) => Ok(()),
                Err(error) => Err(format!("the status is solved, but at the end {error}")),
            },
            Status::Solved => {
                let open = plural(open as u64, "cell stays", "cells stay");
                Err(format!("the status is solved, but {open} open"))
            }
            Status::Stuck if open == 0 => Err("the status is stuck, but it is solved".to_owned()),
            Status::Stuck => match (end.contradiction(), solutions()?) {
                (Some(sector), _) => Err(format!("the status is stuck, but {}", empty(sector))),
                (None, 1) => Ok(()),
                (None, 0) => Err("the status is stuck, but there is no solution".to_owned()),
                (None, _) => Err("the status is stuck, but there are several solutions".to_owned()),
            },
            Status::Invalid if solutions()? > 0 => {
                Err("the status is invalid, but there is a solution".to_owned())
            }
            Status::Multiple if solutions()? < 2 => {
                Err("the status is multiple, but there are no two solutions".to_owned())
            }
            _ => Ok(()),
        }
    }

    /// What the line says of the state at the end.
    fn judge_end(&self, grid: &Grid) -> Result<(), String> {
        if let Some(solution) = &self.claim.solution
            && *solution != grid.to_string()
        {
            return Err(format!(
                "the solution is given as {solution}, but the steps end in {grid}"
            ));
        }
        let Some(text) = &self.claim.end else { return Ok(()) };
        let read = formats::read(text).map_err(|error| format!("its end: {error}"))?;
        let mut end = read.puzzle;
        end.rules = grid.rules();
        let end = Grid::new(&end).map_err(|error| format!("its end: {error}"))?;
        if (end.solved(), end.to_string()) != (grid.solved(), grid.to_string()) {
            Err(format!("the end is given as {end}, but the steps end in {grid}"))
        } else if end.live() != grid.live() {
            Err("the end is given with other candidates than the steps leave".to_owned())
        } else {
            Ok(())
        }
    }
}

/// The state that a puzzle describes.
fn state(puzzle: &Puzzle) -> Result<Grid, GridError> {
    Ok(reached(Grid::new(puzzle)?))
}

/// How long a path is, in words.
pub(super) fn length_of(length: Length) -> String {
    let all = plural(length.all as u64, "inference", "inferences");
    format!("{all} beyond singles, {} in the longest step", length.longest)
}

/// What is wrong with a line, to go behind its number.
fn placed(error: &JsonError) -> String {
    match error.column {
        Some(column) => format!(", column {column}: {}{}", error.message, error.shown()),
        None => format!(": {}", error.message),
    }
}
