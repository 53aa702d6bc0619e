//! Almost-locked sets, linked.

use ninerooks_board::{CellSet, Digit, DigitSet};

/// Almost-locked sets, each linked to the next by a digit that cannot be in both.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct AlmostLocked {
    /// The sets in order.
    pub sets: Box<[AlmostLockedSet]>,
    /// The digit that links each set to the next: the restricted commons. In a ring, as many as sets:
    /// the last one links the last set to the first.
    pub links: Box<[Digit]>,
}

impl AlmostLocked {
    /// Whether the last set is linked back to the first.
    pub fn is_ring(&self) -> bool {
        self.links.len() == self.sets.len()
    }
}

/// Cells of one house that have one digit more than there are cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct AlmostLockedSet {
    /// The cells.
    pub cells: CellSet,
    /// Their digits.
    pub digits: DigitSet,
}
