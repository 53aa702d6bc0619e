//! What a sum leaves of the candidates of its cells.
//!
//! Its cells are split into groups, in each of which no digit is there twice: a cage is one group, the shaft of an arrow as many as
//! it has houses. What digits a group has is a set, and of so many digits with this sum there are 12 at most; between groups only
//! the least and the most count that each can come to.

use super::sum::Sum;
use crate::{Candidate, CandidateSet, Cell, Digit, DigitSet};

/// The cells of a sum in groups.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Groups(Vec<Group>);

/// Cells that count the same and have different digits, nine at most.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Group {
    times: i32,
    cells: Vec<Cell>,
}

/// The greatest sum of different digits.
const ALL: usize = 45;

/// All sets of digits, by how many there are and what they sum to, and where those with so many and this sum begin.
struct Sets {
    sets: [u16; 512],
    begins: [[usize; ALL + 2]; 10],
}

/// Looked up some million times a second: listing the 512 sets each time takes twenty times as long.
static SETS: Sets = Sets::new();

impl Sets {
    const fn new() -> Self {
        let mut all = Self { sets: [0; 512], begins: [[0; ALL + 2]; 10] };
        let (mut at, mut size) = (0, 0);
        while size < 10 {
            let mut sum = 0;
            while sum <= ALL {
                all.begins[size][sum] = at;
                let mut set: u16 = 0;
                while set < 512 {
                    if set.count_ones() as usize == size && sum_of(set) == sum {
                        all.sets[at] = set;
                        at += 1;
                    }
                    set += 1;
                }
                sum += 1;
            }
            all.begins[size][ALL + 1] = at;
            size += 1;
        }
        all
    }

    /// Those of so many digits with this sum.
    fn with(&self, size: usize, sum: usize) -> &[u16] {
        let begins = &self.begins[size];
        &self.sets[begins[sum]..begins[sum + 1]]
    }
}

const fn sum_of(set: u16) -> usize {
    let (mut sum, mut digit) = (0, 1);
    while digit <= 9 {
        sum += (set as usize >> (digit - 1) & 1) * digit;
        digit += 1;
    }
    sum
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
            // Rules that contradict each other may keep more than nine cells apart.
            let fits = |group: &&mut Group| {
                group.times == i32::from(times)
                    && group.cells.len() < 9
                    && group.cells.iter().all(differs)
            };
            match groups.iter_mut().find(fits) {
                Some(group) => group.cells.push(cell),
                None => groups.push(Group { times: times.into(), cells: vec![cell] }),
            }
        }
        Self(groups)
    }

    /// Which of the live digits have no room; nothing when there is no way to have the total.
    pub(super) fn no_room(
        &self,
        total: i32,
        live: impl Fn(Cell) -> DigitSet,
    ) -> Option<CandidateSet> {
        let mut gone = CandidateSet::EMPTY;
        if let [only] = &*self.0 {
            let filled = Filled::of(only, &live);
            filled.without(only, filled.digits((total, total))?, &mut gone);
            return Some(gone);
        }
        let mut all: Vec<(&Group, Filled, Bounds)> = Vec::with_capacity(self.0.len());
        let (mut least, mut most) = (0, 0);
        for group in &self.0 {
            let filled = Filled::of(group, &live);
            let own = filled.bounds()?;
            (least, most) = (least + own.0, most + own.1);
            all.push((group, filled, own));
        }
        for (group, filled, own) in all {
            // What the others leave to this one.
            let left = (total - (most - own.1), total - (least - own.0));
            filled.without(group, filled.digits(left)?, &mut gone);
        }
        Some(gone)
    }
}

/// A group with the digits that are live in its cells.
struct Filled {
    times: i32,
    size: usize,
    each: [u16; 9],
    all: u16,
}

impl Filled {
    fn of(group: &Group, live: &impl Fn(Cell) -> DigitSet) -> Self {
        let mut filled = Self { times: group.times, size: group.cells.len(), each: [0; 9], all: 0 };
        for (own, cell) in filled.each.iter_mut().zip(&group.cells) {
            *own = live(*cell).bits();
            filled.all |= *own;
        }
        filled
    }

    /// Whether a set of digits may fill it: each cell has one of them.
    fn fits(&self, set: u16) -> bool {
        set & !self.all == 0 && self.each[..self.size].iter().all(|own| own & set != 0)
    }

    /// Whether some set with this sum fits.
    fn comes_to(&self, sum: usize) -> bool {
        SETS.with(self.size, sum).iter().any(|set| self.fits(*set))
    }

    fn bounds(&self) -> Option<Bounds> {
        let least = (0..=ALL).find(|sum| self.comes_to(*sum))?;
        let most = (least..=ALL).rev().find(|sum| self.comes_to(*sum))?;
        let [a, b] = [least, most].map(|sum| self.times * narrow(sum));
        Some((a.min(b), a.max(b)))
    }

    /// The digits of all sets that come to something between these.
    fn digits(&self, (least, most): Bounds) -> Option<u16> {
        let mut digits = 0;
        for sum in 0..=ALL {
            let own = self.times * narrow(sum);
            if own < least || own > most {
                continue;
            }
            for set in SETS.with(self.size, sum) {
                if self.fits(*set) {
                    digits |= set;
                }
            }
            if digits == self.all {
                break;
            }
        }
        (digits != 0).then_some(digits)
    }

    /// Adds the candidates of its cells that have none of these digits.
    fn without(&self, group: &Group, digits: u16, gone: &mut CandidateSet) {
        for (own, cell) in self.each.iter().zip(&group.cells) {
            DigitSet::from_bits(own & !digits).for_each(|digit| gone[digit].insert(*cell));
        }
    }
}

/// A sum of digits.
#[allow(clippy::cast_possible_truncation, clippy::cast_possible_wrap)] // 45 at most
const fn narrow(sum: usize) -> i32 {
    sum as i32
}
