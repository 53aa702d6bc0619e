//! What a puzzle has to be like for those who solve it.

use core::ops::ControlFlow;

use ninerooks_board::Grid;
use ninerooks_lab::{Clues, only_solution};
use ninerooks_logic::{
    Checking, Effort, Level, Profile, Solution, Technique, Walk, next_step, solve,
};
use ninerooks_rating::se::{End, Tenths, rate_each};

use crate::expression::Expression;
use crate::fields::Fields;

/// The work for Sudoku Explainer's rating.
const WORK: u64 = 1 << 30;

/// What is asked for; nothing that is not asked for is looked at.
pub(super) struct Wanted {
    pub(super) level: Option<Level>,
    pub(super) needs: Option<Needs>,
    /// This technique alone.
    pub(super) shows: Option<Profile>,
    pub(super) se: Option<(Tenths, Tenths)>,
    pub(super) filter: Option<Expression>,
    /// The profile `default`.
    pub(super) profile: Profile,
}

/// A technique without which a puzzle is not solved.
pub(super) struct Needs {
    id: &'static str,
    /// The profile up to the technique, and the same without it.
    with: Profile,
    without: Profile,
    /// Whether one step of it is to do.
    once: bool,
}

/// How far a puzzle is from one that needs a technique, the shortest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Distance {
    /// The technique does not come.
    pub(super) missing: bool,
    /// How many candidates are left where the path ends.
    pub(super) left: usize,
    /// How many of its steps are too many.
    pub(super) more: usize,
}

impl Distance {
    /// Of a puzzle that is as it should be.
    pub(super) const NONE: Self = Self { missing: false, left: 0, more: 0 };
}

/// The profile `default`.
pub(super) fn default() -> Profile {
    Profile::by_id("default").unwrap_or_else(|| Profile::everything().clone())
}

impl Needs {
    /// A technique, and whether one step of it is to do.
    pub(super) fn of(technique: &'static Technique, once: bool) -> Self {
        let mut with = default();
        with.add(technique);
        with.assume_uniqueness(technique.assumes_uniqueness());
        let id = technique.info().id;
        let ids: Vec<&str> = with.techniques().map(|other| other.info().id).collect();
        for dearer in ids.iter().skip_while(|other| **other != id).skip(1) {
            with.switch(dearer, false);
        }
        let mut without = with.clone();
        without.switch(id, false);
        Self { id, with, without, once }
    }

    /// How far a puzzle is from what is asked for; nothing if it is solved without the technique.
    pub(super) fn distance(&self, grid: &Grid) -> Option<Distance> {
        // Most puzzles need nothing dear, and are solved without it.
        if solve(grid, &self.without, Checking::On).path.end.is_solved() {
            return None;
        }
        let path = solve(grid, &self.with, Checking::On).path;
        let own = path.steps.iter().filter(|step| step.technique.info().id == self.id).count();
        let more = if self.once { own.saturating_sub(1) } else { 0 };
        let left = if path.end.is_solved() { 0 } else { path.end.live().len() };
        Some(Distance { missing: own == 0, left, more })
    }
}

/// A technique alone, for states that it is looked for in.
pub(super) fn alone(technique: &'static Technique) -> Profile {
    let mut profile = Profile::of("alone", [technique]);
    profile.assume_uniqueness(technique.assumes_uniqueness());
    profile
}

impl Wanted {
    /// Whether a puzzle is as it should be, if it needs the technique that it should.
    ///
    /// # Errors
    /// Why the expression has no value for it.
    pub(super) fn is_met(&self, clues: &Clues) -> Result<bool, String> {
        let Ok(grid) = Grid::new(&clues.to_puzzle()) else { return Ok(false) };
        if !self.is_solved_so(&grid) || only_solution(clues).is_none() {
            return Ok(false);
        }
        self.filter.as_ref().map_or(Ok(true), |filter| filter.holds(&Fields::of(*clues)))
    }

    /// Whether all but the expression and the technique that is needed is as it should be.
    fn is_solved_so(&self, grid: &Grid) -> bool {
        self.se.is_none_or(|(least, most)| explained(grid, least, most))
            && self.level.is_none_or(|level| self.has_level(grid, level))
            && self.shows.as_ref().is_none_or(|alone| self.shows(grid, alone))
    }

    fn has_level(&self, grid: &Grid, level: Level) -> bool {
        let path = solve(grid, &self.profile, Checking::On).path;
        path.end.is_solved() && Level::of(&Effort::of(&path.steps, self.profile.costs())) == level
    }

    /// Whether the technique is found in some state of the path. Where a digit is known in a state that says nothing,
    /// the next step is a single and shows no technique.
    fn shows(&self, grid: &Grid, alone: &Profile) -> bool {
        let mut walk = Walk::new(grid, &self.profile, Checking::On);
        let found = walk
            .by_ref()
            .any(|(before, step)| !step.is_single() && next_step(&before, alone).is_some());
        // It may be a step of what the profile leaves, too.
        found || !walk.grid().is_solved() && next_step(walk.grid(), alone).is_some()
    }

    /// The path that goes with a puzzle: of `--needs` the one up to the technique.
    pub(super) fn path(&self, grid: &Grid) -> (Solution, Option<String>) {
        if let Some(needs) = &self.needs {
            return (solve(grid, &needs.with, Checking::On), None);
        }
        (solve(grid, &self.profile, Checking::On), Some(self.profile.id().to_owned()))
    }
}

/// Whether ER is in a range. What is harder is not rated to the end.
fn explained(grid: &Grid, least: Tenths, most: Tenths) -> bool {
    let rating = rate_each(grid, WORK, |_, [er, ..]| {
        if er <= most { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    rating.end == End::Solved && (least..=most).contains(&rating.er)
}
