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

/// Three rows.
const BAND: u128 = (1 << 27) - 1;
/// The first cell of each row, of each row of a box, of each box.
const ROWS: u128 = 0x100_8040_2010_0804_0201;
const THREES: u128 = ROWS | ROWS << 3 | ROWS << 6;
const BLOCKS: u128 = 0b100_1001 | 0b100_1001 << 27 | 0b100_1001 << 54;
/// Brings nine bits, each nine places above the last, to places 64 to 72: no two terms meet.
const GATHER: u128 = 0x1_0101_0101_0101_0101;

/// Of bits and those one shift and two shifts above them: where one is set, and where two are, or one of
/// `more`.
const fn fold(some: u128, more: u128, shift: u32) -> (u128, u128) {
    let (second, third) = (some >> shift, some >> (2 * shift));
    let two = some & second | (some | second) & third;
    (some | second | third, two | more | more >> shift | more >> (2 * shift))
}

impl CellSet {
    /// The cells that see every cell of the set; all cells when it is empty.
    #[must_use]
    pub fn common_peers(self) -> Self {
        self.fold(Self::ALL, |seen, cell| seen & cell.peers())
    }

    /// The houses that hold every cell of the set; none when it is empty.
    pub fn common_houses(self) -> HouseSet {
        let Some(first) = self.first() else { return HouseSet::EMPTY };
        first.houses().into_iter().filter(|house| (self - house.cells()).is_empty()).collect()
    }

    /// The nine bits of row `row` (0..9): bit `c` is column `c`.
    #[allow(clippy::cast_possible_truncation)] // nine bits are left
    pub const fn row_bits(self, row: usize) -> u16 {
        (self.0 >> (9 * row)) as u16 & 0x1FF
    }

    /// The nine bits of column `column` (0..9): bit `r` is row `r`.
    #[allow(clippy::cast_possible_truncation)] // nine bits are left
    pub const fn column_bits(self, column: usize) -> u16 {
        ((self.0 >> column & ROWS).wrapping_mul(GATHER) >> 64) as u16 & 0x1FF
    }

    /// The houses of which exactly one cell is in the set.
    ///
    /// ```
    /// use ninerooks_board::{Cell, CellSet};
    /// let set = CellSet::from(Cell::at(0, 0)).with(Cell::at(0, 4));
    /// assert_eq!(set.houses_with_one().to_string(), "c15b12");
    /// ```
    pub fn houses_with_one(self) -> HouseSet {
        self.lines_with_one() | self.blocks_with_one()
    }

    /// The rows and columns of which exactly one cell is in the set.
    #[allow(clippy::cast_possible_truncation)] // nine bits are left
    pub fn lines_with_one(self) -> HouseSet {
        let (some, more) = fold(self.0, 0, 27);
        let (some, more) = fold(some & BAND, more & BAND, 9);
        let columns = (some & !more) as u16;
        let (some, more) = self.threes();
        let (some, more) = fold(some, more, 3);
        let rows = ((some & !more & ROWS).wrapping_mul(GATHER) >> 64) as u16;
        HouseSet::of_kind(HouseKind::Row, rows) | HouseSet::of_kind(HouseKind::Column, columns)
    }

    /// The boxes of which exactly one cell is in the set.
    #[allow(clippy::cast_possible_truncation)] // nine bits are left
    pub fn blocks_with_one(self) -> HouseSet {
        let (some, more) = self.threes();
        let (some, more) = fold(some, more, 9);
        let one = some & !more & BLOCKS;
        if one == 0 {
            return HouseSet::EMPTY;
        }
        let bits = (0..3).fold(0, |bits, band| {
            let stacks = (one >> (27 * band)) as u16;
            bits | ((stacks | stacks >> 2 | stacks >> 4) & 0b111) << (3 * band)
        });
        HouseSet::of_kind(HouseKind::Block, bits)
    }

    /// Of each three cells that a row has in a box, at the place of the first: whether one is in the set, and
    /// whether two are.
    const fn threes(self) -> (u128, u128) {
        let (some, more) = fold(self.0, 0, 1);
        (some & THREES, more & THREES)
    }

    /// All nine rows of [`row_bits`](Self::row_bits).
    pub fn rows(self) -> [u16; 9] {
        core::array::from_fn(|row| self.row_bits(row))
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

    #[test]
    fn houses_with_one_are_those_with_one() {
        let mut bits = 0x9E37_79B9_7F4A_7C15_F39C_C060_5CED_C835_u128;
        for round in 0..20_000 {
            bits = bits.wrapping_mul(0x2360_ED05_1FC6_5DA4_4385_DF64_9FCC_F645).wrapping_add(1);
            // Dense, half full, and thin sets.
            let thin = bits >> 40 & (bits >> 3 | bits << 90);
            let mask = [u128::MAX, thin, thin & bits >> 17, 1 << (round % 81)][round % 4];
            let set = CellSet((bits ^ bits >> 64) & mask) & CellSet::ALL;
            let one = |house: &House| (set & house.cells()).len() == 1;
            let houses: HouseSet = House::all().filter(one).collect();
            assert_eq!(set.houses_with_one(), houses, "{set}");
            let slow =
                |column| (0..9).fold(0, |bits, r| bits | (set.row_bits(r) >> column & 1) << r);
            assert_eq!(set.columns(), core::array::from_fn(slow), "{set}");
            let blocks = houses.filter(|house| house.kind() == HouseKind::Block).collect();
            assert_eq!(set.blocks_with_one(), blocks, "{set}");
            assert_eq!(set.lines_with_one(), set.houses_with_one() - blocks, "{set}");
        }
        assert_eq!(CellSet::ALL.houses_with_one(), HouseSet::EMPTY);
    }
}
