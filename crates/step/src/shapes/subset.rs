//! Subsets, naked and hidden.

use ninerooks_board::{CellSet, DigitSet, HouseSet};

/// As many cells of a house as digits, which take each other up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Subset {
    /// Naked or hidden.
    #[cfg_attr(feature = "serde", serde(rename = "side"))] // `kind` says that it is a subset
    pub kind: SubsetKind,
    /// The cells.
    pub cells: CellSet,
    /// The digits.
    pub digits: DigitSet,
    /// The houses that it works in: one, or the line and the box of a locked subset; those that have all cells, maybe none, where it
    /// needs a rule that the puzzle adds.
    pub houses: HouseSet,
}

/// Which side of a subset is closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum SubsetKind {
    /// The cells have no other digits.
    Naked,
    /// The digits have no other cells in the house.
    Hidden,
}
