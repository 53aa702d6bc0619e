//! Death Blossom: a sector whose candidates each take a digit from an almost-locked set.

use ninerooks_board::{Candidate, CellSet, Sector};

use super::AlmostLockedSet;

/// A sector, and for each of its candidates an almost-locked set that it takes a digit from.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Blossom {
    /// The sector: a cell, or a digit in a house.
    pub stem: Sector,
    /// The sets, one for each candidate of the stem.
    pub petals: Box<[Petal]>,
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
