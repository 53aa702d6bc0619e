//! Puzzles that are the same, but look different.

use ninerooks_board::{Candidate, Cell, Digit, Grid};

/// Digits renamed, rows and columns moved within and with their bands, perhaps flipped.
pub(crate) fn shuffle(grid: &Grid, numbers: &mut u64) -> Grid {
    let mut below = |n: usize| {
        *numbers =
            numbers.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from((*numbers >> 33) % n as u64).unwrap_or(0)
    };
    let mut order = |n: usize| {
        let mut order: Vec<usize> = (0..n).collect();
        (1..n).rev().for_each(|i| order.swap(i, below(i + 1)));
        order
    };
    let digits = order(9);
    let mut lines = || {
        let (bands, inside) = (order(3), [order(3), order(3), order(3)]);
        (0..9).map(|i| bands[i / 3] * 3 + inside[i / 3][i % 3]).collect::<Vec<_>>()
    };
    let (rows, columns) = (lines(), lines());
    let flip = order(2)[0] == 1;
    let mut turned = Grid::default();
    for cell in grid.solved() {
        let Some(digit) = grid.value(cell) else { continue };
        let (row, column) = (rows[cell.row_index()], columns[cell.column_index()]);
        let to = if flip { Cell::at(column, row) } else { Cell::at(row, column) };
        turned.place(Candidate::new(Digit::from_index(digits[digit.index()]), to));
    }
    turned
}
