//! What is left of the candidates when some are true.

use ninerooks_board::{Candidate, Cell, Digit, Grid};

use super::bands::{BAND, Bands};
use super::digits::Digits;
use super::machine::{Machine, Plain, Word};
use super::sectors::{BOXES, CELLS, COLUMNS, Places, ROWS, Sectors, THREES, Waits, cells_of};
use crate::houses::{HOUSE_BITS, HOUSES_OF, SEES};

/// Candidates by digit, as cells. Those that are true stay.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct State {
    alive: Digits,
    /// The cells where one is true, given or assumed.
    solved: Bands,
}

/// A candidate: its digit and its cell.
pub(super) type Literal = (usize, usize);

/// Candidates that are to be made true, by digit.
pub(super) struct Forced {
    singles: Digits,
    pub(super) any: bool,
}

impl Forced {
    pub(super) const NONE: Self = Self { singles: Digits::NONE, any: false };

    /// The candidates, by digit.
    pub(super) fn singles(&self) -> [u128; 9] {
        self.singles.each().map(Bands::cells)
    }

    #[cfg(test)]
    fn new(singles: &[u128; 9]) -> Self {
        let any = singles.iter().any(|cells| *cells != 0);
        Self { singles: Digits::of(singles.map(Bands::of)), any }
    }
}

/// Each cell by itself.
static OWN: [Bands; 81] = own();

const fn own() -> [Bands; 81] {
    let (mut table, mut cell) = ([Bands::NONE; 81], 0);
    while cell < 81 {
        table[cell] = Bands::of(1 << cell);
        cell += 1;
    }
    table
}

/// What each cell sees.
static SEEN: [Bands; 81] = seen();

const fn seen() -> [Bands; 81] {
    let (mut table, mut cell) = ([Bands::NONE; 81], 0);
    while cell < 81 {
        table[cell] = Bands::of(SEES[cell]);
        cell += 1;
    }
    table
}

impl State {
    pub(super) fn new(grid: &Grid) -> Self {
        let (mut alive, mut solved) = ([0; 9], 0);
        for digit in Digit::ALL {
            for cell in Cell::all() {
                let bit = 1_u128 << cell.index();
                if grid.value(cell) == Some(digit) {
                    solved |= bit;
                    alive[digit.index()] |= bit;
                } else if grid.is_live(Candidate::new(digit, cell)) {
                    alive[digit.index()] |= bit;
                }
            }
        }
        Self::of(alive, solved)
    }

    /// The cells where each digit is not false, and those where one is true.
    pub(super) fn of(alive: [u128; 9], solved: u128) -> Self {
        let filled = Bands::new([0, 0, 0, BAND]);
        let alive = Digits::of(alive.map(|cells| Bands::of(cells) | filled));
        Self { alive, solved: Bands::of(solved) }
    }

    /// The cells where a digit is not false.
    pub(super) fn alive(&self, digit: usize) -> u128 {
        self.alive.get(digit).cells()
    }

    pub(super) fn is_solved(&self) -> bool {
        self.solved == Bands::new([BAND, BAND, BAND, 0])
    }

    /// The candidates that are neither true nor false.
    pub(super) fn open(&self) -> impl Iterator<Item = Literal> + use<> {
        let open = self.alive.each().map(|alive| (alive & !self.solved).cells());
        (0..9).flat_map(move |digit| bits(open[digit]).map(move |cell| (digit, cell)))
    }

    pub(super) fn is_open(&self, (digit, cell): Literal) -> bool {
        !(self.alive.get(digit) & !self.solved & OWN[cell]).is_empty()
    }

    pub(super) fn remove(&mut self, (digit, cell): Literal) {
        self.alive.set(digit, self.alive.get(digit) & !OWN[cell]);
    }

    /// Removes what is removed from another state.
    pub(super) fn keep(&mut self, other: &Self) {
        for digit in 0..9 {
            self.alive.set(digit, self.alive.get(digit) & other.alive.get(digit));
        }
    }

