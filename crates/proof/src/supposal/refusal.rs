//! Why what should follow from a supposition does not.

use core::fmt;

use ninerooks_board::{Candidate, Sector};

use crate::{CoverRefusal, Spent};

/// Why the checker does not accept what should follow from a supposed candidate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SupposalRefusal {
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
    /// In the end a candidate that the step strikes out is still live.
    Survives {
        /// The candidate.
        candidate: Candidate,
    },
    /// No deduction has made a candidate true that the step places.
    NotReached {
        /// The candidate.
        candidate: Candidate,
    },
    /// Checking takes more work than its [`Budget`](crate::Budget) allows.
    Work(Spent),
}

impl From<Spent> for SupposalRefusal {
    fn from(spent: Spent) -> Self {
        Self::Work(spent)
    }
}

impl fmt::Display for SupposalRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotOnly { deduction, sector, live } => {
                let n = deduction + 1;
                write!(f, "deduction {n}: {sector} has {live} live candidates left, not 1")
            }
            Self::Cover { deduction, reason } => write!(f, "deduction {}: {reason}", deduction + 1),
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
            Self::Work(spent) => spent.fmt(f),
        }
    }
}

impl core::error::Error for SupposalRefusal {}
