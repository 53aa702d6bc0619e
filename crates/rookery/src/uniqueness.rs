//! The uniqueness reduction for rectangles.

use ninerooks_board::{Cell, CellSet, Digit, DigitSet, Grid};
use ninerooks_proof::{Deletion, Pattern, Rectangle};

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
    let misses = |digit: Digit| {
        let live = space.of(digit).iter().filter(|live| live.cells.is_disjoint(cells));
        live.map(move |live| Pattern { digit, rookery: live.rookery }).collect::<Vec<_>>()
    };
    let targets: Vec<Pattern> = digits.into_iter().filter(can_swap).flat_map(misses).collect();
    let proof = Rectangle { cells, targets: targets.clone().into() };
    (!targets.is_empty()).then(|| Deduction {
        reason: Reason::Rectangle { cells, digits },
        targets,
        deletions: vec![Deletion::Rectangle(Box::new(proof))],
    })
}
