//! What ended a search before its time.

use core::fmt;

/// A budget ended the search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OverBudget {
    /// A table with one bit for each pair of patterns would be too large.
    Memory {
        /// How many patterns are live.
        patterns: usize,
        /// What the table would take.
        bytes: usize,
        /// What it may take.
        limit: usize,
    },
    /// The search took too many steps.
    Work {
        /// How many it may take.
        limit: u64,
    },
    /// All techniques of a path together took as much work as one puzzle may take. The one that was to be asked next was not.
    Puzzle {
        /// How many units that is.
        limit: u64,
    },
}

impl fmt::Display for OverBudget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Memory { patterns, bytes, limit } => write!(
                f,
                "{patterns} live patterns need a table of {bytes} bytes, and the limit is {limit}; \
                 solve more of the grid first"
            ),
            Self::Work { limit } => {
                write!(f, "the search took more than {limit} steps; solve more of the grid first")
            }
            Self::Puzzle { limit } => {
                write!(
                    f,
                    "all techniques together took {limit} units of work, the limit of one puzzle"
                )
            }
        }
    }
}

impl core::error::Error for OverBudget {}
