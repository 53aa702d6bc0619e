//! The three-cell method.

use super::{Budget, Deduction, OverBudget, Space, hitting};

/// All patterns of a digit pass through one of three cells; then no pattern of another digit passes
/// through all three. The first case, with digits, cells and other digits ascending.
///
/// # Errors
/// When the search is too long.
pub(super) fn find(space: &Space, budget: &mut Budget) -> Result<Option<Deduction>, OverBudget> {
    hitting::find(space, 3, budget)
}
