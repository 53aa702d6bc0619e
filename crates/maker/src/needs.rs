//! A technique without which a puzzle is not solved.

use ninerooks_board::Grid;
use ninerooks_logic::{Checking, Profile, Step, Technique, solve};

/// A technique without which a puzzle is not solved, and which with those before it in the profile `default` solves it;
/// or several, one of which is needed.
#[derive(Clone, Debug)]
pub struct Needs {
    ids: Vec<&'static str>,
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
        Self::of_any(&[technique], once)
    }

    /// Techniques that have one name together: one of them is needed, whichever it is.
    pub fn of_any(techniques: &[&'static Technique], once: bool) -> Self {
        let ids: Vec<&str> = techniques.iter().map(|technique| technique.info().id).collect();
        let mut with = Profile::default();
        for technique in techniques {
            with.add(technique);
        }
        with.assume_uniqueness(techniques.iter().any(|technique| technique.assumes_uniqueness()));
        let order: Vec<&str> = with.techniques().map(|other| other.info().id).collect();
        let last = order.iter().rposition(|id| ids.contains(id)).map_or(0, |place| place + 1);
        for dearer in order.iter().skip(last) {
            with.switch(dearer, false);
        }
        let mut without = with.clone();
        for id in &ids {
            without.switch(id, false);
        }
        Self { ids, with, without, once }
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
        let is_own = |step: &&Step| self.ids.contains(&step.technique.info().id);
        let own = path.steps.iter().filter(is_own).count();
        let more = if self.once { own.saturating_sub(1) } else { 0 };
        let left = if path.end.is_solved() { 0 } else { path.end.live().len() };
        Some(Distance { missing: own == 0, left, more })
    }
}
