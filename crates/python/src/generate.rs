//! New puzzles.

use ninerooks::lab::Pattern;
use ninerooks::logic::{Level, Technique, by_name, nearest};
use ninerooks::maker::{Maker, Mask, Needs};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::PyString;

use crate::error::Fault;
use crate::number::{self, Whole};

/// How many puzzles are tried if nothing else is said.
const TRIES: usize = 10_000;

/// New puzzles, each with one solution: the same for the same seed and the same wishes, as `ninerooks generate` makes them.
#[pyfunction]
#[pyo3(
    signature = (n=None, *, seed=None, level=None, givens=None, symmetry="none", pattern=None, needs=None, tries=None),
    text_signature = "(n=1, *, seed=0, level=None, givens=None, symmetry='none', pattern=None, needs=None, tries=10000)"
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
    needs: Option<&str>,
    tries: Option<Whole>,
) -> PyResult<Vec<String>> {
    let n = n.map_or(Ok(1), |n| number::count("n", &n))?;
    let seed = seed.map_or(Ok(0), |seed| number::count("seed", &seed))?;
    let tries = tries.map(|tries| number::count("tries", &tries)).transpose()?;
    let tries = tries.map_or(TRIES, |tries| usize::try_from(tries).unwrap_or(usize::MAX));
    let givens = givens.map(range).transpose()?;
    let level = level
        .map(|level| named(&Level::ALL.map(|(level, name, _)| (level, name)), level))
        .transpose()?;
    let symmetry = named(&Pattern::ALL, symmetry)?;
    let mask = pattern.map(Mask::read).transpose().map_err(Fault::new)?;
    let needs = needs.map(technique).transpose()?.map(|technique| Needs::of(technique, false));
    let maker = Maker { givens, pattern: symmetry, mask, level, needs, tries, ..Maker::new(seed) };
    let mut puzzles = Vec::new();
    for number in 0..n {
        let made = py.detach(|| maker.puzzle(number));
        let which = format!("puzzle {} of {n}", number + 1);
        let none = || Fault::new(format!("{which}: no such puzzle among {tries} tried (tries)"));
        puzzles.push(made.ok_or_else(none)?.to_string());
        py.check_signals()?;
    }
    Ok(puzzles)
}

/// How many givens: one number, or the least and the most.
fn range(givens: &Bound<'_, PyAny>) -> PyResult<(usize, usize)> {
    let number = |value: &Whole| {
        let number = value.within("givens", 17, 81)?;
        Ok::<_, Fault>(usize::try_from(number).unwrap_or(usize::MAX))
    };
    if let Ok(one) = givens.extract::<Whole>() {
        let number = number(&one)?;
        return Ok((number, number));
    }
    let is_text = givens.is_instance_of::<PyString>();
    let pair = if is_text { None } else { givens.extract::<Vec<Whole>>().ok() };
    let Some([least, most]) = pair.as_deref() else {
        let words = "givens is a number from 17 to 81, or two such as (22, 24)";
        return Err(PyTypeError::new_err(format!("{words}, not {}", givens.repr()?)));
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
fn named<T: Copy>(all: &[(T, &str)], name: &str) -> Result<T, Fault> {
    all.iter().find(|(_, own)| *own == name).map(|(value, _)| *value).ok_or_else(|| {
        let names: Vec<&str> = all.iter().map(|(_, own)| *own).collect();
        Fault::expected(format!("one of {}", names.join(", ")), format!("{name:?}"))
    })
}
