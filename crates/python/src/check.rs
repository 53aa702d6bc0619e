//! Checking paths, whoever wrote them.

use ninerooks::board::Grid;
use ninerooks::exact::reached;
use ninerooks::proof::{Budget, check_within};
use ninerooks::text::json::{self, SolveRecord, Status};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString};

use crate::error::Fault;
use crate::path::PyPath;
use crate::pickle::{Reduced, reduced};
use crate::puzzle::hash;
use crate::step::PyStep;

/// What the checker says of a path: true if every step follows by its own proof.
#[pyclass(name = "Verdict", module = "ninerooks", frozen)]
#[derive(PartialEq, Eq)]
pub(crate) struct PyVerdict {
    #[pyo3(get)]
    accepted: bool,
    /// How many steps were accepted.
    #[pyo3(get)]
    steps: usize,
    /// Why the next one, or the end that is claimed, was refused.
    #[pyo3(get)]
    reason: Option<String>,
    /// Whether some step assumes that the puzzle has only one solution.
    #[pyo3(get)]
    assumes_uniqueness: bool,
    /// The state that the accepted steps lead to, on a line.
    #[pyo3(get)]
    end: String,
    /// What was judged: a verdict that is unpickled is not believed, but made again.
    checked: String,
}

impl PyVerdict {
    /// What the checker says of a line.
    pub(crate) fn of(text: String) -> Result<Self, Fault> {
        Ok(Self { checked: text.clone(), ..judge(&text)? })
    }
}

#[pymethods]
impl PyVerdict {
    fn __bool__(&self) -> bool {
        self.accepted
    }

    fn __repr__(&self) -> String {
        match &self.reason {
            None => format!("<Verdict: {} steps accepted>", self.steps),
            Some(reason) => format!("<Verdict: refused, {reason}>"),
        }
    }

    fn __eq__(&self, other: &Self) -> bool {
        self == other
    }

    fn __hash__(&self) -> u64 {
        hash(&self.checked)
    }

    fn __copy__(slf: PyRef<'_, Self>) -> PyRef<'_, Self> {
        slf
    }

    fn __deepcopy__<'py>(slf: PyRef<'py, Self>, _memo: &Bound<'py, PyAny>) -> PyRef<'py, Self> {
        slf
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Reduced<'py>> {
        let fields = PyDict::new(py);
        fields.set_item("checked", &self.checked)?;
        reduced("Verdict", fields)
    }
}

/// Checks a path: a `Path`, a `Step`, or a line of JSON with a puzzle and steps, whoever wrote it. The solution that it
/// claims has to be what the steps lead to.
#[pyfunction]
pub(crate) fn check(path: &Bound<'_, PyAny>) -> PyResult<PyVerdict> {
    let text = if let Ok(text) = path.cast::<PyString>() {
        text.to_string_lossy().into_owned()
    } else if let Ok(path) = path.cast::<PyPath>() {
        path.get().to_json()
    } else if let Ok(step) = path.cast::<PyStep>() {
        step.get().to_json()
    } else {
        let kind = path.get_type().name()?;
        return Err(PyTypeError::new_err(format!("a Path, a Step or JSON is checked, not {kind}")));
    };
    Ok(path.py().detach(move || PyVerdict::of(text))?)
}

fn judge(text: &str) -> Result<PyVerdict, Fault> {
    let path = json::read(text)?;
    let claim = json::read_as::<SolveRecord>(text).ok();
    let mut grid = reached(Grid::new(&path.start()?)?);
    let mut budget = Budget::of_path();
    let assumes_uniqueness = path.steps.iter().any(|step| step.proof.assumes_uniqueness());
    let verdict = |grid: &Grid, steps: usize, reason: Option<String>| PyVerdict {
        accepted: reason.is_none(),
        steps,
        reason,
        assumes_uniqueness,
        end: grid.to_string(),
        checked: String::new(),
    };
    for (i, step) in path.steps.iter().enumerate() {
        if let Err(refusal) = check_within(&grid, &step.actions, &step.proof, &mut budget) {
            let reason = format!("step {} ({}): {refusal}", i + 1, step.technique);
            return Ok(verdict(&grid, i, Some(reason)));
        }
        for action in &step.actions {
            action.apply(&mut grid);
        }
    }
    let reason = claim.and_then(|claim| match (claim.solution, claim.status) {
        (Some(solution), _) if solution != grid.to_string() => {
            Some(format!("the solution is given as {solution}, but the steps end in {grid}"))
        }
        (_, Status::Solved) if !grid.is_solved() => {
            Some("the status is solved, but cells stay open".to_owned())
        }
        _ => None,
    });
    Ok(verdict(&grid, path.steps.len(), reason))
}
