//! Rows of bits: a relation between numbered things; and which of many sets of cells are within some cells or
//! have one of them.

use ninerooks_board::CellSet;

/// A row of bits for each of so many things.
#[derive(Debug)]
pub(crate) struct Rows {
    bits: Vec<u64>,
    words: usize,
}

impl Rows {
    /// So many rows for as many things, with no bit set.
    pub(crate) fn square(count: usize) -> Self {
        Self::new(count, count)
    }

    /// So many rows of so many bits, with none set.
    pub(crate) fn new(rows: usize, bits: usize) -> Self {
        let words = bits.div_ceil(64);
        Self { bits: vec![0; rows * words], words }
    }

    /// How many rows there are.
    pub(crate) fn rows(&self) -> usize {
        self.bits.len().checked_div(self.words).unwrap_or(0)
    }

    pub(crate) fn of(&self, row: usize) -> &[u64] {
        &self.bits[row * self.words..][..self.words]
    }

    pub(crate) fn of_mut(&mut self, row: usize) -> &mut [u64] {
        &mut self.bits[row * self.words..][..self.words]
    }

    pub(crate) fn has(&self, row: usize, bit: usize) -> bool {
        has(self.of(row), bit)
    }

    pub(crate) fn insert(&mut self, row: usize, bit: usize) {
        self.bits[row * self.words + bit / 64] |= 1 << (bit % 64);
    }

    /// Enters into a row all that another one has.
    pub(crate) fn unite(&mut self, row: usize, with: usize) {
        if row == with {
            return;
        }
        let (low, high) = self.bits.split_at_mut(row.max(with) * self.words);
        let (low, high) = (&mut low[row.min(with) * self.words..], high);
        let (to, from) = if row < with { (low, &*high) } else { (high, &*low) };
        add(to, &from[..self.words]);
    }
}

/// Enters into a row all that another one has.
pub(crate) fn add(to: &mut [u64], from: &[u64]) {
    to.iter_mut().zip(from).for_each(|(to, from)| *to |= from);
}

/// Whether a bit of a row is set.
pub(crate) fn has(row: &[u64], bit: usize) -> bool {
    row[bit / 64] >> (bit % 64) & 1 == 1
}

/// The bits of a row that are set, in order.
pub(crate) fn ones(row: &[u64]) -> Ones<'_> {
    Ones { row, word: 0, bits: row.first().copied().unwrap_or(0) }
}

/// See [`ones`].
pub(crate) struct Ones<'a> {
    row: &'a [u64],
    word: usize,
    bits: u64,
}

impl Iterator for Ones<'_> {
    type Item = usize;

    fn next(&mut self) -> Option<usize> {
        while self.bits == 0 {
            self.word += 1;
            self.bits = *self.row.get(self.word)?;
        }
        let bit = self.word * 64 + self.bits.trailing_zeros() as usize;
        self.bits &= self.bits - 1;
        Some(bit)
    }
}

/// Numbered sets of cells by the cells that they have.
pub(crate) struct Touching {
    with: Rows,
}

impl Touching {
    /// The sets with their numbers, which are below `bound`.
    pub(crate) fn new(bound: usize, sets: impl Iterator<Item = (usize, CellSet)>) -> Self {
        let mut with = Rows::new(81, bound);
        for (i, set) in sets {
            set.for_each(|cell| with.insert(cell.index(), i));
        }
        Self { with }
    }

    /// Enters the sets that have one of these cells.
    pub(crate) fn enter(&self, cells: CellSet, row: &mut [u64]) {
        for cell in cells {
            add(row, self.with.of(cell.index()));
        }
    }
}

/// Numbered sets of cells, none of them empty, by their first cell.
pub(crate) struct Within {
    /// The sets by their first cell, and where those of each cell begin.
    sets: Vec<(CellSet, usize)>,
    begins: [u32; 82],
}

impl Within {
    /// The sets with their numbers. They are gone through twice: counted, then put where they belong.
    pub(crate) fn new(sets: impl Iterator<Item = (usize, CellSet)> + Clone) -> Self {
        let first = |set: CellSet| set.bits().trailing_zeros().min(80) as usize;
        let mut begins = [0_u32; 82];
        sets.clone().for_each(|(_, set)| begins[first(set) + 1] += 1);
        for cell in 0..81 {
            begins[cell + 1] += begins[cell];
        }
        let mut next = begins;
        let mut by_first = vec![(CellSet::EMPTY, 0); begins[81] as usize];
        for (i, set) in sets {
            let next = &mut next[first(set)];
            by_first[*next as usize] = (set, i);
            *next += 1;
        }
        Self { sets: by_first, begins }
    }

    /// The sets that are within these cells.
    pub(crate) fn of(&self, cells: CellSet) -> impl Iterator<Item = usize> {
        cells.flat_map(move |cell| {
            let [begin, end] = [0, 1].map(|next| self.begins[cell.index() + next] as usize);
            let with_first = self.sets[begin..end].iter();
            with_first.filter(move |(set, _)| set.is_subset(cells)).map(|(_, i)| *i)
        })
    }
}

#[cfg(test)]
mod tests {
    use ninerooks_testing::Rng;

    use super::*;

    #[test]
    fn sets_within_cells_and_sets_that_touch_them_are_those_of_the_definition() {
        let mut rng = Rng(15);
        let mut cells = |most: usize| -> CellSet {
            (0..=rng.below(most))
                .map(|_| ninerooks_board::Cell::from_index(rng.below(81)))
                .collect()
        };
        let sets: Vec<CellSet> = (0..150).map(|_| cells(4)).collect();
        let numbered = sets.iter().copied().enumerate();
        let (all_touching, all_within) =
            (Touching::new(sets.len(), numbered.clone()), Within::new(numbered));
        let (mut within, mut touching) = (0, 0);
        for _ in 0..100 {
            let other = cells(150);
            let mut row = vec![0; sets.len().div_ceil(64)];
            all_touching.enter(other, &mut row);
            for (i, set) in sets.iter().enumerate() {
                assert_eq!(all_within.of(other).any(|within| within == i), set.is_subset(other));
                assert_eq!(has(&row, i), !set.is_disjoint(other));
                within += usize::from(set.is_subset(other));
                touching += usize::from(!set.is_disjoint(other));
            }
        }
        assert!(within > 100 && touching > 100 && touching < 15_000, "{within} {touching}");
    }

    #[test]
    fn a_row_takes_what_another_one_has() {
        let mut rows = Rows::new(3, 100);
        rows.insert(0, 5);
        rows.insert(2, 99);
        rows.unite(0, 2);
        rows.unite(1, 0);
        rows.unite(2, 2);
        let all: Vec<Vec<usize>> = (0..3).map(|row| ones(rows.of(row)).collect()).collect();
        assert_eq!(all, [vec![5, 99], vec![5, 99], vec![99]]);
        assert!(rows.has(1, 99) && !rows.has(1, 98));
    }
}
