//! How many solutions a board has.

use ninerooks_board::{Candidate, Grid, GridError, Puzzle};
use ninerooks_exact::{BudgetSpent, Solutions, solutions_within};
use serde::{Deserialize, Serialize};
use tsify::Tsify;

/// Nodes of the search for a second solution, far more than any proper puzzle needs.
pub const NODES: u64 = 200_000;

/// How many solutions there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
#[serde(rename_all = "kebab-case")]
pub enum Count {
    /// None at all.
    None,
    /// Exactly one.
    One,
    /// More than one.
    Several,
    /// It was not found out with the work that is allowed.
    Unknown,
}

impl Count {
    /// What a search within [`NODES`] has found.
    pub const fn of<E>(found: &Result<Solutions, E>) -> Self {
        match found {
            Ok(Solutions::None) => Self::None,
            Ok(Solutions::One(_)) => Self::One,
            Ok(Solutions::Many) => Self::Several,
            Err(_) => Self::Unknown,
        }
    }
}

/// The grid of the givens, and what a search of it finds: what was filled in or eliminated by hand says nothing about
/// the puzzle. Where there is nothing else, somebody is typing one, and it counts.
///
/// # Errors
/// When two equal givens see each other.
pub fn counted(puzzle: &Puzzle) -> Result<(Grid, Result<Solutions, BudgetSpent>), GridError> {
    let mut givens = Puzzle::default();
    givens.rules = puzzle.rules;
    let is_typed = puzzle.givens().is_empty();
    let said = |value: &Candidate| is_typed || puzzle.givens().contains(value.cell());
    puzzle.values().filter(said).for_each(|value| givens.give(value));
    let grid = Grid::new(&givens)?;
    let mut found = solutions_within(&grid, NODES);
    // A puzzle of candidates has too few givens; then all that is on the board belongs to it.
    if !matches!(found, Ok(Solutions::None | Solutions::One(_)))
        && let Ok(whole) = Grid::new(puzzle)
        && let Ok(one @ Solutions::One(_)) = solutions_within(&whole, NODES)
    {
        found = Ok(one);
    }
    Ok((grid, found))
}

/// Whether the puzzle that this is a state of has several solutions, as given.
pub fn has_several(grid: &Grid) -> bool {
    matches!(solutions_within(&grid.as_given(), NODES), Ok(Solutions::Many))
}