    /// Makes a candidate true: what sees it is false.
    #[inline(always)]
    pub(super) fn assert(&mut self, (digit, cell): Literal) {
        let own = OWN[cell];
        let left = self.alive.get(digit) & !SEEN[cell];
        for other in 0..9 {
            self.alive.set(other, self.alive.get(other) & !own);
        }
        self.alive.set(digit, left);
        self.solved |= own;
    }

    /// The candidates that are alone where they are; nothing, if a cell or a house has none.
    pub(super) fn forced(&self) -> Option<Forced> {
        self.look::<false>(Plain, &mut Waits::default())
    }

    /// The same, but sectors wait as they have to.
    #[inline(always)]
    pub(super) fn forced_after(&self, machine: impl Machine, waits: &mut Waits) -> Option<Forced> {
        self.look::<true>(machine, waits)
    }

    #[inline(always)]
    fn look<const WAITS: bool>(&self, machine: impl Machine, waits: &mut Waits) -> Option<Forced> {
        let mut cells = Sectors::new(Plain);
        let alone = self.alone_in_cells::<WAITS>(&mut cells, waits);
        let mut houses = Sectors::new(machine);
        let all = [machine.all(ROWS), machine.all(BOXES), machine.all(COLUMNS)];
        let (alone, open) = (machine.all(alone), machine.all(!self.solved));
        let none = machine.all(Bands::NONE);
        let (mut singles, mut any) = (Digits::NONE, none);
        for at in 0..words(machine) {
            let alive = machine.load(&self.alive, at);
            let places = Places::of(machine, alive);
            let (lines, columns) =
                (machine.both(&waits.lines, at), machine.both(&waits.columns, at));
            let rows = houses.alone(places.rows, lines, all[0]);
            let boxes = houses.alone(places.boxes, [lines[0] >> 1, none], all[1]);
            let in_columns = houses.alone(places.columns, columns, all[2]);
            if WAITS {
                let ([two, three], [in_two, in_three]) = (places.lines(machine), places.in_columns);
                waits.set(machine, at, [two | lines[1], three], [in_two | columns[1], in_three]);
            }
            let found = (cells_of(rows, boxes, in_columns) | alone) & alive & open;
            let found = found & machine.load(&Digits::REAL, at);
            machine.store(found, &mut singles, at);
            any = any | found;
        }
        if !cells.empty.is_empty() || !houses.empty.is_empty() {
            return None;
        }
        let none = cells.waiting.is_empty() && (any | houses.waiting).is_empty();
        Some(Forced { singles, any: !none })
    }

    /// The cells that have one digit.
    #[inline(always)]
    fn alone_in_cells<const WAITS: bool>(
        &self,
        sectors: &mut Sectors<Bands>,
        waits: &mut Waits,
    ) -> Bands {
        let mut count = [Bands::NONE; 4];
        for alive in self.alive.each() {
            count[3] |= count[2] & alive;
            count[2] |= count[1] & alive;
            count[1] |= count[0] & alive;
            count[0] |= alive;
        }
        let [two, three, four] = waits.cells;
        if WAITS {
            waits.cells = [count[1] | three, count[2] | four, count[3]];
        }
        sectors.alone([count[0], count[1]], [two, three], CELLS)
    }

