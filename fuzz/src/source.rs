//! Bytes as a source of whatever is wanted. Where they end, they go on as zeros.

use arbitrary::Unstructured;
use ninerooks_board::{Candidate, Cell, Digit, DigitSet, Rookery, Sector};
use ninerooks_proof::{Equation, Pattern};

/// What is read from bytes. Nothing fails.
pub(crate) struct Source<'a>(Unstructured<'a>);

impl<'a> Source<'a> {
    pub(crate) fn new(bytes: &'a [u8]) -> Self {
        Self(Unstructured::new(bytes))
    }

    /// Whether nothing is left.
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(crate) fn byte(&mut self) -> u8 {
        self.0.arbitrary().unwrap_or_default()
    }

    pub(crate) fn short(&mut self) -> u16 {
        self.0.arbitrary().unwrap_or_default()
    }

    pub(crate) fn long(&mut self) -> u64 {
        self.0.arbitrary().unwrap_or_default()
    }

    /// A number below `bound`.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        usize::from(self.short()) % bound.max(1)
    }

    /// True once in so many times.
    pub(crate) fn once_in(&mut self, times: u8) -> bool {
        self.byte() % times == times - 1
    }

    /// A weight, mostly a small one.
    pub(crate) fn weight(&mut self) -> i16 {
        match self.byte() {
            small @ 0..=199 => i16::from(small % 7) - 3,
            200..=229 => i16::from(self.byte()) - 128,
            _ => i16::from_be_bytes(self.short().to_be_bytes()),
        }
    }

    pub(crate) fn digit(&mut self) -> Digit {
        Digit::from_index(usize::from(self.byte()) % 9)
    }

    pub(crate) fn digits(&mut self) -> DigitSet {
        DigitSet::from_bits(self.short())
    }

    pub(crate) fn cell(&mut self) -> Cell {
        Cell::from_index(usize::from(self.byte()) % 81)
    }

    pub(crate) fn candidate(&mut self) -> Candidate {
        Candidate::from_index(self.below(729))
    }

    pub(crate) fn sector(&mut self) -> Sector {
        Sector::from_index(self.below(Sector::COUNT))
    }

    pub(crate) fn pattern(&mut self) -> Pattern {
        let digit = self.digit();
        Pattern { digit, rookery: Rookery::from_index(self.below(Rookery::COUNT)) }
    }

    pub(crate) fn equation(&mut self) -> Equation {
        Equation::from_index(usize::from(self.byte()) % Equation::COUNT)
    }

    /// A few of something, fewer than `most`.
    pub(crate) fn some<T>(&mut self, most: usize, mut one: impl FnMut(&mut Self) -> T) -> Vec<T> {
        let count = usize::from(self.byte()) % most.max(1);
        (0..count).map(|_| one(self)).collect()
    }

    /// One of several; none when there are none.
    pub(crate) fn choose<'b, T>(&mut self, items: &'b [T]) -> Option<&'b T> {
        items.get(self.below(items.len()))
    }
}
