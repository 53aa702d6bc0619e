//! Hypotheses.

use ninerooks_board::{Candidate, Sector};

use crate::Mark;

/// A candidate assumed to be true, and marks layer by layer, until a sector has no candidate left.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Hypothesis {
    /// What is assumed, and is false.
    pub target: Candidate,
    /// The marks that lead to the conflict, in their order.
    pub marks: Box<[Mark]>,
    /// The sector all of whose candidates are false.
    pub conflict: Sector,
}
