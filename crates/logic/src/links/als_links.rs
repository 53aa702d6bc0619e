//! Restricted commons: which almost-locked sets cannot both have some digit.

use core::ops::Range;

use ninerooks_board::Digit;

use super::rows::{ByCell, Rows, ones};
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
}

impl AlsLinks {
    /// The links between these sets.
    pub(crate) fn new(sets: &[Als]) -> Self {
        let [mut linked, mut twice, mut seen] = [(); 3].map(|()| Rows::square(sets.len()));
        for digit in Digit::ALL {
            let with =
                || sets.iter().enumerate().filter(|(_, set)| set.seen_digits.contains(digit));
            let places = with().map(|(i, set)| (i, set.places(digit)));
            let places = ByCell::new(sets.len(), places);
            let see = ByCell::new(sets.len(), with().map(|(i, set)| (i, set.seen(digit))));
            for (i, set) in with() {
                see.enter_touching(set.seen(digit), seen.of_mut(i));
                let (linked, twice) = (linked.of_mut(i), twice.of_mut(i));
                for other in places.within(set.seen(digit)) {
                    let (word, bit) = (other / 64, 1 << (other % 64));
                    twice[word] |= linked[word] & bit;
                    linked[word] |= bit;
                }
            }
        }
        Self { linked, twice, seen }
    }

    /// The sets linked to all of these, in order, among those with these numbers.
    pub(crate) fn common<'a>(
        &'a self,
        to: &'a [usize],
        among: Range<usize>,
    ) -> impl Iterator<Item = usize> + 'a {
        let common =
            move |word: usize| to.iter().fold(u64::MAX, |bits, i| bits & self.linked.of(*i)[word]);
        bits_among(common, among)
    }

    /// The sets that a set is linked to and can eliminate something with: by a digit that is seen in both, or
    /// by two links.
    pub(crate) fn pairs(&self, with: usize, among: Range<usize>) -> impl Iterator<Item = usize> {
        let [linked, twice, seen] =
            [&self.linked, &self.twice, &self.seen].map(|rows| rows.of(with));
        bits_among(move |word| twice[word] | linked[word] & seen[word], among)
    }

    /// For each set those that are linked to one that it is linked to, and that share a digit with it that some place
    /// sees whole in both.
    pub(crate) fn ends(&self) -> Rows {
        let count = self.linked.words() * 64;
        let sets = self.linked.rows();
        let mut ends = Rows::new(sets, count);
        for i in 0..sets {
            let row = ends.of_mut(i);
            for pivot in ones(self.linked.of(i)) {
                row.iter_mut().zip(self.linked.of(pivot)).for_each(|(row, bits)| *row |= bits);
            }
            row.iter_mut().zip(self.seen.of(i)).for_each(|(row, bits)| *row &= bits);
        }
        ends
    }
}

/// The numbers in a range whose bits are set.
pub(crate) fn bits_among(
    word: impl Fn(usize) -> u64,
    among: Range<usize>,
) -> impl Iterator<Item = usize> {
    let Range { start, end } = among;
    (start / 64..end.div_ceil(64)).flat_map(move |at| {
        let mut bits = word(at);
        core::iter::from_fn(move || {
            let bit = (bits != 0).then(|| bits.trailing_zeros() as usize)?;
            bits &= bits - 1;
            Some(at * 64 + bit)
        })
        .filter(move |i| (start..end).contains(i))
    })
}
