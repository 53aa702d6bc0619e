//! Whether there is a solution, and only one.

use core::ops::ControlFlow;

use ninerooks_board::Grid;

use crate::budget::BudgetSpent;
use crate::search::{Pace, explore};

/// What solutions a grid has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(clippy::large_enum_variant, reason = "one at a time, on the stack, for speed")]
pub enum Solutions {
    /// None.
    None,
    /// This one and no other: the grid is a proper puzzle.
    One(Grid),
    /// Two or more.
    Many,
}

impl Solutions {
    /// The solution, when there is exactly one.
    pub fn unique(self) -> Option<Grid> {
        match self {
            Self::One(solution) => Some(solution),
            Self::None | Self::Many => None,
        }
    }
}

/// Whether `grid` has no solution, exactly one or several; the one filled in, with the givens kept.
///
/// For grids that are not to be trusted there is [`solutions_within`].
///
/// ```
/// use ninerooks_board::{Candidate, Cell, Digit, Grid, Puzzle};
/// use ninerooks_exact::{Solutions, solutions};
///
/// let text = "2.4...5..75.694..169..2...78..9....3..5...1..3....2..45...6..18...183..5187...63.";
/// let mut puzzle = Puzzle::default();
/// for (cell, c) in Cell::all().zip(text.chars()) {
///     if let Some(digit) = Digit::from_char(c) {
///         puzzle.give(Candidate::new(digit, cell));
///     }
/// }
/// let mut grid = Grid::new(&puzzle)?;
/// let solution = solutions(&grid).unique().expect("a proper puzzle");
/// assert_eq!(
///     solution.to_string(),
///     "234718596758694321691325487876941253425836179319572864543267918962183745187459632"
/// );
///
/// grid.eliminate("3r1c2".parse()?); // it is true
/// assert_eq!(solutions(&grid), Solutions::None);
/// assert_eq!(solutions(&Grid::default()), Solutions::Many);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn solutions(grid: &Grid) -> Solutions {
    // Nobody lives to see 2⁶⁴ nodes.
    solutions_within(grid, u64::MAX).unwrap_or(Solutions::Many)
}

/// [`solutions`], but gives up when it would have to look at more than `nodes` positions.
///
/// See [`enumerate_within`](crate::enumerate_within) for what a position is.
///
/// # Errors
/// [`BudgetSpent`] when it gave up: no solution was found by then, or one.
pub fn solutions_within(grid: &Grid, nodes: u64) -> Result<Solutions, BudgetSpent> {
    let mut first = None;
    let more = explore(grid, &mut { nodes }, Pace::First, |state| {
        if first.is_some() {
            return ControlFlow::Break(());
        }
        first = Some(*state);
        ControlFlow::Continue(())
    })?;
    Ok(match (more, first) {
        (ControlFlow::Break(()), _) => Solutions::Many,
        (ControlFlow::Continue(()), Some(state)) => Solutions::One(state.fill(grid)),
        (ControlFlow::Continue(()), None) => Solutions::None,
    })
}

/// The first solution of `grid` in the [search order](crate#search-order), filled in with the
/// givens kept; `None` when there is none.
///
/// It does not ask whether there are others: [`solutions`] does.
///
/// ```
/// use ninerooks_board::Grid;
/// let mut grid = Grid::default();
/// grid.place("9r1c1".parse()?);
/// let solution = ninerooks_exact::solve(&grid).expect("one digit never hurts");
/// assert!(solution.is_solved());
/// assert_eq!(solution.value("r1c1".parse()?), grid.value("r1c1".parse()?));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn solve(grid: &Grid) -> Option<Grid> {
    let mut first = None;
    // Nobody lives to see 2⁶⁴ nodes.
    let _ = explore(grid, &mut { u64::MAX }, Pace::Careful, |state| {
        first = Some(state.fill(grid));
        ControlFlow::Break(())
    });
    first
}
