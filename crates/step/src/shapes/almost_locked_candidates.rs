//! Almost-locked candidates: digits that are almost a naked subset of one house and almost a hidden one of
//! another.

use ninerooks_board::{CellSet, DigitSet, House};

/// A line and a box that cross. In the one, cells outside the crossing have only these digits, one more
/// than cells; in the other, these digits lie in as many cells outside the crossing, and in the crossing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct AlmostLockedCandidates {
    /// The digits.
    pub digits: DigitSet,
    /// The house in which the cells have no other digits.
    pub naked_in: House,
    /// These cells, one less than digits.
    pub naked: CellSet,
    /// The house in which the digits have no other cells.
    pub hidden_in: House,
    /// Their cells in it outside the crossing, one less than digits.
    pub hidden: CellSet,
}
