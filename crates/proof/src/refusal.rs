//! Why a proof is refused.

use core::fmt;

use ninerooks_board::{Candidate, Sector};

use crate::{DeletionRefusal, Pattern, Spent, SupposalRefusal};

/// Why [`check`](crate::check) does not accept a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Refusal {
    /// A cover of more terms than [`MAX_TERMS`](crate::MAX_TERMS).
    Size {
        /// How many it has.
        terms: usize,
    },
    /// The scale is below 1, so that it would show nothing.
    Scale {
        /// The scale.
        scale: i16,
    },
    /// The weights sum to the scale or more: the cover does not contradict the target.
    Bound {
        /// The sum of all weights.
        bound: i64,
        /// The scale, which the sum must stay below.
        scale: i16,
    },
    /// A live candidate has too small a weight: below 0 it is a truth's candidate that no link
    /// covers; a target needs the scale.
    Weight {
        /// The candidate.
        candidate: Candidate,
        /// What its sectors' weights sum to.
        weight: i64,
        /// What they would have to sum to.
        need: i64,
    },
    /// An elimination that none of several covers shows.
    NotCovered {
        /// The candidate.
        candidate: Candidate,
    },
    /// An action on a candidate that is no longer live, or that is a placed digit.
    NotOpen {
        /// The candidate.
        candidate: Candidate,
    },
    /// A placement although each sector of the candidate has another live one.
    NotSingle {
        /// The candidate.
        candidate: Candidate,
    },
    /// A deletion of a proof in POM-space is wrong.
    Deletion {
        /// Its place in the proof, from 0.
        deletion: usize,
        /// What is wrong with it.
        reason: DeletionRefusal,
    },
    /// An elimination although a live pattern passes through the candidate.
    Passes {
        /// The candidate.
        candidate: Candidate,
        /// The pattern.
        pattern: Pattern,
    },
    /// A placement although a live pattern does not pass through the candidate.
    Misses {
        /// The candidate.
        candidate: Candidate,
        /// The pattern.
        pattern: Pattern,
    },
    /// What should follow from a supposed candidate does not.
    Supposal {
        /// What is supposed.
        candidate: Candidate,
        /// What is wrong.
        reason: SupposalRefusal,
    },
    /// An elimination that none of the disproofs is about.
    NotRefuted {
        /// The candidate.
        candidate: Candidate,
    },
    /// A live candidate of the truth has no branch.
    NoBranch {
        /// The truth.
        truth: Sector,
        /// The candidate.
        candidate: Candidate,
    },
    /// There is no branch at all.
    NoBranches {
        /// The truth.
        truth: Sector,
    },
    /// A branch for a candidate that is not in the truth, or that has one already.
    StrayBranch {
        /// The truth.
        truth: Sector,
        /// The candidate.
        candidate: Candidate,
    },
    /// A proof longer than [`MAX_LENGTH`](crate::MAX_LENGTH).
    Long {
        /// Its length.
        length: usize,
    },
    /// Checking takes more work than its [`Budget`](crate::Budget) allows.
    Work(Spent),
}

impl From<Spent> for Refusal {
    fn from(spent: Spent) -> Self {
        Self::Work(spent)
    }
}

/// Why the cover rule does not hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CoverRefusal {
    /// As [`Refusal::Size`].
    Size {
        /// How many terms it has.
        terms: usize,
    },
    /// As [`Refusal::Scale`].
    Scale {
        /// The scale.
        scale: i16,
    },
    /// As [`Refusal::Bound`].
    Bound {
        /// The sum of all weights.
        bound: i64,
        /// The scale.
        scale: i16,
    },
    /// As [`Refusal::Weight`].
    Weight {
        /// The candidate.
        candidate: Candidate,
        /// What its sectors' weights sum to.
        weight: i64,
        /// What they would have to sum to.
        need: i64,
    },
    /// As [`Refusal::Work`].
    Work(Spent),
}

impl From<Spent> for CoverRefusal {
    fn from(spent: Spent) -> Self {
        Self::Work(spent)
    }
}

impl From<CoverRefusal> for Refusal {
    fn from(refusal: CoverRefusal) -> Self {
        match refusal {
            CoverRefusal::Size { terms } => Self::Size { terms },
            CoverRefusal::Scale { scale } => Self::Scale { scale },
            CoverRefusal::Bound { bound, scale } => Self::Bound { bound, scale },
            CoverRefusal::Weight { candidate, weight, need } => {
                Self::Weight { candidate, weight, need }
            }
            CoverRefusal::Work(spent) => Self::Work(spent),
        }
    }
}

impl fmt::Display for CoverRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&Refusal::from(*self), f)
    }
}

impl core::error::Error for CoverRefusal {}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Size { terms } => {
                write!(f, "the cover has {terms} terms, and {} is the limit", crate::MAX_TERMS)
            }
            Self::Scale { scale } => write!(f, "the scale is {scale}, and it must be at least 1"),
            Self::Bound { bound, scale } => {
                write!(f, "the weights sum to {bound}, which is not below the scale {scale}")
            }
            Self::Weight { candidate, weight, need: 0 } => write!(
                f,
                "{candidate} has weight {weight}: it is in more truths than links, not covered"
            ),
            Self::Weight { candidate, weight, need } => {
                write!(f, "{candidate} has weight {weight}, and to be false it needs {need}")
            }
            Self::NotCovered { candidate } => {
                write!(f, "{candidate} does not follow from any of the covers")
            }
            Self::NotOpen { candidate } => {
                write!(f, "{candidate} is not open: it was excluded before, or its cell is solved")
            }
            Self::NotSingle { candidate } => write!(
                f,
                "{candidate} is not the last candidate of its cell, nor of its digit in a row, \
                 column or box"
            ),
            Self::Deletion { deletion, reason } => {
                write!(f, "deletion {} does not follow: {reason}", deletion + 1)
            }
            Self::Passes { candidate, pattern } => {
                write!(f, "{candidate} is not false: pattern {pattern} passes through it")
            }
            Self::Misses { candidate, pattern } => {
                write!(f, "{candidate} is not certain: pattern {pattern} does not pass through it")
            }
            Self::Supposal { candidate, reason } => {
                write!(f, "when {candidate} is supposed to be true, {reason}")
            }
            Self::NotRefuted { candidate } => write!(f, "there is no disproof of {candidate}"),
            Self::NoBranch { truth, candidate } => {
                write!(f, "{candidate}, a live candidate of {truth}, has no branch")
            }
            Self::NoBranches { truth } => write!(f, "{truth} has no branch at all"),
            Self::StrayBranch { truth, candidate } => {
                write!(f, "the branch of {candidate} is not in {truth}, or there are two of it")
            }
            Self::Long { length } => {
                write!(f, "the proof has length {length}, and {} is the limit", crate::MAX_LENGTH)
            }
            Self::Work(spent) => spent.fmt(f),
        }
    }
}

impl core::error::Error for Refusal {}
