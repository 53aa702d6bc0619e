//! Sums that follow from those of rules and from houses: a house sums to 45, and without the cages in it few cells are left.

use super::sum::Sum;
use crate::{Cell, House, HouseKind};

/// Sums of more cells say little.
const MOST_CELLS: usize = 6;

/// What is left of each house, and of two to four rows or columns next to each other, when the sums are taken away that leave
/// fewer cells without them. Each sum once.
pub(super) fn implied(sums: &[&Sum]) -> Vec<Sum> {
    if sums.is_empty() {
        return Vec::new();
    }
    let all: Vec<House> = House::all().collect();
    let mut found: Vec<Sum> = Vec::new();
    for kind in [HouseKind::Row, HouseKind::Column, HouseKind::Block] {
        let houses: Vec<House> = all.iter().copied().filter(|house| house.kind() == kind).collect();
        let together = if kind == HouseKind::Block { 1 } else { 4 };
        for count in 1..=together {
            for some in houses.windows(count) {
                let left = left_of(some, sums).filter(|left| !found.contains(left));
                found.extend(left.filter(|left| !sums.contains(&left)));
            }
        }
    }
    found
}

/// What these houses leave, where few cells are.
fn left_of(houses: &[House], sums: &[&Sum]) -> Option<Sum> {
    let mut times = [0_i16; 81];
    let cells = houses.iter().flat_map(|house| house.cells());
    cells.for_each(|cell| times[cell.index()] += 1);
    let mut total = 45 * i32::try_from(houses.len()).ok()?;
    for sum in sums {
        let own = || sum.terms().iter();
        let with = own().filter(|(cell, _)| times[cell.index()] != 0).count();
        if own().filter(|(cell, own)| times[cell.index()] != *own).count() < with {
            own().for_each(|(cell, own)| times[cell.index()] -= own);
            total -= sum.total();
        }
    }
    let left = Sum::new(Cell::all().into_iter().map(|cell| (cell, times[cell.index()])), total);
    (1..=MOST_CELLS).contains(&left.terms().len()).then_some(left)
}
