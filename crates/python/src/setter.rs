//! What setters ask: why a puzzle has no solution, what of it is not needed, and what is still possible.

use ninerooks::board::{Cell, Digit, Grid, Puzzle};
use ninerooks::exact::{self, Needless, Part};
use ninerooks::logic;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::error::Fault;
use crate::input;
use crate::number::{self, Whole};
use crate::puzzle::POSITIONS;
use crate::solve::checked;
use crate::step::PyStep;

/// Refutations are looked for up to so many inferences, as `ninerooks broken` does: about ten seconds.
const INFERENCES: u64 = 1 << 24;

/// How many positions are looked at without each of the givens and rules.
const EACH: u64 = 1 << 20;

/// Why a puzzle has no solution: the steps to a cell, a digit in a house or a rule that nothing is left for, none of which can be
/// left out. Nothing if no reason is found that can be followed.
#[pyfunction]
pub(crate) fn broken(puzzle: &Bound<'_, PyAny>) -> PyResult<Option<Vec<PyStep>>> {
    let given = input::one(puzzle)?;
    let steps = puzzle.py().detach(move || {
        let grid = Grid::new(&given.read(None)?)?;
        if let Ok(exact::Solutions::One(_) | exact::Solutions::Many) =
            exact::solutions_within(&grid, POSITIONS)
        {
            return Err(Fault::new("the puzzle has a solution"));
        }
        let Some(path) = logic::why_broken(&grid, INFERENCES) else { return Ok(None) };
        let profile = logic::Profile::default();
        let steps = path
            .walk()
            .map(|(before, step)| checked(PyStep::new(&before, step.clone(), profile.costs())));
        steps.collect::<Result<Vec<_>, Fault>>().map(Some)
    });
    Ok(steps?)
}

/// The givens and rules without which there is one solution still: `alone`, each by itself; `together`, some that can all go, to
/// which no other one can be added; `unknown`, where the search cannot say.
#[pyfunction]
pub(crate) fn needless<'py>(puzzle: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyDict>> {
    let given = input::one(puzzle)?;
    let found = puzzle.py().detach(move || {
        let puzzle = given.read(None)?;
        let Some(Needless { alone, together, unknown }) = exact::needless(&puzzle, EACH) else {
            let words = "it has not exactly one solution, or the search cannot say";
            return Err(Fault::new(words));
        };
        let named = |parts: Vec<Part>| -> Vec<String> {
            parts.into_iter().map(|part| name(&puzzle, part)).collect()
        };
        Ok([("alone", alone), ("together", together), ("unknown", unknown)]
            .map(|(key, parts)| (key, named(parts))))
    })?;
    let all = PyDict::new(puzzle.py());
    for (key, names) in found {
        all.set_item(key, names)?;
    }
    Ok(all)
}

/// The candidates of each cell that are true in some solution: `{"r1c1": "157", …}`; an error where `positions` do not do.
#[pyfunction]
#[pyo3(
    signature = (puzzle, *, positions=None),
    text_signature = "(puzzle, *, positions=134217728)"
)]
pub(crate) fn true_candidates<'py>(
    puzzle: &Bound<'py, PyAny>,
    positions: Option<Whole>,
) -> PyResult<Bound<'py, PyDict>> {
    let positions =
        positions.map_or(Ok(POSITIONS), |positions| number::count("positions", &positions))?;
    let given = input::one(puzzle)?;
    let truths = puzzle.py().detach(move || {
        let grid = Grid::new(&given.read(None)?)?;
        exact::true_candidates(&grid, positions)
            .map_err(|_| Fault::new(format!("the search gave up after {positions} positions")))
    })?;
    let all = PyDict::new(puzzle.py());
    for cell in Cell::all() {
        let digits: String = truths.digits(cell).into_iter().map(Digit::to_char).collect();
        all.set_item(cell.to_string(), digits)?;
    }
    Ok(all)
}

/// A given as candidates are written, a rule as it is.
fn name(puzzle: &Puzzle, part: Part) -> String {
    match part {
        Part::Given(given) => given.to_string(),
        Part::Rule(number) => {
            puzzle.rules.list().get(number).map_or_else(String::new, ToString::to_string)
        }
    }
}
