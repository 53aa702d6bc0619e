//! The cells of all digits.

use super::bands::{BAND, Bands};

/// Room for so many digits: three registers of four.
const ROOM: usize = 12;

/// For each digit its cells. What is no digit has all cells in a state, so that nothing of it is alone and nothing empty.
#[derive(Clone, PartialEq, Eq)]
#[repr(align(64))]
pub(super) struct Digits([[u32; 4]; ROOM]);

impl Digits {
    pub(super) const NONE: Self = Self([[0; 4]; ROOM]);

    /// All cells of what is a digit.
    pub(super) const REAL: Self = {
        let mut lanes = [[0; 4]; ROOM];
        let mut digit = 0;
        while digit < 9 {
            lanes[digit] = [BAND; 4];
            digit += 1;
        }
        Self(lanes)
    };

    /// The cells of each digit, and all of what is none. Of what is forced that is never asked.
    pub(super) fn of(cells: [Bands; 9]) -> Self {
        let bands = |digit: usize| cells.get(digit).map_or([BAND; 4], |cells| cells.bands());
        Self(core::array::from_fn(bands))
    }

    #[inline(always)]
    pub(super) fn get(&self, digit: usize) -> Bands {
        Bands::new(self.0[digit])
    }

    #[inline(always)]
    pub(super) fn set(&mut self, digit: usize, cells: Bands) {
        self.0[digit] = cells.bands();
    }

    /// The cells of the nine.
    #[inline(always)]
    pub(super) fn each(&self) -> [Bands; 9] {
        core::array::from_fn(|digit| self.get(digit))
    }

    /// All lanes, four for each digit, so many together.
    #[cfg(target_arch = "x86_64")]
    #[inline(always)]
    pub(super) fn lanes<const N: usize>(&self) -> &[[u32; N]] {
        self.0.as_flattened().as_chunks().0
    }

    /// The same, to be written.
    #[cfg(target_arch = "x86_64")]
    #[inline(always)]
    pub(super) fn lanes_mut<const N: usize>(&mut self) -> &mut [[u32; N]] {
        self.0.as_flattened_mut().as_chunks_mut().0
    }
}
