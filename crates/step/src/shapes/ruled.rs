//! What rules say that a puzzle adds to the classic ones.

use ninerooks_board::{Candidate, Sector};

/// One of some candidates is true: with one left it is placed, with several what none of them goes together with is false.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Ruled {
    /// What says that one of them is true.
    pub truth: RuledTruth,
    /// The candidates that are left.
    pub places: Box<[Candidate]>,
}

/// What says that one of some candidates is true.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum RuledTruth {
    /// A cell, or a digit in a house.
    Sector(Sector),
    /// The rule at this place in the list of the [puzzle's](ninerooks_board::Grid::rules).
    Rule(u16),
}
