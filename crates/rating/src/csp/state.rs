//! What is left of the candidates when some are true.

use ninerooks_board::{Candidate, Cell, Digit, Grid};

use crate::houses::SEES;

/// The cells of each band (three rows), for each digit. There are some lanes more than digits, so that registers are full:
/// there every cell is.
pub(super) type Lanes = [[u32; LANES]; 3];

/// Candidates by digit, as bits of cells. Those that are true stay.
#[derive(Clone)]
pub(super) struct State {
    alive: Lanes,
    /// The candidates that are true, given or assumed.
    truths: Lanes,
    /// The same by cell.
    solved: [u32; 3],
}

/// A candidate: its digit and its cell.
pub(super) type Literal = (usize, usize);

/// What is forced: candidates that are alone in a cell or in a house, by digit.
pub(super) struct Forced {
    singles: Lanes,
    pub(super) any: bool,
}

impl Forced {
    /// The candidates, by digit.
    pub(super) fn singles(&self) -> [u128; 9] {
        core::array::from_fn(|digit| whole(&self.singles, digit))
    }
}

/// The cells of a digit.
fn whole(lanes: &Lanes, digit: usize) -> u128 {
    let [first, second, third] = lanes.map(|band| u128::from(band[digit]));
    first | second << 27 | third << 54
}

/// The other way round.
fn lanes(digits: &[u128; 9]) -> Lanes {
    let mut lanes = [[BAND; LANES]; 3];
    for (digit, cells) in digits.iter().enumerate() {
        for (i, band) in lanes.iter_mut().enumerate() {
            band[digit] = part(*cells, i);
        }
    }
    lanes
}

#[expect(clippy::cast_possible_truncation, reason = "a band has 27 cells")]
const fn part(cells: u128, band: usize) -> u32 {
    (cells >> (27 * band)) as u32 & BAND
}

/// What each cell sees, by bands.
static SEES_IN: [[u32; 3]; 81] = sees_in();

const fn sees_in() -> [[u32; 3]; 81] {
    let (mut table, mut cell) = ([[0; 3]; 81], 0);
    while cell < 81 {
        table[cell] = [part(SEES[cell], 0), part(SEES[cell], 1), part(SEES[cell], 2)];
        cell += 1;
    }
    table
}

/// What stays where a cell loses its candidates: the lanes that are no digits.
const FILLED: [u32; LANES] = [0, 0, 0, 0, 0, 0, 0, 0, 0, BAND, BAND, BAND];

impl State {
    pub(super) fn new(grid: &Grid) -> Self {
        let (mut alive, mut truths) = ([0; 9], [0; 9]);
        for digit in Digit::ALL {
            for cell in Cell::all() {
                let bit = 1_u128 << cell.index();
                if grid.value(cell) == Some(digit) {
                    truths[digit.index()] |= bit;
                    alive[digit.index()] |= bit;
                } else if grid.is_live(Candidate::new(digit, cell)) {
                    alive[digit.index()] |= bit;
                }
            }
        }
        let solved = truths.iter().fold(0, |solved, cells| solved | cells);
        let solved = core::array::from_fn(|band| part(solved, band));
        Self { alive: lanes(&alive), truths: lanes(&truths), solved }
    }

    /// The cells where a digit is not false.
    pub(super) fn alive(&self, digit: usize) -> u128 {
        whole(&self.alive, digit)
    }

    /// The cells where a digit is true.
    pub(super) fn truths(&self, digit: usize) -> u128 {
        whole(&self.truths, digit)
    }

    pub(super) fn is_solved(&self) -> bool {
        self.solved == [BAND; 3]
    }

    /// The candidates that are neither true nor false.
    pub(super) fn open(&self) -> impl Iterator<Item = Literal> + use<> {
        let [first, second, third] = self.solved.map(u128::from);
        let solved = first | second << 27 | third << 54;
        let open: [u128; 9] = core::array::from_fn(|digit| self.alive(digit) & !solved);
        (0..9).flat_map(move |digit| bits(open[digit]).map(move |cell| (digit, cell)))
    }

    pub(super) fn is_open(&self, (digit, cell): Literal) -> bool {
        let (band, place) = (cell / 27, cell % 27);
        (self.alive[band][digit] & !self.solved[band]) >> place & 1 == 1
    }

    pub(super) fn remove(&mut self, (digit, cell): Literal) {
        self.alive[cell / 27][digit] &= !(1 << (cell % 27));
    }

