//! A path to be read by others.

use ninerooks_board::Grid;
use ninerooks_render::{Scene, svg};
use ninerooks_step::Step;
use ninerooks_text::walkthrough::{self, Entry};
use serde::{Deserialize, Serialize};
use tsify::{Ts, Tsify};
use wasm_bindgen::JsError;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::{State, StepLine, Steps};

/// An entry of a walkthrough.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
pub struct EntryView {
    /// Its numbers and the technique's name.
    pub heading: String,
    /// What it says and does.
    pub line: String,
    /// The step, from 0; none where there are several.
    pub index: Option<usize>,
}

fn written<'a>(
    title: &'a str,
    joins_singles: bool,
    explains: bool,
    end: &'a str,
) -> walkthrough::Options<'a> {
    walkthrough::Options { title, joins_singles, explains, end, ..walkthrough::Options::default() }
}

impl Steps {
    fn path(&self) -> impl Iterator<Item = (Grid, &Step)> {
        self.steps.iter().map(|(grid, step)| (*grid, step))
    }

    /// The grid before the first step and the one after the last.
    fn end(&self) -> Option<(&Grid, Grid)> {
        let ((start, _), (before, last)) = (self.steps.first()?, self.steps.last()?);
        let mut end = *before;
        last.apply(&mut end);
        Some((start, end))
    }
}

#[wasm_bindgen]
impl Steps {
    /// The path as a walkthrough in `BBCode`, for a forum. `end`: how it ends, in words.
    pub fn forum(&self, title: &str, joins_singles: bool, explains: bool, end: &str) -> String {
        let options = written(title, joins_singles, explains, end);
        self.end().map_or_else(String::new, |(start, end)| {
            walkthrough::forum(start, self.path(), &end, &options)
        })
    }

    /// The path as a page of HTML that needs nothing else, with a picture of each step.
    pub fn page(&self, title: &str, joins_singles: bool, explains: bool, end: &str) -> String {
        let options = written(title, joins_singles, explains, end);
        let theme = svg::Theme::Light;
        let drawn = svg::Options { theme, caption: false, ..svg::Options::default() };
        let picture = |grid: &Grid, step: Option<&Step>| {
            let scene =
                step.map_or_else(|| Scene::of_grid(grid), |step| Scene::of_step(grid, step));
            let caption = step.map_or_else(|| "The grid".to_owned(), |s| StepLine::from(s).line);
            svg::draw_unstyled(&scene.with_caption(caption), &drawn)
        };
        self.end().map_or_else(String::new, |(start, end)| {
            let style = svg::style(theme);
            walkthrough::page(start, self.path(), &end, &options, &style, picture)
        })
    }

    /// The boards of the path: the first, and the one after each step.
    pub fn boards(&self) -> Result<Vec<Ts<State>>, JsError> {
        let last = self.end().map(|(_, end)| end);
        let boards = self.steps.iter().map(|(grid, _)| *grid).chain(last);
        Ok(boards.map(|grid| State::from(&grid).into_ts()).collect::<Result<_, _>>()?)
    }

    /// The entries of the walkthrough, with the number of the step of each, from 0; none where it is several singles.
    pub fn entries(&self, joins_singles: bool) -> Result<Vec<Ts<EntryView>>, JsError> {
        let options = written("", joins_singles, true, "");
        let entries = walkthrough::entries(self.path(), &options);
        let view = |entry: &Entry<'_>| EntryView {
            heading: entry.heading(),
            line: entry.line.clone(),
            index: entry.step.map(|_| entry.first - 1),
        };
        Ok(entries.iter().map(|entry| view(entry).into_ts()).collect::<Result<_, _>>()?)
    }
}

#[cfg(test)]
mod tests {
    use ninerooks_board::Puzzle;
    use ninerooks_logic::{Checking, Profile, solve};

    use super::*;

    const WING: &str =
        ".7..2958.94..............6.4.16......239.....5....24......6814..........35..4...7";

    fn steps(text: &str) -> Steps {
        let puzzle: Puzzle = ninerooks_text::formats::read(text).unwrap().puzzle;
        let profile = Profile::by_id("basic").unwrap();
        Steps::from(&solve(&Grid::new(&puzzle).unwrap(), &profile, Checking::On).path)
    }

    #[test]
    fn a_path_is_written_for_a_forum_and_as_a_page_with_pictures() {
        let steps = steps(WING);
        let forum = steps.forum("A wing", true, true, "Done.");
        assert!(forum.starts_with(&format!("[b]A wing[/b]\n[code]\n{WING}\n[/code]\n\n1–25. ")));
        assert!(
            forum.contains("26. [b]X-Wing[/b]: 3 r17\\c49 => r268c4,r246c9<>3\nIn rows 1 and 7")
        );
        let page = steps.page("A <wing>", true, true, "Done.");
        assert!(page.contains("<title>A &lt;wing&gt;</title>") && page.ends_with("</html>\n"));
        // The start, the wing and the end.
        assert_eq!(page.matches("<svg ").count(), 3);
        assert_eq!(page.matches("<h1>").count(), 1);
        assert_eq!(page.matches("<style>").count(), 1);
        let singles = steps.page("", false, false, "").matches("<svg ").count();
        assert_eq!(singles, steps.length() + 2);
    }

    #[test]
    fn without_a_step_there_is_nothing_to_write() {
        let none = Steps::default();
        assert_eq!((none.forum("", true, true, ""), none.page("", true, true, "")).0, "");
    }
}
