//! Guardians: candidates of which one is true, because without them a pattern could not be.

use ninerooks_board::{CandidateSet, Sector};

/// A pattern that is impossible when it has no candidates but those that are kept. So one of the
/// others, its *guardians*, is true. Which live candidates these are the checker works out itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Guardians {
    /// Why the pattern is impossible.
    pub kind: GuardianKind,
    /// The sectors of the pattern. All but [`Impossible`](GuardianKind::Impossible) and
    /// [`TwoLines`](GuardianKind::TwoLines) want cells.
    pub sectors: Box<[Sector]>,
    /// The candidates that the pattern is made of.
    pub kept: CandidateSet,
}

/// Why a pattern of kept candidates is impossible.
///
/// All but the first have a premise: *the puzzle, as given, has at most one solution*. What makes the
/// second solution must be possible in the puzzle, not in the state: what logic has excluded since
/// does not forbid it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum GuardianKind {
    /// No choice of one kept candidate from each sector is without two that see each other: odd
    /// cycles, tridagons. No premise.
    Impossible,
    /// Each filling of the cells with kept candidates has a twin: another filling that the puzzle
    /// allows, with the same digits in each house. Rectangles, loops, and larger deadly patterns.
    Deadly,
    /// Each cell keeps two digits that the puzzle allows, and each digit is kept in none or two of the
    /// cells of each house. Then the two digits of every cell can be exchanged at once. Loops and bivalue
    /// universal graves of any size, without trying fillings.
    DeadlyParity,
    /// The cells keep the same two digits and include all givens of these; each house has none or two
    /// of the cells. Then the two digits could be exchanged in all other cells.
    Reverse,
    /// A cell of a band, or of a stack, with two givens that are in its other two lines: in a puzzle with
    /// one solution it holds the digit of one of these, if it is in the column (or row) of the other one.
    ClueCover,
    /// Two cells of a line keep some digits, and a box keeps these in a square only: where two other lines cross those
    /// of the two cells. Then the two lines could be exchanged in some places: Qiu's deadly pattern. The sectors are the
    /// two cells, and each digit in the box.
    TwoLines,
}

impl Guardians {
    /// Whether it rests on the premise that the puzzle, as given, has at most one solution.
    pub const fn assumes_uniqueness(&self) -> bool {
        match self.kind {
            GuardianKind::Impossible => false,
            GuardianKind::Deadly
            | GuardianKind::DeadlyParity
            | GuardianKind::Reverse
            | GuardianKind::ClueCover
            | GuardianKind::TwoLines => true,
        }
    }
}
