//! Refutations, with refutations inside.

use ninerooks_board::{Candidate, Grid, Sector};

/// A candidate that is assumed to be true, and what follows, until a sector has no candidate left. So it is false.
///
/// It follows by singles and locked candidates; and where these lead no further, another candidate is refuted besides, and so
/// on.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Refutation {
    /// What is assumed, and is false.
    pub target: Candidate,
    /// What follows, each from the assumption and what is before it. None can be left out.
    pub lines: Box<[RefutationLine]>,
    /// The sector that has no candidate left in the end.
    pub conflict: Sector,
    /// What a rule says instead that the puzzle adds, where that ends it: then all candidates of `conflict`, a cell, are
    /// excluded by it.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub by_rule: Option<RuledEnd>,
}

/// What a rule says, and nothing is left of it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct RuledEnd {
    /// What it says.
    pub by: RuledBy,
    /// The candidates of the cell that are left and so are false.
    pub eliminates: Box<[Candidate]>,
}

/// What a rule says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum RuledBy {
    /// One of a set is true: its place among [those of the rules](ninerooks_board::Rules::one_of).
    OneOf(u16),
    /// A sum: its place among [all](ninerooks_board::Rules::all_sums).
    Sum(u16),
}

/// What follows in a refutation.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum RefutationLine {
    /// A candidate is all that is left of a sector.
    Only {
        /// The sector.
        sector: Sector,
        /// The candidate.
        candidate: Candidate,
    },
    /// A candidate is all that is left of a set of which a rule says that one is true.
    Ruled {
        /// The set, by its place among [those of the rules](ninerooks_board::Rules::one_of).
        set: u16,
        /// The candidate.
        candidate: Candidate,
        /// The other candidates of its cell.
        eliminates: Box<[Candidate]>,
    },
    /// All places of a digit in one house lie in another one too.
    Locked {
        /// The one.
        base: Sector,
        /// The other.
        cover: Sector,
        /// What that eliminates and is needed.
        eliminates: Box<[Candidate]>,
    },
    /// The other cells of a sum leave no room for some candidates.
    Summed {
        /// The sum, by its place among [all](ninerooks_board::Rules::all_sums).
        sum: u16,
        /// What that eliminates and is needed.
        eliminates: Box<[Candidate]>,
    },
    /// Another candidate is refuted besides.
    Refuted(Refutation),
}

impl Refutation {
    /// How many inferences it is, as a [proof](ninerooks_proof::Proof::length) counts them: 1 for the assumption, 1 for each
    /// line, 1 for the conflict, and 1 more where the set of a rule decides a cell; what is refuted inside in full. A
    /// proof counts the sets themselves besides.
    pub fn length(&self) -> usize {
        let lines = self.lines.iter().map(|line| match line {
            RefutationLine::Only { .. }
            | RefutationLine::Locked { .. }
            | RefutationLine::Summed { .. } => 1,
            RefutationLine::Ruled { eliminates, .. } => 1 + usize::from(!eliminates.is_empty()),
            RefutationLine::Refuted(inner) => inner.length(),
        });
        2 + usize::from(self.by_rule.is_some()) + lines.sum::<usize>()
    }

    /// The refutations that are directly inside.
    pub fn inside(&self) -> impl Iterator<Item = &Self> {
        self.lines.iter().filter_map(|line| match line {
            RefutationLine::Refuted(inner) => Some(inner),
            _ => None,
        })
    }

    /// How many assumptions stand at the same time at most: 1 without refutations inside.
    pub fn depth(&self) -> usize {
        1 + self.inside().map(Self::depth).max().unwrap_or(0)
    }
}

impl RefutationLine {
    /// Does on a grid what the line says.
    pub fn follow(&self, under: &mut Grid) {
        match self {
            Self::Only { candidate, .. } | Self::Ruled { candidate, .. } => under.place(*candidate),
            Self::Locked { eliminates, .. } | Self::Summed { eliminates, .. } => {
                eliminates.iter().for_each(|gone| under.eliminate(*gone));
            }
            Self::Refuted(inner) => under.eliminate(inner.target),
        }
    }
}
