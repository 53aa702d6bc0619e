//! Puzzles and grids, and questions to them that need no logic.

use std::collections::hash_map::DefaultHasher;
use std::ffi::CString;
use std::hash::{Hash, Hasher};

use ninerooks::board::{Candidate, Cell, Grid, NameError, Puzzle, Rules};
use ninerooks::exact::{BudgetSpent, count_within, reached};
use ninerooks::lab::canonical;
use ninerooks::render::Scene;
use ninerooks::text::formats::{self, Format, susser::Susser};
use pyo3::exceptions::PyUserWarning;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::error::Fault;
use crate::input::{self, Given};
use crate::lab::clues;
use crate::number::Whole;
use crate::pickle::{self, Fields, Reduced, reduced};
use crate::picture;

/// How many positions a search for solutions may look at: about a minute of work.
pub(crate) const POSITIONS: u64 = 1 << 27;

/// How many solutions are counted if nothing else is said.
const LIMIT: u64 = 1000;

/// A puzzle as it was read: givens, digits placed since, candidates, and what it says of itself.
#[pyclass(name = "Puzzle", module = "ninerooks", frozen)]
pub(crate) struct PyPuzzle {
    pub(crate) puzzle: Puzzle,
    pub(crate) format: Option<&'static str>,
}

#[pymethods]
impl PyPuzzle {
    #[new]
    #[pyo3(signature = (puzzle, format=None, *, rules=None))]
    fn new(
        puzzle: &Bound<'_, PyAny>,
        format: Option<&str>,
        rules: Option<Vec<String>>,
    ) -> PyResult<Self> {
        let given = input::one(puzzle)?;
        let (puzzle, format) = match (&given, input::format(format)?) {
            (Given::Text(text), None) => {
                let read = formats::read(text).map_err(Fault::from)?;
                (read.puzzle, Some(read.format))
            }
            (_, format) => (given.read(format)?, format),
        };
        let puzzle = input::with_rules(puzzle, &rules.unwrap_or_default())?;
        Ok(Self { puzzle, format: format.map(Format::name) })
    }

    /// The format that it was read from.
    #[getter]
    fn format(&self) -> Option<&'static str> {
        self.format
    }

    /// The values in reading order, `.` for an empty cell.
    #[getter]
    fn line(&self) -> String {
        line(&self.puzzle)
    }

    /// The rules beside the classic ones, such as `["anti-knight", "thermo r1c1-r1c2"]`.
    #[getter]
    fn rules(&self) -> Vec<String> {
        rules(self.puzzle.rules)
    }

    /// The givens, such as `["1r1c2", …]`.
    #[getter]
    fn givens(&self) -> Vec<String> {
        let givens = self.puzzle.givens();
        let values = self.puzzle.values().filter(|value| givens.contains(value.cell()));
        values.map(|value| value.to_string()).collect()
    }

    /// The digits that were placed since.
    #[getter]
    fn placed(&self) -> Vec<String> {
        let givens = self.puzzle.givens();
        let values = self.puzzle.values().filter(|value| !givens.contains(value.cell()));
        values.map(|value| value.to_string()).collect()
    }

    #[getter]
    fn title(&self) -> Option<&str> {
        self.puzzle.metadata.title.as_deref()
    }

    #[getter]
    fn author(&self) -> Option<&str> {
        self.puzzle.metadata.author.as_deref()
    }

    #[getter]
    fn comment(&self) -> Option<&str> {
        self.puzzle.metadata.comment.as_deref()
    }

    /// The puzzle in another format.
    fn to(&self, py: Python<'_>, format: &str) -> PyResult<String> {
        written(py, &self.puzzle, format)
    }

    fn __str__(&self) -> String {
        self.line()
    }

    fn __repr__(&self) -> String {
        let text = formats::write(&self.puzzle, &Susser).text;
        format!("Puzzle('{text}'{})", more(self.puzzle.rules))
    }

    fn __eq__(&self, other: &Self) -> bool {
        self.puzzle == other.puzzle
    }

    fn __hash__(&self) -> u64 {
        hash(&self.line())
    }

    fn _repr_svg_(&self) -> String {
        picture::svg(&Scene::of_puzzle(&self.puzzle), false)
    }

    fn __copy__(slf: PyRef<'_, Self>) -> PyRef<'_, Self> {
        slf
    }

    fn __deepcopy__<'py>(slf: PyRef<'py, Self>, _memo: &Bound<'py, PyAny>) -> PyRef<'py, Self> {
        slf
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Reduced<'py>> {
        let fields = PyDict::new(py);
        pickle::write_puzzle(&self.puzzle, &fields)?;
        fields.set_item("format", self.format)?;
        reduced("Puzzle", fields)
    }
}

