//! Symmetrical puzzles.

use ninerooks_board::{Candidate, CellSet, Digit, DigitSet};

/// A map of the board and of the digits that takes the puzzle to itself, and so its only solution; or that would, were
/// one more candidate given.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Symmetrical {
    /// What the map is called.
    pub map: SymmetryKind,
    /// The cells that stay where they are.
    pub cells: CellSet,
    /// The digits, each with those that it becomes in turn.
    pub cycles: Box<[Box<[Digit]>]>,
    /// What would have to be given too.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub given: Option<Candidate>,
}

/// What a symmetry is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum SymmetryKind {
    /// Rows and columns are exchanged.
    Diagonal,
    /// Rows and columns are exchanged and reversed.
    AntiDiagonal,
    /// By 180 degrees.
    HalfTurn,
    /// By 90 degrees.
    QuarterTurn,
    /// Rows and columns within chutes, and chutes, change places.
    Other,
}

impl Symmetrical {
    /// The digits that stay what they are.
    ///
    /// ```
    /// use ninerooks_board::{CellSet, Digit};
    /// use ninerooks_step::{Symmetrical, SymmetryKind};
    /// let cycles = [vec![Digit::D1, Digit::D2].into(), vec![Digit::D3].into()];
    /// let map = SymmetryKind::Other;
    /// let shape = Symmetrical { map, cells: CellSet::EMPTY, cycles: cycles.into(), given: None };
    /// assert_eq!(shape.same().only(), Some(Digit::D3));
    /// ```
    pub fn same(&self) -> DigitSet {
        self.cycles.iter().filter(|cycle| cycle.len() == 1).map(|cycle| cycle[0]).collect()
    }
}
