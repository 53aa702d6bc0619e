//! Steps that somebody wrote down by the name of their technique and their pattern.
//!
//! A pattern that says all that it counts upon is judged by itself ([`judge_shape`]). Of any other, such as a forcing
//! chain or a deadly pattern, the technique is asked: the line is right if the technique finds the step that is written
//! so ([`PostedWalk::look`]). What it counts upon is then the proof of that step, and the checker judges it as always.

mod refute;
mod shape;

use ninerooks_board::{DigitSet, Grid};
use ninerooks_proof::Deletion;
use ninerooks_rookery::{Overlay, Portions, remember};
use ninerooks_step::{Family, Step};

use crate::{Forms, Found, Limit, Position, Technique, by_name};

pub use shape::{ShapeFault, judge_last_place, judge_shape};

/// Of how many steps of a technique and a state it is looked whether they are the one that is written.
const MOST_STEPS: usize = 20_000;

/// The techniques that a name at the head of a line can mean, such as `X-Wing`, `Grouped AIC` or `Whip[3]`.
///
/// ```
/// use ninerooks_logic::named_so;
/// let id = |name| named_so(name).first().map(|technique| technique.info().id);
/// assert_eq!(id("Whip[3]"), Some("whip"));
/// assert_eq!(id("Locked Candidates Type 1 (Pointing)"), Some("pointing"));
/// assert_eq!(id("y-files"), None);
/// ```
pub fn named_so(name: &str) -> Vec<&'static Technique> {
    let name = name.trim();
    let without_length = name.split_once('[').map_or(name, |(name, _)| name).trim();
    let without_group = without_length.strip_prefix("Grouped ").unwrap_or(without_length);
    // HoDoKu says both what it is and what it is called.
    let head = name.split_once('(').map_or(name, |(head, _)| head).trim();
    let behind = name.rsplit_once('(').and_then(|(_, rest)| rest.strip_suffix(')'));
    let names = [Some(name), Some(without_length), Some(without_group), behind, Some(head)];
    let mut all: Vec<&'static Technique> = Vec::new();
    for technique in names.into_iter().flatten().filter_map(by_name) {
        if !all.iter().any(|known| known.id() == technique.id()) {
            all.push(technique);
        }
    }
    all
}

/// How a step that a technique finds compares to one that is written, the nearest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Likeness {
    /// It is the one: its pattern is written so, and it does what is claimed.
    Same,
    /// Its pattern is written so, but it does not do all that is claimed.
    SamePattern,
    /// It does what is claimed by another pattern.
    SameActions,
    /// It has neither.
    Other,
}

/// What a technique has of a step that is written.
#[derive(Debug)]
pub enum Look {
    /// The step.
    Found(Box<Step>),
    /// Not that one, but one that is like it, as far as there is one.
    Missing {
        /// One with the same pattern or the same actions.
        like: Option<(Likeness, Box<Step>)>,
        /// The techniques that gave up.
        limits: Vec<Limit>,
    },
}

/// Where a path is that somebody wrote down, with the patterns that it has deleted.
#[derive(Debug)]
pub struct PostedWalk {
    grid: Grid,
    /// Where a step of the path is about patterns.
    overlay: Option<Overlay>,
    known: Vec<Deletion>,
}

impl PostedWalk {
    /// A path that begins here. Patterns are carried along it only if that is wanted, since they take a while to list.
    pub fn new(grid: &Grid, carries: bool) -> Self {
        let overlay = carries.then(|| Overlay::new(grid, DigitSet::ALL));
        Self { grid: *grid, overlay, known: Vec::new() }
    }

    /// The state.
    pub const fn grid(&self) -> &Grid {
        &self.grid
    }

    /// Takes a step that was found in this state.
    pub fn take(&mut self, step: &Step) {
        step.apply(&mut self.grid);
        if let Some(overlay) = &mut self.overlay {
            overlay.take(step, &self.grid);
        }
        remember(&mut self.known, step);
    }

    /// Goes on to a state that was reached in another way.
    pub fn follow(&mut self, grid: &Grid) {
        self.grid = *grid;
        if let Some(overlay) = &mut self.overlay {
            overlay.follow(grid);
        }
    }

    /// Has techniques look for a step that is written: `is_it` says how each that they find compares to it.
    pub fn look(
        &self,
        techniques: &[&'static Technique],
        is_it: &dyn Fn(&Step) -> Likeness,
    ) -> Look {
        let mut like: Option<(Likeness, Box<Step>)> = None;
        let mut limits = Vec::new();
        for technique in techniques {
            for position in self.positions(technique) {
                // What a path takes is the first one, and of some techniques that is not among all.
                let all = |forms| Found::at_most(MOST_STEPS, forms);
                for mut found in [Found::first(), all(Forms::Once), all(Forms::All)] {
                    let _ = technique.find(&position, &mut found);
                    limits.extend_from_slice(found.limits());
                    for step in found.into_steps() {
                        let likeness = is_it(&step);
                        if likeness == Likeness::Same {
                            return Look::Found(Box::new(step));
                        }
                        let known = like.as_ref().map_or(Likeness::Other, |(known, _)| *known);
                        if likeness < known {
                            like = Some((likeness, Box::new(step)));
                        }
                    }
                }
            }
        }
        limits.dedup();
        Look::Missing { like, limits }
    }

    /// The position as the technique may have had it: with what was deleted along the path, and without.
    fn positions(&self, technique: &Technique) -> Vec<Position<'_>> {
        let mut positions = Vec::new();
        if let (Family::Patterns, Some(overlay)) = (technique.info().family, &self.overlay) {
            let carrying = || Position::carrying(&self.grid, overlay);
            positions.push(carrying().in_portions(Portions::After(&self.known)));
            positions.push(carrying().in_portions(Portions::Whole));
            let alone = Position::new(&self.grid);
            positions.push(alone.in_portions(Portions::After(&self.known)));
            positions.push(Position::new(&self.grid).in_portions(Portions::Whole));
        }
        positions.push(Position::new(&self.grid));
        positions
    }
}

/// Whether some step of a path with techniques of these names may be about patterns.
pub fn is_of_patterns(name: &str) -> bool {
    named_so(name).iter().any(|technique| technique.info().family == Family::Patterns)
}
