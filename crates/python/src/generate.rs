//! New puzzles.

use core::cell::{Cell, RefCell};
use core::ops::ControlFlow;
use std::collections::BTreeSet;

use ninerooks::board::Grid;
use ninerooks::lab::{Clues, Pattern, canonical};
use ninerooks::logic::{
    Checking, Family, Level, Profile, Technique, Walk, by_name, nearest, next_step,
};
use ninerooks::maker::{Bias, Maker, Mask, Needs};
use ninerooks::rating::human::Band;
use ninerooks::rating::se::{End, Tenths, WORK, rate_each};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::PyString;

use crate::error::Fault;
use crate::number::{self, Whole};

/// How many puzzles are tried if nothing else is said.
const TRIES: usize = 10_000;
/// No classic puzzle has fewer givens.
const FEWEST: u64 = 17;
/// How many puzzles are tried before somebody looks for Ctrl-C.
const PATIENCE: u32 = 16;

/// New puzzles, each with one solution: the same for the same seed and the same wishes, as `ninerooks generate` makes them.
#[pyfunction]
#[pyo3(
    signature = (n=None, *, seed=None, level=None, givens=None, symmetry="none", pattern=None, bias="top-down", needs=None,
                 once=false, shows=None, se=None, r#where=None, dedup=false, tries=None),
    text_signature = "(n=1, *, seed=0, level=None, givens=None, symmetry='none', pattern=None, bias='top-down', needs=None, \
                      once=False, shows=None, se=None, where=None, dedup=False, tries=10000)"
)]
#[expect(clippy::too_many_arguments, reason = "each is a wish that has a name in Python")]
pub(crate) fn generate(
    py: Python<'_>,
    n: Option<Whole>,
    seed: Option<Whole>,
    level: Option<&str>,
    givens: Option<&Bound<'_, PyAny>>,
    symmetry: &str,
    pattern: Option<&str>,
    bias: &str,
    needs: Option<&str>,
    once: bool,
    shows: Option<&str>,
    se: Option<&Bound<'_, PyAny>>,
    r#where: Option<&Bound<'_, PyAny>>,
    dedup: bool,
    tries: Option<Whole>,
) -> PyResult<Vec<String>> {
    let n = n.map_or(Ok(1), |n| number::count("n", &n))?;
    let seed = seed.map_or(Ok(0), |seed| number::count("seed", &seed))?;
    let tries = tries.map(|tries| number::count("tries", &tries)).transpose()?;
    let tries = tries.map_or(TRIES, |tries| usize::try_from(tries).unwrap_or(usize::MAX));
    if once && needs.is_none() {
        return Err(Fault::expected("once together with needs", "once alone").into());
    }
    if needs.is_some() && level.is_some() {
        return Err(Fault::expected("a level or a technique that it needs", "both").into());
    }
    let band = level.and_then(Band::named);
    let level = level.filter(|_| band.is_none());
    let level = level.map(|level| named(&Level::ALL.map(|(level, name, _)| (level, name)), level));
    let needs = needs.map(technique).transpose()?.map(|technique| Needs::of(technique, once));
    let maker = Maker {
        seed,
        givens: givens.map(|givens| range(givens, FEWEST)).transpose()?,
        pattern: named(&Pattern::ALL, symmetry)?,
        mask: pattern.map(Mask::read).transpose().map_err(Fault::new)?,
        bias: named(&[(Bias::TopDown, "top-down"), (Bias::Controlled, "controlled")], bias)?,
        level: level.transpose()?,
        band,
        needs,
        tries,
    };
    let wanted = Wanted {
        shows: shows.map(alone).transpose()?,
        se: se.map(ratings).transpose()?,
        holds: r#where.map(|holds| predicate(holds)).transpose()?,
    };
    let (mut puzzles, mut forms) = (Vec::new(), BTreeSet::new());
    for number in 0..n {
        let made = py.detach(|| wanted.puzzle(&maker, number, &forms))?;
        let which = format!("puzzle {} of {n}", number + 1);
        let made = made.ok_or_else(|| {
            Fault::new(format!("{which}: no such puzzle among {tries} tried (tries)"))
        })?;
        puzzles.push(made.to_string());
        if dedup {
            forms.insert(canonical(&made).form);
        }
        py.check_signals()?;
    }
    Ok(puzzles)
}

/// What a puzzle has to be like besides what it is made for; nothing that is not asked for is looked at.
struct Wanted {
    /// This technique alone.
    shows: Option<Profile>,
    se: Option<(Tenths, Tenths)>,
    /// A function of Python.
    holds: Option<Py<PyAny>>,
}

impl Wanted {
    /// The puzzle of a number, the first that is none of those whose forms these are.
    fn puzzle(
        &self,
        maker: &Maker,
        number: u64,
        forms: &BTreeSet<Clues>,
    ) -> PyResult<Option<Clues>> {
        interruptible(|stop| {
            maker.find(number, stop, |clues| {
                Ok::<_, PyErr>(
                    self.is_met(clues)?
                        && (forms.is_empty() || !forms.contains(&canonical(clues).form)),
                )
            })
        })
    }

    fn is_met(&self, clues: &Clues) -> PyResult<bool> {
        let Ok(grid) = Grid::new(&clues.to_puzzle()) else { return Ok(false) };
        let is_met = self.se.is_none_or(|(least, most)| explained(&grid, least, most))
            && self.shows.as_ref().is_none_or(|alone| shows(&grid, alone));
        match &self.holds {
            Some(holds) if is_met => {
                Python::attach(|py| holds.bind(py).call1((clues.to_string(),))?.is_truthy())
            }
            _ => Ok(is_met),
        }
    }
}

