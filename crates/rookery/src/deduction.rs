//! What a method concludes.

use ninerooks_proof::{Deletion, Pattern};
use ninerooks_step::PatternReason as Reason;

/// Patterns that are false, why, and the proof of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deduction {
    /// What a person sees.
    pub reason: Reason,
    /// The patterns that are false, each once.
    pub targets: Vec<Pattern>,
    /// What the checker follows.
    pub deletions: Vec<Deletion>,
}
