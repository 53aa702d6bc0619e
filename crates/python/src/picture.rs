//! Pictures.

use ninerooks::render::Scene;
use ninerooks::render::svg::{self, Options, Theme};
use pyo3::prelude::*;

use crate::error::Fault;
use crate::input;
use crate::number::Whole;
use crate::path::PyPath;
use crate::step::PyStep;

/// A picture for a notebook.
pub(crate) fn svg(scene: &Scene, candidates: bool) -> String {
    svg::draw(scene, &Options { candidates, width: 450, ..Options::default() })
}

/// A puzzle, a grid, a step, or the end of a path as SVG.
#[pyfunction]
#[pyo3(
    signature = (what, *, theme="light", width=None, candidates=None, caption=true, legend=true, numbers=false),
    text_signature = "(what, *, theme='light', width=600, candidates=None, caption=True, legend=True, numbers=False)"
)]
pub(crate) fn render(
    what: &Bound<'_, PyAny>,
    theme: &str,
    width: Option<Whole>,
    candidates: Option<bool>,
    caption: bool,
    legend: bool,
    numbers: bool,
) -> PyResult<String> {
    let width = width.map_or(Ok(600), |width| width.within("width", 64, 8192))?;
    let width = u32::try_from(width).unwrap_or(u32::MAX);
    let theme = match theme {
        "light" => Theme::Light,
        "dark" => Theme::Dark,
        other => return Err(Fault::expected("light or dark", format!("{other:?}")).into()),
    };
    let (scene, shown) = if let Ok(step) = what.cast::<PyStep>() {
        (step.get().scene(), true)
    } else if let Ok(path) = what.cast::<PyPath>() {
        (Scene::of_grid(path.get().solved.end()?), true)
    } else {
        let puzzle = input::one(what)?.read(None)?;
        let shown = puzzle.candidates.is_some();
        (Scene::of_puzzle(&puzzle), shown)
    };
    let candidates = candidates.unwrap_or(shown);
    Ok(svg::draw(&scene, &Options { theme, width, caption, legend, candidates, numbers }))
}
