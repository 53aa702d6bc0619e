//! What a sum leaves of the candidates of its cells.
//!
//! Its cells are split into groups, in each of which no digit is there twice: a cage is one group, the shaft of an arrow as many as
//! it has houses. What digits a group has is a set, so at most 126 are tried; between groups only the least and the most count
//! that each can come to.

use super::sum::Sum;
use crate::{Candidate, Cell, Digit, DigitSet};

/// The cells of a sum in groups.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Groups(Vec<Group>);

/// Cells that count the same and have different digits.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Group {
    times: i32,
    cells: Vec<Cell>,
}

/// What a group can come to: the least and the most of all sets of digits that fill it.
type Bounds = (i32, i32);

impl Groups {
    /// By what two candidates of the same digit exclude each other.
    pub(super) fn of(sum: &Sum, exclude_each_other: impl Fn(Candidate, Candidate) -> bool) -> Self {
        let mut groups: Vec<Group> = Vec::new();
        for &(cell, times) in sum.terms() {
            // Two cells may be kept from some pairs of equal digits, and not from all.
            let differs = |other: &Cell| {
                Digit::ALL.into_iter().all(|digit| {
                    exclude_each_other(Candidate::new(digit, cell), Candidate::new(digit, *other))
                })
            };
            let fits = |group: &&mut Group| {
                group.times == i32::from(times) && group.cells.iter().all(differs)
            };
            match groups.iter_mut().find(fits) {
                Some(group) => group.cells.push(cell),
                None => groups.push(Group { times: times.into(), cells: vec![cell] }),
            }
        }
        Self(groups)
    }

    /// Tells of each cell the digits that have room, where these are live; nothing when there is no way to have the total.
    pub(super) fn room(
        &self,
        total: i32,
        live: impl Fn(Cell) -> DigitSet + Copy,
        mut tell: impl FnMut(Cell, DigitSet),
    ) -> Option<()> {
        let bounds =
            self.0.iter().map(|group| group.bounds(live)).collect::<Option<Vec<Bounds>>>()?;
        let sum = |bounds: &[Bounds]| {
            bounds.iter().fold((0, 0), |(least, most), own| (least + own.0, most + own.1))
        };
        let (least, most) = sum(&bounds);
        for (group, own) in self.0.iter().zip(&bounds) {
            // What the others leave to this one.
            let left = (total - (most - own.1), total - (least - own.0));
            let digits = group.digits(live, left)?;
            for &cell in &group.cells {
                tell(cell, live(cell) & digits);
            }
        }
        Some(())
    }
}

impl Group {
    /// The sets of digits that may fill it: as many as cells, each cell has one of them.
    fn fillings(&self, live: impl Fn(Cell) -> DigitSet) -> impl Iterator<Item = (DigitSet, i32)> {
        let each: Vec<DigitSet> = self.cells.iter().map(|cell| live(*cell)).collect();
        let all = each.iter().fold(DigitSet::EMPTY, |all, own| all | *own);
        let count = self.cells.len();
        (0_u16..512)
            .map(DigitSet::from_bits)
            .filter(move |set| set.len() == count && set.is_subset(all))
            .filter(move |set| each.iter().all(|own| !own.is_disjoint(*set)))
            .map(|set| (set, self.times * set.map(|digit| i32::from(digit.get())).sum::<i32>()))
    }

    fn bounds(&self, live: impl Fn(Cell) -> DigitSet) -> Option<Bounds> {
        self.fillings(live).map(|(_, sum)| (sum, sum)).reduce(|a, b| (a.0.min(b.0), a.1.max(b.1)))
    }

    /// The digits of all sets that come to something between these.
    fn digits(&self, live: impl Fn(Cell) -> DigitSet, (least, most): Bounds) -> Option<DigitSet> {
        self.fillings(live)
            .filter(|(_, sum)| (least..=most).contains(sum))
            .map(|(set, _)| set)
            .reduce(|a, b| a | b)
    }
}
