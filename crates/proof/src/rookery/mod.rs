//! Proofs in POM-space, whose unknowns are patterns instead of candidates.
//!
//! The checker counts the live patterns of a grid out for itself and then follows the deletions of
//! the proof, each of which it understands on its own. It believes no list that it is handed.

mod compatible;
mod deletion;
mod equation;
mod follow;
mod live;
mod pattern;
mod refusal;

pub use deletion::{CandidateCover, Deletion, PatternCover, PatternTerm, Rectangle, RookeryProof};
pub use equation::Equation;
pub(crate) use follow::check;
pub use pattern::Pattern;
pub use refusal::DeletionRefusal;
