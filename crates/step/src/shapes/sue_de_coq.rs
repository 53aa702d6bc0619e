//! Sue de Coq: the cells where a line crosses a box, with cells of both beside them.

use ninerooks_board::{CellSet, DigitSet, House};

/// Cells of a line and a box that have as many digits as there are cells, where a digit counts once for
/// the line and once for the box.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct SueDeCoq {
    /// The row or column.
    pub line: House,
    /// The box.
    pub block: House,
    /// The cells where they cross.
    pub crossing: CellsAndDigits,
    /// The other cells, in the line.
    pub in_line: CellsAndDigits,
    /// The other cells, in the box.
    pub in_box: CellsAndDigits,
}

/// Cells, and all digits that they can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct CellsAndDigits {
    /// The cells.
    pub cells: CellSet,
    /// Their digits.
    pub digits: DigitSet,
}

impl SueDeCoq {
    /// The cells of all three parts.
    pub fn cells(&self) -> CellSet {
        self.crossing.cells | self.in_line.cells | self.in_box.cells
    }

    /// The digits that only the crossing has. Each is used once, in the line and the box alike.
    pub fn only_crossing(&self) -> DigitSet {
        self.crossing.digits - self.in_line.digits - self.in_box.digits
    }
}
