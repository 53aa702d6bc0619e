//! Unavoidable sets of a solution: cells of which every puzzle of this solution has a given.
//!
//! A set is unavoidable if the digits in its cells can be exchanged so that there is another solution, and no part of it
//! is so. All of a size are found by changing one cell after the other: a cell gets another digit, and where this
//! digit was in the row, column and box the digit has to change too. When no cell has to change any more, the
//! changed ones are such a set, for in each house what came in is what went out. In a set of n cells no digit, row,
//! column or box is alone: with k of one kind touched the set has 2 k cells at least, which ends most branches.

use std::collections::BTreeSet;

use ninerooks_board::CellSet;

use crate::Clues;

/// The unavoidable sets of a solution with `most` cells at most, the smallest first; `None` if it takes more than `nodes`
/// cells that are changed.
///
/// ```
/// use ninerooks_lab::{Random, random_solution, unavoidable_sets};
/// let solution = random_solution(&mut Random::new(1, 0));
/// let sets = unavoidable_sets(&solution, 6, 1 << 20).ok_or("few nodes")?;
/// assert!(sets.iter().all(|set| (4..=6).contains(&set.len())));
/// # Ok::<(), &str>(())
/// ```
pub fn unavoidable_sets(solution: &Clues, most: usize, nodes: u64) -> Option<Vec<CellSet>> {
    if !solution.is_solution() {
        return Some(Vec::new());
    }
    let mut search = Search::new(solution, most, nodes);
    for start in 0..81 {
        let first = Change { first: start, ..Change::default() };
        let first = search.touched(first, start)?;
        search.extend(&first)?;
    }
    Some(minimal(search.found))
}

/// The sets that contain none of the others.
fn minimal(found: BTreeSet<u128>) -> Vec<CellSet> {
    let mut sets: Vec<u128> = found.into_iter().collect();
    // In reading order, within a size.
    sets.sort_by_key(|set| (set.count_ones(), !set.reverse_bits()));
    let mut all: Vec<u128> = Vec::new();
    for set in sets {
        // Only smaller ones can be part of it.
        let smaller = all.partition_point(|other| other.count_ones() < set.count_ones());
        if all[..smaller].iter().all(|other| other & !set != 0) {
            all.push(set);
        }
    }
    all.into_iter().map(CellSet::from_bits).collect()
}

/// Some cells are changed, and others have to be.
#[derive(Clone, Copy, Default)]
struct Change {
    /// No cell before this one changes: what begins there is found from there.
    first: usize,
    /// The cells that have to change, those that have changed among them.
    touched: u128,
    /// The cells that have their new digit.
    done: u128,
    /// The new digits of each house, a bit each: rows, columns, boxes.
    given: [u16; 27],
    /// How many cells of each row, column, box and digit have to change.
    counts: [[u8; 9]; 4],
}

struct Search {
    /// The digit of each cell, from 0.
    digits: [usize; 81],
    /// The row, column and box of each cell, from 0, 9 and 18.
    houses: [[usize; 3]; 81],
    /// Where each house has each digit.
    place: [[usize; 9]; 27],
    most: usize,
    nodes: u64,
    found: BTreeSet<u128>,
}

impl Search {
    fn new(solution: &Clues, most: usize, nodes: u64) -> Self {
        let digits = solution.0.map(|digit| usize::from(digit) - 1);
        let houses = core::array::from_fn(|cell| {
            let (row, column) = (cell / 9, cell % 9);
            [row, 9 + column, 18 + row / 3 * 3 + column / 3]
        });
        let mut place = [[0; 9]; 27];
        for cell in 0..81 {
            let own: [usize; 3] = houses[cell];
            for house in own {
                place[house][digits[cell]] = cell;
            }
        }
        Self { digits, houses, place, most, nodes, found: BTreeSet::new() }
    }

    /// One more cell has to change. Nothing when the nodes are spent.
    fn touched(&mut self, mut change: Change, cell: usize) -> Option<Change> {
        self.nodes = self.nodes.checked_sub(1)?;
        self.touch(&mut change, cell);
        Some(change)
    }

    const fn touch(&self, change: &mut Change, cell: usize) {
        change.touched |= 1 << cell;
        let [row, column, block] = self.houses[cell];
        change.counts[0][row] += 1;
        change.counts[1][column - 9] += 1;
        change.counts[2][block - 18] += 1;
        change.counts[3][self.digits[cell]] += 1;
    }

    /// At least so many cells change in the end.
    fn least(change: &Change) -> usize {
        // A row, column, box or digit that is touched once is so twice.
        let kind = |counts: &[u8; 9]| -> usize {
            counts.iter().map(|count| if *count == 1 { 2 } else { usize::from(*count) }).sum()
        };
        let kinds = change.counts.iter().map(kind);
        kinds.max().unwrap_or_default()
    }

    /// Gives digits to the cells that have none, in every way.
    fn extend(&mut self, change: &Change) -> Option<()> {
        let open = change.touched & !change.done;
        if open == 0 {
            self.found.insert(change.touched);
            return Some(());
        }
        // The cell with the fewest ways: of the others most never come up.
        let mut best: Option<Vec<Change>> = None;
        let mut left = open;
        while left != 0 {
            let cell = left.trailing_zeros() as usize;
            left &= left - 1;
            let ways = self.ways(change, cell)?;
            if best.as_ref().is_none_or(|best| ways.len() < best.len()) {
                let is_end = ways.len() <= 1;
                best = Some(ways);
                if is_end {
                    break;
                }
            }
        }
        best.unwrap_or_default().iter().try_for_each(|next| self.extend(next))
    }

    /// The ways to give a cell another digit.
    fn ways(&mut self, change: &Change, cell: usize) -> Option<Vec<Change>> {
        self.nodes = self.nodes.checked_sub(1)?;
        let houses = self.houses[cell];
        let given = houses.iter().fold(0, |all, house| all | change.given[*house]);
        let mut all = Vec::new();
        for digit in (0..9).filter(|d| *d != self.digits[cell] && given >> d & 1 == 0) {
            let mut next = *change;
            next.done |= 1 << cell;
            let mut is_late = true;
            for house in houses {
                next.given[house] |= 1 << digit;
                let place = self.place[house][digit];
                is_late &= place >= change.first;
                if next.touched >> place & 1 == 0 {
                    self.touch(&mut next, place);
                }
            }
            if is_late && Self::least(&next) <= self.most {
                all.push(next);
            }
        }
        Some(all)
    }
}