/// A search that asks now and then whether it is to stop, which it is at Ctrl-C.
pub(crate) fn interruptible<T>(
    search: impl FnOnce(&dyn Fn() -> bool) -> PyResult<T>,
) -> PyResult<T> {
    let (asked, interrupted) = (Cell::new(0_u32), RefCell::new(None));
    let stop = || {
        asked.set(asked.get() + 1);
        if asked.get().is_multiple_of(PATIENCE) {
            // As a closure: the method is of one lifetime alone.
            #[expect(clippy::redundant_closure_for_method_calls, reason = "it does not compile")]
            let error = Python::attach(|py| py.check_signals()).err();
            if error.is_some() {
                interrupted.replace(error);
            }
        }
        interrupted.borrow().is_some()
    };
    let found = search(&stop);
    interrupted.into_inner().map_or(found, Err)
}

/// Whether the technique is found in some state of the path. Where a digit is known in a state that says nothing,
/// the next step is a single and shows no technique.
fn shows(grid: &Grid, alone: &Profile) -> bool {
    let profile = Profile::default();
    let mut walk = Walk::new(grid, &profile, Checking::On);
    let found = walk
        .by_ref()
        .any(|(before, step)| !step.is_single() && next_step(&before, alone).is_some());
    // It may be a step of what the profile leaves, too.
    found || !walk.grid().is_solved() && next_step(walk.grid(), alone).is_some()
}

/// Whether ER is in a range. What is harder is not rated to the end.
fn explained(grid: &Grid, least: Tenths, most: Tenths) -> bool {
    let rating = rate_each(grid, WORK, |_, [er, ..]| {
        if er <= most { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    rating.end == End::Solved && (least..=most).contains(&rating.er)
}

/// A technique alone, for states that it is looked for in.
fn alone(name: &str) -> Result<Profile, Fault> {
    let technique = technique(name)?;
    if technique.info().family == Family::Singles {
        let words = "every puzzle shows singles; level=\"easy\" makes one that needs nothing else";
        return Err(Fault::new(format!("shows={name:?}: {words}")));
    }
    let mut profile = Profile::of("alone", [technique]);
    profile.assume_uniqueness(technique.assumes_uniqueness());
    Ok(profile)
}

/// An expression or a function, as a function of the text of a puzzle.
fn predicate(holds: &Bound<'_, PyAny>) -> PyResult<Py<PyAny>> {
    let module = holds.py().import("ninerooks._where")?;
    Ok(module.call_method1("predicate", (holds,))?.unbind())
}

/// ER: one rating, or the least and the most.
fn ratings(se: &Bound<'_, PyAny>) -> PyResult<(Tenths, Tenths)> {
    let tenths = |rating: f64| {
        let known = Some(rating).filter(|rating| (0.0..=20.0).contains(rating)).map(Tenths::of);
        known.ok_or_else(|| {
            Fault::expected("a rating from 0 to 20 for se, such as 7.2", rating.to_string())
        })
    };
    if let Ok(one) = se.extract::<f64>() {
        let one = tenths(one)?;
        return Ok((one, one));
    }
    let pair = if se.is_instance_of::<PyString>() { None } else { se.extract::<Vec<f64>>().ok() };
    let Some([least, most]) = pair.as_deref() else {
        let words = "se is a rating such as 7.2, or two such as (7.1, 7.6)";
        return Err(PyTypeError::new_err(format!("{words}, not {}", se.repr()?)));
    };
    let (least, most) = (tenths(*least)?, tenths(*most)?);
    if least > most {
        let expected = "se with the smaller rating first, such as (7.1, 7.6)";
        return Err(Fault::expected(expected, format!("({least}, {most})")).into());
    }
    Ok((least, most))
}

/// How many givens: one number, or the least and the most.
pub(crate) fn range(givens: &Bound<'_, PyAny>, fewest: u64) -> PyResult<(usize, usize)> {
    let number = |value: &Whole| {
        let number = value.within("givens", fewest, 81)?;
        Ok::<_, Fault>(usize::try_from(number).unwrap_or(usize::MAX))
    };
    if let Ok(one) = givens.extract::<Whole>() {
        let number = number(&one)?;
        return Ok((number, number));
    }
    let is_text = givens.is_instance_of::<PyString>();
    let pair = if is_text { None } else { givens.extract::<Vec<Whole>>().ok() };
    let Some([least, most]) = pair.as_deref() else {
        return Err(PyTypeError::new_err(format!(
            "givens is a number from {fewest} to 81, or two such as (22, 24), not {}",
            givens.repr()?
        )));
    };
    let (least, most) = (number(least)?, number(most)?);
    if least > most {
        let found = format!("({least}, {most})");
        return Err(Fault::expected(
            "givens with the smaller number first, such as (22, 24)",
            found,
        )
        .into());
    }
    Ok((least, most))
}

/// A technique by any of its names.
pub(crate) fn technique(name: &str) -> Result<&'static Technique, Fault> {
    by_name(name).ok_or_else(|| {
        let near = format!("a technique such as {}", nearest(name).join(", "));
        Fault::expected(near, format!("{name:?}"))
    })
}

/// One of these, by its name.
pub(crate) fn named<T: Copy>(all: &[(T, &str)], name: &str) -> Result<T, Fault> {
    all.iter().find(|(_, own)| *own == name).map(|(value, _)| *value).ok_or_else(|| {
        let names: Vec<&str> = all.iter().map(|(_, own)| *own).collect();
        Fault::expected(format!("one of {}", names.join(", ")), format!("{name:?}"))
    })
}
