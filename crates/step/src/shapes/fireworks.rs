//! Fireworks: digits that a row and a column leave to three cells.

use ninerooks_board::{Cell, CellSet, DigitSet};

/// As many digits as cells: the pivots, and two wings, one in the row and one in the column of each pivot.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Fireworks {
    /// The pivots, one or two.
    pub pivots: Box<[FireworkPivot]>,
    /// The wings, two cells.
    pub wings: CellSet,
}

/// A cell, and the digits that its row and its column bring to it or to the wings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct FireworkPivot {
    /// The cell.
    pub cell: Cell,
    /// The digits whose places in its row count. Those that are not in `in_column` have no places there but
    /// the pivot and the wing.
    pub in_row: DigitSet,
    /// The digits whose places in its column count, as above. Those of both have other places in the pivot's
    /// box alone, so that they are in the pivot if they are in no wing.
    pub in_column: DigitSet,
}

impl Fireworks {
    /// The pivots and the wings.
    pub fn cells(&self) -> CellSet {
        self.pivots.iter().fold(self.wings, |cells, pivot| cells.with(pivot.cell))
    }

    /// The digits, as many as cells.
    pub fn digits(&self) -> DigitSet {
        let all = self.pivots.iter().map(|pivot| pivot.in_row | pivot.in_column);
        all.fold(DigitSet::EMPTY, |digits, own| digits | own)
    }
}
