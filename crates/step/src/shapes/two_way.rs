//! Two ways.

use ninerooks_board::{Candidate, Sector};

use crate::Mark;

/// The two candidates of a sector, each assumed to be true, one marked with circles and the other with
/// squares, until the two meet.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct TwoWay {
    /// The sector: a cell, or a digit in a house.
    pub start: Sector,
    /// Circles, then squares.
    pub ways: Box<[Way; 2]>,
    /// Where they meet.
    pub meeting: Meeting,
}

/// One of two assumptions.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Way {
    /// What is assumed.
    pub candidate: Candidate,
    /// The marks that are needed, in their order.
    pub marks: Box<[Mark]>,
    /// A sector all of whose candidates are false, when this way is impossible.
    pub conflict: Option<Sector>,
}

impl Way {
    /// The candidates that are true on this way, the assumed one first.
    pub fn truths(&self) -> impl Iterator<Item = Candidate> {
        let marked = self.marks.iter().filter(|mark| mark.is_true).map(|mark| mark.candidate);
        core::iter::once(self.candidate).chain(marked)
    }
}

/// Where two ways meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Meeting {
    /// The same candidate is true on both.
    Same(Candidate),
    /// Two candidates of a sector are true, one on each, so its others are false.
    Sector {
        /// The sector.
        sector: Sector,
        /// The candidate of each way.
        truths: [Candidate; 2],
    },
    /// The same candidates are false on both.
    Eliminated,
    /// One way is impossible, so the other is right.
    Conflict,
}
