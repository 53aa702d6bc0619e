//! What something rests on: a set of deductions, by their numbers.

/// So many deductions are kept at a time: their numbers fit a byte, with room for "none".
pub(crate) const MOST: usize = 250;

/// A set of deductions.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Needs([u64; 4]);

impl Needs {
    /// It holds in the state as it is.
    pub(crate) const NONE: Self = Self([0; 4]);

    /// Those before a number.
    pub(crate) fn below(end: usize) -> Self {
        let word = |at: usize| match end.saturating_sub(64 * at) {
            0 => 0,
            left @ 1..64 => (1 << left) - 1,
            _ => u64::MAX,
        };
        Self([word(0), word(1), word(2), word(3)])
    }

    pub(crate) const fn insert(&mut self, deduction: usize) {
        self.0[deduction >> 6] |= 1 << (deduction & 63);
    }

    pub(crate) const fn contains(&self, deduction: usize) -> bool {
        self.0[deduction >> 6] >> (deduction & 63) & 1 != 0
    }

    #[inline]
    pub(crate) fn join(&mut self, other: &Self) {
        self.0.iter_mut().zip(other.0).for_each(|(own, more)| *own |= more);
    }

    #[inline]
    pub(crate) fn both(&self, other: &Self) -> Self {
        Self(core::array::from_fn(|word| self.0[word] & other.0[word]))
    }

    /// Those of them before a number.
    pub(crate) fn before(&self, end: usize) -> Self {
        self.both(&Self::below(end))
    }

    #[inline]
    pub(crate) fn len(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }
}
