//! Why what should follow from an assumption does not.

use core::fmt;

use ninerooks_board::{Candidate, Sector};

use crate::{CoverRefusal, Gap, Refusal, Spent};

/// Why the checker does not accept what should follow from an assumption.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AssumptionRefusal {
    /// A sector has not exactly one live candidate left.
    NotOnly {
        /// The place of the deduction, from 0.
        deduction: usize,
        /// The sector.
        sector: Sector,
        /// How many live candidates it has.
        live: u32,
    },
    /// The cover rule does not accept a cover.
    Cover {
        /// The place of the deduction, from 0.
        deduction: usize,
        /// Why not.
        reason: CoverRefusal,
    },
    /// An inner proof is not accepted.
    Inner {
        /// The place of the deduction, from 0.
        deduction: usize,
        /// Why not.
        reason: Box<Refusal>,
    },
    /// A cover is to exclude what is no longer live by then, or is true.
    NotOpen {
        /// The place of the deduction, from 0.
        deduction: usize,
        /// The candidate.
        candidate: Candidate,
    },
    /// In the end the sector that should be empty has live candidates.
    NoConflict {
        /// The sector.
        sector: Sector,
        /// How many live candidates it has.
        live: u32,
    },
    /// In the end a candidate that the step eliminates is still live.
    Survives {
        /// The candidate.
        candidate: Candidate,
    },
    /// No deduction has made a candidate true that the step places.
    NotReached {
        /// The candidate.
        candidate: Candidate,
    },
    /// In the end something that a clause excludes is still possible.
    Open(Gap),
    /// Checking takes more work than its [`Budget`](crate::Budget) allows.
    Work(Spent),
}

impl From<Spent> for AssumptionRefusal {
    fn from(spent: Spent) -> Self {
        Self::Work(spent)
    }
}

impl fmt::Display for AssumptionRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotOnly { deduction, sector, live } => {
                let n = deduction + 1;
                write!(f, "deduction {n}: {sector} has {live} live candidates left, not 1")
            }
            Self::Cover { deduction, reason } => write!(f, "deduction {}: {reason}", deduction + 1),
            Self::Inner { deduction, reason } => write!(f, "deduction {}: {reason}", deduction + 1),
            Self::NotOpen { deduction, candidate } => {
                write!(f, "deduction {}: {candidate} is not open by then", deduction + 1)
            }
            Self::NoConflict { sector, live: 1 } => {
                write!(f, "there is no conflict: {sector} has a live candidate left")
            }
            Self::NoConflict { sector, live } => {
                write!(f, "there is no conflict: {sector} has {live} live candidates left")
            }
            Self::Survives { candidate } => write!(f, "{candidate} is still possible"),
            Self::NotReached { candidate } => {
                write!(f, "no deduction makes {candidate} true")
            }
            Self::Open(gap) => gap.fmt(f),
            Self::Work(spent) => spent.fmt(f),
        }
    }
}

impl core::error::Error for AssumptionRefusal {}
