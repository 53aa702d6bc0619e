//! Whether a candidate has a whip or a braid of so many sectors.

use std::collections::HashSet;
use std::hash::{BuildHasherDefault, Hasher};

use super::state::{Literal, State, bits};
use crate::houses::{HOUSE_BITS, HOUSES_OF, SEES};

/// A whip goes on from its last candidate, a braid from any.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Whip,
    Braid,
}

/// A search for one target.
struct Search<'a> {
    kind: Kind,
    /// The candidates of the state, from which what is linked is taken.
    live: &'a State,
    /// Sets of candidates that were made true, a whip's with the last one, and from which nothing was found.
    known: HashSet<u64, BuildHasherDefault<Mixed>>,
    work: &'a mut u64,
}

/// Whether a candidate has a chain of at most so many sectors; nothing, if the work does not do. In `rounds` rounds at most
/// singles lead from it to a contradiction, fewer than sectors.
pub(super) fn has(
    state: &State,
    target: Literal,
    kind: Kind,
    length: usize,
    rounds: usize,
    work: &mut u64,
) -> Option<bool> {
    let mut begun = state.clone();
    begun.assert(target);
    let mut search = Search { kind, live: state, known: HashSet::default(), work };
    search.closes(&begun, target, [length, rounds], 0)
}

impl Search<'_> {
    /// Whether so many sectors more close the chain, where there is a contradiction in so many rounds at most.
    fn closes(
        &mut self,
        state: &State,
        last: Literal,
        [left, rounds]: [usize; 2],
        key: u64,
    ) -> Option<bool> {
        *self.work = self.work.checked_sub(1)?;
        if rounds == 0 && self.kind == Kind::Braid {
            return Some(true);
        }
        let Some(next) = self.next(state, last) else { return Some(true) };
        if left == 1 {
            return Some(false);
        }
        for (digit, singles) in next.into_iter().enumerate() {
            for cell in bits(singles) {
                let own = mixed((digit, cell));
                let all = key ^ own;
                let known = match self.kind {
                    Kind::Whip => all ^ own.rotate_left(23),
                    Kind::Braid => all,
                };
                if !self.known.insert(known) {
                    continue;
                }
                let mut longer = state.clone();
                longer.assert((digit, cell));
                // What all singles together do not contradict in so many rounds, no chain does. One that is true
                // already makes the rounds no more.
                let rounds =
                    if rounds + 2 <= left { Some(rounds) } else { longer.rounds(left - 2) };
                if let Some(rounds) = rounds
                    && self.closes(&longer, (digit, cell), [left - 1, rounds], all)?
                {
                    return Some(true);
                }
            }
        }
        Some(false)
    }

    /// The candidates that may be next, by digit; nothing, if a sector that may be next is empty.
    fn next(&self, state: &State, last: Literal) -> Option<[u128; 9]> {
        match self.kind {
            Kind::Braid => state.forced().map(|forced| forced.singles()),
            Kind::Whip => self.linked(state, last),
        }
    }

    /// What is left of the sectors that have a candidate which sees the last one.
    fn linked(&self, state: &State, (digit, cell): Literal) -> Option<[u128; 9]> {
        let alive: [u128; 9] = core::array::from_fn(|digit| state.alive(digit));
        let mut found = [0; 9];
        let mut cells_of = 0_u128;
        for (of, found) in found.iter_mut().enumerate() {
            let sees = if of == digit { SEES[cell] } else { 1 << cell };
            let mut houses = 0_u32;
            for left in bits(self.live.alive(of) & sees) {
                cells_of |= 1 << left;
                houses |= HOUSES_OF[left].iter().fold(0, |set, &house| set | 1 << house);
            }
            if of == digit {
                houses &= !HOUSES_OF[cell].iter().fold(0, |set, &house| set | 1 << house);
            }
            while houses != 0 {
                let house = houses.trailing_zeros() as usize;
                houses &= houses - 1;
                let places = alive[of] & HOUSE_BITS[house];
                if places == 0 {
                    return None;
                }
                if places.is_power_of_two() {
                    *found |= places;
                }
            }
        }
        for left in bits(cells_of & !(1 << cell)) {
            let digits =
                (0..9).fold(0_u16, |set, of| set | u16::from(alive[of] >> left & 1 == 1) << of);
            if digits == 0 {
                return None;
            }
            if digits.is_power_of_two() {
                found[digits.trailing_zeros() as usize] |= 1 << left;
            }
        }
        for (digit, found) in found.iter_mut().enumerate() {
            *found &= !state.truths(digit);
        }
        Some(found)
    }
}

/// A number for a candidate. Of two sets with the same sum of numbers one is left out.
fn mixed((digit, cell): Literal) -> u64 {
    // The finalizer of SplitMix64 (Steele, Lea, Flood 2014).
    let mut x = ((cell * 9 + digit) as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ (x >> 31)
}

/// For numbers that are mixed already.
#[derive(Default)]
struct Mixed(u64);

impl Hasher for Mixed {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = self.0.rotate_left(8) ^ u64::from(byte);
        }
    }

    fn write_u64(&mut self, number: u64) {
        self.0 = number;
    }
}
