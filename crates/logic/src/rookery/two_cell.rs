//! The two-cell method.

use super::{Deduction, Space, hitting};

/// All patterns of a digit pass through one or other of two cells; then no pattern of another digit
/// passes through both. The first case, with digits, cells and other digits ascending.
pub(super) fn find(space: &Space) -> Option<Deduction> {
    hitting::find(space, 2)
}
