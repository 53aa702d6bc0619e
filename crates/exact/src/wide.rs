//! Machines with registers of sixteen, eight and four lanes, found out when the program runs.

use fearless_simd::prelude::*;
use fearless_simd::{u32x4, u32x8, u32x16};

use crate::machine::{Machine, Span, Task, Word};
use crate::state::Lanes;

/// A machine with registers of eight lanes.
#[derive(Clone, Copy)]
pub(crate) struct Wide<S>(pub(crate) S);

/// A machine with registers of sixteen lanes.
#[derive(Clone, Copy)]
pub(crate) struct Widest<S>(pub(crate) S);

/// All lanes.
#[derive(Clone, Copy)]
struct Sixteen<S>(S);

/// The first eight lanes.
#[derive(Clone, Copy)]
struct Eight<S>(S);

/// The next four.
#[derive(Clone, Copy)]
struct Four<S>(S);

macro_rules! word {
    ($word:ident, $span:ident, $lanes:expr) => {
        impl<S: Simd> Word for $word<S> {
            #[inline(always)]
            fn lacking(self, bit: u32) -> Self {
                let zero = Self::splat(self.simd, 0);
                (self & (1 << bit)).simd_eq(zero).select(!zero, zero)
            }

            #[inline(always)]
            fn any(self) -> u32 {
                u32::from(self.simd_ne(Self::splat(self.simd, 0)).any_true())
            }

            #[inline(always)]
            fn lacks(self) -> u32 {
                u32::from(self.simd_eq(Self::splat(self.simd, 0)).any_true())
            }
        }

        impl<S: Simd> Span for $span<S> {
            type Word = $word<S>;

            #[inline(always)]
            fn load(self, lanes: &Lanes) -> Self::Word {
                $word::from_slice(self.0, &lanes[$lanes])
            }

            #[inline(always)]
            fn store(self, word: Self::Word, lanes: &mut Lanes) {
                word.store_slice(&mut lanes[$lanes]);
            }

            #[inline(always)]
            fn splat(self, number: u32) -> Self::Word {
                $word::splat(self.0, number)
            }
        }
    };
}

word!(u32x8, Eight, ..8);
word!(u32x4, Four, 8..12);
word!(u32x16, Sixteen, ..);

impl<S: Simd> Machine for Wide<S> {
    #[inline(always)]
    fn run<R>(self, f: impl FnOnce() -> R) -> R {
        self.0.vectorize(f)
    }

    #[inline(always)]
    fn each(self, task: &mut impl Task) {
        task.step(Eight(self.0));
        task.step(Four(self.0));
    }

    #[inline(always)]
    fn counts(self, lanes: &Lanes) -> [u32; 4] {
        let (a, b, c) =
            (Part(self.0, 0).load(lanes), Part(self.0, 4).load(lanes), Part(self.0, 8).load(lanes));
        let ab = a & b;
        let four = Counts {
            one: a | b | c,
            two: ab | (a | b) & c,
            three: ab & c,
            four: u32x4::splat(self.0, 0),
        };
        let two = four.and(four.rotated::<2>());
        let one = two.and(two.rotated::<1>());
        [one.one[0], one.two[0], one.three[0], one.four[0]]
    }

    #[allow(clippy::cast_possible_truncation)] // 8 and 4 bits
    #[inline(always)]
    fn having(self, lanes: &Lanes, bit: u32) -> u32 {
        let (low, high) = (Eight(self.0).load(lanes), Four(self.0).load(lanes));
        let bit = 1 << bit;
        let low = (low & bit).simd_ne(u32x8::splat(self.0, 0)).to_bitmask() as u32;
        let high = (high & bit).simd_ne(u32x4::splat(self.0, 0)).to_bitmask() as u32;
        low | high << 8
    }
}

impl<S: Simd> Machine for Widest<S> {
    #[inline(always)]
    fn run<R>(self, f: impl FnOnce() -> R) -> R {
        self.0.vectorize(f)
    }

    #[inline(always)]
    fn each(self, task: &mut impl Task) {
        task.step(Sixteen(self.0));
    }

    #[inline(always)]
    fn counts(self, lanes: &Lanes) -> [u32; 4] {
        Wide(self.0).counts(lanes)
    }

    #[allow(clippy::cast_possible_truncation)] // 16 bits
    #[inline(always)]
    fn having(self, lanes: &Lanes, bit: u32) -> u32 {
        let all = Sixteen(self.0).load(lanes) & (1 << bit);
        all.simd_ne(u32x16::splat(self.0, 0)).to_bitmask() as u32
    }
}

/// Four lanes from here on.
#[derive(Clone, Copy)]
struct Part<S>(S, usize);

impl<S: Simd> Part<S> {
    #[inline(always)]
    fn load(self, lanes: &Lanes) -> u32x4<S> {
        u32x4::from_slice(self.0, &lanes[self.1..self.1 + 4])
    }
}

/// What is in at least one, two, three and four of some lanes.
#[derive(Clone, Copy)]
struct Counts<W> {
    one: W,
    two: W,
    three: W,
    four: W,
}

impl<S: Simd> Counts<u32x4<S>> {
    #[inline(always)]
    fn rotated<const N: usize>(self) -> Self {
        Self {
            one: self.one.rotate_elements_left::<N>(),
            two: self.two.rotate_elements_left::<N>(),
            three: self.three.rotate_elements_left::<N>(),
            four: self.four.rotate_elements_left::<N>(),
        }
    }

    /// The counts of both together.
    #[inline(always)]
    fn and(self, o: Self) -> Self {
        Self {
            one: self.one | o.one,
            two: self.two | o.two | self.one & o.one,
            three: self.three | o.three | self.two & o.one | self.one & o.two,
            four: self.four | o.four | self.three & o.one | self.two & o.two | self.one & o.three,
        }
    }
}
