//! What is left of the candidates when some are true.

use ninerooks_board::{Candidate, Cell, Digit, Grid};

use crate::houses::{HOUSE_BITS, SEES};

/// Candidates by digit, as bits of cells. Those that are true stay.
#[derive(Clone)]
pub(super) struct State {
    pub(super) alive: [u128; 9],
    /// The candidates that are true, given or assumed.
    pub(super) truths: [u128; 9],
    /// The same by cell.
    solved: u128,
}

/// A candidate: its digit and its cell.
pub(super) type Literal = (usize, usize);

/// All cells.
const ALL: u128 = (1 << 81) - 1;

/// What is forced: candidates that are alone in a cell or in a house, by digit.
pub(super) struct Forced {
    pub(super) singles: [u128; 9],
    pub(super) any: bool,
}

impl State {
    pub(super) fn new(grid: &Grid) -> Self {
        let mut state = Self { alive: [0; 9], truths: [0; 9], solved: 0 };
        for digit in Digit::ALL {
            for cell in Cell::all() {
                let bit = 1_u128 << cell.index();
                if grid.value(cell) == Some(digit) {
                    state.truths[digit.index()] |= bit;
                    state.alive[digit.index()] |= bit;
                    state.solved |= bit;
                } else if grid.is_live(Candidate::new(digit, cell)) {
                    state.alive[digit.index()] |= bit;
                }
            }
        }
        state
    }

    pub(super) fn is_solved(&self) -> bool {
        self.solved == ALL
    }

    /// The candidates that are neither true nor false.
    pub(super) fn open(&self) -> impl Iterator<Item = Literal> + use<> {
        let open: [u128; 9] = core::array::from_fn(|digit| self.alive[digit] & !self.solved);
        (0..9).flat_map(move |digit| bits(open[digit]).map(move |cell| (digit, cell)))
    }

    pub(super) fn is_open(&self, (digit, cell): Literal) -> bool {
        (self.alive[digit] & !self.solved) >> cell & 1 == 1
    }

    pub(super) fn remove(&mut self, (digit, cell): Literal) {
        self.alive[digit] &= !(1 << cell);
    }

    /// Makes a candidate true: what sees it is false.
    pub(super) fn assert(&mut self, (digit, cell): Literal) {
        let bit = 1_u128 << cell;
        for (other, alive) in self.alive.iter_mut().enumerate() {
            *alive &= if other == digit { !SEES[cell] } else { !bit };
        }
        self.truths[digit] |= bit;
        self.solved |= bit;
    }

    /// The candidates that are alone where they are; nothing, if a cell or a house has none.
    pub(super) fn forced(&self) -> Option<Forced> {
        // Cells with one candidate or more, and with two or more.
        let (mut one, mut two) = (0_u128, 0_u128);
        for alive in self.alive {
            two |= one & alive;
            one |= alive;
        }
        if one != ALL {
            return None;
        }
        let alone = one & !two & !self.solved;
        let mut forced = Forced { singles: [0; 9], any: false };
        for digit in 0..9 {
            let alive = self.alive[digit];
            let mut singles = alive & alone;
            for house in &HOUSE_BITS {
                let places = alive & house;
                if places == 0 {
                    return None;
                }
                if places.is_power_of_two() {
                    singles |= places;
                }
            }
            singles &= !self.truths[digit];
            forced.singles[digit] = singles;
            forced.any |= singles != 0;
        }
        Some(forced)
    }

    /// Makes all true that is forced, at once.
    pub(super) fn assert_all(&mut self, forced: &Forced) {
        for (digit, &singles) in forced.singles.iter().enumerate() {
            for cell in bits(singles) {
                self.assert((digit, cell));
            }
        }
    }

    /// Singles to the end; whether there is no contradiction.
    pub(super) fn settle(&mut self) -> bool {
        loop {
            match self.forced() {
                None => return false,
                Some(forced) if !forced.any => return true,
                Some(forced) => self.assert_all(&forced),
            }
        }
    }

    /// In how many rounds, each of which makes all true that is forced, there is a contradiction: none of
    /// fewer candidates one after the other leads to one. No rounds more than `most` are tried.
    pub(super) fn rounds(&self, most: usize) -> Option<usize> {
        let mut state = self.clone();
        for round in 0..=most {
            match state.forced() {
                None => return Some(round),
                Some(forced) if forced.any && round < most => state.assert_all(&forced),
                Some(_) => return None,
            }
        }
        None
    }
}

/// The cells of a set.
pub(super) fn bits(mut set: u128) -> impl Iterator<Item = usize> {
    core::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let bit = set.trailing_zeros() as usize;
        set &= set - 1;
        Some(bit)
    })
}
