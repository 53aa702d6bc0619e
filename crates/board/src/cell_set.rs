//! Sets of cells.

use core::fmt;

use crate::{Cell, HouseKind, HouseSet, set_ops::set_ops};

/// A set of cells, 81 bits of a `u128`: bit `9 * row + column`. It is its own iterator, in reading
/// order.
///
/// ```
/// use ninerooks_board::{CellSet, House};
/// let corner = House::row(0).cells() & House::block(0).cells();
/// assert_eq!(corner.to_string(), "r1c123");
/// assert_eq!(corner.common_peers().len(), 12);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CellSet(u128);

set_ops!(CellSet(u128), Cell, 81);

impl CellSet {
    /// The cells that see every cell of the set; all cells when it is empty.
    #[must_use]
    pub fn common_peers(self) -> Self {
        self.fold(Self::ALL, |seen, cell| seen & cell.peers())
    }

    /// The houses that hold every cell of the set; none when it is empty.
    pub fn common_houses(self) -> HouseSet {
        if self.is_empty() {
            return HouseSet::EMPTY;
        }
        self.fold(HouseSet::ALL, |common, cell| common & cell.houses().into_iter().collect())
    }

    /// The nine bits of row `row` (0..9): bit `c` is column `c`.
    #[allow(clippy::cast_possible_truncation)] // nine bits are left
    pub const fn row_bits(self, row: usize) -> u16 {
        (self.0 >> (9 * row)) as u16 & 0x1FF
    }

    /// The houses of which exactly one cell is in the set.
    ///
    /// ```
    /// use ninerooks_board::{Cell, CellSet};
    /// let set = CellSet::from(Cell::at(0, 0)).with(Cell::at(0, 4));
    /// assert_eq!(set.houses_with_one().to_string(), "c15b12");
    /// ```
    pub fn houses_with_one(self) -> HouseSet {
        let (mut rows_one, mut blocks_one) = (0u16, 0u16);
        // Per column: in at least one row, in at least two.
        let (mut some, mut more) = (0u16, 0u16);
        for band in 0..3 {
            let (mut band_some, mut band_more) = (0u16, 0u16);
            for row in 3 * band..3 * band + 3 {
                let bits = self.row_bits(row);
                rows_one |= u16::from(bits.is_power_of_two()) << row;
                band_more |= band_some & bits;
                band_some |= bits;
            }
            for stack in 0..3 {
                let one = (band_some >> (3 * stack) & 7).is_power_of_two()
                    && band_more & 7 << (3 * stack) == 0;
                blocks_one |= u16::from(one) << (3 * band + stack);
            }
            more |= band_more | some & band_some;
            some |= band_some;
        }
        HouseSet::of_kind(HouseKind::Row, rows_one)
            | HouseSet::of_kind(HouseKind::Column, some & !more)
            | HouseSet::of_kind(HouseKind::Block, blocks_one)
    }

    /// All nine rows of [`row_bits`](Self::row_bits).
    pub fn rows(self) -> [u16; 9] {
        core::array::from_fn(|row| self.row_bits(row))
    }

    /// The nine columns, each as nine bits: bit `r` is row `r`.
    pub fn columns(self) -> [u16; 9] {
        let mut columns = [0; 9];
        for cell in self {
            columns[cell.column_index()] |= 1 << cell.row_index();
        }
        columns
    }

    /// The nine boxes, each as nine bits, row by row.
    pub fn blocks(self) -> [u16; 9] {
        core::array::from_fn(|block| {
            (0..3).fold(0, |bits, row| {
                let line = self.row_bits(block / 3 * 3 + row) >> (block % 3 * 3) & 0b111;
                bits | line << (3 * row)
            })
        })
    }
}

/// Rows that share their columns go together, and so do columns that share their rows; the shorter
/// of the two ways to write a set is taken: `r1c123`, `r46c8`, `r1c2 r3c45`.
impl fmt::Display for CellSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let by_rows = groups(self.rows());
        let by_columns = groups(self.columns());
        let mut first = true;
        let mut put = |f: &mut fmt::Formatter<'_>, rows: u16, columns: u16| {
            if !core::mem::take(&mut first) {
                f.write_str(" ")?;
            }
            f.write_str("r")?;
            numbers(f, rows)?;
            f.write_str("c")?;
            numbers(f, columns)
        };
        let count = |groups: &[(u16, u16); 9]| groups.iter().filter(|g| g.1 != 0).count();
        if count(&by_rows) <= count(&by_columns) {
            by_rows.iter().filter(|g| g.1 != 0).try_for_each(|g| put(f, g.0, g.1))
        } else {
            by_columns.iter().filter(|g| g.1 != 0).try_for_each(|g| put(f, g.1, g.0))
        }
    }
}

/// Lines with the same bits, merged: (set of lines, their common bits). Unused slots are (0, 0).
fn groups(lines: [u16; 9]) -> [(u16, u16); 9] {
    let mut groups = [(0u16, 0u16); 9];
    for (i, &bits) in lines.iter().enumerate() {
        if bits == 0 {
            continue;
        }
        // At most nine different lines, so a slot is always free.
        if let Some(group) = groups.iter_mut().find(|g| g.1 == bits || g.1 == 0) {
            *group = (group.0 | 1 << i, bits);
        }
    }
    groups
}

fn numbers(f: &mut fmt::Formatter<'_>, bits: u16) -> fmt::Result {
    (0..9).filter(|i| bits >> i & 1 == 1).try_for_each(|i| write!(f, "{}", i + 1))
}

impl fmt::Debug for CellSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}
