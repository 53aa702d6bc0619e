//! The 27 houses: rows, columns and boxes.

use core::{fmt, str::FromStr};

use crate::{Cell, CellSet, Digit, NameError, Sector, name};

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

/// Each house's cells in their order.
const IN_ORDER: [[Cell; 9]; 27] = {
    let mut cells = [[Cell::from_index(0); 9]; 27];
    let mut i = 0;
    while i < 81 {
        let (row, column) = (i / 9, i % 9);
        let cell = Cell::from_index(i);
        cells[row][column] = cell;
        cells[9 + column][row] = cell;
        cells[18 + cell.block_index()][row % 3 * 3 + column % 3] = cell;
        i += 1;
    }
    cells
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

    /// Its name, in ASCII, for whoever writes many of them.
    ///
    /// ```
    /// assert_eq!(&ninerooks_board::House::row(3).letters(), b"r4");
    /// ```
    pub const fn letters(self) -> [u8; 2] {
        let kind = match self.kind() {
            HouseKind::Row => b'r',
            HouseKind::Column => b'c',
            HouseKind::Block => b'b',
        };
        [kind, b'0' + self.number()]
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
        IN_ORDER[self.index()][position]
    }

    /// The cells that see each of its cells at the positions whose bits are set: what else there is in the houses
    /// that hold all of these. With no bit set, all cells.
    ///
    /// ```
    /// use ninerooks_board::{Cell, House};
    /// let two: ninerooks_board::CellSet = [Cell::at(3, 0), Cell::at(3, 2)].into_iter().collect();
    /// assert_eq!(House::row(3).common_peers(0b101), two.common_peers());
    /// ```
    #[allow(clippy::cast_possible_truncation)] // positions are 0..9
    pub fn common_peers(self, positions: u16) -> CellSet {
        let (i, first) = ((self.0 % 9) as usize, positions.trailing_zeros().min(8) as usize);
        match positions.count_ones() {
            0 => return CellSet::ALL,
            1 => return self.cell(first).peers(),
            _ => {}
        }
        // Those of a line that lie in one box are three in a row of bits; those of a box in one line, too, or
        // each three bits from the next.
        let in_three = positions >> (first / 3 * 3) & !0b111 == 0;
        let crossing = match self.kind() {
            HouseKind::Row if in_three => Self::block(i / 3 * 3 + first / 3).cells(),
            HouseKind::Column if in_three => Self::block(first / 3 * 3 + i / 3).cells(),
            HouseKind::Block if in_three => Self::row(i / 3 * 3 + first / 3).cells(),
            HouseKind::Block if positions >> (first % 3) & !0b100_1001 == 0 => {
                Self::column(i % 3 * 3 + first % 3).cells()
            }
            _ => CellSet::EMPTY,
        };
        (self.cells() | crossing) - self.cells_at(positions)
    }

    /// Its cells at the positions whose bits are set.
    ///
    /// ```
    /// use ninerooks_board::House;
    /// assert_eq!(House::row(3).cells_at(0b101).to_string(), "r4c13");
    /// ```
    pub fn cells_at(self, positions: u16) -> CellSet {
        let (mut rest, mut cells) = (positions & 0x1FF, CellSet::EMPTY);
        while rest != 0 {
            cells.insert(self.cell(rest.trailing_zeros() as usize));
            rest &= rest - 1;
        }
        cells
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
        name::write(f, &self.letters())
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_sees_some_cells_of_a_house() {
        for house in House::all() {
            for positions in 0..512_u16 {
                let cells: CellSet = house
                    .cells()
                    .filter(|c| (0..9).any(|i| positions >> i & 1 == 1 && house.cell(i) == *c))
                    .collect();
                assert_eq!(house.cells_at(positions), cells, "{house} {positions:b}");
                assert_eq!(house.common_peers(positions), cells.common_peers(), "{cells}");
            }
        }
    }
}
