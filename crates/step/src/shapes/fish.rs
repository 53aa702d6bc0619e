//! Fish.

use ninerooks_board::{CellSet, Digit, HouseSet};

/// One digit, as many base houses as cover houses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Fish {
    /// The digit.
    pub digit: Digit,
    /// The houses whose places are all used.
    pub base: HouseSet,
    /// The houses that hold these places.
    pub cover: HouseSet,
    /// Places of the base outside the cover. None in a basic fish.
    pub fins: CellSet,
}
