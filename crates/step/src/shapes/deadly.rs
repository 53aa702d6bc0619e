//! Patterns with guardians: deadly ones, such as unique and avoidable rectangles and bivalue universal graves, and
//! odd cycles and tridagons, which are impossible.

use ninerooks_board::{Candidate, CandidateSet, CellSet, Digit, DigitSet, House, HouseSet};

/// Cells whose digits could be exchanged, were it not for other candidates: the *guardians*. One of these
/// is true, or the puzzle would have two solutions; without those of an odd cycle it would have none.
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
    /// Two digits in six cells or more, none or two of them in each house.
    Loop,
    /// Two lines, and as many that cross them as digits.
    ExtendedRectangle,
    /// Three or four digits, two rows and two columns that cross in a box, and a pair beside each.
    Borescoper,
    /// Three or four digits in the lines of a chute, one cell of each line in each box.
    Matrix,
    /// The solved cells of two digits and a few others, none or two in each house.
    ReverseGrave,
    /// A band, or a stack, with two givens.
    ClueCover,
    /// Three digits in each cell of another form: a multivalue universal grave.
    Mug,
    /// Two corners in the columns of a square, the digits of both in the square: Qiu's deadly pattern.
    Qiu,
    /// Two digits in each cell, and none or two places of every digit in each house.
    LiteGrave,
    /// Two digits in every unsolved cell, and two places of every digit in every house: a bivalue universal
    /// grave.
    Grave,
    /// An odd cycle of places of one digit, two in each house that joins them, which is impossible.
    BrokenWing,
    /// An odd cycle of cells with the same two digits, each of which sees the next, which is impossible.
    Oddagon,
    /// Three cells of each of four boxes that cannot be filled from three digits: Thor's hammer.
    Tridagon,
    /// Other cells that cannot be filled from three digits.
    Impossible,
}

impl DeadlyKind {
    /// Whether it could not be filled at all, rather than in two ways.
    pub const fn is_impossible(self) -> bool {
        matches!(self, Self::BrokenWing | Self::Oddagon | Self::Tridagon | Self::Impossible)
    }
}

/// What follows where one of the guardians is true.
#[derive(Clone, Debug, PartialEq, Eq)]
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
    /// In this house these digits have places only in the cells of the guardians and in these: one cell more than
    /// digits, and one is for a guardian.
    Hidden {
        /// The other cells.
        cells: CellSet,
        /// The digits.
        digits: DigitSet,
        /// The house.
        house: House,
    },
    /// Whichever of the guardians is true, a chain makes the same candidate false.
    Chains(Box<[GuardianChain]>),
}

/// A chain from guardians.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct GuardianChain {
    /// One guardian, or all of a cell.
    pub from: CandidateSet,
    /// What follows: false and true in turn. Without any the guardians themselves exclude the target.
    pub nodes: Box<[Candidate]>,
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
