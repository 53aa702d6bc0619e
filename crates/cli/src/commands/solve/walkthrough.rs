//! A path to be read by others.

use clap::ValueEnum;
use ninerooks_board::Grid;
use ninerooks_render::{Scene, svg};
use ninerooks_step::Step;
use ninerooks_text::notation::describe;
use ninerooks_text::walkthrough::{Options, forum, page};

use super::Solver;
use super::verdict::{End, Verdict};
use super::words::meaning;
use crate::readers::level_in_words;
use crate::words::Detail;

/// What is wrong with a list.
pub(super) const SEVERAL: &str = "there are several puzzles in the input, and a walkthrough is of one puzzle: name the \
     puzzle itself, or a file that holds no other";

/// The forms of a walkthrough.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum Form {
    /// Text for a forum, with its `[b]` and `[code]`
    Forum,
    /// A page of HTML that needs no other file, with a picture of each step, to be read or printed
    Html,
}

/// The walkthrough, or why there is none.
pub(super) fn write(verdict: &Verdict, solver: &Solver, form: Form, detail: Detail) -> String {
    let (head, rest) = meaning(verdict, solver);
    let mut end = format!("{head}{rest}");
    let Some(path) = &verdict.path else { return format!("{end}\n") };
    if verdict.end == End::Solved {
        end = format!("{end} {}", level_in_words(&verdict.effort(solver)));
    }
    let options = Options {
        title: verdict.puzzle.metadata.title.as_deref().unwrap_or_default(),
        joins_singles: solver.no_singles,
        explains: true,
        notation: detail.style.notation(),
        cells: detail.style.names(),
        end: &end,
    };
    match form {
        Form::Forum => forum(&path.start, path.walk(), &path.end, &options),
        Form::Html => {
            let style = svg::style(svg::Theme::Light);
            page(&path.start, path.walk(), &path.end, &options, &style, picture)
        }
    }
}

fn picture(grid: &Grid, step: Option<&Step>) -> String {
    let options = svg::Options { caption: false, ..svg::Options::default() };
    let scene = step.map_or_else(|| Scene::of_grid(grid), |step| Scene::of_step(grid, step));
    svg::draw_unstyled(
        &scene.with_caption(step.map_or_else(|| "The grid".to_owned(), describe)),
        &options,
    )
}
