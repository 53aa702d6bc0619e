//! The 81 cells.

use core::{fmt, str::FromStr};

use crate::{CellSet, DigitSet, House, NameError, Sector, name};

/// One of the 81 cells, counted from 0 row by row. Its name is `r4c5`: row 4, column 5.
///
/// ```
/// use ninerooks_board::{Cell, House};
/// let cell: Cell = "r4c5".parse()?;
/// assert_eq!(cell, Cell::at(3, 4));
/// assert_eq!((cell.row(), cell.column(), cell.block()), (House::row(3), House::column(4), House::block(4)));
/// assert_eq!(cell.peers().len(), 20);
/// # Ok::<(), ninerooks_board::NameError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    /// All cells, in reading order.
    pub fn all() -> CellSet {
        CellSet::ALL
    }

    /// The corners of two rows, two columns and two boxes, each time in reading order: the corner opposite of
    /// corner `i` is `3 - i`.
    ///
    /// ```
    /// use ninerooks_board::Cell;
    /// assert_eq!(Cell::rectangles().count(), 486);
    /// let first = Cell::rectangles().next().unwrap().map(|cell| cell.to_string());
    /// assert_eq!(first, ["r1c1", "r1c4", "r2c1", "r2c4"]);
    /// ```
    pub fn rectangles() -> impl Iterator<Item = [Self; 4]> {
        let lines = || (0..9).flat_map(|a| (a + 1..9).map(move |b| [a, b]));
        lines().flat_map(move |[r, s]| {
            let in_two_boxes = move |[c, d]: &[usize; 2]| (r / 3 == s / 3) != (c / 3 == d / 3);
            let corners = move |[c, d]: [usize; 2]| {
                [Self::at(r, c), Self::at(r, d), Self::at(s, c), Self::at(s, d)]
            };
            lines().filter(in_two_boxes).map(corners)
        })
    }

    /// The cell in row `row` and column `column`, both 0..9.
    ///
    /// # Panics
    /// When either is 9 or more.
    pub const fn at(row: usize, column: usize) -> Self {
        assert!(row < 9 && column < 9, "rows and columns are 0..9");
        Self::from_index(row * 9 + column)
    }

    /// The cell with this index, 0..81.
    ///
    /// # Panics
    /// When `index` is 81 or more.
    #[allow(clippy::cast_possible_truncation)] // below 81
    pub const fn from_index(index: usize) -> Self {
        assert!(index < 81, "a cell index is 0..81");
        Self(index as u8)
    }

    /// The index, 0..81: `9 * row + column`.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The row as a number 0..9.
    pub const fn row_index(self) -> usize {
        self.index() / 9
    }

    /// The column as a number 0..9.
    pub const fn column_index(self) -> usize {
        self.index() % 9
    }

    /// The box as a number 0..9, counted row by row.
    pub const fn block_index(self) -> usize {
        self.row_index() / 3 * 3 + self.column_index() / 3
    }

    /// Its row.
    pub const fn row(self) -> House {
        House::row(self.row_index())
    }

    /// Its column.
    pub const fn column(self) -> House {
        House::column(self.column_index())
    }

    /// Its box.
    pub const fn block(self) -> House {
        House::block(self.block_index())
    }

    /// Its row, column and box.
    pub const fn houses(self) -> [House; 3] {
        [self.row(), self.column(), self.block()]
    }

    /// The 20 other cells in its houses: the cells that it *sees*.
    pub const fn peers(self) -> CellSet {
        const PEERS: [CellSet; 81] = {
            let mut peers = [CellSet::EMPTY; 81];
            let mut i = 0;
            while i < 81 {
                let [row, column, block] = Cell::from_index(i).houses();
                let seen = row.cells().or(column.cells()).or(block.cells());
                peers[i] = seen.without(Cell::from_index(i));
                i += 1;
            }
            peers
        };
        PEERS[self.index()]
    }

    /// Whether the two cells share a house. No cell sees itself.
    pub const fn sees(self, other: Self) -> bool {
        self.peers().contains(other)
    }

    /// The sector "this cell has exactly one digit".
    pub const fn sector(self) -> Sector {
        Sector::cell(self)
    }

    /// Its candidates for a set of digits.
    pub fn candidates(self, digits: DigitSet) -> impl Iterator<Item = crate::Candidate> {
        digits.map(move |digit| crate::Candidate::new(digit, self))
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        name::write(
            f,
            &[b'r', name::number(self.row_index()), b'c', name::number(self.column_index())],
        )
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Cell {
    type Err = NameError;

    fn from_str(text: &str) -> Result<Self, NameError> {
        match *text.as_bytes() {
            [b'r' | b'R', r @ b'1'..=b'9', b'c' | b'C', c @ b'1'..=b'9'] => {
                Ok(Self::at((r - b'1').into(), (c - b'1').into()))
            }
            _ => Err(NameError { expected: "a cell such as r4c5" }),
        }
    }
}
