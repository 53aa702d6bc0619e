//! Random numbers that are the same for the same seed, on every machine.

use ninerooks_board::DigitSet;

/// Steele, Lea and Flood's `SplitMix64`: small, and good enough to change bytes.
#[derive(Clone, Debug)]
pub(crate) struct Random(u64);

impl Random {
    pub(crate) const fn new(seed: u64) -> Self {
        Self(seed)
    }

    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut x = self.0;
        x = (x ^ x >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        x = (x ^ x >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        x ^ x >> 31
    }

    /// A number below `bound`, which is at least 1.
    #[allow(clippy::cast_possible_truncation)] // below a usize
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound.max(1) as u64) as usize
    }

    pub(crate) fn byte(&mut self) -> u8 {
        self.next().to_be_bytes()[0]
    }

    /// Each digit or not.
    pub(crate) fn digits(&mut self) -> DigitSet {
        let [a, b, ..] = self.next().to_be_bytes();
        DigitSet::from_bits(u16::from_be_bytes([a, b]))
    }

    pub(crate) fn bytes(&mut self, count: usize) -> Vec<u8> {
        (0..count).map(|_| self.byte()).collect()
    }

    /// One of several; none when there are none.
    pub(crate) fn choose<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        items.get(self.below(items.len()))
    }
}
