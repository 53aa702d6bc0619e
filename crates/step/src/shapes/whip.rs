//! Whips and braids.

use ninerooks_board::{Candidate, Sector};

use super::ChainNode;

/// A target that is assumed to be true, and sectors that come down to one candidate, or one group, one
/// after the other, until one has none left. So the target is false.
///
/// This is the picture of the whole family: z-chains, t-whips, whips, g-whips and braids differ in what
/// may be linked to what.
///
/// Source: Denis Berthier, *Pattern-Based Constraint Satisfaction and Logic Puzzles*.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Whip {
    /// What is assumed, and is false. It is no part of the pattern.
    pub target: Candidate,
    /// The sectors in order. Their number is the length.
    pub links: Box<[WhipLink]>,
}

/// A sector of a whip.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct WhipLink {
    /// The sector: Berthier's CSP-variable.
    pub sector: Sector,
    /// The left-linking candidate, which is false since it sees what is true before it.
    pub left: Candidate,
    /// The right-linking candidate or group, all that is left of the sector. None in the last one.
    pub right: Option<ChainNode>,
}
