//! Deadly patterns: unique and avoidable rectangles, bivalue universal graves.

use ninerooks_board::{Candidate, CandidateSet, CellSet, Digit, DigitSet, HouseSet};

/// Cells whose digits could be exchanged, were it not for other candidates: the *guardians*. One of these
/// is true, or the puzzle would have two solutions.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct DeadlyPattern {
    /// What the pattern is.
    #[cfg_attr(feature = "serde", serde(rename = "pattern"))]
    pub kind: DeadlyKind,
    /// Its cells.
    pub cells: CellSet,
    /// The digits that could be exchanged.
    pub digits: DigitSet,
    /// The other candidates of the cells, one of which is true.
    pub guardians: CandidateSet,
    /// What follows from that.
    pub then: Consequence,
}

/// What a deadly pattern is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum DeadlyKind {
    /// Two digits in the corners of two rows, two columns and two boxes.
    Rectangle,
    /// The same where some corners are solved, but not given.
    AvoidableRectangle,
    /// Two digits in every unsolved cell, and two places of every digit in every house: a bivalue universal
    /// grave.
    Grave,
}

/// What follows where one of the guardians is true.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Consequence {
    /// Whatever sees all guardians is false.
    Seen,
    /// The cells of the guardians count as one cell that has the guardians' digits: with other cells of the
    /// houses it is a naked subset.
    Subset {
        /// The other cells.
        cells: CellSet,
        /// The digits of the subset.
        digits: DigitSet,
        /// The houses that hold it.
        houses: HouseSet,
    },
    /// This digit has no places in these houses but cells of the pattern. So what is eliminated would leave all
    /// cells to the digits of the pattern.
    Locked {
        /// The digit.
        digit: Digit,
        /// The houses.
        houses: HouseSet,
    },
}

impl DeadlyPattern {
    /// The cells that hold guardians.
    ///
    /// ```
    /// use ninerooks_board::{Candidate, CellSet, DigitSet};
    /// use ninerooks_step::{Consequence, DeadlyKind, DeadlyPattern};
    /// let pattern = DeadlyPattern {
    ///     kind: DeadlyKind::Rectangle,
    ///     cells: CellSet::EMPTY,
    ///     digits: DigitSet::EMPTY,
    ///     guardians: ["3r1c1", "4r1c1", "3r1c2"].iter().map(|c| c.parse::<Candidate>().unwrap()).collect(),
    ///     then: Consequence::Seen,
    /// };
    /// assert_eq!(pattern.guarded().len(), 2);
    /// ```
    pub fn guarded(&self) -> CellSet {
        self.guardians.iter().map(Candidate::cell).collect()
    }

    /// The digits of the guardians.
    pub fn guards(&self) -> DigitSet {
        self.guardians.iter().map(Candidate::digit).collect()
    }
}
