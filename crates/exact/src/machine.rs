//! What a machine can do at once: twelve lanes one by one, eight and four, or all in one.
//!
//! A [`Task`] is the same for every machine; it says what happens to a [`Word`], which is one lane
//! or several side by side. So all machines come to the same states in the same order.

use core::ops::{BitAnd, BitOr, BitXor, Not, Shl, Shr};

use crate::state::Lanes;
use crate::tally::at_least;

/// A lane of 32 bits, or several.
pub(crate) trait Word:
    Copy
    + BitAnd<Output = Self>
    + BitAnd<u32, Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Not<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
{
    /// All bits of the lanes that do not have this bit, none of the others.
    fn lacking(self, bit: u32) -> Self;
    /// A number that is zero when no lane has a bit.
    fn any(self) -> u32;
    /// A number that is zero when every lane has a bit.
    fn lacks(self) -> u32;
}

impl Word for u32 {
    #[inline(always)]
    fn lacking(self, bit: u32) -> Self {
        (self >> bit & 1).wrapping_sub(1)
    }

    #[inline(always)]
    fn any(self) -> u32 {
        self
    }

    #[inline(always)]
    fn lacks(self) -> u32 {
        u32::from(self == 0)
    }
}

/// Some of the lanes: which, and how they become a word.
pub(crate) trait Span: Copy {
    type Word: Word;
    fn load(self, lanes: &Lanes) -> Self::Word;
    fn store(self, word: Self::Word, lanes: &mut Lanes);
    /// The same number in each lane.
    fn splat(self, number: u32) -> Self::Word;
}

/// What is to be done to all lanes.
pub(crate) trait Task {
    fn step<S: Span>(&mut self, span: S);
}

/// What the search runs on.
pub(crate) trait Machine: Copy {
    /// Runs `f` in code for this machine. Only what is inlined into `f` becomes such code.
    fn run<R>(self, f: impl FnOnce() -> R) -> R;
    /// Does a task to all lanes.
    fn each(self, task: &mut impl Task);
    /// The bits that are in at least one, two, three and four lanes.
    fn counts(self, lanes: &Lanes) -> [u32; 4];
    /// The lanes that have a bit, as bits.
    fn having(self, lanes: &Lanes, bit: u32) -> u32;
}

/// Any machine. The compiler does as many lanes at a time as the target has for sure.
#[derive(Clone, Copy)]
pub(crate) struct Plain;

/// One lane.
#[derive(Clone, Copy)]
struct Lane(usize);

impl Span for Lane {
    type Word = u32;

    #[inline(always)]
    fn load(self, lanes: &Lanes) -> u32 {
        lanes[self.0]
    }

    #[inline(always)]
    fn store(self, word: u32, lanes: &mut Lanes) {
        lanes[self.0] = word;
    }

    #[inline(always)]
    fn splat(self, number: u32) -> u32 {
        number
    }
}

impl Machine for Plain {
    #[inline(always)]
    fn run<R>(self, f: impl FnOnce() -> R) -> R {
        f()
    }

    #[inline(always)]
    fn each(self, task: &mut impl Task) {
        for d in 0..crate::state::FILLED {
            task.step(Lane(d));
        }
    }

    #[inline(always)]
    fn counts(self, lanes: &Lanes) -> [u32; 4] {
        at_least(lanes)
    }

    #[inline(always)]
    fn having(self, lanes: &Lanes, bit: u32) -> u32 {
        (0..9).fold(0, |found, d| found | (lanes[d] >> bit & 1) << d)
    }
}
