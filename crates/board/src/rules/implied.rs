//! What houses leave: each sums to 45, and without the cages in them few cells are left.

use super::sum::Sum;
use crate::{Cell, CellSet, House, HouseKind, HouseSet};

/// Sums of more cells say little.
const MOST_CELLS: usize = 6;

/// What houses leave when sums are taken away that lie in them, or nearly: each is taken or not, whichever leaves fewer cells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remainder {
    /// The cells that are left, in their order, with how often they count: never 0, below 0 where a sum sticks out.
    pub terms: Vec<(Cell, i16)>,
    /// What they come to.
    pub total: i32,
    /// The sums that are taken away, by their places.
    pub taken: Vec<usize>,
}

impl Remainder {
    /// Of these houses, where it matters how few cells are left beside those `known`. Nothing where a number is too large.
    ///
    /// ```
    /// use ninerooks_board::{CellSet, House, Remainder, Sum};
    /// let cage: Sum = "r1c1 + r1c2 + r1c3 + r1c4 + r1c5 + r1c6 + r1c7 + r1c8 = 38".parse()?;
    /// let left = Remainder::of(&[House::row(0)], &[&cage], CellSet::EMPTY).expect("small numbers");
    /// assert_eq!(Sum::new(left.terms, left.total).to_string(), "r1c9 = 7");
    /// assert_eq!(left.taken, [0]);
    /// # Ok::<(), ninerooks_board::NameError>(())
    /// ```
    pub fn of(houses: &[House], sums: &[&Sum], known: CellSet) -> Option<Self> {
        let mut times = [0_i32; 81];
        let cells = houses.iter().flat_map(|house| house.cells());
        cells.for_each(|cell| times[cell.index()] += 1);
        let mut total = 45 * i32::try_from(houses.len()).ok()?;
        let mut taken = Vec::new();
        for (at, sum) in sums.iter().enumerate() {
            let open = |without: i32| {
                let is_left = |(cell, own): &&(Cell, i16)| {
                    !known.contains(*cell) && times[cell.index()] != without * i32::from(*own)
                };
                sum.terms().iter().filter(is_left).count()
            };
            if open(1) < open(0) {
                for (cell, own) in sum.terms() {
                    times[cell.index()] -= i32::from(*own);
                }
                total = total.checked_sub(sum.total())?;
                taken.push(at);
            }
        }
        let left = Cell::all().into_iter().filter(|cell| times[cell.index()] != 0);
        let terms = left.map(|cell| Some((cell, i16::try_from(times[cell.index()]).ok()?)));
        Some(Self { terms: terms.collect::<Option<_>>()?, total, taken })
    }
}

/// What is left of each house, and of two to four rows or columns next to each other, where that is few cells. Each sum once,
/// with the houses and the sums that are taken away.
pub(super) fn implied(sums: &[&Sum]) -> Vec<(Sum, HouseSet, Vec<usize>)> {
    if sums.is_empty() {
        return Vec::new();
    }
    let mut found: Vec<(Sum, HouseSet, Vec<usize>)> = Vec::new();
    for kind in [HouseKind::Row, HouseKind::Column, HouseKind::Block] {
        let houses: Vec<House> = House::all().filter(|house| house.kind() == kind).collect();
        let together = if kind == HouseKind::Block { 1 } else { 4 };
        for some in (1..=together).flat_map(|count| houses.windows(count)) {
            let Some(left) = Remainder::of(some, sums, CellSet::EMPTY) else { continue };
            let sum = Sum::new(left.terms, left.total);
            let is_known = || sums.contains(&&sum) || found.iter().any(|(known, ..)| *known == sum);
            if (1..=MOST_CELLS).contains(&sum.terms().len()) && !is_known() {
                found.push((sum, some.iter().copied().collect(), left.taken));
            }
        }
    }
    found
}
