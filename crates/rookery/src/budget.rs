//! What a search may cost.

use super::OverBudget;

/// How much one search may look at: patterns or words of 64 patterns, about a second of work.
const WORK_LIMIT: u64 = 1 << 30;

/// What is left of the work that a search may do. It counts what is looked at and no time, so that
/// every machine ends at the same place.
///
/// ```
/// use ninerooks_rookery::Budget;
/// let mut budget = Budget::within(1000);
/// assert_eq!(budget.spend(600), Ok(()));
/// assert!(budget.spend(600).is_err());
/// assert_eq!(budget.spent(), 600);
/// ```
#[derive(Debug)]
pub struct Budget {
    limit: u64,
    left: u64,
}

impl Budget {
    /// The work of one technique at one position.
    pub const fn new() -> Self {
        Self::within(WORK_LIMIT)
    }

    /// The same, where no more than this is left for all techniques together.
    pub const fn within(left: u64) -> Self {
        let limit = if left < WORK_LIMIT { left } else { WORK_LIMIT };
        Self { limit, left: limit }
    }

    /// How much of it has been spent.
    pub const fn spent(&self) -> u64 {
        self.limit - self.left
    }

    /// How much is left.
    pub(crate) const fn left(&self) -> u64 {
        self.left
    }

    /// Takes off what was looked at.
    ///
    /// # Errors
    /// When no more is left.
    pub fn spend(&mut self, looks: usize) -> Result<(), OverBudget> {
        match self.left.checked_sub(looks as u64) {
            Some(left) => {
                self.left = left;
                Ok(())
            }
            None => Err(OverBudget::Work { limit: self.limit }),
        }
    }

    /// Takes off work that is done in any case.
    pub(crate) const fn charge(&mut self, work: u64) {
        self.left = self.left.saturating_sub(work);
    }
}

impl Default for Budget {
    fn default() -> Self {
        Self::new()
    }
}
