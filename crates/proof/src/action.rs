//! What a step does to a grid.

use core::fmt;

use ninerooks_board::{Candidate, Grid};

/// One thing that a step does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Action {
    /// The candidate is true: write its digit into its cell.
    Place(Candidate),
    /// The candidate is false: strike it out.
    Eliminate(Candidate),
}

impl Action {
    /// The candidate that it is about.
    pub const fn candidate(self) -> Candidate {
        match self {
            Self::Place(candidate) | Self::Eliminate(candidate) => candidate,
        }
    }

    /// That the candidate is false instead of true, or true instead of false.
    #[must_use]
    pub const fn contrary(self) -> Self {
        match self {
            Self::Place(candidate) => Self::Eliminate(candidate),
            Self::Eliminate(candidate) => Self::Place(candidate),
        }
    }

    /// Does it. Whether it is right is the business of [`check`](crate::check).
    pub fn apply(self, grid: &mut Grid) {
        match self {
            Self::Place(candidate) => grid.place(candidate),
            Self::Eliminate(candidate) => grid.eliminate(candidate),
        }
    }
}

impl fmt::Display for Action {
    /// `r4c5=3` or `r4c5<>3`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let candidate = self.candidate();
        let sign = match self {
            Self::Place(_) => "=",
            Self::Eliminate(_) => "<>",
        };
        fmt::Display::fmt(&candidate.cell(), f)?;
        f.write_str(sign)?;
        fmt::Display::fmt(&candidate.digit(), f)
    }
}
