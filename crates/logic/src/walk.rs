//! The one walk: find a step, have it checked, apply it, carry what it deletes, and again.

use core::borrow::Borrow;

use ninerooks_board::{DigitSet, Grid, Sector};
use ninerooks_proof::{Budget, Deletion, Refusal, check_within};
use ninerooks_rookery::{Overlay, remember};
use ninerooks_step::Step;

use crate::hodoku::Arrivals;
use crate::search::strays::Loose;
use crate::{Choice, Found, Limit, Position, Profile, chosen, hint};

/// Whether each step is judged by the checker before it is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Checking {
    /// Every step is checked. A refused step ends the path.
    On,
    /// No step is checked.
    Off,
}

/// What the end of a path is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Status {
    /// Every cell holds a digit. With checked steps that proves the solution to be the only one,
    /// unless one of them [assumes](ninerooks_step::Path::assumes_uniqueness) it.
    Solved,
    /// No technique of the profile finds anything more.
    Stuck,
    /// This sector has no candidate left: the puzzle has no solution.
    Contradiction(Sector),
    /// The checker refused a step: a defect of the technique that found it.
    Refused(Box<Step>, Refusal),
}

/// Asks the techniques of `profile` in order until `found` has enough.
pub fn find(position: &Position, profile: &Profile, found: &mut Found) {
    position.allow(profile.work());
    for technique in profile.techniques() {
        if technique.find(position, found).is_break() {
            return;
        }
    }
}

/// A path as it is walked: an iterator of steps, each with the grid that it was found in.
///
/// Techniques are used in the order of the profile, after each step from the first one on, unless another
/// [choice](crate::Choice) is wanted. Where
/// the profile [carries](Profile::carries) patterns, what a step has deleted stays deleted. When
/// there is no further step, [`end`](Self::end) says why.
///
/// ```
/// use ninerooks_board::Grid;
/// use ninerooks_logic::{Checking, Profile, Status, Walk};
/// let profile = Profile::by_id("basic").expect("it is built in");
/// let mut walk = Walk::new(&Grid::default(), &profile, Checking::On);
/// assert_eq!(walk.next(), None);
/// assert_eq!(walk.end(), Some(&Status::Stuck));
/// ```
#[derive(Debug)]
pub struct Walk<P> {
    profile: P,
    checking: Checking,
    grid: Grid,
    overlay: Option<Overlay>,
    /// What portions of pair deletion have deleted.
    known: Vec<Deletion>,
    loose: Loose,
    /// Where singles are taken in the order in which they come up.
    arrivals: Option<Arrivals>,
    end: Option<Status>,
    limits: Vec<Limit>,
    /// Whether of equal steps the one is taken that is seen most easily.
    by_sight: bool,
    /// The work of all techniques up to here.
    spent: u64,
}

impl<P: Borrow<Profile>> Walk<P> {
    /// A walk that begins here.
    pub fn new(grid: &Grid, profile: P, checking: Checking) -> Self {
        let overlay = profile.borrow().carries().then(|| Overlay::new(grid, DigitSet::ALL));
        let is_in_turn = profile.borrow().choice() == Choice::Hodoku;
        let arrivals = is_in_turn.then(|| Arrivals::new(grid));
        Self {
            profile,
            checking,
            grid: *grid,
            overlay,
            known: Vec::new(),
            loose: Loose::default(),
            arrivals,
            end: None,
            limits: Vec::new(),
            by_sight: false,
            spent: 0,
        }
    }

    /// The same by [hints](crate::hint): of equal steps the one is taken that is seen most easily.
    #[must_use]
    pub fn by_sight(self) -> Self {
        Self { by_sight: true, ..self }
    }

    /// The step that comes next, or why there is none.
    fn find(&mut self) -> Result<Step, Status> {
        if self.grid.is_solved() {
            return Err(Status::Solved);
        }
        let position = match &self.overlay {
            Some(overlay) => Position::carrying(&self.grid, overlay),
            None => Position::new(&self.grid),
        };
        let profile = self.profile.borrow();
        let position = position.in_portions(profile.portions(&self.known)).remembering(&self.loose);
        let position = position.following(self.arrivals.as_ref()).having_spent(self.spent);
        let next = if self.by_sight { hint } else { chosen };
        let (step, limits) = next(&position, profile);
        self.spent = position.spent();
        let loose = position.known_loose();
        (self.limits, self.loose) = (limits, loose);
        let Some(step) = step else {
            return Err(self.grid.contradiction().map_or(Status::Stuck, Status::Contradiction));
        };
        match self.checking {
            Checking::On => {
                let mut budget = Budget::of_path();
                let before = budget.left();
                let verdict = check_within(&self.grid, &step.actions, &step.proof, &mut budget);
                self.spent = self.spent.saturating_add(before - budget.left());
                match verdict {
                    Ok(()) => Ok(step),
                    Err(refusal) => Err(Status::Refused(Box::new(step), refusal)),
                }
            }
            Checking::Off => Ok(step),
        }
    }
}

impl<P> Walk<P> {
    /// Where it is.
    pub const fn grid(&self) -> &Grid {
        &self.grid
    }

    /// Why there is no further step; nothing while it goes on.
    pub const fn end(&self) -> Option<&Status> {
        self.end.as_ref()
    }

    /// The techniques that gave up, when the last step was looked for, because of a budget: they might
    /// have gone on.
    pub fn limits(&self) -> &[Limit] {
        &self.limits
    }
}

impl<P: Borrow<Profile>> Iterator for Walk<P> {
    /// The grid before the step, and the step.
    type Item = (Grid, Step);

    fn next(&mut self) -> Option<Self::Item> {
        let before = self.grid;
        Some((before, self.step()?))
    }
}

impl<P: Borrow<Profile>> Walk<P> {
    /// As [`next`](Self::next), without the grid that the step was found in.
    pub(crate) fn step(&mut self) -> Option<Step> {
        if self.end.is_some() {
            return None;
        }
        match self.find() {
            Ok(step) => {
                step.apply(&mut self.grid);
                if let Some(overlay) = &mut self.overlay {
                    overlay.take(&step, &self.grid);
                }
                if let Some(arrivals) = &mut self.arrivals {
                    arrivals.take(&step);
                }
                remember(&mut self.known, &step);
                Some(step)
            }
            Err(end) => {
                if end == Status::Solved {
                    self.limits.clear();
                }
                self.end = Some(end);
                None
            }
        }
    }
}
