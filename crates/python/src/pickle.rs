//! What our objects are when they are pickled: the name of their class, a version, and fields of plain Python.
//!
//! A pickle is text from outside, as everything else that is read: what is missing or makes no sense is an error. What the
//! checker has accepted is not believed either. Steps and paths bring their proofs, and are checked again;
//! a verdict brings what was judged, and is judged again.

use ninerooks::board::{
    Candidate, CandidateSet, Cell, Digit, DigitSet, Grid, GridError, Puzzle, Rules,
};
use ninerooks::exact::{Diagnosis, diagnose};
use ninerooks::logic::{Costs, Technique, by_name};
use ninerooks::step::{Path, Step};
use ninerooks::text::json::{self, Status, StepRecord, StepsRecord};
use pyo3::IntoPyObjectExt;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString};

use crate::check::PyVerdict;
use crate::error::Fault;
use crate::input;
use crate::path::{PyPath, Solved, status_of};
use crate::puzzle::{self, POSITIONS, PyGrid, PyPuzzle, line, state};
use crate::rate::PyRating;
use crate::step::PyStep;

/// The version that is written, and the only one that is known.
const VERSION: u64 = 1;

/// What `__reduce__` answers: a function, and what it is called with.
pub(crate) type Reduced<'py> = (Bound<'py, PyAny>, (&'static str, u64, Bound<'py, PyDict>));

/// What an object of a class is when it is pickled.
pub(crate) fn reduced<'py>(
    kind: &'static str,
    fields: Bound<'py, PyDict>,
) -> PyResult<Reduced<'py>> {
    let restore = fields.py().import("ninerooks._ninerooks")?.getattr("_restore")?;
    Ok((restore, (kind, VERSION, fields)))
}

/// An object out of what it was when it was pickled.
#[pyfunction]
#[pyo3(name = "_restore")]
pub(crate) fn restore(kind: &str, version: u64, fields: &Bound<'_, PyDict>) -> PyResult<Py<PyAny>> {
    if version != VERSION {
        let words =
            "pickles of this program have another version: pickle again with the newer of the two";
        return Err(Fault::new(format!(
            "version {version} of a pickle is not known here, only {VERSION}; {words}"
        ))
        .into());
    }
    let fields = Fields { kind, fields };
    let py = fields.fields.py();
    match kind {
        "Puzzle" => PyPuzzle::restored(&fields)?.into_py_any(py),
        "Grid" => PyGrid(grid(&fields)?).into_py_any(py),
        "Step" => step(&fields)?.into_py_any(py),
        "Path" => path(&fields)?.into_py_any(py),
        "Rating" => PyRating::restored(&fields)?.into_py_any(py),
        "Verdict" => {
            let text: String = fields.get("checked")?;
            PyVerdict::of(text)?.into_py_any(py)
        }
        _ => {
            let found = format!("{kind:?}");
            Err(Fault::expected("a pickle of a Puzzle, Grid, Step, Path, Rating or Verdict", found)
                .into())
        }
    }
}

/// The fields of a pickled object.
pub(crate) struct Fields<'a, 'py> {
    kind: &'a str,
    fields: &'a Bound<'py, PyDict>,
}

impl<'py> Fields<'_, 'py> {
    /// A field by its name.
    pub(crate) fn get<T: for<'a> FromPyObject<'a, 'py>>(&self, name: &str) -> Result<T, Fault> {
        let value = self.fields.get_item(name).ok().flatten();
        let value = value.and_then(|value| value.extract().ok());
        value.ok_or_else(|| self.fault(name))
    }

    /// Whether there is such a field.
    fn has(&self, name: &str) -> bool {
        matches!(self.fields.get_item(name), Ok(Some(_)))
    }

    /// That a field is not what it should be.
    pub(crate) fn fault(&self, name: &str) -> Fault {
        Fault::new(format!(
            "the pickle of a {} is damaged: `{name}` is missing or wrong",
            self.kind
        ))
    }
}

