//! Singles.

use ninerooks_board::{Candidate, House};

/// The last place of a digit in a house, or the last digit of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Single {
    /// What is placed.
    pub target: Candidate,
    /// The house that has no other place for it; `None` when the cell has no other digit.
    pub house: Option<House>,
}
