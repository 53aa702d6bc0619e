//! The exclusion principle for cells.

use ninerooks_board::{Cell, CellSet};
use ninerooks_proof::{Deletion, Equation, Pattern, PatternCover, PatternTerm};

use super::{Budget, Deduction, OverBudget, Reason, Space};

/// A pattern is false when some cell would have nothing beside it: every pattern through the cell
/// is of the same digit or shares a cell with it. All such patterns, each with the first such cell.
///
/// With [`Method::Clash`](super::Method::Clash) this is the exclusion principle for all 90
/// equations. It contains the naked single.
///
/// # Errors
/// When the search is too long.
pub(super) fn find(space: &Space, budget: &mut Budget) -> Result<Option<Deduction>, OverBudget> {
    if space.digits().len() < 9 {
        return Ok(None); // the patterns through a cell are not all known
    }
    let (mut targets, mut deletions) = (Vec::new(), Vec::new());
    for (pattern, cells) in space.iter() {
        if let Some(cell) = (!served(space, pattern, cells, budget)?).first() {
            targets.push(pattern);
            deletions.push(cover(pattern, cells, cell));
        }
    }
    let reason = Reason::CellCover;
    Ok((!targets.is_empty()).then_some(Deduction { reason, targets, deletions }))
}

/// The cells which some pattern beside this one, or it itself, passes through.
fn served(
    space: &Space,
    pattern: Pattern,
    cells: CellSet,
    budget: &mut Budget,
) -> Result<CellSet, OverBudget> {
    let mut served = cells;
    for other in space.digits() - pattern.digit.into() {
        for (looked, live) in (1..).zip(space.of(other)) {
            if live.cells.is_disjoint(cells) {
                served |= live.cells;
                if served == CellSet::ALL {
                    budget.spend(looked)?;
                    return Ok(served);
                }
            }
        }
        budget.spend(space.count(other))?;
    }
    Ok(served)
}

/// Each pattern through `cell` is of the digit or meets one of the nine cells; the target does both
/// and leaves `cell` alone.
fn cover(pattern: Pattern, cells: CellSet, cell: Cell) -> Deletion {
    let term = |equation, weight| PatternTerm { equation, weight };
    let terms = [term(Equation::Cell(cell), -1), term(Equation::Digit(pattern.digit), 1)];
    let links = cells.map(|cell| term(Equation::Cell(cell), 1));
    Deletion::Cover(Box::new(PatternCover {
        scale: 10,
        terms: terms.into_iter().chain(links).collect(),
        targets: [pattern].into(),
    }))
}
