//! Which patterns can be true together.

use ninerooks_board::{Cell, Digit};

use super::{Budget, live::Live};
use crate::{DeletionRefusal, Equation};

/// The greatest number of bytes that the table of compatible patterns may take.
const MEMORY: usize = 256 << 20;
/// What a pair costs beside the words that are looked at.
const PAIR: usize = 64;

/// For each pattern that a proof names, the patterns which can be true beside it: itself, and those
/// of other digits without a common cell, but for the deleted pairs. One bit a pattern.
pub(super) struct Compatible {
    words: usize,
    members: Vec<Option<Box<[u64]>>>,
    rows: Vec<Option<Box<[u64]>>>,
    live: Box<[u64]>,
    memory: usize,
}

impl Compatible {
    /// Nothing named yet.
    pub(super) fn new(live: &Live) -> Self {
        let words = live.len().div_ceil(64);
        Self {
            words,
            members: vec![None; Equation::COUNT],
            rows: vec![None; live.len()],
            live: bits(words, 0..live.len()),
            memory: 0,
        }
    }

    /// A pattern has been deleted.
    pub(super) fn delete(&mut self, number: usize) {
        self.live[number / 64] &= !(1 << (number % 64));
    }

    /// Two patterns are known not to be both true.
    pub(super) fn part(
        &mut self,
        live: &Live,
        a: usize,
        b: usize,
        budget: &mut Budget,
    ) -> Result<(), DeletionRefusal> {
        for (a, b) in [(a, b), (b, a)] {
            self.row(live, a, budget)?[b / 64] &= !(1 << (b % 64));
        }
        Ok(())
    }

    /// A live pattern of the equation that is compatible with both.
    pub(super) fn beside(
        &mut self,
        live: &Live,
        pair: [usize; 2],
        by: Equation,
        budget: &mut Budget,
    ) -> Result<Option<usize>, DeletionRefusal> {
        for number in pair {
            self.row(live, number, budget)?;
        }
        self.members(live, by, budget)?;
        let span = self.span(live, by);
        budget.spend(PAIR + span.len())?;
        let [Some(a), Some(b)] = pair.map(|number| self.rows[number].as_deref()) else {
            return Ok(None); // both rows were made above
        };
        let Some(members) = self.members[by.index()].as_deref() else { return Ok(None) };
        Ok(span.into_iter().find_map(|w| {
            let left = a[w] & b[w] & members[w] & self.live[w];
            (left != 0).then(|| w * 64 + left.trailing_zeros() as usize)
        }))
    }

    /// The last pattern of a choice, one live pattern from each equation, in which all are
    /// compatible with each other and with those in `common`; none when there is no such choice.
    pub(super) fn choice(
        &mut self,
        live: &Live,
        common: &[u64],
        by: &[Equation],
        budget: &mut Budget,
    ) -> Result<Option<usize>, DeletionRefusal> {
        let Some((&first, rest)) = by.split_first() else { return Ok(None) };
        budget.spend(2 * self.words)?;
        let members = self.members(live, first, budget)?.to_vec();
        for w in self.span(live, first) {
            let mut left = common[w] & members[w] & self.live[w];
            while left != 0 {
                let number = w * 64 + left.trailing_zeros() as usize;
                left &= left - 1;
                if rest.is_empty() {
                    return Ok(Some(number));
                }
                budget.spend(self.words)?;
                let row = self.row(live, number, budget)?;
                let both: Box<[u64]> = common.iter().zip(row).map(|(a, b)| a & *b).collect();
                if let Some(found) = self.choice(live, &both, rest, budget)? {
                    return Ok(Some(found));
                }
            }
        }
        Ok(None)
    }