    /// Makes a candidate true: what sees it is false.
    pub(super) fn assert(&mut self, (digit, cell): Literal) {
        let (band, bit) = (cell / 27, 1_u32 << (cell % 27));
        let own = self.alive[band][digit];
        for (alive, filled) in self.alive[band].iter_mut().zip(FILLED) {
            *alive &= !bit | filled;
        }
        self.alive[band][digit] = own;
        for (alive, sees) in self.alive.iter_mut().zip(&SEES_IN[cell]) {
            alive[digit] &= !sees;
        }
        self.truths[band][digit] |= bit;
        self.solved[band] |= bit;
    }

    /// The candidates that are alone where they are; nothing, if a cell or a house has none.
    pub(super) fn forced(&self) -> Option<Forced> {
        // Cells with one candidate, not with more.
        let mut alone = [0; 3];
        for ((alone, band), solved) in alone.iter_mut().zip(&self.alive).zip(self.solved) {
            let (mut one, mut two) = (0, 0);
            for alive in &band[..9] {
                two |= one & alive;
                one |= alive;
            }
            if one != BAND {
                return None;
            }
            *alone = one & !two & !solved;
        }
        let mut forced = Forced { singles: alone_in_houses(&self.alive)?, any: false };
        let mut any = [0; LANES];
        for (band, singles) in forced.singles.iter_mut().enumerate() {
            for lane in 0..LANES {
                singles[lane] |= self.alive[band][lane] & alone[band];
                singles[lane] &= !self.truths[band][lane];
                any[lane] |= singles[lane];
            }
        }
        forced.any = any.iter().fold(0, |all, any| all | any) != 0;
        Some(forced)
    }

    /// Makes all true that is forced, at once.
    pub(super) fn assert_all(&mut self, forced: &Forced) {
        for (i, band) in forced.singles.iter().enumerate() {
            for (digit, &singles) in band[..9].iter().enumerate() {
                let mut left = singles;
                while left != 0 {
                    self.assert((digit, 27 * i + left.trailing_zeros() as usize));
                    left &= left - 1;
                }
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
/// Digits, and some more.
const LANES: usize = 12;
/// As many as go into a register.
const FEW: usize = 4;

/// The candidates that are alone in a house, by digit; nothing, if a house has none of a digit.
///
/// All digits at once, band by band: nearly all the time of a rating is spent here.
fn alone_in_houses(bands: &Lanes) -> Option<Lanes> {
    let mut alone = [[0; LANES]; 3];
    for first in (0..LANES).step_by(FEW) {
        let few = bands.map(|band| core::array::from_fn(|lane| band[first + lane]));
        for (alone, few) in alone.iter_mut().zip(alone_of_few(few)?) {
            alone[first..first + FEW].copy_from_slice(&few);
        }
    }
    Some(alone)
}

/// The same for as many digits as a register takes, so that all of it stays in registers.
fn alone_of_few(bands: [[u32; FEW]; 3]) -> Option<[[u32; FEW]; 3]> {
    let (mut empty, mut alone) = ([0; FEW], [[0; FEW]; 3]);
    let (mut one, mut two) = ([0; FEW], [0; FEW]);
    for (band, alone) in bands.iter().zip(&mut alone) {
        for house in IN_BAND {
            for lane in 0..FEW {
                let places = band[lane] & house;
                empty[lane] |= if places == 0 { ROW } else { 0 };
                // All ones where nothing is left without the first place. (A comparison would be made a count
                // of bits, which no register does for several numbers.)
                let rest = places & places.wrapping_sub(1);
                let is_one = rest.wrapping_sub(1).cast_signed() >> 31;
                alone[lane] |= places & is_one.cast_unsigned();
            }
        }
        for lane in 0..FEW {
            for row in [band[lane] & ROW, band[lane] >> 9 & ROW, band[lane] >> 18] {
                two[lane] |= one[lane] & row;
                one[lane] |= row;
            }
        }
    }
    if (0..FEW).fold(0, |all, lane| all | empty[lane] | (one[lane] ^ ROW)) != 0 {
        return None;
    }
    for (band, alone) in bands.iter().zip(&mut alone) {
        for lane in 0..FEW {
            let columns = one[lane] & !two[lane];
            alone[lane] |= band[lane] & (columns | columns << 9 | columns << 18);
        }
    }
    Some(alone)
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

    const ALL: u128 = (1 << 81) - 1;

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
            let found_alone = alone_in_houses(&lanes(&alive));
            let by_digit = |alone: Lanes| core::array::from_fn(|digit| whole(&alone, digit));
            assert_eq!(found_alone.map(by_digit), expected);
            match expected {
                Some(alone) => found += usize::from(alone != [0; 9]),
                None => empty += 1,
            }
        }
        assert!(found > 500 && empty > 500, "{found} {empty}");
    }
}
