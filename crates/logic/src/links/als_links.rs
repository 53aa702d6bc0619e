//! Restricted commons: which almost-locked sets cannot both have some digit.

use core::cell::OnceCell;
use core::ops::Range;

use ninerooks_board::{Digit, DigitSet};

use super::rows::{Rows, Touching, Within, ones};
use super::sources::als::Als;

/// What of two sets can be said: a row of bits for each.
#[derive(Debug)]
pub(crate) struct AlsLinks {
    /// Which sets are linked to which by a restricted common.
    linked: Rows,
    /// And which by two.
    twice: Rows,
    /// Of which sets some place sees a digit whole in both.
    seen: Rows,
    /// Which are linked by each digit: a row for each digit that is seen of each set.
    by: Rows,
    /// Which are linked by a digit other than each.
    by_others: Rows,
    /// Where these rows are.
    digits: DigitRows,
    /// See [`ends`](Self::ends).
    ends: OnceCell<Rows>,
}

/// Rows for the digits of sets that are seen, and for no others: most sets have few, and the rows are long.
#[derive(Debug)]
struct DigitRows {
    /// The first row of each set, and its digits.
    sets: Vec<(usize, DigitSet)>,
    count: usize,
}

impl DigitRows {
    fn new(sets: &[Als]) -> Self {
        let mut count = 0;
        let first = |set: &Als| {
            count += set.seen_digits.len();
            (count - set.seen_digits.len(), set.seen_digits)
        };
        Self { sets: sets.iter().map(first).collect(), count }
    }

    /// The row of a digit of a set.
    fn at(&self, set: usize, digit: Digit) -> Option<usize> {
        let (first, digits) = self.sets[set];
        let before = digits.bits() & ((1 << digit.index()) - 1);
        digits.contains(digit).then(|| first + before.count_ones() as usize)
    }

    /// The digits of a set, with their rows.
    fn of(&self, set: usize) -> impl Iterator<Item = (Digit, usize)> {
        let (first, digits) = self.sets[set];
        digits.into_iter().zip(first..)
    }
}

impl AlsLinks {
    /// The links between these sets.
    pub(crate) fn new(sets: &[Als]) -> Self {
        let count = sets.len();
        let [mut linked, mut twice, mut seen] = [(); 3].map(|()| Rows::square(count));
        let digits = DigitRows::new(sets);
        let [mut by, mut by_others] = [(); 2].map(|()| Rows::new(digits.count, count));
        for digit in Digit::ALL {
            let with =
                || sets.iter().enumerate().filter(|(_, set)| set.seen_digits.contains(digit));
            let places = Within::new(with().map(|(i, set)| (i, set.places(digit))));
            let see = Touching::new(count, with().map(|(i, set)| (i, set.seen(digit))));
            for (i, set) in with() {
                see.enter(set.seen(digit), seen.of_mut(i));
                let Some(at) = digits.at(i, digit) else { continue };
                let row = by.of_mut(at);
                let mut any = false;
                for other in places.of(set.seen(digit)) {
                    row[other / 64] |= 1 << (other % 64);
                    any = true;
                }
                if !any {
                    continue; // most digits of sets link to nothing
                }
                let row = by.of(at);
                for ((linked, twice), by) in
                    linked.of_mut(i).iter_mut().zip(twice.of_mut(i)).zip(row)
                {
                    *twice |= *linked & by;
                    *linked |= by;
                }
                for (_, other) in digits.of(i).filter(|(other, _)| *other != digit) {
                    let to = by_others.of_mut(other);
                    to.iter_mut().zip(row).for_each(|(to, by)| *to |= by);
                }
            }
        }
        let ends = OnceCell::new();
        Self { linked, twice, seen, by, by_others, digits, ends }
    }

    /// How many sets there are here.
    pub(crate) fn count(&self) -> usize {
        self.linked.rows()
    }