    /// The patterns compatible with one.
    pub(super) fn row(
        &mut self,
        live: &Live,
        number: usize,
        budget: &mut Budget,
    ) -> Result<&mut [u64], DeletionRefusal> {
        if self.rows[number].is_none() {
            let mut row = vec![u64::MAX; self.words];
            let digit = Equation::Digit(live.pattern(number).digit);
            for clash in live.cells(number).map(Equation::Cell).chain([digit]) {
                let members = self.members(live, clash, budget)?;
                row.iter_mut().zip(members).for_each(|(row, member)| *row &= !member);
            }
            row[number / 64] |= 1 << (number % 64);
            self.take(self.words * 8)?;
            budget.spend(self.words * 10)?;
            self.rows[number] = Some(row.into());
        }
        self.rows[number].as_deref_mut().ok_or(DeletionRefusal::Memory { limit: MEMORY })
    }

    /// The patterns of an equation.
    fn members(
        &mut self,
        live: &Live,
        equation: Equation,
        budget: &mut Budget,
    ) -> Result<&[u64], DeletionRefusal> {
        if self.members[equation.index()].is_none() {
            let members = bits(self.words, live.members(equation).into_iter());
            self.take(self.words * 8)?;
            budget.spend(live.len())?;
            self.members[equation.index()] = Some(members);
        }
        let members = self.members[equation.index()].as_deref();
        members.ok_or(DeletionRefusal::Memory { limit: MEMORY })
    }

    /// The words that can hold patterns of the equation.
    fn span(&self, live: &Live, equation: Equation) -> core::ops::Range<usize> {
        match equation {
            Equation::Cell(Cell { .. }) => 0..self.words,
            Equation::Digit(digit) => span(live, digit),
        }
    }

    fn take(&mut self, bytes: usize) -> Result<(), DeletionRefusal> {
        self.memory += bytes;
        if self.memory > MEMORY { Err(DeletionRefusal::Memory { limit: MEMORY }) } else { Ok(()) }
    }
}

fn span(live: &Live, digit: Digit) -> core::ops::Range<usize> {
    let range = live.range(digit);
    range.start / 64..range.end.div_ceil(64)
}

fn bits(words: usize, numbers: impl Iterator<Item = usize>) -> Box<[u64]> {
    let mut bits = vec![0; words];
    numbers.for_each(|number| bits[number / 64] |= 1 << (number % 64));
    bits.into()
}

#[cfg(test)]
mod tests {
    use ninerooks_board::{DigitSet, Grid};

    use super::*;

    /// Row 1 is solved but for two cells, so that the digits have some thousand patterns.
    fn live() -> Live {
        let mut grid = Grid::default();
        for name in ["1r1c1", "2r1c2", "3r1c3", "4r2c4", "1r4c4", "2r5c5"] {
            grid.place(name.parse().expect("a candidate"));
        }
        let digits = DigitSet::from(Digit::D1).with(Digit::D2);
        Live::new(&grid, digits, &mut Budget::of_path()).expect("it takes little")
    }

    #[test]
    fn memory_up_to_the_limit_is_taken_and_no_more() {
        let mut table = Compatible::new(&live());
        assert_eq!(table.take(MEMORY - 1), Ok(()));
        assert_eq!(table.take(1), Ok(()));
        assert_eq!(table.take(1), Err(DeletionRefusal::Memory { limit: MEMORY }));
        assert_eq!(table.take(5), Err(DeletionRefusal::Memory { limit: MEMORY }));
    }

    #[test]
    fn what_a_row_costs_is_counted() {
        let live = live();
        let mut table = Compatible::new(&live);
        let mut budget = Budget::of_work(1 << 20);
        let words = live.len().div_ceil(64);
        assert!(words > 2, "{} patterns", live.len());
        assert_eq!(table.row(&live, 0, &mut budget).map(|row| row.len()), Ok(words));
        // A row, and the members of nine cells and a digit.
        assert_eq!(table.memory, 11 * 8 * words);
        assert_eq!((1 << 20) - budget.left(), (10 * words + 10 * live.len()) as u64);
        let before = (table.memory, budget.left());
        assert_eq!(table.row(&live, 0, &mut budget).map(|row| row.len()), Ok(words));
        assert_eq!((table.memory, budget.left()), before, "it is made once");
    }
}
