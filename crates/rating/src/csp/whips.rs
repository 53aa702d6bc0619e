//! Whether a candidate has a whip or a braid of so many sectors.

use std::collections::HashSet;
use std::hash::{BuildHasherDefault, Hasher};

use super::machine::{Machine, Task, widely};
use super::rounds::rounds_after;
use super::sectors::Waits;
use super::state::{Forced, Literal, State, bits};

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

/// What comes after a candidate of a chain.
enum After {
    /// A sector is empty.
    Closed,
    /// Something may be next, and in so many rounds at most there is a contradiction.
    Open(usize),
    /// No contradiction in as many sectors as may follow.
    Nothing,
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
    *work = work.checked_sub(1)?;
    let mut begun = state.clone();
    begun.assert(target);
    let mut search = Search { kind, live: state, known: HashSet::default(), work };
    let next = match kind {
        Kind::Braid => begun.forced(),
        Kind::Whip => begun.linked(state, target),
    };
    let Some(next) = next else { return Some(true) };
    search.closes(&begun, &next, [length, rounds], 0)
}

impl Search<'_> {
    /// Whether so many sectors more close the chain, of which these may be next, and none is empty. There is a
    /// contradiction in so many rounds at most.
    fn closes(
        &mut self,
        state: &State,
        next: &Forced,
        [left, rounds]: [usize; 2],
        key: u64,
    ) -> Option<bool> {
        if left == 1 {
            return Some(false);
        }
        let mut after = Forced::NONE;
        for (digit, singles) in next.singles().into_iter().enumerate() {
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
                let (kind, live, left) = (self.kind, self.live, left - 1);
                let (state, last, next) = (&longer, (digit, cell), &mut after);
                let closes = match widely(Look { kind, live, state, last, left, rounds, next }) {
                    After::Closed => true,
                    After::Open(rounds) => {
                        *self.work = self.work.checked_sub(1)?;
                        self.closes(&longer, &after, [left, rounds], all)?
                    }
                    After::Nothing => false,
                };
                if closes {
                    return Some(true);
                }
            }
        }
        Some(false)
    }
}

/// A look at what comes after the last candidate of a chain, which made this state, where so many sectors more may follow.
/// Before it there was a contradiction in so many rounds at most.
struct Look<'a> {
    kind: Kind,
    live: &'a State,
    state: &'a State,
    last: Literal,
    left: usize,
    rounds: usize,
    /// What may be next.
    next: &'a mut Forced,
}

impl Task for Look<'_> {
    type Answer = After;

    #[inline(always)]
    fn run<M: Machine>(self, machine: M) -> After {
        let Self { kind, live, state, last, left, rounds, next } = self;
        let mut waits = Waits::default();
        if left == 1 && kind == Kind::Braid {
            return if state.is_empty(machine, &waits) { After::Closed } else { After::Nothing };
        }
        let found = match kind {
            Kind::Braid => state.forced_after(machine, &mut waits),
            Kind::Whip => state.linked(live, last),
        };
        let Some(found) = found else { return After::Closed };
        *next = found;
        // One more that is true makes the rounds no more.
        if rounds < left {
            return After::Open(rounds);
        }
        if left == 1 || !next.any {
            return After::Nothing;
        }
        if kind == Kind::Whip {
            waits = state.waits(machine);
        }
        // What all singles together do not contradict in so many rounds, no chain does.
        match rounds_after(machine, state, next, &mut waits, left - 1) {
            Some(rounds) => After::Open(rounds),
            None => After::Nothing,
        }
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

#[cfg(test)]
mod tests {
    use ninerooks_testing::grid;

    use super::*;
    use crate::csp::rounds::Rounds;
    use crate::houses::{HOUSE_BITS, SEES};

    const PUZZLES: [&str; 3] = [
        "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......",
        "52...6.........7.13...........4..8..6......5...........418.........3..2...87.....",
        ".......4...2..4..1.7..5..9...3..7....4..6....6..1..8...2....1..85.9...6.....8...3",
    ];

    /// The candidates of a sector of each kind.
    fn sectors() -> Vec<Vec<Literal>> {
        let houses = HOUSE_BITS.iter().flat_map(|house| {
            (0..9).map(move |digit| bits(*house).map(|cell| (digit, cell)).collect())
        });
        let cells = (0..81).map(|cell| (0..9).map(|digit| (digit, cell)).collect());
        cells.chain(houses).collect()
    }

    fn sees((digit, cell): Literal, (other, at): Literal) -> bool {
        if digit == other { SEES[cell] >> at & 1 == 1 } else { cell == at }
    }

    /// As a whip and a braid are said: every choice of sectors, and nothing is cut off.
    fn plainly(
        sectors: &[Vec<Literal>],
        live: &State,
        kind: Kind,
        found: &mut Vec<Literal>,
        left: usize,
    ) -> bool {
        let last = found[found.len() - 1];
        let is_live = |&(digit, cell): &Literal| live.alive(digit) >> cell & 1 == 1;
        for sector in sectors {
            let links = |last: Literal| sector.iter().any(|c| is_live(c) && sees(last, *c));
            if sector.iter().any(|c| found.contains(c)) || kind == Kind::Whip && !links(last) {
                continue;
            }
            let seen = |c: &Literal| found.iter().any(|of| sees(*of, *c));
            let mut rest = sector.iter().filter(|c| is_live(c) && !seen(c));
            match (rest.next(), rest.next()) {
                (None, _) => return true,
                (Some(&next), None) if left > 1 => {
                    found.push(next);
                    let closes = plainly(sectors, live, kind, found, left - 1);
                    found.pop();
                    if closes {
                        return true;
                    }
                }
                _ => {}
            }
        }
        false
    }

    #[test]
    fn a_chain_is_there_where_its_definition_says_so() {
        let sectors = sectors();
        let mut answers = [[0; 2]; 3];
        for puzzle in PUZZLES {
            let mut state = State::new(&grid(puzzle));
            assert!(state.settle());
            for kind in [Kind::Whip, Kind::Braid] {
                for target in state.open().step_by(7) {
                    for length in 1..=3 {
                        let expected = plainly(&sectors, &state, kind, &mut vec![target], length);
                        let mut begun = state.clone();
                        begun.assert(target);
                        let mut rounds = Rounds::new(begun);
                        let may_be = rounds.go_on(length - 1);
                        let found = rounds.to_the_end().is_some_and(|rounds| {
                            has(&state, target, kind, length, rounds, &mut u64::MAX.clone())
                                .expect("there is work enough")
                        });
                        assert_eq!(found, expected, "{puzzle} {target:?} {kind:?} {length}");
                        assert!(may_be || !expected);
                        answers[length - 1][usize::from(found)] += 1;
                    }
                }
            }
        }
        assert!(answers.iter().all(|of| of.iter().all(|&count| count > 0)), "{answers:?}");
    }
}
