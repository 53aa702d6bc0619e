//! Shapes: what a person sees in a step.

use ninerooks_board::{Candidate, CellSet, Digit, DigitSet, House, HouseSet, Sector};

use crate::{Mark, Meeting, Net, NetEnd, PatternStage, Way, WeakLink};

/// The picture of a step. Renderers and notations look at this, never at the technique.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Shape {
    /// The last place of a digit in a house, or the last digit of a cell.
    Single {
        /// What is placed.
        target: Candidate,
        /// The house that has no other place for it; `None` when the cell has no other digit.
        house: Option<House>,
    },
    /// All places of a digit in one house lie in another one too.
    Intersection {
        /// The digit.
        digit: Digit,
        /// The house whose places they are.
        base: House,
        /// The house that holds them all and loses the rest.
        cover: House,
    },
    /// As many cells of a house as digits, which take each other up.
    Subset {
        /// Naked or hidden.
        kind: SubsetKind,
        /// The cells.
        cells: CellSet,
        /// The digits.
        digits: DigitSet,
        /// The houses that it works in: one, or the line and the box of a locked subset.
        houses: HouseSet,
    },
    /// As many cells of two houses as digits, of which at most one can stand in them twice.
    BentSubset {
        /// The cells.
        cells: CellSet,
        /// The digits.
        digits: DigitSet,
        /// The digit whose places do not share a house; none when all digits are locked.
        common: DigitSet,
    },
    /// Nodes of which one or the other is true, then not both are, and so on in turn. It begins and
    /// ends with "one or the other".
    Chain {
        /// The nodes in order: an even number.
        nodes: Box<[ChainNode]>,
    },
    /// Strong chains with their two parities, and weak links from what falls to them and from one to
    /// the other.
    Nets {
        /// The chains, in the order in which they are reached.
        nets: Box<[Net]>,
        /// The weak links, in the same order.
        links: Box<[WeakLink]>,
        /// What goes wrong if what falls were true; for the first that falls, if there are several.
        end: NetEnd,
    },
    /// Cells with the same two digits that see each other in turn: one digit is in all cells of one
    /// side, the other one in all of the other.
    RemotePair {
        /// The two digits.
        digits: DigitSet,
        /// The two sides.
        sides: [CellSet; 2],
    },
    /// One digit, as many base houses as cover houses.
    Fish {
        /// The digit.
        digit: Digit,
        /// The houses whose places are all used.
        base: HouseSet,
        /// The houses that hold these places.
        cover: HouseSet,
        /// Places of the base outside the cover. None in a basic fish.
        fins: CellSet,
    },
    /// Almost-locked sets, each linked to the next by a digit that cannot be in both.
    AlmostLocked {
        /// The sets in order.
        sets: Box<[AlmostLockedSet]>,
        /// The digit that links each set to the next. In a ring, as many as sets: the last one links
        /// the last set to the first.
        links: Box<[Digit]>,
    },
    /// A candidate supposed to be true, and marks layer by layer, until a sector is left without
    /// candidates.
    Hypothesis {
        /// What is supposed, and falls.
        target: Candidate,
        /// The marks that lead to the conflict, in their order.
        marks: Box<[Mark]>,
        /// The sector all of whose candidates are false.
        conflict: Sector,
    },
    /// The two candidates of a sector, each supposed to be true, one marked with circles and the
    /// other with squares, until the two meet.
    TwoWay {
        /// The sector: a cell, or a digit in a house.
        start: Sector,
        /// Circles, then squares.
        ways: Box<[Way; 2]>,
        /// Where they meet.
        meeting: Meeting,
    },
    /// Truths and links of any kind. Which ones they are, the proof says.
    Sets {
        /// The truths, with multiplicity.
        truths: u64,
        /// Links minus truths.
        rank: i64,
        /// What people call such a pattern, if it has a name.
        known: Option<&'static str>,
    },
    /// Whole rookeries of digits: what all live patterns of a digit have in common, or none has.
    Patterns {
        /// The digits whose candidates fall or are placed; those that lose patterns when none does.
        digits: DigitSet,
        /// How many patterns of each digit are live at the end.
        left: [u32; 9],
        /// The patterns that were deleted before, in their order: those of earlier steps that the
        /// proof repeats, then the step's own. None in plain Basic POM.
        stages: Box<[PatternStage]>,
    },
}

/// A link in a chain: a digit is in one of these cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

/// Cells of one house that have one digit more than there are cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AlmostLockedSet {
    /// The cells.
    pub cells: CellSet,
    /// Their digits.
    pub digits: DigitSet,
}

/// Which side of a subset is closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SubsetKind {
    /// The cells have no other digits.
    Naked,
    /// The digits have no other cells in the house.
    Hidden,
}
