//! Sets of cells.

use core::fmt;

use crate::{Cell, HouseSet, set_ops::set_ops};

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

    /// All nine rows of [`row_bits`](Self::row_bits).
    pub fn rows(self) -> [u16; 9] {
        core::array::from_fn(|row| self.row_bits(row))
    }
}

/// Rows that share their columns go together, and so do columns that share their rows; the shorter
/// of the two ways to write a set is taken: `r1c123`, `r46c8`, `r1c2 r3c45`.
impl fmt::Display for CellSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let by_rows = groups(self.rows());
        let mut columns = [0u16; 9];
        for cell in *self {
            columns[cell.column_index()] |= 1 << cell.row_index();
        }
        let by_columns = groups(columns);
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
