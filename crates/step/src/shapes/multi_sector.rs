//! Multi-sector locked sets: cells that take up as many digits of several houses.

use ninerooks_board::{CellSet, DigitSet, House};

/// Cells whose candidates lie in as many digits of houses as there are cells: SK-loops, where each two cells share a
/// house with the two before and with the two after them, and multi-sector locked sets of any form.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct MultiSector {
    /// The cells.
    pub cells: CellSet,
    /// The digits, house by house; those of an SK-loop in the order of the loop.
    pub links: Box<[HouseDigits]>,
}

/// Digits of a house.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct HouseDigits {
    /// The house.
    pub house: House,
    /// The digits.
    pub digits: DigitSet,
}
