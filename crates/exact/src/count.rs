//! How many solutions there are.

use core::ops::ControlFlow;

use ninerooks_board::Grid;

use crate::{
    budget::BudgetSpent,
    search::{Pace, explore, search},
    state::State,
};

/// How many solutions `grid` has, counted up to `limit`.
///
/// It stops at the solution that reaches the limit, so `count(grid, 2) == 1` says that there is
/// exactly one. For grids that are not to be trusted there is [`count_within`].
///
/// ```
/// use ninerooks_board::Grid;
/// assert_eq!(ninerooks_exact::count(&Grid::default(), 1_000), 1_000);
/// ```
pub fn count(grid: &Grid, limit: u64) -> u64 {
    // Nobody lives to see 2⁶⁴ nodes.
    count_within(grid, limit, u64::MAX).unwrap_or_else(|spent| spent.found)
}

/// [`count`], but gives up when it would have to look at more than `nodes` positions.
///
/// See [`enumerate_within`](crate::enumerate_within) for what a position is.
///
/// # Errors
/// [`BudgetSpent`] when it gave up: there are `found` solutions or more.
///
/// ```
/// use ninerooks_board::Grid;
/// use ninerooks_exact::{BudgetSpent, count_within};
/// assert_eq!(count_within(&Grid::default(), 2, 1_000), Ok(2));
/// assert_eq!(count_within(&Grid::default(), 2, 1), Err(BudgetSpent { found: 0 }));
/// ```
pub fn count_within(grid: &Grid, limit: u64, nodes: u64) -> Result<u64, BudgetSpent> {
    let mut found = 0;
    if limit > 0 {
        let _ = explore(grid, &mut { nodes }, pace(limit), counting(limit, &mut found))?;
    }
    Ok(found)
}

/// [`count_within`] from any state without rules.
pub(crate) fn count_from(state: State, limit: u64, nodes: u64) -> Result<u64, BudgetSpent> {
    let mut found = 0;
    if limit > 0 {
        let _ = search(state, &mut { nodes }, pace(limit), counting(limit, &mut found))?;
    }
    Ok(found)
}

/// With a few solutions it is done; all of them it would not find sooner by hurrying.
const fn pace(limit: u64) -> Pace {
    if limit <= 2 { Pace::First } else { Pace::Careful }
}

/// Counts what it is shown, up to a limit.
fn counting(limit: u64, found: &mut u64) -> impl FnMut(&State) -> ControlFlow<()> {
    move |_| {
        *found += 1;
        if *found < limit { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    }
}
