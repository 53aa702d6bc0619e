//! Sets of which a rule of the puzzle says that one is true: a digit of an extra house, for example. They have numbers behind
//! those of sectors.

use std::rc::Rc;

use ninerooks_board::Grid;

use crate::board::narrow;
use crate::tables::{CANDIDATES, SECTORS};

/// Larger sets are left out: they say nothing until much else is known.
const LARGEST: usize = 32;

/// The sets of a puzzle, by the candidates that are live in the beginning.
pub(crate) struct Sets {
    members: Vec<Vec<u16>>,
    is_large: Vec<bool>,
    /// The sets of a candidate, and its place in each.
    of: Vec<Vec<(u16, u8)>>,
}

impl Sets {
    /// Those of a grid; nothing where there are none, as for classic puzzles.
    pub(crate) fn of(grid: &Grid) -> Option<Rc<Self>> {
        let all = grid.rules().one_of();
        if all.is_empty() {
            return None;
        }
        let mut sets =
            Self { members: Vec::new(), is_large: Vec::new(), of: vec![Vec::new(); CANDIDATES] };
        for (number, one_of) in all.iter().enumerate() {
            let live = one_of.candidates & *grid.live();
            let is_large = live.len() > LARGEST;
            let members = live.iter().filter(|_| !is_large);
            let members: Vec<u16> = members.map(|candidate| narrow(candidate.index())).collect();
            for (place, member) in (0_u8..).zip(&members) {
                sets.of[usize::from(*member)].push((narrow(number), place));
            }
            sets.members.push(members);
            sets.is_large.push(is_large);
        }
        Some(Rc::new(sets))
    }

    /// All members of each, as bits.
    pub(crate) fn all(&self) -> Vec<u32> {
        let bits =
            |members: &Vec<u16>| members.iter().enumerate().fold(0, |all, (at, _)| all | 1 << at);
        self.members.iter().map(bits).collect()
    }

    /// The sets of a candidate, and its place in each.
    pub(crate) fn with(&self, candidate: usize) -> &[(u16, u8)] {
        &self.of[candidate]
    }

    /// Whether a set is too large, and has no members here.
    pub(crate) fn is_left_out(&self, set: usize) -> bool {
        self.is_large[set]
    }

    /// The only member of a set that is left of it; nothing where there are others, or none.
    pub(crate) fn last(&self, set: usize, left: u32) -> Option<usize> {
        left.is_power_of_two().then(|| self.member(set, left.trailing_zeros() as usize))
    }

    pub(crate) fn member(&self, set: usize, place: usize) -> usize {
        usize::from(self.members[set][place])
    }
}

/// The number of a set beside those of sectors.
pub(crate) fn numbered(set: usize) -> u16 {
    narrow(SECTORS + set)
}

/// The set of such a number; nothing for that of a sector or a sum.
pub(crate) fn set_of(number: u16) -> Option<usize> {
    usize::from(number).checked_sub(SECTORS).filter(|_| sum_of(number).is_none())
}

/// Sums have numbers from here on: no puzzle has so many sets.
const FIRST_SUM: u16 = 1 << 15;

/// The number of a sum beside those of sectors and sets.
pub(crate) const fn numbered_sum(sum: u16) -> u16 {
    FIRST_SUM | sum
}

/// The sum of such a number.
pub(crate) const fn sum_of(number: u16) -> Option<u16> {
    if number >= FIRST_SUM { Some(number - FIRST_SUM) } else { None }
}
