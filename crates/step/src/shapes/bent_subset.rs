//! Bent subsets: XY-Wing, XYZ-Wing, WXYZ-Wing and so on.

use ninerooks_board::{Cell, CellSet, DigitSet};

/// As many cells of two houses as digits, of which at most one can be true in them twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct BentSubset {
    /// The cells.
    pub cells: CellSet,
    /// The digits.
    pub digits: DigitSet,
    /// The digit whose places do not share a house; none when all digits are locked.
    pub common: DigitSet,
}

impl BentSubset {
    /// The one cell that sees all the others, where there is just one: the pivot of a wing, whose
    /// other cells are its pincers.
    ///
    /// ```
    /// use ninerooks_board::{Cell, CellSet, DigitSet};
    /// use ninerooks_step::BentSubset;
    /// let cells = |names: &str| names.split(' ').map(|name| name.parse::<Cell>().unwrap()).collect();
    /// let wing = |names| BentSubset { cells: cells(names), digits: DigitSet::ALL, common: DigitSet::EMPTY };
    /// assert_eq!(wing("r2c2 r1c3 r2c8").pivot().map(|cell| cell.to_string()), Some("r2c2".into()));
    /// assert_eq!(wing("r2c2 r2c3 r1c3 r2c8").pivot(), None); // r2c2 and r2c3 each see the others
    /// ```
    pub fn pivot(&self) -> Option<Cell> {
        let sees_all = |cell: &Cell| (self.cells - CellSet::from(*cell)).is_subset(cell.peers());
        let mut pivots = self.cells.filter(sees_all);
        let pivot = pivots.next()?;
        pivots.next().is_none().then_some(pivot)
    }
}
