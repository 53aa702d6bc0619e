//! How many givens a puzzle of a solution has at least.
//!
//! Each unavoidable set has a given. Sets without a common cell need one each, so as many as can be found are a bound;
//! the smallest number of cells that hit all sets is a better one, and what is looked for here, as far as the work
//! that is allowed goes.

use ninerooks_board::CellSet;

/// How many givens are needed at least, as far as some sets say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bound {
    /// As many sets have no cell in common.
    pub disjoint: usize,
    /// No fewer cells hit all sets.
    pub least: usize,
    /// Whether so many cells do hit them all.
    pub is_exact: bool,
}

/// How many givens hit all these sets, with so many nodes of search for each number of givens.
///
/// ```
/// use ninerooks_lab::clue_bound;
/// use ninerooks_board::CellSet;
/// let sets: [CellSet; 3] = [0b0011, 0b0110, 0b0101].map(CellSet::from_bits);
/// let bound = clue_bound(&sets, 100);
/// assert_eq!((bound.disjoint, bound.least, bound.is_exact), (1, 2, true));
/// ```
pub fn clue_bound(sets: &[CellSet], nodes: u64) -> Bound {
    let mut sets: Vec<u128> = sets.iter().map(|set| set.bits()).collect();
    sets.sort_by_key(|set| set.count_ones());
    let disjoint = packed(&sets, 0);
    let mut least = disjoint;
    loop {
        let mut left = nodes;
        match is_hit(&sets, 0, 0, least, &mut left) {
            Some(true) => return Bound { disjoint, least, is_exact: true },
            Some(false) => least += 1,
            None => return Bound { disjoint, least, is_exact: false },
        }
    }
}

/// Sets without a common cell, taken greedily, without the cells that are out.
fn packed(sets: &[u128], out: u128) -> usize {
    let (mut used, mut count) = (0, 0);
    for set in sets {
        let set = set & !out;
        if set & used == 0 {
            used |= set;
            count += 1;
        }
    }
    count
}

/// Whether so many more cells hit all sets, with those that are in and without those that are out.
fn is_hit(sets: &[u128], chosen: u128, out: u128, more: usize, left: &mut u64) -> Option<bool> {
    *left = left.checked_sub(1)?;
    let open: Vec<u128> = sets.iter().copied().filter(|set| set & chosen == 0).collect();
    // The set with the fewest cells left.
    let Some(set) = open.iter().map(|set| set & !out).min_by_key(|set| set.count_ones()) else {
        return Some(true);
    };
    if set == 0 || more == 0 {
        return Some(false);
    }
    let mut by_size: Vec<u128> = open.iter().map(|set| set & !out).collect();
    by_size.sort_by_key(|set| set.count_ones());
    if packed(&by_size, 0) > more {
        return Some(false);
    }
    // The cell that hits most comes first; what has been tried is out.
    let mut cells: Vec<u32> = (0..81).filter(|cell| set >> cell & 1 == 1).collect();
    cells.sort_by_key(|cell| {
        core::cmp::Reverse(by_size.iter().filter(|set| *set >> cell & 1 == 1).count())
    });
    let mut out = out;
    for cell in cells {
        if is_hit(&open, chosen | 1 << cell, out, more - 1, left)? {
            return Some(true);
        }
        out |= 1 << cell;
    }
    Some(false)
}
