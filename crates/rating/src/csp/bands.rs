//! The cells of a digit in one register: a lane for each band.

use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not, Shl, Shr, Sub};

use wide::u32x4;

use super::machine::Word;

/// The cells of the three bands (three rows each), as bits in reading order. The fourth lane is no band: in a state every
/// cell is there, so that nothing in it is alone and nothing empty.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Bands(u32x4);

/// The cells of a band.
pub(super) const BAND: u32 = (1 << 27) - 1;

impl Bands {
    pub(super) const NONE: Self = Self::each(0);

    pub(super) const fn new(bands: [u32; 4]) -> Self {
        Self(u32x4::new(bands))
    }

    /// The same bits in each lane.
    pub(super) const fn each(bits: u32) -> Self {
        Self(u32x4::splat(bits))
    }

    /// Cells by their index.
    #[expect(clippy::cast_possible_truncation, reason = "a band has 27 cells")]
    pub(super) const fn of(cells: u128) -> Self {
        Self::new([cells as u32 & BAND, (cells >> 27) as u32 & BAND, (cells >> 54) as u32, 0])
    }

    /// The other way round.
    pub(super) fn cells(self) -> u128 {
        let [first, second, third, _] = self.bands().map(u128::from);
        first | second << 27 | third << 54
    }

    pub(super) const fn bands(self) -> [u32; 4] {
        self.0.to_array()
    }
}

impl Word for Bands {
    #[inline(always)]
    fn turned(self) -> Self {
        let [first, second, third, other] = self.bands();
        Self::new([second, third, first, other])
    }

    #[inline(always)]
    fn is_empty(self) -> bool {
        self == Self::NONE
    }
}

impl Sub for Bands {
    type Output = Self;
    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

impl BitAnd for Bands {
    type Output = Self;
    #[inline(always)]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for Bands {
    type Output = Self;
    #[inline(always)]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl Not for Bands {
    type Output = Self;
    #[inline(always)]
    fn not(self) -> Self {
        Self(!self.0)
    }
}

impl Shl<u32> for Bands {
    type Output = Self;
    #[inline(always)]
    fn shl(self, by: u32) -> Self {
        Self(self.0 << by)
    }
}

impl Shr<u32> for Bands {
    type Output = Self;
    #[inline(always)]
    fn shr(self, by: u32) -> Self {
        Self(self.0 >> by)
    }
}

impl BitAndAssign for Bands {
    #[inline(always)]
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}

impl BitOrAssign for Bands {
    #[inline(always)]
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}
