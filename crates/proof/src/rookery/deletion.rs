//! Deletions: the steps of a proof in POM-space.

use crate::{Cover, Equation, Guardians, Pattern};

/// A proof in POM-space: deletions, each of which may use the ones before it. What then is left
/// decides: a candidate is false when no live pattern passes through it, and true when all live
/// patterns of its digit do.
///
/// Basic POM is the proof without deletions.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RookeryProof {
    /// The deletions, in their order.
    pub deletions: Box<[Deletion]>,
}

impl RookeryProof {
    /// Whether it assumes that the puzzle has only one solution.
    pub fn assumes_uniqueness(&self) -> bool {
        self.deletions.iter().any(|deletion| match deletion {
            Deletion::Guarded(proof) => proof.by.assumes_uniqueness(),
            Deletion::Cover(_)
            | Deletion::Candidates(_)
            | Deletion::Pattern { .. }
            | Deletion::Pair { .. } => false,
        })
    }
}

/// One step of a proof in POM-space. What is deleted already, or was never live, may be deleted
/// again: so a proof stays good on every later state of the same path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deletion {
    /// Patterns which a weighted sum of pattern equations excludes.
    Cover(Box<PatternCover>),
    /// Patterns which weighted truths and links of candidates exclude.
    Candidates(Box<CandidateCover>),
    /// A pattern is false: for each choice of live patterns, one from each of these equations, two
    /// of the choice or one of them and the pattern are incompatible.
    Pattern {
        /// The pattern.
        pattern: Pattern,
        /// The equations, at least one, in the order of the choice.
        by: Box<[Equation]>,
    },
    /// Two patterns are not both true: each live pattern of the equation is incompatible with one
    /// of them.
    Pair {
        /// One pattern.
        first: Pattern,
        /// The other one.
        second: Pattern,
        /// The equation.
        by: Equation,
    },
    /// Patterns that leave no guardian to be true, such as those that would leave a rectangle to two
    /// digits.
    Guarded(Box<GuardedPatterns>),
}

/// An equation with its weight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PatternTerm {
    /// The equation.
    pub equation: Equation,
    /// How often it counts: below zero as a truth, above zero as a link.
    pub weight: i16,
}

/// A [`Cover`] of POM-space: if the weights sum to less than the scale k, no live pattern has a
/// weight below zero, and a pattern has a weight of k or more, then that pattern is false.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PatternCover {
    /// The weight from which on a pattern is false. At least 1.
    pub scale: i16,
    /// The equations. One that occurs twice counts with the sum of its weights.
    pub terms: Box<[PatternTerm]>,
    /// The patterns that are false.
    pub targets: Box<[Pattern]>,
}

/// A cover of candidates that excludes patterns: with the pattern true its other candidates are
/// false, and it must weigh the scale or more while no other candidate left weighs below zero.
///
/// This is how anything proved about candidates reaches the patterns: from "one of these
/// candidates of a digit is true" all patterns that miss them are false, and from "not both" all
/// that pass through both.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CandidateCover {
    /// The truths and links.
    pub cover: Cover,
    /// The patterns that are false.
    pub targets: Box<[Pattern]>,
}

/// Patterns that are false since one of the guardians is true: with such a pattern true, no guardian can be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GuardedPatterns {
    /// Why one of the guardians is true.
    pub by: Guardians,
    /// The patterns that are false.
    pub targets: Box<[Pattern]>,
}
