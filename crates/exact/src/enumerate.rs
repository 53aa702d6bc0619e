//! Every solution, one after the other.

use core::ops::ControlFlow;

use ninerooks_board::Grid;

use crate::budget::BudgetSpent;
use crate::search::{Pace, explore};

/// Shows `visit` the solutions of `grid`, each filled in with the givens kept, until there are no
/// more or `visit` breaks off.
///
/// A solution has in each cell one of its live candidates, and each digit once in every row,
/// column and box. The order of solutions depends on nothing but the live candidates: see the
/// [search order](crate#search-order).
///
/// Some grids have more solutions than can ever be visited (the empty one has 6.67 × 10²¹), and
/// [`enumerate_within`] is for grids that are not to be trusted.
///
/// ```
/// use core::ops::ControlFlow;
/// use ninerooks_board::Grid;
///
/// let mut some = Vec::new();
/// let end = ninerooks_exact::enumerate(&Grid::default(), |solution| {
///     some.push(*solution);
///     if some.len() < 3 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
/// });
/// assert_eq!((end, some.len()), (ControlFlow::Break(()), 3));
/// assert!(some.iter().all(Grid::is_solved));
/// ```
pub fn enumerate(grid: &Grid, visit: impl FnMut(&Grid) -> ControlFlow<()>) -> ControlFlow<()> {
    // Nobody lives to see 2⁶⁴ nodes.
    enumerate_within(grid, u64::MAX, visit).unwrap_or(ControlFlow::Continue(()))
}

/// [`enumerate`], but gives up when it would have to look at more than `nodes` positions.
///
/// The grid itself is the first position, and each candidate that is tried makes another. A
/// position takes about half a microsecond. Proper puzzles need few: 17 givens 2 on average, the
/// hardest known 729 at most. A grid with excluded candidates may be made to need far more.
///
/// # Errors
/// [`BudgetSpent`] when it gave up. What `visit` has seen by then are solutions all the same.
///
/// ```
/// use core::ops::ControlFlow;
/// use ninerooks_board::Grid;
/// use ninerooks_exact::enumerate_within;
///
/// let mut seen = 0;
/// let spent = enumerate_within(&Grid::default(), 1_000, |_| {
///     seen += 1;
///     ControlFlow::Continue(())
/// });
/// assert_eq!(spent.map_err(|spent| spent.found), Err(seen));
/// ```
pub fn enumerate_within(
    grid: &Grid,
    nodes: u64,
    mut visit: impl FnMut(&Grid) -> ControlFlow<()>,
) -> Result<ControlFlow<()>, BudgetSpent> {
    explore(grid, &mut { nodes }, Pace::Careful, |state| visit(&state.fill(grid)))
}
