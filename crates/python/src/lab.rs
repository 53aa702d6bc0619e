//! The laboratory: minimal puzzles, maps, and what can be said without solving by logic.

use std::ffi::CString;

use ninerooks::board::{Candidate, CellSet, Grid};
use ninerooks::lab::{
    Backdoors, Bound as Least, Clues, IDENTITY, Random, anti_backdoors, any_map, backdoors,
    band_kinds, canonical, clue_bound, inverse, minimal_puzzles, only_solution, redundant, then,
    unavoidable_sets,
};
use ninerooks::proof::Symmetry;
use ninerooks::rating::csp::{self, te_depth};
use pyo3::IntoPyObjectExt;
use pyo3::exceptions::PyUserWarning;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::error::Fault;
use crate::input::{self, Given};
use crate::number::{self, Whole};

/// More changed cells than this are not looked at for unavoidable sets: seconds.
const NODES: u64 = 1 << 28;
/// How many steps the search for the smallest number of givens takes if nothing else is said.
const WORK: u64 = 20_000;

/// The givens alone, which do not contradict each other at sight.
pub(crate) fn clues(given: &Given) -> Result<Clues, Fault> {
    let puzzle = input::classic(given.read(None)?)?;
    let clues = Clues::from(&puzzle);
    if clues.is_empty() && puzzle.candidates.is_some() {
        return Err(Fault::new("it has candidates alone, and this goes by the givens"));
    }
    Grid::new(&puzzle)?;
    Ok(clues)
}

/// The only solution.
pub(crate) fn solution(clues: &Clues) -> Result<Clues, Fault> {
    only_solution(clues).ok_or_else(|| {
        let grid = Grid::new(&clues.to_puzzle()).ok();
        let many = grid.is_some_and(|grid| ninerooks::exact::count(&grid, 2) > 1);
        Fault::new(if many { "there are several solutions" } else { "there is no solution" })
    })
}

/// A minimal puzzle within: without any of its givens there are several solutions. Which one depends on the seed. With
/// `all` a list of all of them, at most so many; a warning says so if there are more.
#[pyfunction]
#[pyo3(signature = (puzzle, *, seed=None, all=None), text_signature = "(puzzle, *, seed=0, all=None)")]
pub(crate) fn minimise(
    puzzle: &Bound<'_, PyAny>,
    seed: Option<Whole>,
    all: Option<Whole>,
) -> PyResult<Py<PyAny>> {
    let py = puzzle.py();
    let seed = seed.map_or(Ok(0), |seed| number::count("seed", &seed))?;
    let all = all.map(|all| all.within("all", 1, 1_000_000)).transpose()?;
    let given = input::one(puzzle)?;
    let Some(limit) = all else {
        let puzzle = py.detach(move || {
            let clues = clues(&given)?;
            solution(&clues)?;
            Ok::<_, Fault>(ninerooks::lab::minimise(&clues, &mut Random::new(seed, 0)).to_string())
        })?;
        return puzzle.into_py_any(py);
    };
    let (all, is_whole) = py.detach(move || {
        let clues = clues(&given)?;
        solution(&clues)?;
        Ok::<_, Fault>(minimal_puzzles(&clues, usize::try_from(limit).unwrap_or(usize::MAX)))
    })?;
    if !is_whole {
        let words = CString::new(format!("there are more than {limit} minimal puzzles"));
        PyErr::warn(py, &py.get_type::<PyUserWarning>(), &words.unwrap_or_default(), 1)?;
    }
    all.iter().map(ToString::to_string).collect::<Vec<_>>().into_py_any(py)
}

/// A puzzle written in another way: digits renamed, rows and columns exchanged, turned. Without a map it is a random one, made
/// of the seed and of the puzzle, that of `ninerooks morph`.
#[pyfunction]
#[pyo3(
    signature = (puzzle, *, rows=None, columns=None, digits=None, transpose=false, seed=None),
    text_signature = "(puzzle, *, rows=None, columns=None, digits=None, transpose=False, seed=0)"
)]
pub(crate) fn morph(
    puzzle: &Bound<'_, PyAny>,
    rows: Option<&str>,
    columns: Option<&str>,
    digits: Option<&str>,
    transpose: bool,
    seed: Option<Whole>,
) -> PyResult<String> {
    let is_typed = transpose || rows.is_some() || columns.is_some() || digits.is_some();
    if is_typed && seed.is_some() {
        return Err(Fault::new("seed is for a random map, and there is one already").into());
    }
    let seed = seed.map_or(Ok(0), |seed| number::count("seed", &seed))?;
    let list =
        |name, text: Option<&str>| text.map_or(Ok(IDENTITY.rows), |text| permutation(name, text));
    let map = Symmetry {
        transpose,
        rows: list("rows", rows)?,
        columns: list("columns", columns)?,
        digits: list("digits", digits)?,
    };
    if !map.is_valid() {
        return Err(Fault::new(
            "rows of one band, and columns of one stack, have to stay together",
        )
        .into());
    }
    let clues = clues(&input::one(puzzle)?)?;
    let map = if is_typed {
        map
    } else {
        // The same puzzle gets the same map wherever it is.
        let fold = |all: u64, digit: &u8| all.wrapping_mul(31).wrapping_add(u64::from(*digit));
        any_map(&mut Random::new(seed, clues.digits().iter().fold(0, fold)))
    };
    Ok(clues.mapped(&map).to_string())
}

