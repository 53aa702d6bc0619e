//! The two-cell method.

use super::{Budget, Deduction, OverBudget, Space, hitting};

/// All patterns of a digit pass through one or other of two cells; then no pattern of another digit
/// passes through both. The first case, with digits, cells and other digits ascending.
///
/// # Errors
/// When the search is too long.
pub(super) fn find(space: &Space, budget: &mut Budget) -> Result<Option<Deduction>, OverBudget> {
    hitting::find(space, 2, budget)
}
