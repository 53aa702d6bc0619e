//! Why a deletion is refused.

use core::fmt;

use ninerooks_board::Candidate;

use crate::{CoverRefusal, Pattern, Spent};

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
    /// The cells are not four unsolved cells of two rows, two columns and two boxes.
    NoRectangle,
    /// More than three digits are live in the rectangle.
    TooManyDigits,
    /// The pattern is of none of the rectangle's digits, or passes through one of its cells.
    NotOfRectangle {
        /// The pattern.
        pattern: Pattern,
    },
    /// The two digits that would be left in the rectangle could not be exchanged: the puzzle itself
    /// excludes a candidate of the other filling.
    Forbidden {
        /// The candidate.
        candidate: Candidate,
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
            Self::NoRectangle => {
                write!(f, "the cells are not four unsolved ones of two rows, columns and boxes")
            }
            Self::TooManyDigits => write!(f, "the rectangle has more than three digits"),
            Self::NotOfRectangle { pattern } => {
                write!(f, "pattern {pattern} does not miss the rectangle with a digit of it")
            }
            Self::Forbidden { candidate } => {
                write!(f, "the puzzle itself excludes {candidate}, so the rectangle has no swap")
            }
            Self::Work(spent) => spent.fmt(f),
            Self::Memory { limit } => {
                write!(f, "it needs more memory than {limit} bytes, the limit for one step")
            }
        }
    }
}

impl core::error::Error for DeletionRefusal {}