    /// What is alone in the sectors that are linked to the last candidate of a whip, by one of those that were `live` before
    /// the whip; nothing, if one of them is empty.
    #[inline(always)]
    pub(super) fn linked(&self, live: &Self, (digit, cell): Literal) -> Option<Forced> {
        let seen = live.alive.get(digit) & SEEN[cell];
        let (mut one, mut two) = (Bands::NONE, Bands::NONE);
        for alive in self.alive.each() {
            two |= one & alive;
            one |= alive;
        }
        let mut sectors = Sectors { empty: seen & !one, waiting: Bands::NONE };
        let alone = seen & one & !two;
        let mut singles = self.alive.each().map(|alive| alive & alone);
        let (places, seen) = (Places::of(Plain, self.alive.get(digit)), Places::of(Plain, seen));
        let none = [Bands::NONE; 2];
        let rows = sectors.alone(places.rows, none, seen.rows[0] & ROWS);
        let boxes = sectors.alone(places.boxes, none, seen.boxes[0] & BOXES);
        let columns = sectors.alone(places.columns, none, seen.columns[0] & COLUMNS);
        if !sectors.empty.is_empty() {
            return None;
        }
        singles[digit] |= self.alive.get(digit) & cells_of(rows, boxes, columns);
        for (other, single) in singles.iter_mut().enumerate() {
            if other == digit || (live.alive.get(other) & OWN[cell]).is_empty() {
                continue;
            }
            let alive = self.alive(other);
            for house in HOUSES_OF[cell] {
                let places = alive & HOUSE_BITS[house];
                if places == 0 {
                    return None;
                }
                if places.is_power_of_two() {
                    *single |= Bands::of(places);
                }
            }
        }
        let singles = singles.map(|singles| singles & !self.solved);
        let any = singles.iter().fold(Bands::NONE, |any, singles| any | *singles);
        Some(Forced { singles: Digits::of(singles), any: !any.is_empty() })
    }

    /// What may have to wait from now on.
    #[inline(always)]
    pub(super) fn waits(&self, machine: impl Machine) -> Waits {
        let mut waits = Waits::default();
        self.alone_in_cells::<true>(&mut Sectors::new(Plain), &mut waits);
        for at in 0..words(machine) {
            let places = Places::of(machine, machine.load(&self.alive, at));
            waits.set(machine, at, places.lines(machine), places.in_columns);
        }
        waits
    }

    /// Whether a sector is empty that has not to wait.
    #[inline(always)]
    pub(super) fn is_empty(&self, machine: impl Machine, waits: &Waits) -> bool {
        let cells = self.alive.each().into_iter().fold(waits.cells[0], |all, alive| all | alive);
        let (threes, rows) = (machine.all(THREES), machine.all(ROWS));
        let (boxes, columns) = (machine.all(BOXES), machine.all(COLUMNS));
        let mut empty = machine.all(CELLS & !cells);
        for at in 0..words(machine) {
            let (lines, in_columns) =
                (machine.load(&waits.lines[0], at), machine.load(&waits.columns[0], at));
            let alive = machine.load(&self.alive, at);
            let one = (alive | alive >> 1 | alive >> 2) & threes;
            empty = empty | rows & !(one | one >> 3 | one >> 6 | lines);
            empty = empty | boxes & !(one | one >> 9 | one >> 18 | lines >> 1);
            let in_band = alive | alive >> 9 | alive >> 18;
            let in_all = in_band | in_band.turned() | in_band.turned().turned();
            empty = empty | columns & !(in_all | in_columns);
        }
        !empty.is_empty()
    }

    /// Makes all true that is forced, at once. Two in a cell, or two of a digit in a house, are both false then.
    #[inline(always)]
    pub(super) fn assert_all(&mut self, machine: impl Machine, forced: &Forced) {
        let (mut one, mut two) = (Bands::NONE, Bands::NONE);
        for singles in forced.singles.each() {
            two |= one & singles;
            one |= singles;
        }
        self.solved |= one;
        let (no_more, alone) = (machine.all(!one), machine.all(!two));
        let (rows, boxes, columns) = (machine.all(ROWS), machine.all(BOXES), machine.all(COLUMNS));
        for at in 0..words(machine) {
            let singles = machine.load(&forced.singles, at);
            let places = Places::of(machine, singles);
            let [one_in_row, more_in_row] = places.rows;
            let [one_in_box, more_in_box] = places.boxes;
            let [one_in_column, more_in_column] = places.columns;
            let seen = cells_of(one_in_row & rows, one_in_box & boxes, one_in_column & columns);
            let clash = cells_of(more_in_row & rows, more_in_box & boxes, more_in_column & columns);
            let left =
                no_more & !seen | singles & alone & !clash | !machine.load(&Digits::REAL, at);
            machine.store(machine.load(&self.alive, at) & left, &mut self.alive, at);
        }
    }

