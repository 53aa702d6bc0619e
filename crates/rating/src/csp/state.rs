//! What is left of the candidates when some are true.

use ninerooks_board::{Candidate, Cell, Digit, Grid};

use crate::houses::SEES;

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
        let in_houses = alone_in_houses(&self.alive)?;
        let mut forced = Forced { singles: [0; 9], any: false };
        for digit in 0..9 {
            let singles = (self.alive[digit] & alone | in_houses[digit]) & !self.truths[digit];
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

/// The rows and the boxes of a band, and a row's columns in all three rows.
const IN_BAND: [u32; 6] =
    [0o777, 0o777_000, 0o777_000_000, 0o007_007_007, 0o070_070_070, 0o700_700_700];
const ROW: u32 = 0o777;
const BAND: u32 = (1 << 27) - 1;
/// Digits, and some more, so that registers are full.
const LANES: usize = 12;

/// The candidates that are alone in a house, by digit; nothing, if a house has none of a digit.
///
/// All digits at once, band by band: nearly all the time of a rating is spent here.
fn alone_in_houses(alive: &[u128; 9]) -> Option<[u128; 9]> {
    // Where there is no digit everything is there, which is neither empty nor alone.
    let mut bands = [[BAND; LANES]; 3];
    for (digit, cells) in alive.iter().enumerate() {
        for (i, band) in bands.iter_mut().enumerate() {
            #[expect(clippy::cast_possible_truncation, reason = "a band has 27 cells")]
            let part = (cells >> (27 * i)) as u32 & BAND;
            band[digit] = part;
        }
    }
    let (mut empty, mut alone) = ([0_u32; LANES], [[0_u32; LANES]; 3]);
    let (mut one, mut two) = ([0_u32; LANES], [0_u32; LANES]);
    for (band, alone) in bands.iter().zip(&mut alone) {
        for house in IN_BAND {
            for lane in 0..LANES {
                let places = band[lane] & house;
                empty[lane] |= if places == 0 { ROW } else { 0 };
                // All ones where nothing is left without the first place. (A comparison would be made a count
                // of bits, which no register does for several numbers.)
                let rest = places & places.wrapping_sub(1);
                let is_one = 0_u32.wrapping_sub(rest.wrapping_sub(1) >> 31);
                alone[lane] |= places & is_one;
            }
        }
        for lane in 0..LANES {
            for row in [band[lane] & ROW, band[lane] >> 9 & ROW, band[lane] >> 18] {
                two[lane] |= one[lane] & row;
                one[lane] |= row;
            }
        }
    }
    if (0..LANES).fold(0, |all, lane| all | empty[lane] | (one[lane] ^ ROW)) != 0 {
        return None;
    }
    for (band, alone) in bands.iter().zip(&mut alone) {
        for lane in 0..LANES {
            let columns = one[lane] & !two[lane];
            alone[lane] |= band[lane] & (columns | columns << 9 | columns << 18);
        }
    }
    Some(core::array::from_fn(|digit| {
        let [first, second, third] = alone.map(|band| u128::from(band[digit]));
        first | second << 27 | third << 54
    }))
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::houses::HOUSE_BITS;

    /// House by house, as it is said.
    fn slowly(alive: &[u128; 9]) -> Option<[u128; 9]> {
        let mut alone = [0; 9];
        for (cells, alone) in alive.iter().zip(&mut alone) {
            for house in &HOUSE_BITS {
                match cells & house {
                    0 => return None,
                    places if places.is_power_of_two() => *alone |= places,
                    _ => {}
                }
            }
        }
        Some(alone)
    }

    #[test]
    fn all_digits_at_once_are_each_by_itself() {
        let mut seed = 1_u64;
        let mut random = || {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            u128::from(seed >> 11)
        };
        let (mut found, mut empty) = (0, 0);
        for round in 0..20_000 {
            // Half of the cells or three quarters: some houses have one place, and some have none.
            let alive = core::array::from_fn(|_| {
                let mut cells = || (random() << 53 ^ random()) & ALL;
                if round % 2 == 0 { cells() } else { cells() | cells() }
            });
            let expected = slowly(&alive);
            assert_eq!(alone_in_houses(&alive), expected);
            match expected {
                Some(alone) => found += usize::from(alone != [0; 9]),
                None => empty += 1,
            }
        }
        assert!(found > 500 && empty > 500, "{found} {empty}");
    }
}
