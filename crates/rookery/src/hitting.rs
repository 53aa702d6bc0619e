//! Cells that all patterns of a digit pass through between them.

use ninerooks_board::{Cell, CellSet, Digit};
use ninerooks_proof::{Deletion, Equation, Pattern, PatternCover, PatternTerm};

use super::{Budget, Deduction, Live, OverBudget, Reason, Space};

/// All sets of exactly `size` cells such that every pattern passes through one of them and no cell
/// can be left out, in reading order.
///
/// # Errors
/// When the search is too long.
pub(super) fn hitting_sets(
    patterns: &[Live],
    size: usize,
    budget: &mut Budget,
) -> Result<Vec<CellSet>, OverBudget> {
    let all: Vec<CellSet> = patterns.iter().map(|live| live.cells).collect();
    let mut found = Vec::new();
    extend(&all, CellSet::EMPTY, size, &mut found, budget)?;
    found.sort_unstable_by_key(|cells| cells.collect::<Vec<Cell>>());
    found.dedup();
    budget.spend(found.len().saturating_mul(all.len()))?;
    found.retain(|&cells| is_minimal(&all, cells));
    Ok(found)
}

/// Each set must hold a cell of the first pattern that is not hit yet.
fn extend(
    missed: &[CellSet],
    taken: CellSet,
    left: usize,
    found: &mut Vec<CellSet>,
    budget: &mut Budget,
) -> Result<(), OverBudget> {
    let Some(&first) = missed.first() else {
        if left == 0 {
            found.push(taken);
        }
        return Ok(());
    };
    budget.spend(missed.len())?;
    if left == 1 {
        let common = missed.iter().fold(first, |common, &cells| common & cells);
        found.extend(common.map(|cell| taken.with(cell)));
    } else if left > 1 {
        for cell in first {
            let missed: Vec<CellSet> =
                missed.iter().copied().filter(|cells| !cells.contains(cell)).collect();
            extend(&missed, taken.with(cell), left - 1, found, budget)?;
        }
    }
    Ok(())
}

fn is_minimal(patterns: &[CellSet], cells: CellSet) -> bool {
    cells.into_iter().all(|cell| {
        let rest = cells.without(cell);
        patterns.iter().any(|pattern| pattern.is_disjoint(rest))
    })
}

/// The first set of `size` cells which hits all patterns of a digit while a pattern of another
/// digit passes through it whole. Digits ascend, then cells, then the other digits.
///
/// # Errors
/// When the search is too long.
pub(super) fn find(
    space: &Space,
    size: usize,
    budget: &mut Budget,
) -> Result<Option<Deduction>, OverBudget> {
    for digit in space.digits() {
        for cells in hitting_sets(space.of(digit), size, budget)? {
            for other in space.digits() - digit.into() {
                budget.spend(space.count(other))?;
                if let Some(found) = deduction(space, digit, cells, other) {
                    return Ok(Some(found));
                }
            }
        }
    }
    Ok(None)
}

fn deduction(space: &Space, digit: Digit, cells: CellSet, other: Digit) -> Option<Deduction> {
    let through = space.of(other).iter().filter(|live| cells.is_subset(live.cells));
    let targets: Vec<Pattern> =
        through.map(|live| Pattern { digit: other, rookery: live.rookery }).collect();
    (!targets.is_empty()).then(|| Deduction {
        reason: Reason::Cells { digit, cells },
        deletions: vec![cells_cover(digit, cells, &targets)],
        targets,
    })
}

/// One true pattern of `digit` passes through the cells, so that not all of them are left for a
/// target: −1 for the digit, +1 for each cell, and the scale is the number of cells.
pub(super) fn cells_cover(digit: Digit, cells: CellSet, targets: &[Pattern]) -> Deletion {
    let truth = PatternTerm { equation: Equation::Digit(digit), weight: -1 };
    let links = cells.map(|cell| PatternTerm { equation: Equation::Cell(cell), weight: 1 });
    Deletion::Cover(Box::new(PatternCover {
        scale: i16::try_from(cells.len()).unwrap_or(i16::MAX),
        terms: core::iter::once(truth).chain(links).collect(),
        targets: targets.into(),
    }))
}
