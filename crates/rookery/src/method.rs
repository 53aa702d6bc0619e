//! The methods by name.

use core::fmt;

use super::{
    Budget, Deduction, Equations, OverBudget, Space, cell_cover, clash, equations, kwise, pairs,
    three_cell, two_cell,
};
use crate::sums;

/// A way to delete patterns. Basic POM is none of them: it reads the candidates off the patterns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// Two cells which hold all patterns of a digit.
    TwoCell,
    /// Three cells which hold all patterns of a digit.
    ThreeCell,
    /// Patterns which clash with every pattern of another digit.
    Clash,
    /// Patterns beside which a cell would stay empty.
    CellCover,
    /// Pattern equations and substitutions.
    Equations(Equations),
    /// Patterns without room for this many − 1 other digits together.
    Combinations(usize),
    /// The network of compatible pairs.
    Pairs,
    /// Any weighted sums of pattern equations, found by linear programming.
    Sums,
    /// As [`Sums`](Self::Sums), for all candidates at once.
    Rounds,
}

impl Method {
    /// The first deduction of the method, in an order of its own that does not change; none when
    /// it finds nothing.
    ///
    /// # Errors
    /// When the space is too large for the method, or the search too long.
    pub fn find(self, space: &Space) -> Result<Option<Deduction>, OverBudget> {
        self.find_within(space, &mut Budget::new())
    }

    /// As [`find`](Self::find), with what is left of a budget.
    pub(super) fn find_within(
        self,
        space: &Space,
        budget: &mut Budget,
    ) -> Result<Option<Deduction>, OverBudget> {
        match self {
            Self::TwoCell => two_cell::find(space, budget),
            Self::ThreeCell => three_cell::find(space, budget),
            Self::Clash => clash::find(space, budget),
            Self::CellCover => cell_cover::find(space, budget),
            Self::Equations(limits) => equations::find(space, limits, budget),
            Self::Combinations(size) => kwise::find(space, size, budget),
            Self::Pairs => pairs::find(space, budget),
            Self::Sums => sums::find(space, budget),
            Self::Rounds => sums::round(space, budget),
        }
    }
}

impl fmt::Display for Method {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TwoCell => f.pad("two-cell method"),
            Self::ThreeCell => f.pad("three-cell method"),
            Self::Clash => f.pad("clash method"),
            Self::CellCover => f.pad("cell exclusion"),
            Self::Equations(_) => f.pad("pattern equations"),
            Self::Combinations(size) => f.pad(&format!("combinations of {size} digits")),
            Self::Pairs => f.pad("pair deletion"),
            Self::Sums | Self::Rounds => f.pad("pattern combination"),
        }
    }
}
