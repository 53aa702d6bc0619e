//! Which candidates are true in some solution.

use core::ops::ControlFlow;

use ninerooks_board::{CandidateSet, Digit, Grid};

use crate::budget::BudgetSpent;
use crate::ruled::left;
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
    let Truths { found, open, solutions } = truths(grid, nodes, nodes);
    if open.is_empty() { Ok(found) } else { Err(BudgetSpent { found: solutions }) }
}

/// So many positions say of most candidates that are false that they are.
const AT_SIGHT: u64 = 4;

/// What is known of the candidates of a grid when the work for it is spent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Truths {
    /// Those that are true in some solution.
    pub found: CandidateSet,
    /// The live ones of which it is not known. None where all was found out.
    pub open: CandidateSet,
    /// How many solutions were looked at.
    pub solutions: u64,
}

/// As [`true_candidates`], and where `nodes` positions do not do, what is known by then. A candidate that takes more than
/// `each` is left open, so that one that is hard to settle does not cost the others their turn.
///
/// ```
/// use ninerooks_board::Grid;
/// use ninerooks_exact::truths;
/// let some = truths(&Grid::default(), 200, 100);
/// assert!(!some.found.is_empty() && some.solutions > 0);
/// assert_eq!(some.found | some.open, *Grid::default().live());
/// let all = truths(&Grid::default(), 100_000, 1000);
/// assert!(all.open.is_empty());
/// ```
pub fn truths(grid: &Grid, nodes: u64, each: u64) -> Truths {
    let (mut nodes, mut solutions) = (nodes, 0);
    let mut found = CandidateSet::EMPTY;
    let mut look = |grid: &Grid, most: u64| -> Result<CandidateSet, BudgetSpent> {
        let allowed = most.min(nodes);
        let mut left = allowed;
        let solution = one(grid, &mut left);
        nodes -= allowed - left;
        let solution = solution?;
        solutions += u64::from(!solution.is_empty());
        Ok(solution)
    };
    match look(grid, each) {
        Ok(solution) if solution.is_empty() => {
            return Truths { found, open: CandidateSet::EMPTY, solutions: 0 };
        }
        Ok(solution) => found |= solution,
        Err(_) => {}
    }
    // What is soon seen to be false is not to wait for the others.
    let mut open = *grid.live();
    if !grid.rules().is_none() {
        open = open & left(grid);
    }
    for most in [AT_SIGHT, each] {
        for candidate in open.iter() {
            if !found.contains(candidate) {
                let mut with = *grid;
                with.place(candidate);
                let Ok(solution) = look(&with, most) else { continue };
                found |= solution;
            }
            open.remove(candidate);
        }
    }
    Truths { found, open: open - found, solutions }
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
