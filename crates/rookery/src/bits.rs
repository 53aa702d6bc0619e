//! Bits for the live patterns of a space.

use core::ops::Range;

use ninerooks_board::{Cell, CellSet, Digit};
use ninerooks_proof::{Equation, Pattern};

use super::{Live, OverBudget, Space};

/// A set of patterns.
pub(super) type Bits = Box<[u64]>;

/// One bit for each live pattern. Every digit begins at a word of its own, so that the words of a
/// digit hold nothing else.
pub(super) struct Layout<'a> {
    space: &'a Space,
    spans: [Range<usize>; 9],
    words: usize,
}

impl<'a> Layout<'a> {
    pub(super) fn new(space: &'a Space) -> Self {
        let mut words = 0;
        let spans = Digit::ALL.map(|digit| {
            let start = words;
            words += space.count(digit).div_ceil(64);
            start..words
        });
        Self { space, spans, words }
    }

    /// The layout, unless a table with a row for each of its bits would exceed `limit` bytes.
    pub(super) fn for_table(space: &'a Space, limit: usize) -> Result<Self, OverBudget> {
        let layout = Self::new(space);
        let bytes = layout.words.saturating_mul(64).saturating_mul(layout.words * 8);
        if bytes > limit {
            return Err(OverBudget::Memory { patterns: space.len(), bytes, limit });
        }
        Ok(layout)
    }

    /// How many words a set takes.
    pub(super) const fn words(&self) -> usize {
        self.words
    }

    /// The words of a digit.
    pub(super) fn span(&self, digit: Digit) -> Range<usize> {
        self.spans[digit.index()].clone()
    }

    /// The bit and the live pattern, for all patterns of a digit.
    pub(super) fn of(&self, digit: Digit) -> impl Iterator<Item = (usize, &'a Live)> {
        (self.spans[digit.index()].start * 64..).zip(self.space.of(digit))
    }

    /// The pattern of a bit.
    pub(super) fn pattern(&self, bit: usize) -> Option<(Pattern, CellSet)> {
        let word = bit / 64;
        let digit =
            Digit::ALL.into_iter().find(|digit| self.spans[digit.index()].contains(&word))?;
        let live = self.space.of(digit).get(bit - self.spans[digit.index()].start * 64)?;
        Some((Pattern { digit, rookery: live.rookery }, live.cells))
    }

    /// No pattern.
    pub(super) fn empty(&self) -> Bits {
        vec![0; self.words].into()
    }

    /// The patterns of each of the 90 equations.
    pub(super) fn equations(&self) -> Vec<Bits> {
        let mut sets = vec![self.empty(); Equation::COUNT];
        for digit in Digit::ALL {
            for (bit, live) in self.of(digit) {
                insert(&mut sets[Equation::Digit(digit).index()], bit);
                for cell in live.cells {
                    insert(&mut sets[Equation::Cell(cell).index()], bit);
                }
            }
        }
        sets
    }

    /// The equations that a pattern belongs to: its digit and its nine cells.
    pub(super) fn equations_of(&self, bit: usize) -> impl Iterator<Item = usize> + use<> {
        let (digit, cells) = match self.pattern(bit) {
            Some((pattern, cells)) => (Some(pattern.digit), cells),
            None => (None, CellSet::EMPTY),
        };
        let digit = digit.map(|digit| Equation::Digit(digit).index());
        cells.map(|cell: Cell| Equation::Cell(cell).index()).chain(digit)
    }

    /// The patterns of a set.
    pub(super) fn patterns(&self, set: &[u64]) -> Vec<Pattern> {
        ones(set).filter_map(|bit| self.pattern(bit)).map(|found| found.0).collect()
    }
}

pub(super) fn insert(set: &mut [u64], bit: usize) {
    set[bit / 64] |= 1 << (bit % 64);
}

pub(super) fn remove(set: &mut [u64], bit: usize) {
    set[bit / 64] &= !(1 << (bit % 64));
}

pub(super) fn contains(set: &[u64], bit: usize) -> bool {
    set[bit / 64] >> (bit % 64) & 1 == 1
}

/// The bits of a set in ascending order.
pub(super) fn ones(set: &[u64]) -> impl Iterator<Item = usize> {
    set.iter().enumerate().flat_map(|(w, &word)| {
        core::iter::successors((word != 0).then_some(word), |&left| {
            let left = left & (left - 1);
            (left != 0).then_some(left)
        })
        .map(move |left| w * 64 + left.trailing_zeros() as usize)
    })
}

pub(super) fn is_subset(small: &[u64], large: &[u64]) -> bool {
    small.iter().zip(large).all(|(small, large)| small & !large == 0)
}