/// A puzzle as fields.
pub(crate) fn write_puzzle(puzzle: &Puzzle, fields: &Bound<'_, PyDict>) -> PyResult<()> {
    let givens = puzzle.givens();
    let given = |cell: Cell| {
        puzzle.value(cell).filter(|_| givens.contains(cell)).map_or('.', Digit::to_char)
    };
    fields.set_item("values", line(puzzle))?;
    fields.set_item("givens", Cell::all().map(given).collect::<String>())?;
    fields.set_item("candidates", puzzle.candidates.as_deref().map(marks))?;
    if let Some(hidden) = &puzzle.hidden {
        fields.set_item("hidden", marks(hidden))?;
    }
    write_rules(puzzle.rules, fields)?;
    let about = &puzzle.metadata;
    for (name, words) in [
        ("title", &about.title),
        ("author", &about.author),
        ("description", &about.description),
        ("comment", &about.comment),
        ("date", &about.date),
        ("source", &about.source),
        ("level", &about.level),
        ("url", &about.url),
    ] {
        fields.set_item(name, words)?;
    }
    Ok(())
}

/// The puzzle that fields describe.
pub(crate) fn read_puzzle(fields: &Fields<'_, '_>) -> Result<Puzzle, Fault> {
    let mut puzzle = Puzzle::default();
    for value in digits(fields, "values")? {
        puzzle.place(value);
    }
    for given in digits(fields, "givens")? {
        if puzzle.value(given.cell()) != Some(given.digit()) {
            return Err(fields.fault("givens"));
        }
        puzzle.give(given);
    }
    let candidates: Option<String> = fields.get("candidates")?;
    let candidates =
        candidates.map(|text| unmarked(&text).ok_or_else(|| fields.fault("candidates")));
    puzzle.candidates = candidates.transpose()?.map(Box::new);
    // Only few have any, and older pickles none.
    if fields.has("hidden") {
        let hidden: String = fields.get("hidden")?;
        let hidden = unmarked(&hidden).ok_or_else(|| fields.fault("hidden"))?;
        puzzle.hidden = Some(Box::new(hidden));
    }
    puzzle = ruled(puzzle, fields)?;
    let about = &mut puzzle.metadata;
    about.title = fields.get("title")?;
    about.author = fields.get("author")?;
    about.description = fields.get("description")?;
    about.comment = fields.get("comment")?;
    about.date = fields.get("date")?;
    about.source = fields.get("source")?;
    about.level = fields.get("level")?;
    about.url = fields.get("url")?;
    Ok(puzzle)
}

/// Only few puzzles have rules, and older pickles none.
fn write_rules(rules: Rules, fields: &Bound<'_, PyDict>) -> PyResult<()> {
    if rules.is_none() { Ok(()) } else { fields.set_item("rules", puzzle::rules(rules)) }
}

/// A puzzle with the rules that fields name.
fn ruled(puzzle: Puzzle, fields: &Fields<'_, '_>) -> Result<Puzzle, Fault> {
    if !fields.has("rules") {
        return Ok(puzzle);
    }
    let names: Vec<String> = fields.get("rules")?;
    input::with_rules(puzzle, &names).map_err(|_| fields.fault("rules"))
}

/// A state as fields: the puzzle as its author gave it, and what became of it.
pub(crate) fn write_grid(grid: &Grid, fields: &Bound<'_, PyDict>) -> PyResult<()> {
    fields.set_item("givens", grid.as_given().to_string())?;
    fields.set_item("excluded", marks(grid.excluded()))?;
    fields.set_item("values", grid.to_string())?;
    fields.set_item("live", marks(grid.live()))?;
    write_rules(grid.rules(), fields)
}

