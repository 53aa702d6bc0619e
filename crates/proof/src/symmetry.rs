//! Symmetries of a puzzle.

use ninerooks_board::{Candidate, Cell, Digit};

/// A map of the board onto itself and of the digits: rows within bands, bands, columns within
/// stacks, stacks, and the two directions may be exchanged.
///
/// If it maps the puzzle onto itself, it maps the only solution onto itself. So a candidate is true
/// when its image is. The premise is that the puzzle, as given, has at most one solution.
///
/// ```
/// use ninerooks_proof::Symmetry;
/// let half_turn = Symmetry {
///     transpose: false,
///     rows: [8, 7, 6, 5, 4, 3, 2, 1, 0],
///     columns: [8, 7, 6, 5, 4, 3, 2, 1, 0],
///     digits: [1, 0, 3, 2, 5, 4, 7, 6, 8],
/// };
/// assert!(half_turn.is_valid());
/// assert_eq!(half_turn.image("1r1c2".parse()?), Some("2r9c8".parse()?));
/// # Ok::<(), ninerooks_board::NameError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Symmetry {
    /// Whether rows and columns are exchanged first.
    pub transpose: bool,
    /// The row, from 0, to which each row goes.
    pub rows: [u8; 9],
    /// The column, from 0, to which each column goes.
    pub columns: [u8; 9],
    /// The digit, from 0 for 1, to which each digit goes.
    pub digits: [u8; 9],
}

impl Symmetry {
    /// Whether the three lists are permutations, and those of lines keep bands and stacks together.
    pub fn is_valid(&self) -> bool {
        let is_permutation = |list: &[u8; 9]| (0..9).all(|item| list.contains(&item));
        let keeps_bands = |list: &[u8; 9]| {
            list.chunks(3).all(|band| band.iter().all(|line| line / 3 == band[0] / 3))
        };
        [self.rows, self.columns, self.digits].iter().all(is_permutation)
            && [self.rows, self.columns].iter().all(keeps_bands)
    }

    /// Where a candidate goes; nothing when the lists name what does not exist.
    pub fn image(&self, candidate: Candidate) -> Option<Candidate> {
        let (cell, digit) = (candidate.cell(), candidate.digit());
        let (mut row, mut column) = (cell.row_index(), cell.column_index());
        if self.transpose {
            (row, column) = (column, row);
        }
        let [row, column] = [self.rows[row], self.columns[column]].map(usize::from);
        let digit = Digit::new(self.digits[digit.index()].checked_add(1)?)?;
        (row < 9 && column < 9).then(|| Candidate::new(digit, Cell::at(row, column)))
    }
}
