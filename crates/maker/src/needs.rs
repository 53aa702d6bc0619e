//! A technique without which a puzzle is not solved.

use ninerooks_board::Grid;
use ninerooks_logic::{Checking, Profile, Technique, solve};

/// A technique without which a puzzle is not solved, and which with those before it in the profile `default` solves it.
#[derive(Clone, Debug)]
pub struct Needs {
    id: &'static str,
    /// The profile up to the technique, and the same without it.
    with: Profile,
    without: Profile,
    /// Whether one step of it is to do.
    once: bool,
}

/// How far a puzzle is from one that needs a technique, the shortest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Distance {
    /// The technique does not come.
    pub(crate) missing: bool,
    /// How many candidates are left where the path ends.
    pub(crate) left: usize,
    /// How many of its steps are too many.
    pub(crate) more: usize,
}

impl Distance {
    /// Of a puzzle that is as it should be.
    pub(crate) const NONE: Self = Self { missing: false, left: 0, more: 0 };
}

impl Needs {
    /// A technique, and whether one step of it is to do.
    pub fn of(technique: &'static Technique, once: bool) -> Self {
        let mut with = Profile::default();
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

    /// The profile `default` up to the technique.
    pub const fn profile(&self) -> &Profile {
        &self.with
    }

    /// How far a puzzle is from what is asked for; nothing if it is solved without the technique. Every step is checked.
    pub(crate) fn distance(&self, grid: &Grid) -> Option<Distance> {
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
