//! Clauses: what a lemma says.

use core::fmt;

use ninerooks_board::{Candidate, CandidateSet, Digit, Sum};

use crate::Reason;

/// A statement about candidates that holds in every solution, and that a cover may weigh as it does a
/// sector.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Clause {
    /// At least one of these candidates is true: a truth, of weight below 0.
    OneOf(CandidateSet),
    /// At most one of these candidates is true: a link, of weight above 0.
    AtMostOne(CandidateSet),
    /// Both candidates are true or both are false. Its weight counts for the first one and, with the
    /// other sign, for the second one, and nothing for the sum.
    Same(Candidate, Candidate),
    /// Digits have this sum: a cage of the puzzle, or what follows from several. Weighed, a candidate counts its weight in the
    /// sum, and the total is added to the sum of weights; so it is truth and link.
    Sum(Sum),
}

impl Clause {
    /// The candidates that it is about.
    pub fn candidates(&self) -> CandidateSet {
        match self {
            Self::OneOf(set) | Self::AtMostOne(set) => *set,
            Self::Same(first, second) => [*first, *second].into_iter().collect(),
            Self::Sum(sum) => {
                let cells = sum.cells();
                let mut set = CandidateSet::EMPTY;
                for digit in Digit::ALL {
                    set[digit] = cells;
                }
                set
            }
        }
    }
}

impl fmt::Display for Clause {
    /// `one of 3r1c2 4r1c3`, `at most one of …`, `3r1c2 = 4r5c6`, `r1c1 + r1c2 = 7`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (what, set) = match self {
            Self::OneOf(set) => ("one of", set),
            Self::AtMostOne(set) => ("at most one of", set),
            Self::Same(first, second) => return write!(f, "{first} = {second}"),
            Self::Sum(sum) => return sum.fmt(f),
        };
        f.write_str(what)?;
        set.iter().try_for_each(|candidate| write!(f, " {candidate}"))
    }
}

/// A clause, and why it holds. It may use the lemmas before it in the proof.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lemma {
    /// What it says.
    pub says: Clause,
    /// Why that follows.
    pub by: Reason,
}
