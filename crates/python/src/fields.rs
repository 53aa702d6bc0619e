//! What expressions can name: what is to be said of a puzzle, found out when it is asked for.
//!
//! The names and values are those of `ninerooks filter`, whose own table is made for its language of expressions.

use ninerooks::board::Grid;
use ninerooks::lab::{Clues, backdoors, band_kinds, canonical, only_solution, redundant};
use ninerooks::logic::{Checking, Level, Profile, score, solve};
use ninerooks::proof::Reason;
use ninerooks::rating::csp::te_depth;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::error::Fault;
use crate::input;
use crate::lab::{clues, solution};
use crate::rate::{PyRating, Scale, number_of};

/// The largest backdoors that are looked for.
const BACKDOOR: usize = 3;

/// Fields that are found out together.
struct Group {
    names: &'static [&'static str],
    find: Find,
}

/// How fields are found out.
enum Find {
    /// Of any puzzle.
    Any(fn(&Clues) -> Found),
    /// Of a puzzle with one solution.
    Proper(fn(&Clues, &Grid) -> Result<Found, Fault>),
    /// From a rating by a scale.
    Rated(&'static str, fn(&PyRating) -> Found),
}

/// The values of a group, in its order.
type Found = Vec<Value>;

/// A value for Python.
enum Value {
    Bool(bool),
    Number(f64),
    Whole(u64),
    Text(String),
}

/// All fields, the cheapest first.
static GROUPS: [Group; 16] = [
    Group {
        names: &["puzzle", "givens"],
        find: Find::Any(|clues| vec![Value::Text(clues.to_string()), whole(clues.len())]),
    },
    Group {
        names: &["unique"],
        find: Find::Any(|clues| vec![Value::Bool(only_solution(clues).is_some())]),
    },
    Group {
        names: &["minimal"],
        find: Find::Any(|clues| vec![Value::Bool(redundant(clues).is_empty())]),
    },
    Group {
        names: &["canon", "automorphisms"],
        find: Find::Any(|clues| {
            let found = canonical(clues);
            vec![Value::Text(found.form.to_string()), Value::Whole(found.automorphism_count())]
        }),
    },
    Group {
        names: &["band"],
        find: Find::Proper(|clues, _| {
            let least = band_kinds(&solution(clues)?).into_iter().flatten().min();
            Ok(vec![whole(least.unwrap_or_default())])
        }),
    },
    Group {
        names: &["backdoor", "backdoors"],
        find: Find::Proper(|clues, _| {
            let found = backdoors(clues, &solution(clues)?, BACKDOOR);
            let size = found.as_ref().map_or(BACKDOOR + 1, |found| found.size);
            Ok(vec![whole(size), whole(found.map_or(0, |found| found.all.len()))])
        }),
    },
    Group {
        names: &["minutes", "human_band"],
        find: Find::Rated("human", |rating| {
            let band = rating.human_band.unwrap_or_default();
            vec![Value::Number(rating.minutes.unwrap_or_default()), Value::Whole(band.into())]
        }),
    },
    Group {
        names: &["te_depth"],
        find: Find::Proper(|_, grid| Ok(vec![Value::Whole(number_of(te_depth(grid)).into())])),
    },
    Group { names: &["er", "ep", "ed", "se_steps"], find: Find::Rated("se", explained) },
    Group {
        names: &["er_stable", "ep_stable", "ed_stable", "se_rounds"],
        find: Find::Rated("se-stable", explained),
    },
    Group {
        names: &["hodoku_score", "hodoku_level"],
        find: Find::Rated("hodoku", |rating| {
            let level = rating.level.clone().unwrap_or_default();
            vec![Value::Whole(rating.score.unwrap_or_default()), Value::Text(level)]
        }),
    },
    Group {
        names: &["level", "cost", "dearest", "steps", "solved"],
        find: Find::Rated("ninerooks", |rating| {
            vec![
                Value::Text(rating.level.clone().unwrap_or_default()),
                Value::Whole(rating.cost.unwrap_or_default()),
                Value::Whole(rating.dearest.unwrap_or_default()),
                whole(rating.steps.unwrap_or_default()),
                Value::Bool(rating.status == "solved"),
            ]
        }),
    },
    Group { names: &["w", "b", "bxb"], find: Find::Rated("csp", chains) },
    Group { names: &["pairs", "deletions"], find: Find::Proper(|_, grid| pairs(grid)) },
    Group {
        names: &["rookery"],
        find: Find::Proper(|_, grid| {
            let path = solve(grid, &profile("rookery")?, Checking::On).path;
            Ok(vec![Value::Bool(path.end.is_solved())])
        }),
    },
    Group {
        names: &["truths", "rank", "rounds"],
        find: Find::Rated("truths", |rating| {
            [rating.truths, rating.rank, rating.rounds]
                .map(|of| {
                    Value::Number(
                        of.filter(|_| rating.status == "solved").map_or(f64::INFINITY, f64::from),
                    )
                })
                .into()
        }),
    },
];

/// The fields that are found out together with one, of a puzzle.
#[pyfunction]
#[pyo3(name = "_fields")]
pub(crate) fn fields<'py>(puzzle: &Bound<'py, PyAny>, name: &str) -> PyResult<Bound<'py, PyDict>> {
    let py = puzzle.py();
    let group = GROUPS.iter().find(|group| group.names.contains(&name));
    let group = group.ok_or_else(|| Fault::expected("the name of a field", format!("{name:?}")))?;
    let given = input::one(puzzle)?;
    let found = py.detach(move || {
        let clues = clues(&given)?;
        let proper = || -> Result<Grid, Fault> {
            solution(&clues).map_err(|why| why.because(&format!("so no `{name}`")))?;
            Ok(Grid::new(&clues.to_puzzle())?)
        };
        match &group.find {
            Find::Any(find) => Ok::<_, Fault>(find(&clues)),
            Find::Proper(find) => find(&clues, &proper()?),
            Find::Rated(by, find) => Ok(find(&Scale::new(by, None, None)?.of_grid(&proper()?))),
        }
    })?;
    let named = PyDict::new(py);
    for (name, value) in group.names.iter().zip(found) {
        match value {
            Value::Bool(value) => named.set_item(name, value)?,
            Value::Number(value) => named.set_item(name, value)?,
            Value::Whole(value) => named.set_item(name, value)?,
            Value::Text(value) => named.set_item(name, value)?,
        }
    }
    Ok(named)
}

