//! The uniqueness reduction for rectangles.

use ninerooks_board::{Cell, CellSet, Digit, DigitSet, Grid};
use ninerooks_proof::{Deletion, GuardedPatterns, GuardianKind, Guardians, Pattern};

use super::{Deduction, Reason, Space};

/// A rectangle in two boxes has three digits in its four unsolved cells: then patterns of these
/// digits that miss all four cells are false, for they would leave the cells to the other two
/// digits, crosswise, and these could be swapped. All such rectangles in reading order.
///
/// Use it only where the puzzle is known to have one solution.
pub fn rectangles(grid: &Grid, space: &Space) -> Vec<Deduction> {
    let cells = Cell::rectangles().map(|corners| corners.into_iter().collect());
    cells.filter_map(|cells| deduction(grid, space, cells)).collect()
}

fn deduction(grid: &Grid, space: &Space, cells: CellSet) -> Option<Deduction> {
    if !cells.is_disjoint(grid.solved()) {
        return None;
    }
    let digits = cells.fold(DigitSet::EMPTY, |digits, cell| digits | grid.digits(cell));
    if digits.len() != 3 {
        return None;
    }
    // The two digits that would be left could not be swapped where the puzzle excludes one of them.
    let can_swap = |digit: &Digit| {
        let left = digits - (*digit).into();
        cells.into_iter().all(|cell| grid.excluded().digits(cell).is_disjoint(left))
    };
    let misses = |digit: Digit| -> Vec<Pattern> {
        let live = space.of(digit).iter().filter(|live| live.cells.is_disjoint(cells));
        live.map(|live| Pattern { digit, rookery: live.rookery }).collect()
    };
    let (mut all, mut deletions) = (Vec::new(), Vec::new());
    for digit in digits.into_iter().filter(can_swap) {
        let targets = misses(digit);
        if !targets.is_empty() {
            all.extend_from_slice(&targets);
            let by = guardians(cells, digits - digit.into());
            let proof = GuardedPatterns { by, targets: targets.into() };
            deletions.push(Deletion::Guarded(Box::new(proof)));
        }
    }
    let reason = Reason::Rectangle { cells, digits };
    (!all.is_empty()).then_some(Deduction { reason, targets: all, deletions })
}

/// One of the other candidates of these cells is true: the two digits could be exchanged.
fn guardians(cells: CellSet, two: DigitSet) -> Guardians {
    let kept = cells.into_iter().flat_map(|cell| cell.candidates(two)).collect();
    let sectors = cells.map(Cell::sector).collect();
    Guardians { kind: GuardianKind::Deadly, sectors, kept }
}
