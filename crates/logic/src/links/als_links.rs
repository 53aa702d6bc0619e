//! Restricted commons: which almost-locked sets cannot both have some digit.

use core::ops::Range;

use ninerooks_board::{CellSet, Digit};

use super::sources::als::Als;

/// Which sets are linked to which by some restricted common: a row of bits for each.
#[derive(Debug)]
pub(crate) struct AlsLinks {
    rows: Vec<u64>,
    /// How many words a row has.
    words: usize,
}

impl AlsLinks {
    /// The links between these sets.
    pub(crate) fn new(sets: &[Als]) -> Self {
        let words = sets.len().div_ceil(64);
        let mut rows = vec![0u64; words * sets.len()];
        for digit in Digit::ALL {
            let with: Vec<(usize, CellSet, CellSet)> = sets
                .iter()
                .enumerate()
                .filter(|(_, set)| set.digits.contains(digit))
                .map(|(i, set)| (i, set.places(digit), set.seen(digit)))
                .collect();
            for (n, (i, _, seen)) in with.iter().enumerate().filter(|(_, (_, _, s))| !s.is_empty())
            {
                for (j, places, _) in &with[n + 1..] {
                    if places.is_subset(*seen) {
                        rows[*i * words + j / 64] |= 1 << (j % 64);
                        rows[*j * words + i / 64] |= 1 << (i % 64);
                    }
                }
            }
        }
        Self { rows, words }
    }

    /// The sets linked to all of these, in order, among those with these numbers.
    pub(crate) fn common<'a>(
        &'a self,
        to: &'a [usize],
        among: Range<usize>,
    ) -> impl Iterator<Item = usize> + 'a {
        let Range { start, end } = among;
        (start / 64..end.div_ceil(64)).flat_map(move |word| {
            let mut bits =
                to.iter().fold(u64::MAX, |bits, i| bits & self.rows[*i * self.words + word]);
            core::iter::from_fn(move || {
                let bit = (bits != 0).then(|| bits.trailing_zeros() as usize)?;
                bits &= bits - 1;
                Some(word * 64 + bit)
            })
            .filter(move |i| (start..end).contains(i))
        })
    }
}
