//! A path in POM-space as it is walked.

use ninerooks_board::{DigitSet, Grid};
use ninerooks_proof::{Refusal, check};

use super::{Method, OverBudget, Overlay, OverlayStep};

/// Why a walk of methods goes no further.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MethodEnd {
    /// Every cell holds a digit.
    Solved,
    /// No method finds anything more.
    Stuck,
    /// A method gave up: it might have gone on.
    OverBudget(OverBudget),
    /// The checker refused a step: a defect of its method.
    Refused(Refusal),
}

/// The steps of some methods: what the patterns say at once, or else what the first method finds that
/// finds something. Each is checked, applied, and its deletions are carried on.
///
/// An iterator of the grid before each step, and the step. [`overlay`](Self::overlay) is then what the
/// step leaves of the patterns.
///
/// ```
/// use ninerooks_board::{DigitSet, Grid};
/// use ninerooks_rookery::{MethodEnd, MethodWalk};
/// let mut walk = MethodWalk::new(&Grid::default(), DigitSet::EMPTY, &[]);
/// assert!(walk.next().is_none());
/// assert_eq!(walk.end(), Some(&MethodEnd::Stuck));
/// ```
#[derive(Clone, Debug)]
pub struct MethodWalk<'m> {
    grid: Grid,
    overlay: Overlay,
    methods: &'m [Method],
    /// The work that the methods may do, and how much of it is left.
    work: u64,
    left: u64,
    end: Option<MethodEnd>,
}

/// What all methods of a walk may look at together: a minute of work.
const WALK: u64 = 1 << 36;

impl<'m> MethodWalk<'m> {
    /// A walk that begins with all patterns of these digits.
    pub fn new(grid: &Grid, digits: DigitSet, methods: &'m [Method]) -> Self {
        Self::going_on(grid, Overlay::new(grid, digits), methods)
    }

    /// A walk that goes on where another has left these patterns live.
    pub const fn going_on(grid: &Grid, overlay: Overlay, methods: &'m [Method]) -> Self {
        Self { grid: *grid, overlay, methods, work: WALK, left: WALK, end: None }
    }

    /// All methods together may look at so many patterns or words of 64 patterns, where they may not do as much as at
    /// first, which is about a minute of work.
    #[must_use]
    pub const fn limited(mut self, work: u64) -> Self {
        (self.work, self.left) = (work, work);
        self
    }

    /// Where it is.
    pub const fn grid(&self) -> &Grid {
        &self.grid
    }

    /// The patterns that are left.
    pub const fn overlay(&self) -> &Overlay {
        &self.overlay
    }

    /// Why there is no further step; nothing while it goes on.
    pub const fn end(&self) -> Option<&MethodEnd> {
        self.end.as_ref()
    }

    /// The patterns that are left where it is, for another walk.
    pub fn into_overlay(mut self) -> Overlay {
        self.overlay.follow(&self.grid);
        self.overlay
    }

    fn find(&mut self) -> Result<OverlayStep, MethodEnd> {
        if self.grid.is_solved() {
            return Err(MethodEnd::Solved);
        }
        if let Some(step) = self.overlay.basic(&self.grid) {
            return Ok(step);
        }
        let (step, left) = self.overlay.step_within(&self.grid, self.methods, self.left);
        self.left = left;
        match step {
            Ok(step) => step.ok_or(MethodEnd::Stuck),
            Err(_) if left == 0 => {
                Err(MethodEnd::OverBudget(OverBudget::Puzzle { limit: self.work }))
            }
            Err(over) => Err(MethodEnd::OverBudget(over)),
        }
    }

    /// Takes a step that was found in its overlay: has it checked, and applies it. Gives the grid
    /// before it.
    ///
    /// # Errors
    /// When the checker refuses it.
    pub fn act(&mut self, step: &OverlayStep) -> Result<Grid, Refusal> {
        let before = self.grid;
        check(&before, &step.actions, &step.proof)?;
        step.actions.iter().for_each(|action| action.apply(&mut self.grid));
        Ok(before)
    }
}

impl Iterator for MethodWalk<'_> {
    type Item = (Grid, OverlayStep);

    fn next(&mut self) -> Option<Self::Item> {
        if self.end.is_some() {
            return None;
        }
        self.overlay.follow(&self.grid);
        let taken = self.find().and_then(|step| match self.act(&step) {
            Ok(before) => Ok((before, step)),
            Err(refusal) => Err(MethodEnd::Refused(refusal)),
        });
        taken.map_err(|end| self.end = Some(end)).ok()
    }
}
