//! Remote pairs.

use ninerooks_board::{CellSet, DigitSet};

/// Cells with the same two digits that see each other in turn: one digit is in all cells of one side,
/// the other one in all of the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct RemotePair {
    /// The two digits.
    pub digits: DigitSet,
    /// The two sides.
    pub sides: [CellSet; 2],
}
