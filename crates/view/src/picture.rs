//! Pictures that stand alone.

use ninerooks_board::Grid;
use ninerooks_render::{Scene, svg};
use ninerooks_step::Step;

use crate::{State, StateError, StepLine};

/// A board as a picture that stands alone, with its candidates or without; with a line above it where there is one.
///
/// # Errors
/// When the state is no board.
pub fn picture_of(
    state: &State,
    candidates: bool,
    dark: bool,
    caption: &str,
) -> Result<String, StateError> {
    let mut scene = Scene::of_grid(&state.grid()?);
    if !caption.is_empty() {
        scene = scene.with_caption(caption);
    }
    let theme = theme(dark);
    Ok(svg::draw(&scene, &svg::Options { theme, candidates, ..svg::Options::default() }))
}

/// A step on its grid as a picture that stands alone, with its line as the caption.
pub fn step_picture(grid: &Grid, step: &Step, dark: bool) -> String {
    let scene = Scene::of_step(grid, step).with_caption(StepLine::from(step).line);
    svg::draw(&scene, &svg::Options { theme: theme(dark), ..svg::Options::default() })
}

const fn theme(dark: bool) -> svg::Theme {
    if dark { svg::Theme::Dark } else { svg::Theme::Light }
}
