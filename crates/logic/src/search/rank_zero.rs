//! The general rule of the Sudoku Assistant (seed of singles, locked candidates, subsets and fish).
//!
//! Let A and B be unions of n sets each. If a candidate of A lies in B, whatever candidate of A it
//! is, then all candidates of B lie in A: the n truths of A use the n links of B up. So every
//! candidate of B outside A is false. The same beast is a naked single (A a cell, B a digit's
//! house), locked candidates (a box and a row), a subset (n cells and n digits of a house, or the
//! other way round) and a fish (n rows and n columns of a digit), depending on what A and B are.
//!
//! Source: Bob Hanson, Sudoku Assistant, "12 rules"; in today's words rank 0.

use crate::Flow;

/// Nine possible truths against nine possible links: bit `j` of row `i` says that truth `i` has a
/// candidate in link `j`. A row without bits is a truth that is settled already.
pub(crate) type Incidence = [u16; 9];

/// Calls `visit(truths, links)` for all sets of `n` truths whose candidates lie in `n` links, when
/// some other truth has a candidate there too, so that something is false. Sets which hold a
/// smaller such set are left out: they say nothing new. Order: by lowest truth, then the next.
pub(crate) fn closed_sets(
    rows: &Incidence,
    n: usize,
    mut visit: impl FnMut(u16, u16) -> Flow,
) -> Flow {
    let mut few = [0u8; 9];
    let mut count = 0;
    for (i, row) in (0u8..).zip(rows) {
        if *row != 0 && row.count_ones() as usize <= n {
            few[count] = i;
            count += 1;
        }
    }
    if count < n {
        return Flow::Continue(());
    }
    Search { rows, few: &few[..count], n, visit: &mut visit }.extend(0, 0, 0, 0)
}

struct Search<'a, V> {
    rows: &'a Incidence,
    /// The truths with at most n candidates' links.
    few: &'a [u8],
    n: usize,
    visit: &'a mut V,
}

impl<V: FnMut(u16, u16) -> Flow> Search<'_, V> {
    fn extend(&mut self, from: usize, truths: u16, links: u16, chosen: usize) -> Flow {
        if chosen == self.n {
            return self.report(truths, links);
        }
        for next in from..=self.few.len() - (self.n - chosen) {
            let i = self.few[next];
            let wider = links | self.rows[usize::from(i)];
            if wider.count_ones() as usize <= self.n {
                self.extend(next + 1, truths | 1 << i, wider, chosen + 1)?;
            }
        }
        Flow::Continue(())
    }

    fn report(&mut self, truths: u16, links: u16) -> Flow {
        let removes = (0..9).any(|i| truths >> i & 1 == 0 && self.rows[i] & links != 0);
        if links.count_ones() as usize == self.n && removes && self.is_minimal(truths) {
            (self.visit)(truths, links)
        } else {
            Flow::Continue(())
        }
    }

    /// Whether no proper part of `truths` is closed by itself.
    fn is_minimal(&self, truths: u16) -> bool {
        let mut part = (truths - 1) & truths;
        while part != 0 {
            let links =
                (0..9).filter(|i| part >> i & 1 == 1).fold(0, |links, i| links | self.rows[i]);
            if links.count_ones() <= part.count_ones() {
                return false;
            }
            part = (part - 1) & truths;
        }
        true
    }
}

/// The incidence seen from the other side: links as truths.
pub(crate) fn transposed(rows: &Incidence) -> Incidence {
    core::array::from_fn(|j| (0..9).fold(0, |bits, i| bits | (rows[i] >> j & 1) << i))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Straight from the definition: all choices of n rows.
    fn slowly(rows: &Incidence, n: u32) -> Vec<(u16, u16)> {
        let union = |set: u16| {
            (0..9).filter(|i| set >> i & 1 == 1).fold(0, |links: u16, i| links | rows[i])
        };
        let closed = |set: u16| {
            (0..9).all(|i| set >> i & 1 == 0 || rows[i] != 0)
                && union(set).count_ones() <= set.count_ones()
        };
        (1..512u16)
            .filter(|&set| set.count_ones() == n && closed(set))
            .filter(|&set| (1..set).all(|part| part & !set != 0 || !closed(part)))
            .filter(|&set| (0..9).any(|i| set >> i & 1 == 0 && rows[i] & union(set) != 0))
            .map(|set| (set, union(set)))
            .collect()
    }

    #[test]
    fn agrees_with_the_definition_on_many_incidences() {
        let mut state = 1u64;
        let mut seen = 0;
        for _ in 0..3000 {
            let rows: Incidence = core::array::from_fn(|_| {
                let mut bits = 0x1FF;
                for _ in 0..3 {
                    state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(99);
                    bits &= u16::try_from(state >> 55).expect("nine bits");
                }
                bits
            });
            for n in 1..8 {
                let mut fast = Vec::new();
                let _ = closed_sets(&rows, n, |truths, links| {
                    fast.push((truths, links));
                    Flow::Continue(())
                });
                fast.sort_unstable();
                seen += fast.len();
                let n = u32::try_from(n).expect("small");
                assert_eq!(fast, slowly(&rows, n), "{rows:?}, n = {n}");
            }
            assert_eq!(transposed(&transposed(&rows)), rows);
        }
        assert!(seen > 1000, "the incidences must hold something to find, not {seen}");
    }
}
