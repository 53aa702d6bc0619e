//! The 27 houses: rows, columns and boxes.

use core::{fmt, str::FromStr};

use crate::{Cell, CellSet, Digit, NameError, Sector};

/// The three kinds of house.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum HouseKind {
    /// Nine cells from left to right.
    Row,
    /// Nine cells from top to bottom.
    Column,
    /// Three by three cells. The name avoids Rust's word `box`.
    Block,
}

/// A row, column or box: nine cells that hold each digit once. Names: `r4`, `c5`, `b5`.
///
/// ```
/// use ninerooks_board::House;
/// let house: House = "b5".parse()?;
/// assert_eq!(house, House::block(4));
/// assert_eq!(house.cells().to_string(), "r456c456");
/// # Ok::<(), ninerooks_board::NameError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct House(u8);

const CELLS: [CellSet; 27] = {
    let mut sets = [CellSet::EMPTY; 27];
    let mut i = 0;
    while i < 81 {
        let cell = Cell::from_index(i);
        sets[cell.row_index()].insert(cell);
        sets[9 + cell.column_index()].insert(cell);
        sets[18 + cell.block_index()].insert(cell);
        i += 1;
    }
    sets
};

impl House {
    /// The row `index`, 0..9.
    pub const fn row(index: usize) -> Self {
        assert!(index < 9, "a row is 0..9");
        Self::from_index(index)
    }

    /// The column `index`, 0..9.
    pub const fn column(index: usize) -> Self {
        assert!(index < 9, "a column is 0..9");
        Self::from_index(9 + index)
    }

    /// The box `index`, 0..9, counted row by row.
    pub const fn block(index: usize) -> Self {
        assert!(index < 9, "a box is 0..9");
        Self::from_index(18 + index)
    }

    /// The house with this index, 0..27: rows, then columns, then boxes.
    ///
    /// # Panics
    /// When `index` is 27 or more.
    #[allow(clippy::cast_possible_truncation)] // below 27
    pub const fn from_index(index: usize) -> Self {
        assert!(index < 27, "a house index is 0..27");
        Self(index as u8)
    }

    /// All 27 houses: rows, then columns, then boxes.
    pub fn all() -> crate::HouseSet {
        crate::HouseSet::ALL
    }

    /// The index, 0..27.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Row, column or box.
    pub const fn kind(self) -> HouseKind {
        match self.0 / 9 {
            0 => HouseKind::Row,
            1 => HouseKind::Column,
            _ => HouseKind::Block,
        }
    }

    /// Its number among its kind, 1..=9, as people count.
    pub const fn number(self) -> u8 {
        self.0 % 9 + 1
    }

    /// Its nine cells.
    pub const fn cells(self) -> CellSet {
        CELLS[self.index()]
    }

    /// Its cell number `position`, 0..9: along the line, or row by row in a box.
    ///
    /// # Panics
    /// When `position` is 9 or more.
    pub const fn cell(self, position: usize) -> Cell {
        assert!(position < 9, "a position is 0..9");
        let i = (self.0 % 9) as usize;
        match self.kind() {
            HouseKind::Row => Cell::at(i, position),
            HouseKind::Column => Cell::at(position, i),
            HouseKind::Block => Cell::at(i / 3 * 3 + position / 3, i % 3 * 3 + position % 3),
        }
    }

    /// The sector "this house holds `digit` exactly once".
    pub const fn sector(self, digit: Digit) -> Sector {
        Sector::house(self, digit)
    }

    /// `row 4`, `column 5` or `box 5`.
    pub fn in_words(self) -> impl fmt::Display {
        struct InWords(House);
        impl fmt::Display for InWords {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let kind = match self.0.kind() {
                    HouseKind::Row => "row",
                    HouseKind::Column => "column",
                    HouseKind::Block => "box",
                };
                write!(f, "{kind} {}", self.0.number())
            }
        }
        InWords(self)
    }
}

impl fmt::Display for House {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = match self.kind() {
            HouseKind::Row => 'r',
            HouseKind::Column => 'c',
            HouseKind::Block => 'b',
        };
        write!(f, "{letter}{}", self.number())
    }
}

impl fmt::Debug for House {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for House {
    type Err = NameError;

    fn from_str(text: &str) -> Result<Self, NameError> {
        let expected = NameError { expected: "a house such as r4, c5 or b5" };
        let [letter, number @ b'1'..=b'9'] = *text.as_bytes() else { return Err(expected) };
        let index = usize::from(number - b'1');
        match letter {
            b'r' | b'R' => Ok(Self::row(index)),
            b'c' | b'C' => Ok(Self::column(index)),
            b'b' | b'B' => Ok(Self::block(index)),
            _ => Err(expected),
        }
    }
}