impl PyPuzzle {
    /// What was pickled.
    pub(crate) fn restored(fields: &Fields<'_, '_>) -> Result<Self, Fault> {
        let format: Option<String> = fields.get("format")?;
        let format =
            format.map(|name| formats::by_name(&name).ok_or_else(|| fields.fault("format")));
        let format = format.transpose()?.map(Format::name);
        Ok(Self { puzzle: pickle::read_puzzle(fields)?, format })
    }
}

/// A state of a puzzle: the values, and the candidates that are live.
#[pyclass(name = "Grid", module = "ninerooks", frozen)]
pub(crate) struct PyGrid(pub(crate) Grid);

#[pymethods]
impl PyGrid {
    #[new]
    #[pyo3(signature = (puzzle, *, rules=None))]
    fn new(puzzle: &Bound<'_, PyAny>, rules: Option<Vec<String>>) -> PyResult<Self> {
        let puzzle = input::one(puzzle)?.read(None)?;
        let puzzle = input::with_rules(puzzle, &rules.unwrap_or_default())?;
        Ok(Self(reached(Grid::new(&puzzle).map_err(Fault::from)?)))
    }

    /// The rules beside the classic ones, such as `["anti-knight", "thermo r1c1-r1c2"]`.
    #[getter]
    fn rules(&self) -> Vec<String> {
        rules(self.0.rules())
    }

    /// The values in reading order, `.` for an empty cell.
    #[getter]
    fn line(&self) -> String {
        self.0.to_string()
    }

    /// The candidates of each open cell: `{"r1c1": "157", …}`.
    #[getter]
    fn candidates<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let all = PyDict::new(py);
        for cell in self.0.unsolved() {
            let digits = self.0.digits(cell).into_iter().map(|digit| digit.to_string());
            all.set_item(cell.to_string(), digits.collect::<String>())?;
        }
        Ok(all)
    }

    /// Whether every cell has its digit.
    #[getter]
    fn is_solved(&self) -> bool {
        self.0.is_solved()
    }

    /// The digit of a cell such as `r4c5`; 0 where it is open.
    fn value(&self, cell: &str) -> PyResult<u8> {
        let cell: Cell = cell.parse().map_err(|error| named(&error))?;
        let digit = self.0.value(cell).map(|digit| digit.to_string());
        Ok(digit.and_then(|digit| digit.parse().ok()).unwrap_or(0))
    }

    /// Whether a candidate such as `3r4c5` is live.
    fn is_live(&self, candidate: &str) -> PyResult<bool> {
        Ok(self.0.is_live(candidate_of(candidate)?))
    }

    /// The state with this candidate placed.
    fn place(&self, candidate: &str) -> PyResult<Self> {
        let candidate = candidate_of(candidate)?;
        if !self.0.is_live(candidate) {
            return Err(Fault::new(format!("{candidate} is not a candidate")).into());
        }
        let mut grid = self.0;
        grid.place(candidate);
        Ok(Self(grid))
    }

    /// The state without these candidates.
    fn eliminate(&self, candidates: Vec<String>) -> PyResult<Self> {
        let mut grid = self.0;
        for candidate in &candidates {
            grid.eliminate(candidate_of(candidate)?);
        }
        Ok(Self(grid))
    }

    /// The state in another format, such as `pm` for pencil marks.
    fn to(&self, py: Python<'_>, format: &str) -> PyResult<String> {
        written(py, &self.0.to_puzzle(), format)
    }

    fn __str__(&self) -> String {
        self.line()
    }

    fn __repr__(&self) -> String {
        format!("Grid('{}'{})", state(&self.0), more(self.0.rules()))
    }

    fn __eq__(&self, other: &Self) -> bool {
        self.0 == other.0
    }

    fn __hash__(&self) -> u64 {
        hash(&self.line())
    }

    fn _repr_svg_(&self) -> String {
        picture::svg(&Scene::of_grid(&self.0), true)
    }

    fn __copy__(slf: PyRef<'_, Self>) -> PyRef<'_, Self> {
        slf
    }

    fn __deepcopy__<'py>(slf: PyRef<'py, Self>, _memo: &Bound<'py, PyAny>) -> PyRef<'py, Self> {
        slf
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Reduced<'py>> {
        let fields = PyDict::new(py);
        pickle::write_grid(&self.0, &fields)?;
        reduced("Grid", fields)
    }
}

