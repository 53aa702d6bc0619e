//! Deductions under an assumption, and the proofs that are made of them.

use ninerooks_board::{Candidate, Sector};

use crate::{Action, Cover, Fact, Reason};

/// What follows next, when something is assumed.
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
    /// A proof inside the proof: a reason that shows these actions on what is left. It may be made of
    /// assumptions itself, up to [`MAX_DEPTH`](crate::MAX_DEPTH).
    Inner {
        /// The reason.
        by: Box<Reason>,
        /// What it shows.
        actions: Box<[Action]>,
    },
}

impl Deduction {
    /// How much it counts against [`MAX_LENGTH`](crate::MAX_LENGTH): one, each term of a cover, each
    /// candidate that it excludes, and the whole of an inner proof.
    pub fn length(&self) -> usize {
        match self {
            Self::Only(_) => 1,
            Self::Cover { cover, eliminates } => 1 + cover.terms.len() + eliminates.len(),
            Self::Inner { by, actions } => 1 + by.length() + actions.len(),
        }
    }

    /// Whether it rests on the premise that the puzzle, as given, has at most one solution.
    pub fn assumes_uniqueness(&self) -> bool {
        match self {
            Self::Only(_) | Self::Cover { .. } => false,
            Self::Inner { by, .. } => by.assumes_uniqueness(),
        }
    }
}

/// Why something cannot be: when it is assumed, a sector is left without live candidates.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Disproof {
    /// What is assumed: that candidates are true ([`Place`](Action::Place)) or false
    /// ([`Eliminate`](Action::Eliminate)).
    pub assumes: Box<[Action]>,
    /// What follows, each from what is left by then.
    pub deductions: Box<[Deduction]>,
    /// The sector that has no live candidate left in the end.
    pub conflict: Sector,
}

impl Disproof {
    /// The disproof of one candidate, which is assumed to be true.
    pub fn of(target: Candidate, deductions: Box<[Deduction]>, conflict: Sector) -> Self {
        let assumes = Box::new([Action::Place(target)]);
        Self { assumes, deductions, conflict }
    }

    /// The candidate that it refutes, when it assumes this one candidate to be true and nothing else.
    pub const fn target(&self) -> Option<Candidate> {
        match *self.assumes {
            [Action::Place(candidate)] => Some(candidate),
            _ => None,
        }
    }
}

/// Disproofs, each from the grid as it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refutation {
    /// The disproofs. Each elimination of the step is the target of one of them.
    pub disproofs: Box<[Disproof]>,
}

impl Refutation {
    pub(crate) fn length(&self) -> usize {
        self.disproofs.iter().map(|disproof| length(&disproof.deductions)).sum()
    }
}

/// One candidate of a truth, and what follows from it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Branch {
    /// What is assumed.
    pub candidate: Candidate,
    /// What follows, each from what is left by then.
    pub deductions: Box<[Deduction]>,
    /// A sector without live candidates in the end, if the branch is impossible. Otherwise all that
    /// the step claims must hold in it.
    pub conflict: Option<Sector>,
}

/// One of the live candidates of a truth is true, and whichever it is, the same follows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cases {
    /// The truth: a sector, or a lemma that says "one of these".
    pub truth: Fact,
    /// A branch for each of its live candidates, in any order.
    pub branches: Box<[Branch]>,
}

impl Cases {
    pub(crate) fn length(&self) -> usize {
        self.branches.iter().map(|branch| length(&branch.deductions)).sum()
    }

    pub(crate) fn assumes_uniqueness(&self) -> bool {
        let mut parts = self.branches.iter().flat_map(|branch| &branch.deductions);
        parts.any(Deduction::assumes_uniqueness)
    }
}

/// One for the assumption, and the deductions.
fn length(deductions: &[Deduction]) -> usize {
    1 + deductions.iter().map(Deduction::length).sum::<usize>()
}
