//! New puzzles.

use ninerooks::lab::Pattern;
use ninerooks::logic::{Level, by_name, nearest};
use ninerooks::maker::{Maker, Mask, Needs};
use pyo3::prelude::*;

use crate::error::Fault;

/// New puzzles, each with one solution: the same for the same seed and the same wishes, as `ninerooks generate` makes them.
#[pyfunction]
#[pyo3(signature = (n=1, *, seed=0, level=None, givens=None, symmetry="none", pattern=None, needs=None, tries=10_000))]
#[expect(clippy::too_many_arguments, reason = "each is a wish that has a name in Python")]
pub(crate) fn generate(
    py: Python<'_>,
    n: u64,
    seed: u64,
    level: Option<&str>,
    givens: Option<(usize, usize)>,
    symmetry: &str,
    pattern: Option<&str>,
    needs: Option<&str>,
    tries: usize,
) -> PyResult<Vec<String>> {
    let level = level
        .map(|level| named(&Level::ALL.map(|(level, name, _)| (level, name)), level))
        .transpose()?;
    let symmetry = named(&Pattern::ALL, symmetry)?;
    let mask = pattern.map(Mask::read).transpose().map_err(Fault::new)?;
    let needs = needs.map(|name| {
        let near = || format!("a technique such as {}", nearest(name).join(", "));
        let technique = by_name(name);
        let technique = technique.ok_or_else(|| Fault::expected(near(), format!("{name:?}")));
        technique.map(|technique| Needs::of(technique, false))
    });
    let needs = needs.transpose()?;
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

/// One of these, by its name.
fn named<T: Copy>(all: &[(T, &str)], name: &str) -> Result<T, Fault> {
    all.iter().find(|(_, own)| *own == name).map(|(value, _)| *value).ok_or_else(|| {
        let names: Vec<&str> = all.iter().map(|(_, own)| *own).collect();
        Fault::expected(format!("one of {}", names.join(", ")), format!("{name:?}"))
    })
}