/// A puzzle in another format. What that cannot keep is a warning.
#[pyfunction]
#[pyo3(signature = (puzzle, to, *, format=None))]
pub(crate) fn convert(
    puzzle: &Bound<'_, PyAny>,
    to: &str,
    format: Option<&str>,
) -> PyResult<String> {
    let puzzle_read = input::one(puzzle)?.read(input::format(format)?)?;
    written(puzzle.py(), &puzzle_read, to)
}

/// The form that all images of a puzzle share: two puzzles are the same but for how they are written exactly when
/// their forms are equal. Only givens count, and classic rules.
#[pyfunction]
pub(crate) fn canon(puzzle: &Bound<'_, PyAny>) -> PyResult<String> {
    let given = input::one(puzzle)?;
    let form =
        puzzle.py().detach(move || Ok::<_, Fault>(canonical(&clues(&given)?).form.to_string()));
    Ok(form?)
}

/// How many solutions there are, up to a limit.
#[pyfunction]
#[pyo3(signature = (puzzle, *, limit=None), text_signature = "(puzzle, *, limit=1000)")]
pub(crate) fn count(puzzle: &Bound<'_, PyAny>, limit: Option<Whole>) -> PyResult<u64> {
    let limit = limit_of(limit.as_ref())?;
    let given = input::one(puzzle)?;
    Ok(puzzle.py().detach(move || solutions(&given, limit))?)
}

/// The limit of a count.
pub(crate) fn limit_of(limit: Option<&Whole>) -> Result<u64, Fault> {
    limit.map_or(Ok(LIMIT), |limit| limit.within("limit", 1, u64::MAX))
}

/// How many solutions a puzzle has, up to a limit.
pub(crate) fn solutions(given: &Given, limit: u64) -> Result<u64, Fault> {
    let positions = limit.saturating_mul(8).saturating_add(POSITIONS);
    let gave_up = |spent: BudgetSpent| {
        let found = spent.found;
        Fault::new(format!(
            "the search gave up after {positions} positions; {found} solutions found before"
        ))
    };
    if let Some(givens) = given.plain() {
        return givens.count_within(limit, positions).map_err(gave_up);
    }
    let puzzle = given.read(None)?;
    // One that contradicts itself has none.
    let Ok(grid) = Grid::new(&puzzle) else { return Ok(0) };
    count_within(&grid, limit, positions).map_err(gave_up)
}

/// The names of rules.
pub(crate) fn rules(rules: Rules) -> Vec<String> {
    rules.list().iter().map(ToString::to_string).collect()
}

/// Rules as they are given to the constructors, where there are any.
fn more(list: Rules) -> String {
    if list.is_none() {
        return String::new();
    }
    let names: Vec<String> = rules(list).iter().map(|name| format!("'{name}'")).collect();
    format!(", rules=[{}]", names.join(", "))
}

/// The values of a puzzle on a line.
pub(crate) fn line(puzzle: &Puzzle) -> String {
    let value = |cell| puzzle.value(cell).map_or(".".to_owned(), |digit| digit.to_string());
    Cell::all().map(value).collect()
}

/// A state with everything that was placed and eliminated, on a line.
pub(crate) fn state(grid: &Grid) -> String {
    formats::write(&grid.to_puzzle(), &Susser).text
}

fn written(py: Python<'_>, puzzle: &Puzzle, to: &str) -> PyResult<String> {
    let Some(to) = input::format(Some(to))? else { return Ok(String::new()) };
    let written = formats::write(puzzle, to);
    if !written.lost.is_empty() {
        let lost: Vec<String> = written.lost.iter().map(ToString::to_string).collect();
        let words = format!("{} does not keep: {}", to.name(), lost.join("; "));
        let words = CString::new(words).unwrap_or_default();
        PyErr::warn(py, &py.get_type::<PyUserWarning>(), &words, 1)?;
    }
    Ok(written.text)
}

fn candidate_of(name: &str) -> Result<Candidate, Fault> {
    name.parse().map_err(|error| named(&error))
}

fn named(error: &NameError) -> Fault {
    Fault::new(error.to_string())
}

pub(crate) fn hash(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}
