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

    /// The nine bits of column `column` (0..9): bit `r` is row `r`.
    ///
    /// ```
    /// use ninerooks_board::{Cell, CellSet};
    /// let set = CellSet::from(Cell::at(0, 4)).with(Cell::at(8, 4)).with(Cell::at(8, 5));
    /// assert_eq!(set.column_bits(4), 0b1_0000_0001);
    /// ```
    #[allow(clippy::cast_possible_truncation)] // what is cut off is in other rows
    pub const fn column_bits(self, column: usize) -> u16 {
        // Of the first seven rows, the bits 9r go to 54 + r: no two products meet, so nothing carries.
        const FIRST: u64 = 0o1_001_001_001_001_001_001;
        const GATHER: u64 = 1 << 6 | 1 << 14 | 1 << 22 | 1 << 30 | 1 << 38 | 1 << 46 | 1 << 54;
        let bits = self.0 >> column;
        let low = bits as u64;
        let first = (low & FIRST).wrapping_mul(GATHER) >> 54 & 0x7F;
        (first | low >> 63 << 7 | (bits >> 72 & 1) as u64 * 0x100) as u16
    }

    /// The nine bits of box `block` (0..9), row by row.
    ///
    /// ```
    /// use ninerooks_board::{Cell, CellSet};
    /// let set = CellSet::from(Cell::at(0, 3)).with(Cell::at(2, 5)).with(Cell::at(2, 6));
    /// assert_eq!(set.block_bits(1), 0b1_0000_0001);
    /// ```
    #[allow(clippy::cast_possible_truncation)] // a box is within 21 bits
    pub const fn block_bits(self, block: usize) -> u16 {
        let bits = (self.0 >> (27 * (block / 3) + 3 * (block % 3))) as u32;
        (bits & 0b111 | bits >> 6 & 0b111_000 | bits >> 12 & 0b111_000_000) as u16
    }

    /// All nine columns of [`column_bits`](Self::column_bits).
    pub fn columns(self) -> [u16; 9] {
        core::array::from_fn(|column| self.column_bits(column))
    }

    /// All nine boxes of [`block_bits`](Self::block_bits).
    pub fn blocks(self) -> [u16; 9] {
        core::array::from_fn(|block| self.block_bits(block))
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::House;

    /// The cells of a house that are in, one after the other.
    fn slow(set: CellSet, house: House) -> u16 {
        (0..)
            .zip(house.cells())
            .fold(0, |bits, (i, cell)| bits | u16::from(set.contains(cell)) << i)
    }

    #[test]
    fn lines_and_boxes_are_gathered_as_one_by_one() {
        // Every third set is full, every third nearly empty; a simple generator does for the others.
        let mut state: u128 = 0x9E37_79B9_7F4A_7C15;
        for round in 0..3000u16 {
            state = state
                .wrapping_mul(0x2360_ED05_1FC6_5DA4_4385_DF64_9FCC_F645)
                .wrapping_add(u128::from(round | 1));
            let bits =
                [state, u128::MAX ^ (state & state >> 31), state & state >> 40 & state >> 63];
            let keep = |cell: &Cell| bits[usize::from(round % 3)] >> cell.index() & 1 == 1;
            let set: CellSet = Cell::all().filter(keep).collect();
            for i in 0..9 {
                assert_eq!(set.row_bits(i), slow(set, House::row(i)));
                assert_eq!(set.column_bits(i), slow(set, House::column(i)), "{set} c{}", i + 1);
                assert_eq!(set.block_bits(i), slow(set, House::block(i)), "{set} b{}", i + 1);
            }
        }
    }
}
