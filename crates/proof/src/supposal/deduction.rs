//! Deductions under a supposition, and the proofs that are made of them.

use ninerooks_board::{Candidate, Sector};

use crate::Cover;

/// What follows next, when a candidate is supposed to be true.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deduction {
    /// This sector has exactly one live candidate left. So that one is true, and what it sees is
    /// false.
    Only(Sector),
    /// A cover which the cover rule accepts on what is left: locked candidates, a subset, a fish.
    Cover {
        /// The cover.
        cover: Cover,
        /// What it excludes: candidates that are live until then.
        eliminates: Box<[Candidate]>,
    },
}

impl Deduction {
    /// How much it counts against [`MAX_LENGTH`](crate::MAX_LENGTH): one, and each term of a cover
    /// and each candidate that it excludes.
    pub fn length(&self) -> usize {
        match self {
            Self::Only(_) => 1,
            Self::Cover { cover, eliminates } => 1 + cover.terms.len() + eliminates.len(),
        }
    }
}

/// Why one candidate is false: were it true, a sector would be left without live candidates.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Disproof {
    /// What is supposed, and thereby refuted.
    pub target: Candidate,
    /// What follows, each from what is left by then.
    pub deductions: Box<[Deduction]>,
    /// The sector that has no live candidate left in the end.
    pub conflict: Sector,
}

/// Candidates refuted one by one, each from the grid as it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refutation {
    /// The disproofs. Each elimination of the step is the target of one of them.
    pub disproofs: Box<[Disproof]>,
}

/// One candidate of a truth, and what follows from it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Branch {
    /// What is supposed.
    pub candidate: Candidate,
    /// What follows, each from what is left by then.
    pub deductions: Box<[Deduction]>,
    /// A sector without live candidates in the end, if the branch is impossible. Otherwise all that
    /// the step claims must hold in it.
    pub conflict: Option<Sector>,
}

/// One of the live candidates of a sector is true, and whichever it is, the same follows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cases {
    /// The sector.
    pub truth: Sector,
    /// A branch for each of its live candidates, in any order.
    pub branches: Box<[Branch]>,
}
