//! Aligned exclusion: cells whose digits do not go together.

use ninerooks_board::{Candidate, CellSet};

/// Two or three cells, and what they cannot have together. Every combination of digits of the cells with what is
/// eliminated has some of it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Aligned {
    /// The cells.
    pub cells: CellSet,
    /// What does not go together.
    pub exclusions: Box<[Exclusion]>,
}

/// Candidates of two or three cells that are not all true.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Exclusion {
    /// The candidates.
    pub candidates: Box<[Candidate]>,
    /// The cells that would have too few digits left: one cell, or an almost-locked set. None where the candidates
    /// see each other.
    pub by: CellSet,
}
