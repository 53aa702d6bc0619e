//! A path to be read by others: a text for a forum, or a page of its own with a picture of each step.
//!
//! Singles that follow each other may be one entry: a path has forty of them, and who reads it looks for the
//! others.

mod forum;
mod page;
mod reasons;

use ninerooks_board::Grid;
use ninerooks_step::Step;

use crate::formats::{self, Format};
use crate::notation::{CellNames, Explanation, Notation, describe_briefly, explain, name, rncn};

pub use forum::forum;
pub use page::page;
pub use reasons::reasons_as_html;

/// More actions than this are only counted.
const MOST_ACTIONS: usize = 40;

/// How a walkthrough is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Options<'a> {
    /// Its heading; without one there is none, or `Walkthrough` where there must be one.
    pub title: &'a str,
    /// Singles that follow each other are one entry.
    pub joins_singles: bool,
    /// With the reasons of each step beyond singles.
    pub explains: bool,
    /// How steps are written.
    pub notation: Notation,
    /// How explanations name cells.
    pub cells: CellNames,
    /// How the path ends, in words.
    pub end: &'a str,
}

/// An entry of a walkthrough: a step, or singles that follow each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry<'a> {
    /// The number of its first step, from 1.
    pub first: usize,
    /// The number of its last step.
    pub last: usize,
    /// The grid before it.
    pub before: Grid,
    /// The technique's name, or how many singles there are.
    pub name: String,
    /// What it says and does: the pattern and the actions.
    pub line: String,
    /// The step; none where there are several.
    pub step: Option<&'a Step>,
}

impl Entry<'_> {
    /// Takes a single more.
    fn join(&mut self, single: &Step) {
        if let Some(step) = self.step.take() {
            self.line = rncn::print_actions(&step.actions);
        }
        self.last += 1;
        self.name = format!("{} singles", self.last + 1 - self.first);
        self.line = format!("{}, {}", self.line, rncn::print_actions(&single.actions));
    }

    /// `26. X-Wing`, or `1–25. 25 singles`.
    pub fn heading(&self) -> String {
        let Self { first, last, name, .. } = self;
        if first == last { format!("{first}. {name}") } else { format!("{first}–{last}. {name}") }
    }

    /// Why it is right, where that is more than the line says.
    fn reasons(&self, options: &Options<'_>) -> Option<Explanation> {
        let step = self.step.filter(|step| options.explains && !step.is_single())?;
        Some(explain(&self.before, step, options.cells))
    }
}

/// The entries of a path, in order.
pub fn entries<'a>(
    path: impl IntoIterator<Item = (Grid, &'a Step)>,
    options: &Options<'_>,
) -> Vec<Entry<'a>> {
    let mut entries: Vec<Entry<'a>> = Vec::new();
    // Whether the last entry takes the next single.
    let mut is_open = false;
    for (i, (before, step)) in path.into_iter().enumerate() {
        let joined = step.is_single() && options.joins_singles;
        if let Some(entry) = entries.last_mut().filter(|_| joined && is_open) {
            entry.join(step);
            continue;
        }
        is_open = joined;
        let line = describe_briefly(step, MOST_ACTIONS, options.notation);
        let line = line.split_once(": ").map_or("", |(_, rest)| rest).to_owned();
        let name = name(step).into_owned();
        entries.push(Entry { first: i + 1, last: i + 1, before, name, line, step: Some(step) });
    }
    entries
}

/// The givens in a line.
fn givens(grid: &Grid) -> String {
    formats::write(&grid.to_puzzle(), &formats::susser::Susser).text
}

/// The grid with its candidates.
fn candidates(grid: &Grid) -> String {
    let written = formats::write(&grid.to_puzzle(), &formats::pm::Pm as &dyn Format).text;
    written.trim_end().to_owned()
}
