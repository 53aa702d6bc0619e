//! Chains: nodes joined by strong and weak links in turn.

use ninerooks_board::{
    Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, House, HouseSet, Sector,
};

use super::{AlmostLockedSet, DeadlyKind};

/// Nodes joined in turn by strong links (one of the two is true) and weak ones (not both are). It
/// begins with a strong link.
///
/// An open chain ends with a strong link too, so one of its ends is true. A ring ends with a weak link
/// from its last node back to the first; of every two neighbours exactly one is true.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Chain {
    /// The nodes in order: an even number.
    pub nodes: Box<[Node]>,
    /// What each link rests on, that of node 0 and node 1 first: strong, weak, strong, and so on. One
    /// less than nodes, in a ring as many.
    pub links: Box<[ChainLink]>,
    /// Whether the last node is linked back to the first.
    pub ring: bool,
}

/// A node of a chain: candidates of which one is true, or none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Node {
    /// This candidate is true.
    Candidate(Candidate),
    /// The digit is in one of these cells.
    Group {
        /// The digit.
        digit: Digit,
        /// The cells, two or three of one house.
        cells: CellSet,
    },
    /// The almost-locked set has this digit.
    Als {
        /// The set.
        set: AlmostLockedSet,
        /// The digit, one of the set's.
        digit: Digit,
    },
    /// The cell has one of the digits of an almost-hidden set: digits that have one cell more in a house
    /// than there are digits, so that all but one of the cells hold one of them.
    Ahs {
        /// The house.
        house: House,
        /// The digits of the set.
        digits: DigitSet,
        /// All their cells in the house.
        cells: CellSet,
        /// The cell that the node is about, one of them.
        cell: Cell,
    },
}

/// What a link of a chain rests on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum ChainLink {
    /// A sector that holds both nodes: all its candidates are in them (strong), or no two of its
    /// candidates are true (weak).
    Sector(Sector),
    /// The almost-locked or almost-hidden set that both nodes belong to, which cannot lack both.
    Set,
    /// The two nodes are what lines of a digit have outside of this fish: one of them is true.
    Fish(FishLink),
    /// The guardians of this pattern are the two nodes: one of them is true, or the puzzle would have two
    /// solutions.
    Pattern(PatternLink),
    /// One of the two nodes is true, since this exocet has the same digits in its base as in its targets.
    Exocet(ExocetLink),
    /// The rule at this place in the list of the [puzzle's](ninerooks_board::Grid::rules): it says that one of the two nodes is
    /// true (strong), or that not both are (weak).
    Rule(u16),
}

/// An exocet as part of a longer argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct ExocetLink {
    /// The digits of the base cells.
    pub digits: DigitSet,
    /// The two base cells.
    pub base: CellSet,
    /// The two target cells.
    pub targets: CellSet,
}

/// A fish as part of a longer argument: lines of a digit, and crossing lines, one less, that take the digit of all of them
/// but one at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct FishLink {
    /// The digit.
    pub digit: Digit,
    /// The lines.
    pub base: HouseSet,
    /// The crossing lines.
    pub cover: HouseSet,
}

/// A deadly pattern as part of a longer argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct PatternLink {
    /// What the pattern is.
    #[cfg_attr(feature = "serde", serde(rename = "pattern"))]
    pub kind: DeadlyKind,
    /// Its cells.
    pub cells: CellSet,
    /// The digits that could be exchanged.
    pub digits: DigitSet,
}

/// A digit in one of these cells: an end of a link in a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct ChainNode {
    /// The digit.
    pub digit: Digit,
    /// The cells: one, or a group.
    pub cells: CellSet,
}

impl ChainNode {
    /// The node "`digit` is in one of `cells`".
    pub const fn new(digit: Digit, cells: CellSet) -> Self {
        Self { digit, cells }
    }
}

impl From<ChainNode> for Node {
    /// A candidate, or a group where there are several cells.
    fn from(node: ChainNode) -> Self {
        Self::new(node.digit, node.cells)
    }
}

impl Node {
    /// The node "`digit` is in one of `cells`": a candidate where there is only one cell.
    pub fn new(digit: Digit, cells: CellSet) -> Self {
        match cells.only() {
            Some(cell) => Self::Candidate(Candidate::new(digit, cell)),
            None => Self::Group { digit, cells },
        }
    }

    /// Its digits: one, but for an almost-hidden set.
    pub fn digits(&self) -> DigitSet {
        match *self {
            Self::Candidate(candidate) => candidate.digit().into(),
            Self::Group { digit, .. } | Self::Als { digit, .. } => digit.into(),
            Self::Ahs { digits, .. } => digits,
        }
    }

    /// Its cells: those of the whole set for an almost-locked one.
    pub fn cells(&self) -> CellSet {
        match *self {
            Self::Candidate(candidate) => candidate.cell().into(),
            Self::Group { cells, .. } => cells,
            Self::Als { set, .. } => set.cells,
            Self::Ahs { cell, .. } => cell.into(),
        }
    }

    /// The candidates of which one is true if the node is, live or not.
    pub fn candidates(&self) -> CandidateSet {
        let digits = self.digits();
        self.cells().flat_map(|cell| cell.candidates(digits)).collect()
    }
}

impl Chain {
    /// A chain that is open at both ends.
    pub fn open(nodes: impl Into<Box<[Node]>>, links: impl Into<Box<[ChainLink]>>) -> Self {
        Self { nodes: nodes.into(), links: links.into(), ring: false }
    }

    /// Whether some node is a group of cells, or an almost-locked or almost-hidden set.
    pub fn is_grouped(&self) -> bool {
        self.nodes.iter().any(|node| !matches!(node, Node::Candidate(_)))
    }

    /// Its digits.
    pub fn digits(&self) -> DigitSet {
        self.nodes.iter().fold(DigitSet::EMPTY, |digits, node| digits | node.digits())
    }
}
