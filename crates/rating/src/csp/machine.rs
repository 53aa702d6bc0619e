//! What the machine at hand can do, found out when the program runs: one digit at a time, two or four.

use core::ops::{BitAnd, BitOr, Not, Shl, Shr, Sub};

use super::bands::Bands;
use super::digits::Digits;

/// The cells of one digit, or of several side by side: each four lanes as in [`Bands`].
pub(super) trait Word:
    Copy
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + Not<Output = Self>
    + Sub<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
{
    /// Each band where the one before it was.
    fn turned(self) -> Self;

    fn is_empty(self) -> bool;
}

/// How digits become words.
pub(super) trait Machine: Copy {
    type Word: Word;
    /// How many words all digits are.
    const WORDS: usize;
    fn load(self, digits: &Digits, at: usize) -> Self::Word;
    fn store(self, word: Self::Word, digits: &mut Digits, at: usize);
    /// The same cells for each digit.
    fn all(self, cells: Bands) -> Self::Word;

    /// The words of two.
    #[inline(always)]
    fn both(self, [a, b]: &[Digits; 2], at: usize) -> [Self::Word; 2] {
        [self.load(a, at), self.load(b, at)]
    }
}

/// What is done the same way on every machine, only sooner.
pub(super) trait Task {
    type Answer;
    fn run<M: Machine>(self, machine: M) -> Self::Answer;
}

/// Any machine.
#[derive(Clone, Copy)]
pub(super) struct Plain;

impl Machine for Plain {
    type Word = Bands;
    const WORDS: usize = 9;

    #[inline(always)]
    fn load(self, digits: &Digits, at: usize) -> Bands {
        digits.get(at)
    }

    #[inline(always)]
    fn store(self, word: Bands, digits: &mut Digits, at: usize) {
        digits.set(at, word);
    }

    #[inline(always)]
    fn all(self, cells: Bands) -> Bands {
        cells
    }
}

/// Does a task in code for the widest registers that the machine has. Only what is inlined into the task becomes such code.
#[inline(always)]
pub(super) fn widely<T: Task>(task: T) -> T::Answer {
    #[cfg(target_arch = "x86_64")]
    {
        use fearless_simd::{Level, Simd};

        use super::wide::{Fours, Twos};

        let level = Level::new();
        if let Some(simd) = level.as_avx512() {
            return simd.vectorize(
                #[inline(always)]
                || task.run(Fours(simd)),
            );
        }
        if let Some(simd) = level.as_avx2() {
            return simd.vectorize(
                #[inline(always)]
                || task.run(Twos(simd)),
            );
        }
    }
    task.run(Plain)
}
