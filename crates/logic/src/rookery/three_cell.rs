//! The three-cell method.

use super::{Deduction, Space, hitting};

/// All patterns of a digit pass through one of three cells; then no pattern of another digit passes
/// through all three. The first case, with digits, cells and other digits ascending.
pub(super) fn find(space: &Space) -> Option<Deduction> {
    hitting::find(space, 3)
}
