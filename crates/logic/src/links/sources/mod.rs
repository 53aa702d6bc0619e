//! What is linked, and by what.

pub(crate) mod ahs;
pub(crate) mod als;
pub(crate) mod exocet;
pub(crate) mod fish;
pub(crate) mod groups;
pub(crate) mod open_sets;
pub(crate) mod ranges;
pub(crate) mod sectors;

use ninerooks_board::Digit;

use crate::position::Guarded;

/// Which links a graph has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sources {
    /// Those of one digit: pairs of places in a house, and groups.
    OneDigit(Digit),
    /// The cells with two digits.
    Cells,
    /// All sectors with two candidates.
    Sectors,
    /// All sectors with two candidates, and groups of each digit.
    Groups,
    /// The same, and almost-locked sets.
    Sets,
    /// Almost-locked sets alone, cells with two digits among them.
    SetsAlone,
    /// All of these but cells alone, and patterns with guardians.
    Patterns(Guarded),
    /// All sectors with two candidates, groups, and almost-hidden sets as weak links.
    HiddenSets,
    /// All sectors with two candidates, groups, and fish with fins.
    Fish,
    /// All sectors with two candidates, groups, and exocets.
    Exocets,
}

impl Sources {
    /// How many there are.
    pub(crate) const COUNT: usize = 19;

    /// A number below [`COUNT`](Self::COUNT).
    pub(crate) const fn index(self) -> usize {
        match self {
            Self::OneDigit(digit) => digit.index(),
            Self::Cells => 9,
            Self::Sectors => 10,
            Self::Groups => 11,
            Self::Sets => 12,
            Self::SetsAlone => 13,
            Self::HiddenSets => 14,
            Self::Fish => 15,
            Self::Exocets => 16,
            Self::Patterns(kind) => 17 + kind as usize,
        }
    }
}
