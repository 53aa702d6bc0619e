//! Why a deletion is refused.

use core::fmt;

use ninerooks_board::Candidate;

use crate::{CoverRefusal, GuardianRefusal, Pattern, Spent};

/// Why the checker does not accept a deletion of a proof in POM-space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeletionRefusal {
    /// The weights break the cover rule before any pattern is looked at.
    Cover(CoverRefusal),
    /// A live pattern has too small a weight.
    Weight {
        /// The pattern.
        pattern: Pattern,
        /// What it weighs.
        weight: i64,
        /// What it would have to weigh.
        need: i64,
    },
    /// A candidate that can stand beside the pattern weighs less than 0.
    CandidateWeight {
        /// The pattern.
        pattern: Pattern,
        /// The candidate.
        candidate: Candidate,
    },
    /// A live pattern of the equation is compatible with what should be deleted.
    Compatible {
        /// The live pattern of the (last) equation.
        with: Pattern,
    },
    /// The deletion names no equation.
    NoEquation,
    /// The deletion names more equations than there are.
    TooManyEquations {
        /// How many it names.
        equations: usize,
    },
    /// That one of the guardians is true does not follow.
    Guardians(GuardianRefusal),
    /// A guardian can be true beside the pattern.
    NotGuarded {
        /// The pattern.
        pattern: Pattern,
        /// The guardian.
        guardian: Candidate,
    },
    /// Checking takes more work than its [`Budget`](crate::Budget) allows.
    Work(Spent),
    /// Following the proof needs more memory than the checker spends on one step.
    Memory {
        /// The greatest number of bytes that the table of compatible patterns may take.
        limit: usize,
    },
}

impl From<CoverRefusal> for DeletionRefusal {
    fn from(refusal: CoverRefusal) -> Self {
        match refusal {
            CoverRefusal::Work(spent) => Self::Work(spent),
            other => Self::Cover(other),
        }
    }
}

impl From<GuardianRefusal> for DeletionRefusal {
    fn from(refusal: GuardianRefusal) -> Self {
        match refusal {
            GuardianRefusal::Work(spent) => Self::Work(spent),
            other => Self::Guardians(other),
        }
    }
}

impl From<Spent> for DeletionRefusal {
    fn from(spent: Spent) -> Self {
        Self::Work(spent)
    }
}

impl fmt::Display for DeletionRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Cover(reason) => reason.fmt(f),
            Self::Weight { pattern, weight, need } => {
                write!(f, "pattern {pattern} has weight {weight}, and it needs {need}")
            }
            Self::CandidateWeight { pattern, candidate } => {
                write!(f, "{candidate}, possible beside pattern {pattern}, is not covered")
            }
            Self::Compatible { with } => write!(f, "pattern {with} is compatible with it"),
            Self::NoEquation => write!(f, "no equation is named"),
            Self::TooManyEquations { equations } => {
                write!(f, "{equations} equations are named, and there are 90")
            }
            Self::Guardians(reason) => reason.fmt(f),
            Self::NotGuarded { pattern, guardian } => {
                write!(f, "the guardian {guardian} can be true beside pattern {pattern}")
            }
            Self::Work(spent) => spent.fmt(f),
            Self::Memory { limit } => {
                write!(f, "it needs more memory than {limit} bytes, the limit for one step")
            }
        }
    }
}

impl core::error::Error for DeletionRefusal {}
