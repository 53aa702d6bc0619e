//! Intersections: locked candidates.

use ninerooks_board::{Digit, House};

/// All places of a digit in one house lie in another one too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Intersection {
    /// The digit.
    pub digit: Digit,
    /// The house whose places they are.
    pub base: House,
    /// The house that holds them all and loses the rest.
    pub cover: House,
}
