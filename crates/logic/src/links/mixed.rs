//! A hash for digits and cells.

use std::hash::Hasher;

/// Mixes a digit and cells into a number: all that the numbers of nodes need, and fast.
#[derive(Default)]
pub(crate) struct Mixed(u64);

impl Hasher for Mixed {
    fn finish(&self) -> u64 {
        self.0 ^ self.0 >> 32
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.write_u64((*byte).into());
        }
    }

    fn write_u64(&mut self, word: u64) {
        // The odd number nearest to 2⁶⁴ divided by the golden ratio.
        self.0 = (self.0.rotate_left(25) ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    }

    #[allow(clippy::cast_possible_truncation)] // in halves
    fn write_u128(&mut self, cells: u128) {
        self.write_u64(cells as u64);
        self.write_u64((cells >> 64) as u64);
    }

    #[allow(clippy::cast_sign_loss)] // any bits will do
    fn write_isize(&mut self, number: isize) {
        self.write_u64(number as u64);
    }
}
