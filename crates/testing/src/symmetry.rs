//! Grids that are the same, but look different.

use ninerooks_board::{Candidate, Cell, Digit, Grid};

use crate::Rng;

/// One of the symmetries of Sudoku: digits renamed, rows and columns moved within and with their
/// bands, the grid flipped or not.
#[derive(Clone, Debug)]
pub struct Symmetry {
    digits: [usize; 9],
    rows: [usize; 9],
    columns: [usize; 9],
    flip: bool,
}

impl Symmetry {
    /// Any of them.
    pub fn any(rng: &mut Rng) -> Self {
        let digits = rng.shuffled();
        let (rows, columns) = (rng.lines(), rng.lines());
        Self { digits, rows, columns, flip: rng.below(2) == 1 }
    }

    /// Where a candidate goes.
    pub fn of(&self, c: Candidate) -> Candidate {
        let (row, column) =
            (self.rows[c.cell().row_index()], self.columns[c.cell().column_index()]);
        let cell = if self.flip { Cell::at(column, row) } else { Cell::at(row, column) };
        Candidate::new(Digit::from_index(self.digits[c.digit().index()]), cell)
    }

    /// The grid with everything where it goes. What is solved is placed.
    pub fn of_grid(&self, grid: &Grid) -> Grid {
        let mut turned = Grid::default();
        for cell in grid.solved() {
            if let Some(digit) = grid.value(cell) {
                turned.place(self.of(Candidate::new(digit, cell)));
            }
        }
        for c in Candidate::all().filter(|c| !grid.is_live(*c)) {
            turned.eliminate(self.of(c));
        }
        turned
    }
}
