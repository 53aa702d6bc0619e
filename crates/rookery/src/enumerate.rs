//! Counting out the rookeries of a digit.

use ninerooks_board::{CellSet, Rookery};

/// All rookeries whose nine cells are among `open`, with their cells, in the order of their labels.
///
/// It walks down the rows through the open cells only, so that a digit with few places costs
/// little: there is no sifting of 46,656.
///
/// ```
/// use ninerooks_board::CellSet;
/// use ninerooks_rookery::enumerate;
/// assert_eq!(enumerate(CellSet::ALL).len(), 46_656);
/// let lacks_a_row = CellSet::ALL - ninerooks_board::House::row(4).cells();
/// assert!(enumerate(lacks_a_row).is_empty());
/// ```
pub fn enumerate(open: CellSet) -> Vec<(Rookery, CellSet)> {
    let mut found = Vec::new();
    descend(&open.rows(), 0, Taken::default(), &mut found);
    found.sort_unstable();
    found
}

/// The cells chosen so far, with what they forbid below.
#[derive(Clone, Copy, Default)]
struct Taken {
    cells: u128,
    columns: u16,
    /// The columns of the boxes taken in this band.
    boxes: u16,
}

fn descend(rows: &[u16; 9], row: usize, taken: Taken, found: &mut Vec<(Rookery, CellSet)>) {
    if row == 9 {
        let cells = CellSet::from_bits(taken.cells);
        found.extend(Rookery::from_cells(cells).map(|rookery| (rookery, cells)));
        return;
    }
    let boxes = if row.is_multiple_of(3) { 0 } else { taken.boxes };
    let mut open = rows[row] & !taken.columns & !boxes;
    while open != 0 {
        let column = open.trailing_zeros();
        open &= open - 1;
        let next = Taken {
            cells: taken.cells | 1 << (row * 9 + column as usize),
            columns: taken.columns | 1 << column,
            boxes: boxes | 0b111 << (column / 3 * 3),
        };
        descend(rows, row + 1, next, found);
    }
}
