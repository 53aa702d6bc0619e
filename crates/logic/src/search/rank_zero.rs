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

/// Calls `visit(truths, links)` for all sets of `n` truths whose candidates lie in `n` links.
/// Order: by lowest truth, then the next.
///
/// For `n` above 1 each truth must have two candidates' links or more: one with a single link is a
/// single by itself. A set that falls apart into smaller closed sets without a common link is left
/// out, for it says nothing that these do not say. One that holds a smaller closed set and needs
/// its links is reported, as other programs do.
pub(crate) fn closed_sets(
    rows: &Incidence,
    n: usize,
    mut visit: impl FnMut(u16, u16) -> Flow,
) -> Flow {
    let mut few = [0u8; 9];
    let mut count = 0;
    for (i, row) in (0u8..).zip(rows) {
        if (n.min(2)..=n).contains(&(row.count_ones() as usize)) {
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
        if links.count_ones() as usize == self.n && is_connected(self.rows, truths) {
            (self.visit)(truths, links)
        } else {
            Flow::Continue(())
        }
    }
}

/// Whether the truths are connected by common links.
pub(crate) fn is_connected(rows: &Incidence, truths: u16) -> bool {
    let mut reached = truths & truths.wrapping_neg();
    let mut links = rows[reached.trailing_zeros() as usize];
    loop {
        let near = |i: &usize| truths >> i & 1 == 1 && rows[*i] & links != 0;
        let wider = (0..9).filter(near).fold(reached, |set, i| set | 1 << i);
        if wider == reached {
            return reached == truths;
        }
        reached = wider;
        links = union(rows, reached);
    }
}

/// All links of a set of truths.
fn union(rows: &Incidence, truths: u16) -> u16 {
    (0..9).filter(|i| truths >> i & 1 == 1).fold(0, |links, i| links | rows[i])
}

/// Whether a truth outside the set has a candidate in the links, so that something is false.
pub(crate) fn removes(rows: &Incidence, truths: u16, links: u16) -> bool {
    (0..9).any(|i| truths >> i & 1 == 0 && rows[i] & links != 0)
}

#[cfg(test)]
mod tests {
    use ninerooks_testing::Rng;

    use super::*;

    /// Straight from the definition: all choices of n rows, and all ways to part them.
    fn slowly(rows: &Incidence, n: u32) -> Vec<(u16, u16)> {
        let size = |set: u16| set.count_ones();
        let parts = |set: u16| (1..set).filter(move |part| part & !set == 0);
        let splits =
            |set: u16| parts(set).any(|part| union(rows, part) & union(rows, set & !part) == 0);
        (1..512u16)
            .filter(|&set| size(set) == n && size(union(rows, set)) == n)
            .filter(|&set| (0..9).all(|i| set >> i & 1 == 0 || size(rows[i]) >= n.min(2)))
            .filter(|&set| !splits(set))
            .map(|set| (set, union(rows, set)))
            .collect()
    }

    #[test]
    fn agrees_with_the_definition_on_many_incidences() {
        let mut numbers = Rng(1);
        let mut seen = 0;
        for _ in 0..1000 {
            let rows: Incidence = core::array::from_fn(|_| {
                let mut bits = 0x1FF;
                for _ in 0..2 {
                    bits &= u16::try_from(numbers.below(512)).expect("nine bits");
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
        }
        assert!(seen > 200, "the incidences must hold something to find, not {seen}");
    }
}
