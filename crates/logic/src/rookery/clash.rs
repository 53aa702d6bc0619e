//! The clash method: the pattern exclusion principle.

use ninerooks_board::{CellSet, Digit};
use ninerooks_proof::{Deletion, Pattern};

use super::{Deduction, Live, Reason, Space, hitting::cells_cover};

/// Patterns of one digit which share a cell with each pattern of another digit are false: the other
/// digit would have no place (Myth Jellies' technique 1). The first pair of digits with such
/// patterns, and all of them.
pub(super) fn find(space: &Space) -> Option<Deduction> {
    space.digits().into_iter().find_map(|digit| {
        (space.digits() - digit.into()).find_map(|other| deduction(space, digit, other))
    })
}

fn deduction(space: &Space, digit: Digit, other: Digit) -> Option<Deduction> {
    let patterns = space.of(digit);
    let clashing = space.of(other).iter().filter(|&live| clashes(patterns, live.cells));
    let (targets, deletions): (Vec<Pattern>, Vec<Deletion>) = clashing
        .map(|live| {
            let target = Pattern { digit: other, rookery: live.rookery };
            (target, cells_cover(digit, needed(patterns, live.cells), &[target]))
        })
        .unzip();
    let reason = Reason::Clash { digit };
    (!targets.is_empty()).then_some(Deduction { reason, targets, deletions })
}

fn clashes(patterns: &[Live], cells: CellSet) -> bool {
    patterns.iter().all(|live| !live.cells.is_disjoint(cells))
}

/// Cells of a clashing pattern that suffice for the clashes; the later ones are left out first.
fn needed(patterns: &[Live], cells: CellSet) -> CellSet {
    let mut latest_first: Vec<_> = cells.collect();
    latest_first.reverse();
    latest_first.into_iter().fold(cells, |needed, cell| {
        let rest = needed.without(cell);
        if clashes(patterns, rest) { rest } else { needed }
    })
}
