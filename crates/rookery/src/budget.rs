//! What a search may cost.

use super::OverBudget;

/// How much one search may look at: patterns or words of 64 patterns, about a second of work.
const WORK_LIMIT: u64 = 1 << 30;

/// What is left of the work that a search may do. It counts what is looked at and no time, so that
/// every machine ends at the same place.
#[derive(Debug)]
pub struct Budget {
    left: u64,
}

impl Budget {
    /// The work of one technique at one position.
    pub(crate) const fn new() -> Self {
        Self { left: WORK_LIMIT }
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
            None => Err(OverBudget::Work { limit: WORK_LIMIT }),
        }
    }
}