fn grid(fields: &Fields<'_, '_>) -> Result<Grid, Fault> {
    let set = |name| {
        let text: String = fields.get(name)?;
        unmarked(&text).ok_or_else(|| fields.fault(name))
    };
    let (excluded, live) = (set("excluded")?, set("live")?);
    let mut given = Puzzle::default();
    for value in digits(fields, "givens")? {
        given.give(value);
    }
    given = ruled(given, fields)?;
    given.candidates = Some(Box::new(given.default_candidates() - excluded));
    let mut grid = Grid::new(&given).map_err(|_: GridError| fields.fault("givens"))?;
    for value in digits(fields, "values")? {
        // A digit that something excludes may be there all the same, in a state that contradicts itself.
        if grid.value(value.cell()).is_some_and(|own| own != value.digit()) {
            return Err(fields.fault("values"));
        }
        grid.place(value);
    }
    for candidate in grid.live().iter().filter(|&candidate| !live.contains(candidate)) {
        grid.eliminate(candidate);
    }
    if *grid.live() != live {
        return Err(fields.fault("live"));
    }
    Ok(grid)
}

/// A step as fields.
pub(crate) fn write_step(step: &PyStep, fields: &Bound<'_, PyDict>) -> PyResult<()> {
    fields.set_item("before", PyGrid(step.before))?;
    fields.set_item("step", step.to_json())?;
    fields.set_item("cost", step.cost)
}

fn step(fields: &Fields<'_, '_>) -> Result<PyStep, Fault> {
    let before = state_of(fields, "before")?;
    let text: String = fields.get("step")?;
    let steps = walked(fields, &before, &text)?;
    let [step] = &steps[..] else { return Err(fields.fault("step")) };
    Ok(PyStep { step: step.clone(), before, cost: fields.get("cost")? })
}

/// A path as fields.
pub(crate) fn write_path(solved: &Solved, fields: &Bound<'_, PyDict>) -> PyResult<()> {
    let costs = PyDict::new(fields.py());
    for (name, price) in solved.costs.changed() {
        costs.set_item(name, price)?;
    }
    let puzzle = PyPuzzle { puzzle: solved.puzzle.clone(), format: None };
    let steps = solved.path.as_ref().map(|path| {
        let records = path.steps.iter().map(StepRecord::from).collect();
        StepsRecord::new(state(&path.start), records).under(path.start.rules()).to_line()
    });
    fields.set_item("puzzle", puzzle)?;
    fields.set_item("profile", &solved.profile)?;
    fields.set_item("costs", costs)?;
    fields.set_item("status", status_of(solved.status))?;
    fields.set_item("message", solved.message.as_deref())?;
    fields.set_item("start", solved.path.as_ref().map(|path| PyGrid(path.start)))?;
    fields.set_item("steps", steps)
}

fn path(fields: &Fields<'_, '_>) -> Result<PyPath, Fault> {
    let puzzle: Bound<'_, PyPuzzle> = fields.get("puzzle")?;
    let puzzle = puzzle.get().puzzle.clone();
    let mut costs = Costs::default();
    let changed: Bound<'_, PyDict> = fields.get("costs")?;
    for (name, price) in changed {
        let price = name.extract::<String>().ok().zip(price.extract().ok());
        if !price.is_some_and(|(name, price)| costs.set(&name, price)) {
            return Err(fields.fault("costs"));
        }
    }
    let text: Option<String> = fields.get("steps")?;
    let path = text.map(|text| {
        let start = state_of(fields, "start")?;
        // What the author excludes may be told from what a solver did; which digits are there may not.
        let own = Grid::new(&puzzle).map_err(|_| fields.fault("puzzle"))?;
        if own.to_string() != start.to_string() || own.live() != start.live() {
            return Err(fields.fault("start"));
        }
        let steps = walked(fields, &start, &text)?;
        let mut end = start;
        for step in &steps {
            step.apply(&mut end);
        }
        Ok(Path { start, steps, end })
    });
    let path = path.transpose()?;
    let status: String = fields.get("status")?;
    let status = [Status::Solved, Status::Stuck, Status::Invalid, Status::Multiple, Status::Error]
        .into_iter()
        .find(|known| status_of(*known) == status);
    let status = status.filter(|status| may_be(*status, &puzzle, path.as_ref()));
    let status = status.ok_or_else(|| fields.fault("status"))?;
    let (profile, message) = (fields.get("profile")?, fields.get("message")?);
    Ok(PyPath::new(Solved { puzzle, profile, costs, status, message, path }))
}

