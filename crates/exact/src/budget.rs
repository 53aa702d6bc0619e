//! What a search may cost.

use core::fmt;

/// The search looked at as many positions as it was allowed, and is not through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BudgetSpent {
    /// How many solutions had been found by then. There may be more, or not.
    pub found: u64,
}

impl fmt::Display for BudgetSpent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let plural = if self.found == 1 { "" } else { "s" };
        write!(f, "the search gave up at its limit, with {} solution{plural} found", self.found)
    }
}

impl core::error::Error for BudgetSpent {}
