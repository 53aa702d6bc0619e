//! The givens of a puzzle, in the smallest form: 81 bytes.

use core::fmt;

use ninerooks_board::{Candidate, Cell, Digit, Grid, Puzzle};
use ninerooks_proof::Symmetry;

/// The givens of a puzzle, or a whole solution: a digit from 1 to 9 for each cell in reading order, 0 for none.
///
/// The order is that of the strings with 0 for an empty cell, so that the smallest is the one that puzzle lists
/// speak of as "min-lex".
///
/// ```
/// use ninerooks_lab::Clues;
/// let mut digits = [0; 81];
/// digits[80] = 7;
/// let clues = Clues::new(digits).ok_or("digits up to 9")?;
/// assert!(clues.to_string().ends_with("..7"));
/// assert_eq!(clues.len(), 1);
/// assert_eq!(Clues::new([10; 81]), None);
/// # Ok::<(), &str>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Clues(pub(crate) [u8; 81]);

impl Default for Clues {
    fn default() -> Self {
        Self([0; 81])
    }
}

impl Clues {
    /// These digits, if none is above 9.
    pub fn new(digits: [u8; 81]) -> Option<Self> {
        digits.iter().all(|digit| *digit <= 9).then_some(Self(digits))
    }

    /// The digits in reading order, 0 for an empty cell.
    pub const fn digits(&self) -> &[u8; 81] {
        &self.0
    }

    /// Whether it is a solution: every digit once in each row, column and box.
    pub fn is_solution(&self) -> bool {
        // Three sets of digits for each cell are faster than 27 houses of cells, and this is asked of every puzzle.
        let mut houses = [[0_u16; 9]; 3];
        let (rows, _) = self.0.as_chunks::<9>();
        for (row, digits) in rows.iter().enumerate() {
            for (column, digit) in digits.iter().enumerate() {
                let bit = 1 << digit;
                houses[0][row] |= bit;
                houses[1][column] |= bit;
                houses[2][row / 3 * 3 + column / 3] |= bit;
            }
            if houses[0][row] != 0b11_1111_1110 {
                return false;
            }
        }
        houses == [[0b11_1111_1110; 9]; 3]
    }

    /// How many cells are filled.
    pub fn len(&self) -> usize {
        self.0.iter().filter(|digit| **digit != 0).count()
    }

    /// Whether no cell is filled.
    pub fn is_empty(&self) -> bool {
        self.0 == [0; 81]
    }

    /// The puzzle with these givens.
    pub fn to_puzzle(&self) -> Puzzle {
        let mut puzzle = Puzzle::default();
        for (cell, digit) in self.0.iter().enumerate() {
            if let Some(digit) = Digit::new(*digit) {
                puzzle.give(Candidate::new(digit, Cell::from_index(cell)));
            }
        }
        puzzle
    }

    /// What a map makes of them.
    ///
    /// ```
    /// use ninerooks_lab::Clues;
    /// use ninerooks_proof::Symmetry;
    /// let same = [0, 1, 2, 3, 4, 5, 6, 7, 8];
    /// let turned = Symmetry { transpose: true, rows: same, columns: same, digits: same };
    /// let mut digits = [0; 81];
    /// digits[1] = 5;
    /// let clues = Clues::new(digits).ok_or("digits up to 9")?;
    /// assert_eq!(clues.mapped(&turned).digits()[9], 5);
    /// # Ok::<(), &str>(())
    /// ```
    #[must_use]
    pub fn mapped(&self, map: &Symmetry) -> Self {
        let mut image = Self::default();
        for (cell, digit) in self.0.iter().enumerate().filter(|(_, digit)| **digit != 0) {
            let (mut row, mut column) = (cell / 9, cell % 9);
            if map.transpose {
                (row, column) = (column, row);
            }
            let to = usize::from(map.rows[row]) * 9 + usize::from(map.columns[column]);
            image.0[to] = map.digits[usize::from(*digit) - 1] + 1;
        }
        image
    }
}

impl From<&Puzzle> for Clues {
    /// Its givens; digits placed since are left out.
    fn from(puzzle: &Puzzle) -> Self {
        let mut clues = Self::default();
        for cell in puzzle.givens() {
            clues.0[cell.index()] = puzzle.value(cell).map_or(0, Digit::get);
        }
        clues
    }
}

impl From<&Grid> for Clues {
    /// All values that stand, given or not.
    fn from(grid: &Grid) -> Self {
        let mut clues = Self::default();
        for cell in grid.solved() {
            clues.0[cell.index()] = grid.value(cell).map_or(0, Digit::get);
        }
        clues
    }
}

impl fmt::Display for Clues {
    /// 81 characters, a dot for an empty cell.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = self.0.map(|digit| if digit == 0 { b'.' } else { b'0' + digit });
        // Lists of canonical forms are written a line for each: this takes a quarter of pushing characters.
        f.write_str(core::str::from_utf8(&text).map_err(|_| fmt::Error)?)
    }
}