/// Whether a status is not refuted by the path and a count of the solutions.
fn may_be(status: Status, puzzle: &Puzzle, path: Option<&Path>) -> bool {
    let is_solved = path.is_some_and(|path| path.end.is_solved());
    let diagnosis = diagnose(puzzle, POSITIONS);
    match status {
        Status::Solved => is_solved && matches!(diagnosis, Diagnosis::Sound | Diagnosis::Unknown),
        Status::Stuck => !is_solved && matches!(diagnosis, Diagnosis::Sound | Diagnosis::Unknown),
        Status::Multiple => matches!(diagnosis, Diagnosis::Several { .. }),
        Status::Invalid => !matches!(diagnosis, Diagnosis::Sound | Diagnosis::Several { .. }),
        _ => !is_solved,
    }
}

/// The steps of a line, each accepted by the checker where it is taken.
fn walked(fields: &Fields<'_, '_>, start: &Grid, text: &str) -> Result<Vec<Step>, Fault> {
    let recorded = json::read(text)?;
    let mut grid = *start;
    let mut steps = Vec::with_capacity(recorded.steps.len());
    for recorded in recorded.steps {
        let step = recorded.to_step(by_name(&recorded.technique).map(Technique::id));
        step.check(&grid).map_err(|refusal| {
            let kind = fields.kind;
            Fault::new(format!(
                "the pickle of a {kind} is damaged: {} is refused: {refusal}",
                recorded.technique
            ))
        })?;
        step.apply(&mut grid);
        steps.push(step);
    }
    Ok(steps)
}

fn state_of(fields: &Fields<'_, '_>, name: &str) -> Result<Grid, Fault> {
    let grid: Bound<'_, PyGrid> = fields.get(name)?;
    Ok(grid.get().0)
}

/// Candidates: the digits of each cell, with a blank between; `-` for none.
fn marks(set: &CandidateSet) -> String {
    let cell = |cell: Cell| {
        let digits: String = set.digits(cell).into_iter().map(Digit::to_char).collect();
        if digits.is_empty() { "-".to_owned() } else { digits }
    };
    Cell::all().map(cell).collect::<Vec<_>>().join(" ")
}

fn unmarked(text: &str) -> Option<CandidateSet> {
    let words: Vec<&str> = text.split(' ').collect();
    if words.len() != 81 {
        return None;
    }
    let mut set = CandidateSet::EMPTY;
    for (cell, word) in Cell::all().zip(words) {
        let digits = if word == "-" { "" } else { word };
        for digit in digits.chars().map(Digit::from_char).collect::<Option<DigitSet>>()? {
            set.insert(Candidate::new(digit, cell));
        }
    }
    Some(set)
}

/// 81 characters, a digit or a dot.
fn digits(fields: &Fields<'_, '_>, name: &str) -> Result<Vec<Candidate>, Fault> {
    let text: Bound<'_, PyString> = fields.get(name)?;
    let text = text.to_string_lossy();
    let digit = |c: char| if c == '.' { Some(None) } else { Digit::from_char(c).map(Some) };
    let all: Option<Vec<Option<Digit>>> = text.chars().map(digit).collect();
    let all = all.filter(|all| all.len() == 81).ok_or_else(|| fields.fault(name))?;
    Ok(Cell::all()
        .zip(all)
        .filter_map(|(cell, digit)| Some(Candidate::new(digit?, cell)))
        .collect())
}
