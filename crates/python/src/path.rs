//! Paths.

use std::fmt::Write;
use std::sync::Arc;

use ninerooks::board::Puzzle;
use ninerooks::logic::{Costs, Effort, Level};
use ninerooks::step::{Length, Path, Step};
use ninerooks::text::json::{SolveRecord, Status, StepRecord};
use ninerooks::text::notation;
use pyo3::IntoPyObjectExt;
use pyo3::exceptions::{PyIndexError, PyTypeError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList, PySlice};

use crate::error::Fault;
use crate::pickle::{self, Reduced, reduced};
use crate::puzzle::{PyGrid, hash, line, state};
use crate::step::{PyStep, same};

/// What solving a puzzle came to.
pub(crate) struct Solved {
    pub(crate) puzzle: Puzzle,
    pub(crate) profile: String,
    pub(crate) costs: Costs,
    pub(crate) status: Status,
    /// What there is to say beside the status.
    pub(crate) message: Option<String>,
    /// Nothing where the puzzle contradicts itself at sight.
    pub(crate) path: Option<Path>,
}

impl Solved {
    fn steps(&self) -> &[Step] {
        self.path.as_ref().map_or(&[], |path| &path.steps)
    }

    fn effort(&self) -> Effort {
        Effort::of(self.steps(), &self.costs)
    }

    fn length(&self) -> Length {
        self.path.as_ref().map(Path::length).unwrap_or_default()
    }

    fn is_solved(&self) -> bool {
        self.status == Status::Solved
    }

    fn status(&self) -> &'static str {
        status_of(self.status)
    }

    /// The state at the end.
    pub(crate) fn end(&self) -> Result<&ninerooks::board::Grid, Fault> {
        let path = self.path.as_ref();
        path.map(|path| &path.end)
            .ok_or_else(|| Fault::new("the puzzle contradicts itself: there is no state"))
    }
}

/// The name of a status.
pub(crate) const fn status_of(status: Status) -> &'static str {
    match status {
        Status::Solved => "solved",
        Status::Stuck => "stuck",
        Status::Invalid => "invalid",
        Status::Multiple => "multiple",
        _ => "error",
    }
}

/// The steps from a puzzle to where logic ends, each checked.
#[pyclass(name = "Path", module = "ninerooks", frozen, sequence)]
pub(crate) struct PyPath {
    pub(crate) solved: Arc<Solved>,
}

impl PyPath {
    pub(crate) fn new(solved: Solved) -> Self {
        Self { solved: Arc::new(solved) }
    }

    fn all(&self) -> Vec<PyStep> {
        let walk = self.solved.path.iter().flat_map(Path::walk);
        walk.map(|(before, step)| PyStep::new(&before, step.clone(), &self.solved.costs)).collect()
    }
}

