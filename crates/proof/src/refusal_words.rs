//! Refusals in words.

use core::fmt;

use ninerooks_board::Candidate;

use crate::{Action, CoverRefusal, Gap, GuardianRefusal, Refusal};

impl fmt::Display for CoverRefusal {
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
            Self::NoLemma { fact } => write!(f, "{fact} is no lemma that comes before"),
            Self::Sign { fact } => write!(
                f,
                "{fact} has the wrong sign: \"one of these\" is a truth, \"at most one\" a link"
            ),
            Self::Work(spent) => spent.fmt(f),
        }
    }
}

impl fmt::Display for Gap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoneTrue => f.write_str("all of its candidates could be false"),
            Self::Both(first, second) => write!(f, "{first} and {second} could both be true"),
            Self::Differ(first, second) => {
                write!(f, "{first} could be true and {second} false")
            }
            Self::Total => f.write_str("the cells could have another sum"),
        }
    }
}

impl fmt::Display for GuardianRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str(
                "the pattern has no guardian, so the puzzle has no solution, or several",
            ),
            Self::Filled => f.write_str("the pattern can be filled without its guardians"),
            Self::NoTwin { candidate } => write!(
                f,
                "with {candidate} the pattern has a filling that nothing can be exchanged in"
            ),
            Self::NotCells => f.write_str("the pattern does not consist of different cells"),
            Self::NotTwo { cell } => {
                write!(f, "{cell} does not keep the two digits that it should")
            }
            Self::Odd { house, digit: Some(digit) } => {
                write!(f, "{digit} is not kept in none or two cells of {}", house.in_words())
            }
            Self::Odd { house, digit: None } => {
                write!(f, "the pattern has neither none nor two cells of {}", house.in_words())
            }
            Self::Forbidden { candidate } => {
                write!(f, "the puzzle itself excludes {candidate}, which an exchange might need")
            }
            Self::Outside => {
                f.write_str("the pattern lacks a given of its digits, or has them all")
            }
            Self::Clues { cell } => {
                write!(f, "the givens of its band or stack do not say what {cell} is")
            }
            Self::Lines => f.write_str("the two lines of the pattern might not be exchangeable"),
            Self::Work(spent) => spent.fmt(f),
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Cover(reason) => reason.fmt(f),
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
            Self::Assumption { assumed, reason } => assumption(*assumed, reason, f),
            Self::NoRule { candidate } => {
                write!(f, "no rule of the puzzle says that {candidate} is false")
            }
            Self::Fits { candidate, fact } => {
                write!(f, "{candidate} fits into {fact}, or there are too many ways to fill it")
            }
            Self::NoSum { fact } => write!(f, "{fact} is no lemma before that says a sum"),
            Self::UniqueUnderRules => f.write_str(
                "it assumes that there is one solution, and the puzzle has rules that an exchange of digits might break",
            ),
            Self::NotRefuted { candidate } => write!(f, "there is no disproof of {candidate}"),
            Self::NoBranch { truth, candidate } => {
                write!(f, "{candidate}, a live candidate of {truth}, has no branch")
            }
            Self::NoBranches { truth } => write!(f, "{truth} has no branch at all"),
            Self::StrayBranch { truth, candidate } => {
                write!(f, "the branch of {candidate} is not in {truth}, or there are two of it")
            }
            Self::NoTruth { truth } => {
                write!(f, "{truth} is no lemma before that says that one candidate is true")
            }
            Self::Guardians(reason) => reason.fmt(f),
            Self::NotGuarded { candidate, guardian } => {
                write!(f, "{candidate} does not see {guardian}, which may be the true guardian")
            }
            Self::Asymmetric { candidate } => asymmetric(*candidate, f),
            Self::NotSymmetric { candidate } => {
                write!(f, "{candidate} and its images could all be true")
            }
            Self::Lemma { lemma, reason } => write!(f, "lemma {}: {reason}", lemma + 1),
            Self::Open(gap) => gap.fmt(f),
            Self::Long { length } => {
                write!(f, "the proof has length {length}, and {} is the limit", crate::MAX_LENGTH)
            }
            Self::Deep => {
                write!(f, "there are more than {} proofs inside each other", crate::MAX_DEPTH)
            }
            Self::Work(spent) => spent.fmt(f),
        }
    }
}

fn assumption(
    assumed: Option<Action>,
    reason: &crate::AssumptionRefusal,
    f: &mut fmt::Formatter<'_>,
) -> fmt::Result {
    match assumed {
        Some(Action::Place(candidate)) => write!(f, "when {candidate} is assumed to be true, ")?,
        Some(Action::Eliminate(candidate)) => {
            write!(f, "when {candidate} is assumed to be false, ")?;
        }
        None => f.write_str("when nothing is assumed, ")?,
    }
    fmt::Display::fmt(reason, f)
}

fn asymmetric(candidate: Option<Candidate>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match candidate {
        Some(candidate) => {
            write!(f, "the puzzle is not symmetric: it allows {candidate}, and not its image")
        }
        None => f.write_str("the map does not map rows, columns, boxes and digits onto themselves"),
    }
}
