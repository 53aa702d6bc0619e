//! The clash method: the pattern exclusion principle.

use ninerooks_board::{CellSet, Digit};
use ninerooks_proof::Pattern;

use super::{Budget, Deduction, Live, OverBudget, Reason, Space, hitting::cells_cover};

/// Patterns of one digit which share a cell with each pattern of another digit are false: the other
/// digit would have no place (Myth Jellies' technique 1). The first pair of digits with such
/// patterns, and all of them.
///
/// # Errors
/// When the search is too long.
pub(super) fn find(space: &Space, budget: &mut Budget) -> Result<Option<Deduction>, OverBudget> {
    for digit in space.digits() {
        for other in space.digits() - digit.into() {
            if let Some(found) = deduction(space, digit, other, budget)? {
                return Ok(Some(found));
            }
        }
    }
    Ok(None)
}

fn deduction(
    space: &Space,
    digit: Digit,
    other: Digit,
    budget: &mut Budget,
) -> Result<Option<Deduction>, OverBudget> {
    let patterns = space.of(digit);
    let (mut targets, mut deletions) = (Vec::new(), Vec::new());
    for live in space.of(other) {
        if clashes(patterns, live.cells, budget)? {
            let target = Pattern { digit: other, rookery: live.rookery };
            let cells = needed(patterns, live.cells, budget)?;
            deletions.push(cells_cover(digit, cells, &[target]));
            targets.push(target);
        }
    }
    let reason = Reason::Clash { digit };
    Ok((!targets.is_empty()).then_some(Deduction { reason, targets, deletions }))
}

fn clashes(patterns: &[Live], cells: CellSet, budget: &mut Budget) -> Result<bool, OverBudget> {
    let free = patterns.iter().position(|live| live.cells.is_disjoint(cells));
    budget.spend(free.map_or(patterns.len(), |at| at + 1))?;
    Ok(free.is_none())
}

/// Cells of a clashing pattern that suffice for the clashes; the later ones are left out first.
fn needed(patterns: &[Live], cells: CellSet, budget: &mut Budget) -> Result<CellSet, OverBudget> {
    let mut latest_first: Vec<_> = cells.collect();
    latest_first.reverse();
    let mut needed = cells;
    for cell in latest_first {
        let rest = needed.without(cell);
        // A digit without patterns clashes with nothing too, and a cover needs a link.
        if !rest.is_empty() && clashes(patterns, rest, budget)? {
            needed = rest;
        }
    }
    Ok(needed)
}
