//! Exocets: base cells whose digits are those of the target cells.

use ninerooks_board::{CellSet, DigitSet};

/// Two base cells that see each other, and two target cells: wherever one of the base digits is true in the base, it is
/// true in a target.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Exocet {
    /// What it is called.
    pub form: ExocetForm,
    /// The digits of the base cells: of all four in a double one.
    pub digits: DigitSet,
    /// The two base cells.
    pub base: CellSet,
    /// The two target cells.
    pub targets: CellSet,
    /// The cells with a part in a junior exocet; empty in others.
    pub cross: CrossLines,
    /// The other exocet of a double one.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub second: Option<ExocetHalf>,
}

/// Base and targets of the second exocet of a double one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct ExocetHalf {
    /// The two base cells.
    pub base: CellSet,
    /// The two target cells.
    pub targets: CellSet,
}

/// What an exocet is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum ExocetForm {
    /// Base and targets in one chute, in three boxes and three lines, with cross-lines that hold each base digit in two
    /// lines at most.
    Junior,
    /// One target is where a junior exocet has it, the other one outside of the chute.
    Senior,
    /// Any others.
    Other,
    /// Two exocets with the same four digits in their four base cells.
    Double,
}

/// The cells of a junior exocet besides base and targets.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct CrossLines {
    /// The third cell beside the base cells.
    pub escape: CellSet,
    /// The cells beside the targets, without base digits.
    pub companions: CellSet,
    /// The two cells beside each target in its box, parallel to the base.
    pub mirrors: CellSet,
    /// The cells of the lines through escape and targets, outside of the chute.
    pub lines: CellSet,
}

impl Exocet {
    /// The base cells, of a double one those of both.
    pub fn bases(&self) -> CellSet {
        self.base | self.second.map_or(CellSet::EMPTY, |second| second.base)
    }

    /// The base and the targets, of a double one those of both.
    pub fn cells(&self) -> CellSet {
        let targets = self.second.map_or(CellSet::EMPTY, |second| second.targets);
        self.bases() | self.targets | targets
    }
}
