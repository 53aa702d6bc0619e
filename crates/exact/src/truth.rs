//! Which candidates are true in some solution.

use core::ops::ControlFlow;

use ninerooks_board::{CandidateSet, Digit, Grid};

use crate::budget::BudgetSpent;
use crate::search::{Pace, explore};

/// The candidates that are true in some solution of `grid`, in at most `nodes` positions for all of them together; none when
/// there is no solution.
///
/// A live candidate that is not among them can be eliminated, and a cell that has one among them can be filled, whatever
/// logic says. Each solution that is found settles 81 candidates; for each that none has settled one is looked for.
///
/// # Errors
/// [`BudgetSpent`] when it gave up, with the number of solutions that had been found by then.
///
/// ```
/// use ninerooks_board::{Grid, Puzzle, Rule, Rules};
/// use ninerooks_exact::{BudgetSpent, true_candidates};
///
/// let mut puzzle = Puzzle::default();
/// puzzle.give("5r1c1".parse()?);
/// let grid = Grid::new(&puzzle)?;
/// assert_eq!(true_candidates(&grid, 100_000)?, *grid.live());
/// assert_eq!(true_candidates(&grid, 1), Err(BudgetSpent { found: 0 }));
///
/// // Digits grow from the 5 of r1c1 on: three cells later there is an 8 at least.
/// let thermo = ["r1c1", "r2c2", "r3c3", "r4c4"].into_iter().map(str::parse).collect::<Result<_, _>>()?;
/// puzzle.rules = Rules::new(&[Rule::Thermo(thermo)])?;
/// let truths = true_candidates(&Grid::new(&puzzle)?, 100_000)?;
/// assert_eq!(truths.digits("r4c4".parse()?).to_string(), "89");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn true_candidates(grid: &Grid, nodes: u64) -> Result<CandidateSet, BudgetSpent> {
    let (mut nodes, mut found) = (nodes, 0);
    let mut truths = CandidateSet::EMPTY;
    let mut look = |grid: &Grid| -> Result<CandidateSet, BudgetSpent> {
        let solution = one(grid, &mut nodes).map_err(|_| BudgetSpent { found })?;
        found += u64::from(!solution.is_empty());
        Ok(solution)
    };
    truths |= look(grid)?;
    if truths.is_empty() {
        return Ok(truths);
    }
    for candidate in grid.live().iter() {
        if !truths.contains(candidate) {
            let mut with = *grid;
            with.place(candidate);
            truths |= look(&with)?;
        }
    }
    Ok(truths)
}

/// The true candidates of a solution; none when there is none.
fn one(grid: &Grid, nodes: &mut u64) -> Result<CandidateSet, BudgetSpent> {
    let mut solution = CandidateSet::EMPTY;
    let _ = explore(grid, nodes, Pace::First, |state| {
        for digit in Digit::ALL {
            solution[digit] = state.cells(digit);
        }
        ControlFlow::Break(())
    })?;
    Ok(solution)
}
