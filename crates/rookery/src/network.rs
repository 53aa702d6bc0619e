//! The compatible pairs of patterns.

use core::ops::Range;

use ninerooks_board::Digit;
use ninerooks_proof::Pattern;

use super::{
    Budget, OverBudget, Space,
    bits::{self, Bits, Layout},
};

/// The greatest number of bytes that the table of pairs may take: some 32,000 patterns.
/// Below what the checker allows itself for the same.
pub(super) const TABLE_LIMIT: usize = 128 << 20;

/// For each live pattern the patterns of other digits which share no cell with it.
pub(super) struct Network<'a> {
    layout: Layout<'a>,
    rows: Vec<u64>,
    live: Bits,
    digits: Vec<Digit>,
    /// The digit of each word.
    digit_of: Vec<Digit>,
}

impl<'a> Network<'a> {
    pub(super) fn new(space: &'a Space, budget: &mut Budget) -> Result<Self, OverBudget> {
        let layout = Layout::for_table(space, TABLE_LIMIT)?;
        let words = layout.words();
        budget.spend(words * 10 * space.len())?;
        let equations = layout.equations();
        let mut live = layout.empty();
        for digit in Digit::ALL {
            layout.of(digit).for_each(|(bit, _)| bits::insert(&mut live, bit));
        }
        let mut rows = vec![0; words * 64 * words];
        for digit in space.digits() {
            for (bit, pattern) in layout.of(digit) {
                let row = &mut rows[bit * words..][..words];
                row.copy_from_slice(&live);
                row[layout.span(digit)].fill(0);
                for cell in pattern.cells {
                    row.iter_mut()
                        .zip(&equations[cell.index()])
                        .for_each(|(row, &clash)| *row &= !clash);
                }
            }
        }
        // Few patterns decide most, so they come first.
        let mut digits: Vec<Digit> = space.digits().collect();
        digits.sort_by_key(|&digit| space.count(digit));
        let mut digit_of = vec![Digit::D1; words];
        for &digit in &digits {
            digit_of[layout.span(digit)].fill(digit);
        }
        Ok(Self { layout, rows, live, digits, digit_of })
    }

    /// The digit of a pattern.
    pub(super) fn digit(&self, bit: usize) -> Digit {
        self.digit_of[bit / 64]
    }

    /// Whether a pattern has none of another digit beside it.
    pub(super) fn lacks(&self, bit: usize, other: Digit) -> bool {
        self.digit(bit) != other && self.row(bit)[self.span(other)].iter().all(|&word| word == 0)
    }

    /// Puts into `rest` the patterns of `other` beside one that are beside none of `through` that is beside it: their
    /// words from the first of the digit on. Says how many words were looked at.
    pub(super) fn beyond(
        &self,
        bit: usize,
        other: Digit,
        through: Digit,
        rest: &mut Vec<u64>,
    ) -> usize {
        let span = self.span(other);
        let row = self.row(bit);
        rest.clear();
        rest.extend_from_slice(&row[span.clone()]);
        let mut looked = span.len();
        for middle in ones_in(row, self.span(through)) {
            let beside = &self.row(middle)[span.clone()];
            looked += span.len();
            let mut left = 0;
            for (rest, beside) in rest.iter_mut().zip(beside) {
                *rest &= !beside;
                left |= *rest;
            }
            if left == 0 {
                break;
            }
        }
        looked
    }

    /// The converted digits, those with few patterns first.
    pub(super) fn digits(&self) -> &[Digit] {
        &self.digits
    }

    /// The bits of a digit's live patterns.
    pub(super) fn of(&self, digit: Digit) -> impl Iterator<Item = usize> + use<> {
        let span = self.span(digit);
        let found: Vec<usize> = ones_in(&self.live, span).collect();
        found.into_iter()
    }

    /// The live patterns compatible with one.
    pub(super) fn row(&self, bit: usize) -> &[u64] {
        &self.rows[bit * self.layout.words()..][..self.layout.words()]
    }

    pub(super) fn row_mut(&mut self, bit: usize) -> &mut [u64] {
        &mut self.rows[bit * self.layout.words()..][..self.layout.words()]
    }

    /// The words of a digit.
    pub(super) fn span(&self, digit: Digit) -> Range<usize> {
        self.layout.span(digit)
    }

    /// How many bits there are.
    pub(super) const fn len(&self) -> usize {
        self.layout.words() * 64
    }

    pub(super) fn is_live(&self, bit: usize) -> bool {
        bits::contains(&self.live, bit)
    }

    /// Deletes a pattern, for itself and beside every other one.
    pub(super) fn delete(&mut self, bit: usize) {
        bits::remove(&mut self.live, bit);
        let beside: Vec<usize> = bits::ones(self.row(bit)).collect();
        for other in beside {
            bits::remove(self.row_mut(other), bit);
        }
        self.row_mut(bit).fill(0);
    }

    /// The pattern of a bit.
    ///
    /// # Panics
    /// When the bit belongs to no pattern.
    pub(super) fn pattern(&self, bit: usize) -> Pattern {
        self.layout.pattern(bit).expect("only bits of patterns are set").0
    }
}

/// The bits of some words.
pub(super) fn ones_in(set: &[u64], span: Range<usize>) -> impl Iterator<Item = usize> {
    let start = span.start * 64;
    bits::ones(&set[span]).map(move |bit| start + bit)
}
