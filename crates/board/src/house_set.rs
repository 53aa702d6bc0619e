//! Sets of houses.

use core::fmt;

use crate::{House, HouseKind, set_ops::set_ops};

/// A set of houses. It is its own iterator: rows, then columns, then boxes.
///
/// ```
/// use ninerooks_board::{House, HouseSet};
/// let set: HouseSet = [House::row(0), House::row(6), House::block(4)].into_iter().collect();
/// assert_eq!(set.to_string(), "r17b5");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct HouseSet(u32);

set_ops!(HouseSet(u32), House, 27);

impl HouseSet {
    /// The lines (rows or columns) or boxes of one kind whose bits are set: bit `i` is number `i`.
    #[must_use]
    pub fn of_kind(kind: HouseKind, bits: u16) -> Self {
        let shift = match kind {
            HouseKind::Row => 0,
            HouseKind::Column => 9,
            HouseKind::Block => 18,
        };
        Self::from_bits(u32::from(bits & 0x1FF) << shift)
    }

    /// All cells of its houses.
    pub fn cells(self) -> crate::CellSet {
        self.fold(crate::CellSet::EMPTY, |cells, house| cells | house.cells())
    }
}

impl fmt::Display for HouseSet {
    /// As in fish notation: `r17`, `c248`, `r39b6`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut kind = None;
        for house in *self {
            if kind == Some(house.kind()) {
                write!(f, "{}", house.number())?;
            } else {
                write!(f, "{house}")?;
                kind = Some(house.kind());
            }
        }
        Ok(())
    }
}

impl fmt::Debug for HouseSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}
