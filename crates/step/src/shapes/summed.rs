//! Digits with a sum.

use ninerooks_board::{HouseSet, Sum};

/// Digits that have a sum, and what it leaves no room for: a cage, an arrow, or what houses and cages leave together.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Summed {
    /// The sum.
    pub sum: Sum,
    /// The rules that say the sums it is made of: their places in the list of the [puzzle's](ninerooks_board::Grid::rules).
    pub rules: Box<[u16]>,
    /// The houses it is made of, each with its 45.
    pub houses: HouseSet,
}