/// Nine digits, each once.
fn permutation(name: &str, text: &str) -> Result<[u8; 9], Fault> {
    let digits: Vec<u8> = text.bytes().map(|byte| byte.wrapping_sub(b'1')).collect();
    let list: Option<[u8; 9]> = digits.try_into().ok();
    let list = list.filter(|list| (0..9).all(|digit| list.contains(&digit)));
    list.ok_or_else(|| {
        Fault::expected(format!("each digit from 1 to 9 once for {name}"), format!("{text:?}"))
    })
}

/// The map that makes the second puzzle out of the first, as keywords of `morph`; nothing if they are not the same but for
/// how they are written.
#[pyfunction]
pub(crate) fn same<'py>(
    one: &Bound<'py, PyAny>,
    other: &Bound<'py, PyAny>,
) -> PyResult<Option<Bound<'py, PyDict>>> {
    let py = one.py();
    let (one, other) = (clues(&input::one(one)?)?, clues(&input::one(other)?)?);
    let map = py.detach(move || {
        let (one, other) = (canonical(&one), canonical(&other));
        (one.form == other.form).then(|| then(one.map(), &inverse(other.map())))
    });
    map.map(|map| {
        let list = |list: [u8; 9]| list.iter().map(|at| char::from(b'1' + at)).collect::<String>();
        let named = PyDict::new(py);
        named.set_item("rows", list(map.rows))?;
        named.set_item("columns", list(map.columns))?;
        named.set_item("digits", list(map.digits))?;
        named.set_item("transpose", map.transpose)?;
        Ok(named)
    })
    .transpose()
}

/// What a puzzle and its solution have: backdoors, unavoidable sets, bands. The names are those of `ninerooks analyse --json`.
#[pyfunction]
#[pyo3(
    signature = (puzzle, *, backdoors=None, unavoidable=None, work=None),
    text_signature = "(puzzle, *, backdoors=3, unavoidable=12, work=20000)"
)]
pub(crate) fn analyse<'py>(
    puzzle: &Bound<'py, PyAny>,
    backdoors: Option<Whole>,
    unavoidable: Option<Whole>,
    work: Option<Whole>,
) -> PyResult<Bound<'py, PyDict>> {
    let bound = |name, value: Option<Whole>, usual, most| {
        let value = value.map_or(Ok(usual), |value| value.within(name, 0, most));
        value.map(|value| usize::try_from(value).unwrap_or(usize::MAX))
    };
    let deepest = bound("backdoors", backdoors, 3, 4)?;
    let largest = bound("unavoidable", unavoidable, 12, 18)?;
    let work = work.map_or(Ok(WORK), |work| number::count("work", &work))?;
    let given = input::one(puzzle)?;
    let py = puzzle.py();
    let found = py.detach(move || Analysis::of(&clues(&given)?, deepest, largest, work))?;
    found.named(py)
}

/// What is found.
struct Analysis {
    clues: Clues,
    redundant: CellSet,
    backdoors: Option<Backdoors>,
    anti_backdoors: Vec<Candidate>,
    depth: csp::Bound,
    automorphisms: u64,
    bands: [usize; 6],
    largest: usize,
    /// The sets, and the least number of givens that they show.
    unavoidable: Option<(Vec<CellSet>, Least)>,
}

impl Analysis {
    fn of(clues: &Clues, deepest: usize, largest: usize, work: u64) -> Result<Self, Fault> {
        let solution = solution(clues)?;
        let grid = Grid::new(&clues.to_puzzle())?;
        let sets = (largest > 0).then(|| unavoidable_sets(&solution, largest, NODES)).flatten();
        Ok(Self {
            clues: *clues,
            redundant: redundant(clues),
            backdoors: backdoors(clues, &solution, deepest),
            anti_backdoors: anti_backdoors(clues),
            depth: te_depth(&grid),
            automorphisms: canonical(clues).automorphism_count(),
            bands: band_kinds(&solution).unwrap_or_default(),
            largest,
            unavoidable: sets.map(|sets| {
                let least = clue_bound(&sets, work);
                (sets, least)
            }),
        })
    }

    fn named(self, py: Python<'_>) -> PyResult<Bound<'_, PyDict>> {
        let all = PyDict::new(py);
        all.set_item("puzzle", self.clues.to_string())?;
        all.set_item("givens", self.clues.len())?;
        all.set_item("redundant", names(self.redundant))?;
        all.set_item("backdoor_size", self.backdoors.as_ref().map(|found| found.size))?;
        let backdoors = self.backdoors.map(|found| found.all).unwrap_or_default();
        all.set_item("backdoors", backdoors.into_iter().map(names).collect::<Vec<_>>())?;
        let candidates = self.anti_backdoors.iter().map(ToString::to_string);
        all.set_item("anti_backdoors", candidates.collect::<Vec<_>>())?;
        match self.depth {
            csp::Bound::Exactly(depth) => all.set_item("te_depth", depth)?,
            csp::Bound::AtLeast(depth) => {
                let least = PyDict::new(py);
                least.set_item("at_least", depth)?;
                all.set_item("te_depth", least)?;
            }
        }
        all.set_item("automorphisms", self.automorphisms)?;
        all.set_item("bands", self.bands.to_vec())?;
        let unavoidable = self.unavoidable.map(|(sets, least)| {
            let found = PyDict::new(py);
            found.set_item("most", self.largest)?;
            found.set_item("sets", sets.into_iter().map(names).collect::<Vec<_>>())?;
            found.set_item("disjoint", least.disjoint)?;
            found.set_item("least_givens", least.least)?;
            found.set_item("exact", least.is_exact)?;
            Ok::<_, PyErr>(found)
        });
        all.set_item("unavoidable", unavoidable.transpose()?)?;
        Ok(all)
    }
}

/// The names of cells.
fn names(cells: CellSet) -> Vec<String> {
    cells.into_iter().map(|cell| cell.to_string()).collect()
}
