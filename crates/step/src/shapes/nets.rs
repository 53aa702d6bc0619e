//! Strong chains and what leads from one to another.

use ninerooks_board::{Candidate, CandidateSet, CellSet, DigitSet, Sector};

use crate::AlmostLockedRange;

/// Strong chains with their two sides, and weak links from what the step makes false to them and from
/// one to the other.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Nets {
    /// The chains, in the order in which they are reached.
    pub nets: Box<[Net]>,
    /// The weak links, in the same order.
    pub links: Box<[WeakLink]>,
    /// What goes wrong if what the step makes false were true; for the first of it, if it is several.
    pub end: NetEnd,
}

/// A strong chain: one of its two sides is true as a whole, the other false as a whole.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Net {
    /// The nodes of either side. The side that would be true if the step were wrong comes first; so
    /// where the step makes one side false it is the first.
    pub sides: [CandidateSet; 2],
}

/// If one candidate is true, another is false.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct WeakLink {
    /// The one.
    pub from: Candidate,
    /// The other.
    pub to: Candidate,
    /// Why.
    pub via: WeakVia,
}

/// Why two candidates are not both true.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum WeakVia {
    /// They share a sector.
    Sector(Sector),
    /// The first rules out one line of a range, so that the digit is locked in its other line, and
    /// so on from range to range; the second is in the line of the last one.
    Ranges(Box<[AlmostLockedRange]>),
    /// The first rules out a digit of an almost-locked set, which locks the others.
    AlmostLockedSet {
        /// The cells.
        cells: CellSet,
        /// The digits, one more than cells.
        digits: DigitSet,
    },
}

/// Where following the links ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum NetEnd {
    /// This candidate would be true and false.
    Clash(Candidate),
    /// This sector would have no true candidate.
    Empty(Sector),
}
