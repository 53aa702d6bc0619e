//! Death Blossom: a sector whose candidates each take a digit from an almost-locked set.

use ninerooks_board::{Candidate, CellSet, Sector};

use super::{AlmostLockedSet, PatternLink};

/// A stem, and for each of its candidates an almost-locked set that it takes a digit from.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Blossom {
    /// What has the candidates.
    pub stem: BlossomStem,
    /// The sets, one for each candidate of the stem.
    pub petals: Box<[Petal]>,
}

/// What has candidates of which one is true.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(untagged))]
pub enum BlossomStem {
    /// A cell, or a digit in a house.
    Sector(Sector),
    /// A deadly pattern: its guardians.
    Guardians(PatternLink),
}

/// A candidate of the stem, and an almost-locked set that has none of its digit if it is true.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Petal {
    /// The candidate of the stem. It sees all places of its digit in the set.
    pub from: Candidate,
    /// The set.
    pub set: AlmostLockedSet,
}

impl Blossom {
    /// The cells of all petals.
    pub fn cells(&self) -> CellSet {
        self.petals.iter().fold(CellSet::EMPTY, |cells, petal| cells | petal.set.cells)
    }
}
