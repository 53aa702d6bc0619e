//! What checking may cost: counted, never timed, so that every machine ends at the same place.

use core::fmt;

/// The most work for one step. A unit is about a nanosecond, so this is about a second.
pub const MAX_STEP_WORK: u64 = 1 << 30;
/// The most work for one path, all its steps together: some seconds. Paths that the techniques make of
/// the hardest puzzles known take less than a hundredth of it.
pub const MAX_PATH_WORK: u64 = 1 << 33;

/// The work that may still be done. One budget goes through all steps of a path, so that many small
/// steps cost no more than a few large ones; no single step gets more than [`MAX_STEP_WORK`].
///
/// ```
/// use ninerooks_board::{Grid, Sector};
/// use ninerooks_proof::{Budget, Cover, Proof, Refusal, check_within};
///
/// let nothing = Proof::cover(Cover::new(&[], &[]));
/// let mut budget = Budget::of_work(400);
/// assert_eq!(check_within(&Grid::default(), &[], &nothing, &mut budget), Ok(()));
/// assert!(budget.left() < 400);
/// let refusal = check_within(&Grid::default(), &[], &nothing, &mut budget).unwrap_err();
/// assert!(matches!(refusal, Refusal::Work(_)));
/// assert_eq!(refusal.to_string(), "the path takes more work to check than 400 units, which is the limit");
/// ```
#[derive(Clone, Debug)]
pub struct Budget {
    whole: u64,
    left: u64,
    step: u64,
}

impl Budget {
    /// What all steps of one path get together.
    pub const fn of_path() -> Self {
        Self::of_work(MAX_PATH_WORK)
    }

    /// As many units for all steps together.
    pub const fn of_work(work: u64) -> Self {
        Self { whole: work, left: work, step: MAX_STEP_WORK }
    }

    /// How much is left for all further steps.
    pub const fn left(&self) -> u64 {
        self.left
    }

    /// The next step begins.
    pub(crate) const fn begin_step(&mut self) {
        self.step = MAX_STEP_WORK;
    }

    /// Pays for work before it is done.
    pub(crate) fn spend(&mut self, work: usize) -> Result<(), Spent> {
        let work = work as u64;
        match (self.left.checked_sub(work), self.step.checked_sub(work)) {
            (Some(left), Some(step)) => {
                (self.left, self.step) = (left, step);
                Ok(())
            }
            (None, _) => {
                self.left = 0;
                Err(Spent { limit: self.whole, is_path: true })
            }
            (_, None) => {
                self.step = 0;
                Err(Spent { limit: MAX_STEP_WORK, is_path: false })
            }
        }
    }
}

/// A [`Budget`] is spent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spent {
    /// How many units there were.
    pub limit: u64,
    /// Whether these were for the whole path, not for one step of it.
    pub is_path: bool,
}

impl fmt::Display for Spent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let what = if self.is_path { "path" } else { "step" };
        let Self { limit, .. } = self;
        write!(f, "the {what} takes more work to check than {limit} units, which is the limit")
    }
}

impl core::error::Error for Spent {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_gets_its_part_and_a_path_the_whole() {
        let mut budget = Budget::of_path();
        let step = usize::try_from(MAX_STEP_WORK).expect("64 bits");
        let over_step = Err(Spent { limit: MAX_STEP_WORK, is_path: false });
        assert_eq!(budget.spend(step - 1), Ok(()));
        assert_eq!(budget.spend(1), Ok(()));
        assert_eq!(budget.spend(1), over_step);
        assert_eq!(budget.spend(5), over_step);
        for _ in 1..MAX_PATH_WORK / MAX_STEP_WORK {
            budget.begin_step();
            assert_eq!(budget.spend(step), Ok(()));
        }
        assert_eq!(budget.left(), 0);
        budget.begin_step();
        assert_eq!(budget.spend(0), Ok(()));
        assert_eq!(budget.spend(1), Err(Spent { limit: MAX_PATH_WORK, is_path: true }));
    }
}