    /// The sets linked to two that are linked, in order, among those with these numbers: to these by digits other than
    /// the one that links the two, where there is only one.
    pub(crate) fn third(
        &self,
        [one, other]: [usize; 2],
        among: Range<usize>,
    ) -> impl Iterator<Item = usize> {
        let mut links = self.digits.of(one).filter(|(_, row)| self.by.has(*row, other));
        let only = links.next().filter(|_| !self.twice.has(one, other));
        let [one, other] =
            [one, other].map(|set| match only.and_then(|(digit, _)| self.digits.at(set, digit)) {
                Some(row) => self.by_others.of(row),
                None => self.linked.of(set),
            });
        bits_among(move |word| one[word] & other[word], among)
    }

    /// The sets linked to this one, in order, among those with these numbers.
    pub(crate) fn linked(&self, to: usize, among: Range<usize>) -> impl Iterator<Item = usize> {
        let row = self.linked.of(to);
        bits_among(|word| row[word], among)
    }

    /// The sets linked to two, in order, among those with these numbers, that may leave one of these digits, which are
    /// seen of both: a single one is not left by a set that is linked by it alone.
    pub(crate) fn pivots(
        &self,
        ends: [usize; 2],
        seen: DigitSet,
        among: Range<usize>,
    ) -> impl Iterator<Item = usize> {
        let single = seen.into_iter().next().filter(|_| seen.len() == 1);
        let [one, other] =
            ends.map(|set| match single.and_then(|digit| self.digits.at(set, digit)) {
                Some(row) => self.by_others.of(row),
                None => self.linked.of(set),
            });
        bits_among(move |word| one[word] & other[word], among)
    }

    /// The sets that a set is linked to and can eliminate something with: by a digit that is seen in both, or
    /// by two links.
    pub(crate) fn pairs(&self, with: usize, among: Range<usize>) -> impl Iterator<Item = usize> {
        let [linked, twice, seen] =
            [&self.linked, &self.twice, &self.seen].map(|rows| rows.of(with));
        bits_among(move |word| twice[word] | linked[word] & seen[word], among)
    }

    /// For each set those that are linked to one that it is linked to, by two digits, and that share a digit with it that
    /// some place sees whole in both; of those before it only some.
    pub(crate) fn ends(&self) -> &Rows {
        self.ends.get_or_init(|| {
            let mut ends = Rows::square(self.count());
            for i in 0..self.count() {
                // Each pair is asked for once, by the set that comes first.
                let later = i / 64;
                let row = &mut ends.of_mut(i)[later..];
                let mut enter = |more: &[u64]| {
                    row.iter_mut().zip(&more[later..]).for_each(|(row, more)| *row |= more);
                };
                ones(self.twice.of(i)).for_each(|pivot| enter(self.linked.of(pivot)));
                for (digit, by) in self.digits.of(i) {
                    // Those that are linked by two have been entered.
                    let pivots = ones(self.by.of(by)).filter(|k| !self.twice.has(i, *k));
                    for row in pivots.filter_map(|pivot| self.digits.at(pivot, digit)) {
                        enter(self.by_others.of(row));
                    }
                }
                let seen = &self.seen.of(i)[later..];
                row.iter_mut().zip(seen).for_each(|(row, seen)| *row &= seen);
            }
            ends
        })
    }
}

/// The numbers in a range whose bits are set.
pub(crate) fn bits_among(
    word: impl Fn(usize) -> u64,
    among: Range<usize>,
) -> impl Iterator<Item = usize> {
    let Range { start, end } = among;
    let masked = move |at: usize| {
        let from = if at == start / 64 { u64::MAX << (start % 64) } else { u64::MAX };
        let to = if at == end / 64 { !(u64::MAX << (end % 64)) } else { u64::MAX };
        word(at) & from & to
    };
    let (mut next, words) = (start / 64, end.div_ceil(64));
    let mut bits = 0;
    core::iter::from_fn(move || {
        while bits == 0 {
            if next >= words {
                return None;
            }
            bits = masked(next);
            next += 1;
        }
        let bit = bits.trailing_zeros() as usize;
        bits &= bits - 1;
        Some((next - 1) * 64 + bit)
    })
}