/// The names of all fields, and the levels that `level` and `hodoku_level` can have, the easiest first.
#[pyfunction]
#[pyo3(name = "_names")]
pub(crate) fn names() -> (Vec<&'static str>, Vec<&'static str>, Vec<String>) {
    let names = GROUPS.iter().flat_map(|group| group.names.iter().copied()).collect();
    let levels = Level::ALL.iter().map(|(_, name, _)| *name).collect();
    (names, levels, score::Level::ALL.iter().map(ToString::to_string).collect())
}

fn whole(number: usize) -> Value {
    Value::Whole(u64::try_from(number).unwrap_or(u64::MAX))
}

fn profile(name: &str) -> Result<Profile, Fault> {
    Profile::by_id(name).ok_or_else(|| Fault::new(format!("there is no profile {name}")))
}

fn explained(rating: &PyRating) -> Found {
    let tenths =
        [rating.er, rating.ep, rating.ed].map(|tenths| Value::Number(tenths.unwrap_or_default()));
    tenths.into_iter().chain([whole(rating.steps.unwrap_or_default())]).collect()
}

/// What there is none of is endless: the longest whip where whips do not do, for one.
fn chains(rating: &PyRating) -> Found {
    let chain = |length: Option<u8>| length.map_or(f64::INFINITY, f64::from);
    let bxb = if rating.depth.unwrap_or_default() < 2 { 0.0 } else { chain(rating.bxb) };
    [chain(rating.w), chain(rating.b), bxb].map(Value::Number).into()
}

/// What pair deletion does, with all that is deleted at once.
fn pairs(grid: &Grid) -> Result<Found, Fault> {
    let mut profile = profile("pom-pairs")?;
    profile.take_whole(true);
    let path = solve(grid, &profile, Checking::On).path;
    let deletions = path.steps.iter().map(|step| match &step.proof.then {
        Reason::Rookeries(proof) => proof.deletions.len(),
        _ => 0,
    });
    Ok(vec![Value::Bool(path.end.is_solved()), whole(deletions.sum())])
}
