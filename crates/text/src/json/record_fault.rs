//! What is wrong with a record that can be read.

use core::fmt;

use ninerooks_proof::Fact;

/// Why a record that is well-formed is no step to check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum RecordFault {
    /// It has no proof.
    NoProof,
    /// A weight is too large for a proof.
    Weight {
        /// The sector or lemma.
        fact: Fact,
        /// Its weight.
        weight: u32,
    },
    /// A sector where a lemma is needed.
    NoLemma {
        /// What is named.
        fact: Fact,
    },
    /// The line says schema 1, and the step has what only schema 2 has.
    Schema,
}

impl fmt::Display for RecordFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoProof => f.write_str("the step has no proof"),
            Self::Weight { fact, weight } => {
                write!(f, "the weight {weight} of {fact} is above {}", i16::MAX)
            }
            Self::NoLemma { fact } => write!(f, "{fact} is no lemma, such as L1"),
            Self::Schema => f.write_str("the proof is of a kind that schema 1 does not have"),
        }
    }
}

impl core::error::Error for RecordFault {}
