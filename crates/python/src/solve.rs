//! Solving, hints, and all steps of a state.

use ninerooks::board::{Candidate, Grid};
use ninerooks::exact::{Diagnosis, diagnose, reached};
use ninerooks::logic::{self, Checking, Forms, Limit, Solution};
use ninerooks::step::Path;
use ninerooks::text::json::Status;
use ninerooks::text::notation;
use pyo3::prelude::*;

use crate::error::Fault;
use crate::input::{self, Given};
use crate::path::{PyPath, Solved};
use crate::profile::Chosen;
use crate::puzzle::POSITIONS;
use crate::step::PyStep;

/// Solves a puzzle step by step. Each step is checked, unless `check` is false.
#[pyfunction]
#[pyo3(signature = (puzzle, profile="default", *, uniqueness=None, check=true))]
pub(crate) fn solve(
    puzzle: &Bound<'_, PyAny>,
    profile: &str,
    uniqueness: Option<&str>,
    check: bool,
) -> PyResult<PyPath> {
    let given = input::one(puzzle)?;
    let chosen = Chosen::new(profile, uniqueness)?;
    let solved = puzzle.py().detach(move || solved(&given, &chosen, checking(check)));
    Ok(PyPath::new(solved?))
}

/// The next step, of equal ones the one that is seen most easily, or nothing.
#[pyfunction]
#[pyo3(signature = (puzzle, profile="default", *, uniqueness=None))]
pub(crate) fn hint(
    puzzle: &Bound<'_, PyAny>,
    profile: &str,
    uniqueness: Option<&str>,
) -> PyResult<Option<PyStep>> {
    let given = input::one(puzzle)?;
    let chosen = Chosen::new(profile, uniqueness)?;
    let step = puzzle.py().detach(move || {
        let grid = sound(&given)?;
        let profile = chosen.at(&grid);
        let step = logic::next_hint(&grid, &profile);
        step.map(|step| checked(PyStep::new(&grid, step, profile.costs()))).transpose()
    });
    Ok(step?)
}

/// All steps that can be taken now, technique by technique, of equal ones those first that are seen most easily.
#[pyfunction]
#[pyo3(signature = (puzzle, profile="default", *, uniqueness=None, all_forms=false))]
pub(crate) fn steps(
    puzzle: &Bound<'_, PyAny>,
    profile: &str,
    uniqueness: Option<&str>,
    all_forms: bool,
) -> PyResult<Vec<PyStep>> {
    let given = input::one(puzzle)?;
    let chosen = Chosen::new(profile, uniqueness)?;
    let forms = if all_forms { Forms::All } else { Forms::Once };
    let steps = puzzle.py().detach(move || {
        let grid = sound(&given)?;
        let profile = chosen.at(&grid);
        let steps = logic::all_steps(&grid, &profile, forms);
        let steps = logic::easiest_seen_first(&grid, profile.costs(), steps);
        steps
            .into_iter()
            .map(|step| checked(PyStep::new(&grid, step, profile.costs())))
            .collect::<Result<Vec<_>, _>>()
    });
    Ok(steps?)
}

/// The steps that decide whether a candidate is true, none of which can be left out; nothing if the profile does not
/// decide it. A candidate is written as `6r4c5`, or the other way round.
#[pyfunction]
#[pyo3(signature = (puzzle, candidate, profile="default", *, uniqueness=None))]
pub(crate) fn why(
    puzzle: &Bound<'_, PyAny>,
    candidate: &str,
    profile: &str,
    uniqueness: Option<&str>,
) -> PyResult<Option<Vec<PyStep>>> {
    let candidate = asked(candidate)?;
    let given = input::one(puzzle)?;
    let chosen = Chosen::new(profile, uniqueness)?;
    let steps = puzzle.py().detach(move || {
        let grid = sound(&given)?;
        let profile = chosen.at(&grid);
        let Some(path) = logic::why(&grid, &profile, candidate) else { return Ok(None) };
        let steps = path
            .walk()
            .map(|(before, step)| checked(PyStep::new(&before, step.clone(), profile.costs())));
        steps.collect::<Result<Vec<_>, Fault>>().map(Some)
    });
    Ok(steps?)
}

/// A candidate as people ask for it: `6r4c5`, `r4c5=6`, `r4c5<>6`, `(6)r4c5`.
fn asked(text: &str) -> Result<Candidate, Fault> {
    let bare: String = text.chars().filter(char::is_ascii_alphanumeric).collect();
    let turned = || {
        let (cell, digit) = bare.split_at_checked(4)?;
        format!("{digit}{cell}").parse().ok()
    };
    let candidate = bare.parse().ok().or_else(turned);
    candidate.ok_or_else(|| Fault::expected("a candidate such as 6r4c5", format!("{text:?}")))
}

