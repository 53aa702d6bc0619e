//! What can be wrong with a name or with a set of values.

use core::fmt;

use crate::{Candidate, House, Rule};

/// A name such as `r4c5` or `3R7` could not be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NameError {
    /// What would have been right, with an example.
    pub expected: &'static str,
}

impl fmt::Display for NameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected {}", self.expected)
    }
}

impl core::error::Error for NameError {}

/// A puzzle whose values contradict the rules at sight, so that no [`Grid`](crate::Grid) has them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GridError {
    /// Two cells of one house hold the same digit.
    Repeated {
        /// The value that comes first in reading order.
        first: Candidate,
        /// The value that repeats it.
        second: Candidate,
        /// A house that both lie in.
        house: House,
    },
    /// Two values that a rule of the puzzle does not allow.
    Broken {
        /// The value that comes first in reading order.
        first: Candidate,
        /// The value that does not go with it.
        second: Candidate,
        /// The rule.
        rule: &'static Rule,
    },
    /// A value which the puzzle's own candidates exclude.
    Excluded {
        /// The value that has no candidate.
        value: Candidate,
    },
}

impl fmt::Display for GridError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Repeated { first, second, house } => write!(
                f,
                "{} has {} twice, in {} and {}",
                house.in_words(),
                first.digit(),
                first.cell(),
                second.cell()
            ),
            Self::Broken { first, second, rule } => write!(
                f,
                "{} in {} and {} in {} break the rule: {rule}",
                first.digit(),
                first.cell(),
                second.digit(),
                second.cell()
            ),
            Self::Excluded { value } => {
                write!(f, "{} holds {}, which its candidates exclude", value.cell(), value.digit())
            }
        }
    }
}

impl core::error::Error for GridError {}