    /// Makes all true that is forced and has not to wait; whether anything is or will be. Nothing, if a sector is empty.
    #[inline(always)]
    pub(super) fn round(&mut self, machine: impl Machine, waits: &mut Waits) -> Option<bool> {
        let forced = self.forced_after(machine, waits)?;
        self.assert_all(machine, &forced);
        Some(forced.any)
    }

    /// Singles to the end; whether there is no contradiction.
    pub(super) fn settle(&mut self) -> bool {
        loop {
            match self.forced() {
                None => return false,
                Some(forced) if !forced.any => return true,
                Some(forced) => self.assert_all(Plain, &forced),
            }
        }
    }
}

/// How many words all digits are.
const fn words<M: Machine>(_: M) -> usize {
    M::WORDS
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
    use ninerooks_testing::Rng;

    use super::*;

    /// A check on every machine that is here: narrow registers can stand for wide ones.
    macro_rules! on_each_machine {
        (|$machine:ident| $check:block) => {{
            let $machine = Plain;
            $check
            #[cfg(target_arch = "x86_64")]
            {
                use crate::csp::wide::{Fours, Twos};
                let level = fearless_simd::Level::new();
                if let Some(simd) = level.as_sse4_2() {
                    let $machine = Fours(simd);
                    $check
                }
                if let Some(simd) = level.as_avx2() {
                    let $machine = Twos(simd);
                    $check
                }
                if let Some(simd) = level.as_avx512() {
                    let $machine = Fours(simd);
                    $check
                }
            }
        }};
    }

    /// Half of the cells.
    fn cells(rng: &mut Rng) -> u128 {
        (0..3).fold(0, |cells, _| cells << 27 | rng.below(1 << 27) as u128)
    }

    /// Cell by cell and house by house, as it is said.
    fn slowly(alive: &[u128; 9]) -> Option<[u128; 9]> {
        let mut alone = [0; 9];
        for cell in 0..81 {
            let mut digits = (0..9).filter(|&digit| alive[digit] >> cell & 1 == 1);
            match (digits.next(), digits.next()) {
                (None, _) => return None,
                (Some(digit), None) => alone[digit] |= 1 << cell,
                _ => {}
            }
        }
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
        let mut rng = Rng(1);
        let (mut found, mut empty) = (0, 0);
        for round in 0..20_000 {
            // Half of the cells or three quarters: some houses have one place, and some have none.
            let alive = core::array::from_fn(|_| {
                let half = cells(&mut rng);
                if round % 2 == 0 { half } else { half | cells(&mut rng) }
            });
            let (expected, state) = (slowly(&alive), State::of(alive, 0));
            let forced = state.forced();
            assert_eq!(forced.as_ref().map(Forced::singles), expected);
            on_each_machine!(|machine| {
                assert_eq!(state.is_empty(machine, &Waits::default()), expected.is_none());
                let mut waits = Waits::default();
                let same = state.forced_after(machine, &mut waits);
                assert_eq!(same.as_ref().map(Forced::singles), expected);
                assert!(waits == state.waits(machine));
            });
            match expected {
                Some(alone) => {
                    found += usize::from(alone != [0; 9]);
                    assert_eq!(forced.is_some_and(|forced| forced.any), alone != [0; 9]);
                }
                None => empty += 1,
            }
        }
        assert!(found > 500 && empty > 500, "{found} {empty}");
    }

    #[test]
    fn at_once_is_one_after_the_other() {
        let mut rng = Rng(2);
        for _ in 0..5_000 {
            let alive: [u128; 9] = core::array::from_fn(|_| cells(&mut rng));
            // One in eight of all, with neighbours among them.
            let singles = alive.map(|alive| alive & cells(&mut rng) & cells(&mut rng));
            let state = State::of(alive, 0);
            let mut one_by_one = state.clone();
            for (digit, singles) in singles.into_iter().enumerate() {
                bits(singles).for_each(|cell| one_by_one.assert((digit, cell)));
            }
            on_each_machine!(|machine| {
                let mut at_once = state.clone();
                at_once.assert_all(machine, &Forced::new(&singles));
                assert!(at_once == one_by_one);
            });
        }
    }
}