pub(crate) const fn checking(check: bool) -> Checking {
    if check { Checking::On } else { Checking::Off }
}

/// What solving comes to. Where logic is stuck, a search says why.
pub(crate) fn solved(given: &Given, chosen: &Chosen, checking: Checking) -> Result<Solved, Fault> {
    let puzzle = given.read(None)?;
    let diagnosis = diagnose(&puzzle, POSITIONS);
    let (profile, costs) = (chosen.profile.id().to_owned(), *chosen.profile.costs());
    let at_sight = match Grid::new(&puzzle) {
        Err(error) => Err(error.to_string()),
        Ok(_) if matches!(diagnosis, Diagnosis::Mistake(_)) => {
            Err("with what was placed and eliminated no solution is left".to_owned())
        }
        Ok(grid) => Ok(reached(grid)),
    };
    let grid = match at_sight {
        Ok(grid) => grid,
        Err(reason) => {
            let (status, message) = (Status::Invalid, Some(format!("no solution: {reason}")));
            return Ok(Solved { puzzle, profile, costs, status, message, path: None });
        }
    };
    if let Diagnosis::NoSolution | Diagnosis::DeadEnd = diagnosis {
        // Nothing to walk to: the path is the proof that there is none, if simple steps have one.
        let path = logic::refute(&grid);
        let (status, message) =
            (Status::Invalid, Some(format!("no solution: {}", none(path.as_ref()))));
        let path = Some(path.unwrap_or_else(|| Path::new(grid)));
        return Ok(Solved { puzzle, profile, costs, status, message, path });
    }
    let Solution { path, status, limits } = logic::solve(&grid, &chosen.at(&grid), checking);
    let (status, message) = match (status, &diagnosis) {
        (logic::Status::Refused(step, refusal), _) => {
            let step = notation::describe(&step);
            (
                Status::Error,
                Some(format!("a defect of ninerooks: the checker refuses {step}: {refusal}")),
            )
        }
        (logic::Status::Contradiction(sector), _) => {
            let empty = notation::empty(sector);
            (Status::Invalid, Some(format!("no solution: in the end {empty}")))
        }
        (_, Diagnosis::Several { .. }) => {
            (Status::Multiple, Some("there is more than one solution".to_owned()))
        }
        (logic::Status::Solved, _) => (Status::Solved, None),
        (logic::Status::Stuck, _) => (Status::Stuck, gave_up(&limits)),
    };
    Ok(Solved { puzzle, profile, costs, status, message, path: Some(path) })
}

/// Why there is no solution: the steps to a sector without candidates, or that a search finds none.
fn none(path: Option<&Path>) -> String {
    let reason = path.and_then(notation::refuted);
    reason.unwrap_or_else(|| "a search of all possibilities finds none".to_owned())
}

fn gave_up(limits: &[Limit]) -> Option<String> {
    let sentences =
        limits.iter().map(|(technique, over)| format!("{} gave up: {over}", technique.name()));
    Some(sentences.collect::<Vec<_>>().join("; ")).filter(|words| !words.is_empty())
}

/// A state from which there is a solution, or none is known not to be.
fn sound(given: &Given) -> Result<Grid, Fault> {
    let puzzle = given.read(None)?;
    let grid = reached(Grid::new(&puzzle)?);
    match diagnose(&puzzle, POSITIONS) {
        Diagnosis::NoSolution => {
            let why = none(logic::refute(&grid).as_ref());
            Err(Fault::new(format!("the puzzle has no solution: {why}")))
        }
        Diagnosis::DeadEnd => {
            let why = none(logic::refute(&grid).as_ref());
            Err(Fault::new(format!(
                "with what was placed and eliminated no solution is left: {why}"
            )))
        }
        Diagnosis::Mistake(_) => {
            Err(Fault::new("with what was placed and eliminated no solution is left"))
        }
        Diagnosis::Sound | Diagnosis::Several { .. } | Diagnosis::Unknown => Ok(grid),
    }
}

/// A step that the checker accepts.
pub(crate) fn checked(step: PyStep) -> Result<PyStep, Fault> {
    match step.step.check(&step.before) {
        Ok(()) => Ok(step),
        Err(refusal) => {
            let words = notation::describe(&step.step);
            Err(Fault::new(format!(
                "a defect of ninerooks: the checker refuses {words}: {refusal}"
            )))
        }
    }
}
