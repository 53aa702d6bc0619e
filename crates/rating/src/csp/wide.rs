//! Machines with registers for two digits and for four.

use fearless_simd::prelude::*;
use fearless_simd::{u8x32, u8x64, u32x8, u32x16};

use super::bands::Bands;
use super::digits::Digits;
use super::machine::{Machine, Word};

/// A machine with registers of eight lanes.
#[derive(Clone, Copy)]
pub(super) struct Twos<S>(pub(super) S);

/// A machine with registers of sixteen lanes.
#[derive(Clone, Copy)]
pub(super) struct Fours<S>(pub(super) S);

/// Where each byte comes from when the bands of a digit are turned, four times over.
static TURNED: [u8; 64] = turned();

const fn turned() -> [u8; 64] {
    let (mut bytes, mut i) = ([0; 64], 0);
    while i < 64 {
        let lane = [1, 2, 0, 3][i as usize / 4 % 4];
        bytes[i as usize] = lane * 4 + i % 4;
        i += 1;
    }
    bytes
}

macro_rules! machine {
    ($machine:ident, $word:ident, $bytes:ident, $lanes:expr, $words:expr) => {
        impl<S: Simd> Word for $word<S> {
            #[inline(always)]
            fn turned(self) -> Self {
                self.swizzle_dyn_within_blocks($bytes::from_slice(self.simd, &TURNED[..4 * $lanes]))
            }

            #[inline(always)]
            fn is_empty(self) -> bool {
                !self.simd_ne(Self::splat(self.simd, 0)).any_true()
            }
        }

        impl<S: Simd> Machine for $machine<S> {
            type Word = $word<S>;
            const WORDS: usize = $words;

            #[inline(always)]
            fn load(self, digits: &Digits, at: usize) -> Self::Word {
                digits.lanes::<$lanes>()[at].simd_into(self.0)
            }

            #[inline(always)]
            fn store(self, word: Self::Word, digits: &mut Digits, at: usize) {
                word.store_slice(&mut digits.lanes_mut::<$lanes>()[at]);
            }

            #[inline(always)]
            fn all(self, cells: Bands) -> Self::Word {
                $word::block_splat(cells.bands().simd_into(self.0))
            }
        }
    };
}

machine!(Twos, u32x8, u8x32, 8, 5);
machine!(Fours, u32x16, u8x64, 16, 3);