#[pymethods]
impl PyPath {
    /// `solved`, `stuck`, `multiple`, `invalid`; `error` if the checker refused a step.
    #[getter]
    fn status(&self) -> &'static str {
        self.solved.status()
    }

    /// What there is to say beside the status: why there is no solution, or which techniques gave up.
    #[getter]
    fn message(&self) -> Option<&str> {
        self.solved.message.as_deref()
    }

    /// The puzzle on a line.
    #[getter]
    fn puzzle(&self) -> String {
        line(&self.solved.puzzle)
    }

    /// The profile.
    #[getter]
    fn profile(&self) -> &str {
        &self.solved.profile
    }

    #[getter]
    fn steps(&self) -> Vec<PyStep> {
        self.all()
    }

    /// The state at the beginning; `None` where the puzzle contradicts itself at sight.
    #[getter]
    fn start(&self) -> Option<PyGrid> {
        self.solved.path.as_ref().map(|path| PyGrid(path.start))
    }

    /// The state at the end.
    #[getter]
    fn end(&self) -> Option<PyGrid> {
        self.solved.path.as_ref().map(|path| PyGrid(path.end))
    }

    /// The solution on a line, if it was reached.
    #[getter]
    fn solution(&self) -> Option<String> {
        let path = self.solved.path.as_ref().filter(|_| self.solved.is_solved());
        path.map(|path| path.end.to_string())
    }

    /// How hard the path is, from `easy` to `extreme`, if it reaches the solution.
    #[getter]
    fn level(&self) -> Option<&'static str> {
        self.solved.is_solved().then(|| Level::of(&self.solved.effort()).name())
    }

    /// What all steps cost.
    #[getter]
    fn cost(&self) -> u64 {
        self.solved.effort().cost
    }

    /// What the dearest step costs.
    #[getter]
    fn dearest(&self) -> u64 {
        self.solved.effort().dearest
    }

    /// How many inferences a reader has to check, beyond singles.
    #[getter]
    fn length(&self) -> usize {
        self.solved.length().all
    }

    /// How many of them the longest step has.
    #[getter]
    fn longest(&self) -> usize {
        self.solved.length().longest
    }

    /// How many steps each technique takes, by its id, in the order in which they are first taken.
    #[getter]
    fn techniques<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let counts = PyDict::new(py);
        for step in self.solved.steps() {
            let id = step.technique.id();
            let known = counts.get_item(id)?;
            let known: usize = known.map_or(Ok(0), |count| count.extract())?;
            counts.set_item(id, known + 1)?;
        }
        Ok(counts)
    }

    /// Whether some step assumes that the puzzle has only one solution.
    #[getter]
    fn assumes_uniqueness(&self) -> bool {
        self.solved.path.as_ref().is_some_and(Path::assumes_uniqueness)
    }

    /// The path as a line of JSON with all proofs, as `ninerooks solve --json` writes it and `check` reads it.
    pub(crate) fn to_json(&self) -> String {
        let solved = &*self.solved;
        let end = solved.path.as_ref().map(|path| &path.end);
        let record = SolveRecord {
            profile: end.map(|_| solved.profile.clone()),
            steps: solved.steps().iter().map(StepRecord::from).collect(),
            solution: self.solution(),
            end: end.filter(|_| solved.status == Status::Stuck).map(state),
            message: solved.message.clone(),
            ..SolveRecord::new(recorded(solved), solved.status)
        };
        record.under(solved.puzzle.rules).to_line()
    }

    fn __len__(&self) -> usize {
        self.solved.steps().len()
    }

    /// A step, or those of a slice as a list.
    fn __getitem__<'py>(
        &self,
        py: Python<'py>,
        index: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyAny>> {
        if let Ok(slice) = index.cast::<PySlice>() {
            let all = PyList::new(py, self.all())?;
            return all.as_sequence().as_any().get_item(slice);
        }
        let index: isize = index.extract().map_err(|_| {
            let kind = index.get_type().name().map_or_else(|_| "?".to_owned(), |n| n.to_string());
            PyTypeError::new_err(format!(
                "a step has a number, or a slice of them is taken, not {kind}"
            ))
        })?;
        let steps = self.solved.steps().len();
        let at =
            if index < 0 { steps.checked_add_signed(index) } else { usize::try_from(index).ok() };
        let walk = at.and_then(|at| self.solved.path.as_ref()?.walk().nth(at));
        let (before, step) =
            walk.ok_or_else(|| PyIndexError::new_err(format!("the path has {steps} steps")))?;
        PyStep::new(&before, step.clone(), &self.solved.costs).into_bound_py_any(py)
    }

    fn __iter__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        Ok(PyList::new(py, self.all())?.try_iter()?.into_any())
    }

    fn __str__(&self) -> String {
        let mut text = String::new();
        for (i, step) in self.solved.steps().iter().enumerate() {
            let _ = writeln!(text, "{}. {}", i + 1, notation::describe(step));
        }
        text += self.status();
        text
    }

    /// What there is to say of the path, as plain Python, with its steps.
    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let all = PyDict::new(py);
        all.set_item("puzzle", self.puzzle())?;
        all.set_item("profile", self.profile())?;
        all.set_item("status", self.status())?;
        all.set_item("message", self.message())?;
        all.set_item("solution", self.solution())?;
        all.set_item("level", self.level())?;
        all.set_item("cost", self.cost())?;
        all.set_item("dearest", self.dearest())?;
        let length = self.solved.length();
        all.set_item("length", length.all)?;
        all.set_item("longest", length.longest)?;
        all.set_item("assumes_uniqueness", self.assumes_uniqueness())?;
        let steps = self.all();
        let steps = steps.iter().map(|step| step.to_dict(py)).collect::<PyResult<Vec<_>>>()?;
        all.set_item("steps", steps)?;
        Ok(all)
    }

    fn __eq__(&self, other: &Self) -> bool {
        let (one, other) = (&*self.solved, &*other.solved);
        let head = |of: &Solved| (of.costs, of.status, of.path.as_ref().map(|path| path.start));
        let are_same = one.steps().iter().zip(other.steps()).all(|(one, other)| same(one, other));
        one.puzzle == other.puzzle
            && (&one.profile, &one.message) == (&other.profile, &other.message)
            && head(one) == head(other)
            && one.steps().len() == other.steps().len()
            && are_same
    }

    fn __hash__(&self) -> u64 {
        hash(&format!("{} {} {}", self.puzzle(), self.profile(), self.__len__()))
    }

    fn __repr__(&self) -> String {
        format!("<Path of {} steps, {}>", self.__len__(), self.status())
    }

    /// The path as a table.
    fn _repr_html_(&self) -> String {
        let mut html = "<table><thead><tr><th>#</th><th>Technique</th><th>Step</th><th>Cost</th></tr></thead><tbody>"
            .to_owned();
        for (i, step) in self.solved.steps().iter().enumerate() {
            let line = notation::describe(step);
            let (name, rest) = line.split_once(": ").unwrap_or((&line, ""));
            let cost = self.solved.costs.of(step);
            let _ = write!(
                html,
                "<tr><td>{}</td><td>{}</td><td style=\"text-align:left\"><code>{}</code></td><td>{cost}</td></tr>",
                i + 1,
                escaped(name),
                escaped(rest)
            );
        }
        let level = self.level().map_or_else(String::new, |level| format!(", {level}"));
        let (status, cost) = (self.status(), self.cost());
        let _ = write!(
            html,
            "</tbody><tfoot><tr><td></td><td>{status}{level}</td><td></td><td>{cost}</td></tr></tfoot></table>"
        );
        html
    }

    fn __copy__(slf: PyRef<'_, Self>) -> PyRef<'_, Self> {
        slf
    }

    fn __deepcopy__<'py>(slf: PyRef<'py, Self>, _memo: &Bound<'py, PyAny>) -> PyRef<'py, Self> {
        slf
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Reduced<'py>> {
        let fields = PyDict::new(py);
        pickle::write_path(&self.solved, &fields)?;
        reduced("Path", fields)
    }
}

/// The puzzle as records have it: its state where it has more than givens.
fn recorded(solved: &Solved) -> String {
    let puzzle = &solved.puzzle;
    let is_plain = puzzle.candidates.is_none() && puzzle.values().count() == puzzle.givens().len();
    match &solved.path {
        Some(path) if !is_plain => state(&path.start),
        _ => line(puzzle),
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
