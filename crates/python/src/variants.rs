//! New puzzles with rules beside the classic ones.

use ninerooks::board::Puzzle;
use ninerooks::lab::Pattern;
use ninerooks::logic::Level;
use ninerooks::maker::{RuledMaker, Wish};
use pyo3::prelude::*;

use crate::error::Fault;
use crate::generate::{interruptible, named, range};
use crate::number::{self, Whole};
use crate::puzzle::PyPuzzle;

/// New puzzles with rules, such as `["killer"]` or `["anti-knight", "thermo"]`, each with one solution: those of
/// `ninerooks generate --rules`.
#[pyfunction]
#[pyo3(
    signature = (rules, n=None, *, seed=None, level=None, givens=None, symmetry="none", tries=None),
    text_signature = "(rules, n=1, *, seed=0, level=None, givens=None, symmetry='none', tries=1000)"
)]
#[expect(clippy::too_many_arguments, reason = "each is a wish that has a name in Python")]
pub(crate) fn generate_variants(
    py: Python<'_>,
    rules: Vec<String>,
    n: Option<Whole>,
    seed: Option<Whole>,
    level: Option<&str>,
    givens: Option<&Bound<'_, PyAny>>,
    symmetry: &str,
    tries: Option<Whole>,
) -> PyResult<Vec<PyPuzzle>> {
    let n = n.map_or(Ok(1), |n| number::count("n", &n))?;
    let seed = seed.map_or(Ok(0), |seed| number::count("seed", &seed))?;
    let tries = tries.map(|tries| number::count("tries", &tries)).transpose()?;
    let tries =
        tries.map_or(RuledMaker::TRIES, |tries| usize::try_from(tries).unwrap_or(usize::MAX));
    let wishes = rules.iter().map(|name| named(&Wish::ALL, name)).collect::<Result<Vec<_>, _>>()?;
    if wishes.is_empty() {
        return Err(Fault::expected("a list of rules such as [\"killer\"]", "none").into());
    }
    let levels = Level::ALL.map(|(level, name, _)| (level, name));
    let maker = RuledMaker {
        seed,
        wishes,
        givens: givens.map(|givens| range(givens, 0)).transpose()?,
        pattern: named(&Pattern::ALL, symmetry)?,
        level: level.map(|level| named(&levels, level)).transpose()?,
        tries,
    };
    let mut puzzles = Vec::new();
    for number in 0..n {
        let made: Option<Puzzle> =
            py.detach(|| interruptible(|stop| Ok(maker.find(number, stop))))?;
        let made = made.ok_or_else(|| {
            let which = format!("puzzle {} of {n}", number + 1);
            Fault::new(format!("{which}: no such puzzle among {tries} tried (tries)"))
        })?;
        puzzles.push(PyPuzzle { puzzle: made, format: None });
        py.check_signals()?;
    }
    Ok(puzzles)
}
