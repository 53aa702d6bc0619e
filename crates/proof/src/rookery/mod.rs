//! Proofs in POM-space, whose unknowns are patterns instead of candidates.

mod deletion;
mod equation;
mod pattern;
mod refusal;

pub use deletion::{
    CandidateCover, Deletion, GuardedPatterns, PatternCover, PatternTerm, RookeryProof,
};
pub use equation::Equation;
pub use pattern::Pattern;
pub use refusal::DeletionRefusal;
