//! What a puzzle has to be like besides level and technique.

use core::ops::ControlFlow;

use ninerooks_board::Grid;
use ninerooks_lab::Clues;
use ninerooks_logic::{Checking, Family, Profile, Technique, Walk, next_step};
use ninerooks_rating::se::{End, Tenths, WORK, rate_each};

use crate::expression::Expression;
use crate::fields::Fields;

/// What is asked for; nothing that is not asked for is looked at.
pub(super) struct Wanted {
    /// This technique alone; of several with one name these.
    pub(super) shows: Option<Profile>,
    pub(super) se: Option<(Tenths, Tenths)>,
    pub(super) filter: Option<Expression>,
    /// The profile `default`.
    pub(super) profile: Profile,
}

/// Techniques alone, for states that they are looked for in. Singles are shown by every puzzle.
pub(super) fn alone(techniques: &[&'static Technique]) -> Profile {
    let shown = techniques.iter().filter(|technique| technique.info().family != Family::Singles);
    let mut profile = Profile::of("alone", shown.copied());
    profile.assume_uniqueness(techniques.iter().any(|technique| technique.assumes_uniqueness()));
    profile
}

impl Wanted {
    /// Whether a puzzle is as it should be.
    ///
    /// # Errors
    /// Why the expression has no value for it.
    pub(super) fn is_met(&self, clues: &Clues) -> Result<bool, String> {
        let Ok(grid) = Grid::new(&clues.to_puzzle()) else { return Ok(false) };
        let is_met = self.se.is_none_or(|(least, most)| explained(&grid, least, most))
            && self.shows.as_ref().is_none_or(|alone| self.shows(&grid, alone));
        if !is_met {
            return Ok(false);
        }
        self.filter.as_ref().map_or(Ok(true), |filter| filter.holds(&Fields::of(*clues)))
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
}

/// Whether ER is in a range. What is harder is not rated to the end.
fn explained(grid: &Grid, least: Tenths, most: Tenths) -> bool {
    let rating = rate_each(grid, WORK, |_, [er, ..]| {
        if er <= most { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    rating.end == End::Solved && (least..=most).contains(&rating.er)
}
