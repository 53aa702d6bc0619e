//! Sums that follow from those of rules and from houses: a house sums to 45, and without the cages in it few cells are left.

use super::sum::Sum;
use crate::{Cell, House, HouseKind, HouseSet};

/// Sums of more cells say little.
const MOST_CELLS: usize = 6;

/// What houses leave, and how that comes about.
pub(super) struct Left {
    pub(super) sum: Sum,
    pub(super) houses: HouseSet,
    /// The sums that are taken away, by their places.
    pub(super) taken: Vec<usize>,
}

/// What is left of each house, and of two to four rows or columns next to each other, when the sums are taken away that leave
/// fewer cells without them. Each sum once.
pub(super) fn implied(sums: &[&Sum]) -> Vec<Left> {
    if sums.is_empty() {
        return Vec::new();
    }
    let all: Vec<House> = House::all().collect();
    let mut found: Vec<Left> = Vec::new();
    for kind in [HouseKind::Row, HouseKind::Column, HouseKind::Block] {
        let houses: Vec<House> = all.iter().copied().filter(|house| house.kind() == kind).collect();
        let together = if kind == HouseKind::Block { 1 } else { 4 };
        for count in 1..=together {
            for some in houses.windows(count) {
                let is_new = |left: &Left| {
                    !sums.contains(&&left.sum) && found.iter().all(|known| known.sum != left.sum)
                };
                let left = left_of(some, sums).filter(is_new);
                found.extend(left);
            }
        }
    }
    found
}

/// What these houses leave, where few cells are.
fn left_of(houses: &[House], sums: &[&Sum]) -> Option<Left> {
    let mut times = [0_i16; 81];
    let cells = houses.iter().flat_map(|house| house.cells());
    cells.for_each(|cell| times[cell.index()] += 1);
    let mut total = 45 * i32::try_from(houses.len()).ok()?;
    let mut taken = Vec::new();
    for (at, sum) in sums.iter().enumerate() {
        let own = || sum.terms().iter();
        let with = own().filter(|(cell, _)| times[cell.index()] != 0).count();
        if own().filter(|(cell, own)| times[cell.index()] != *own).count() < with {
            own().for_each(|(cell, own)| times[cell.index()] -= own);
            total -= sum.total();
            taken.push(at);
        }
    }
    let sum = Sum::new(Cell::all().into_iter().map(|cell| (cell, times[cell.index()])), total);
    let fits = (1..=MOST_CELLS).contains(&sum.terms().len());
    fits.then(|| Left { sum, houses: houses.iter().copied().collect(), taken })
}
