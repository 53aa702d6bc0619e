//! What is left of the candidates when some are true.

use ninerooks_board::{Candidate, Cell, Digit, Grid};

use super::bands::{BAND, Bands};
use super::machine::widely;
use super::sectors::{BOXES, CELLS, COLUMNS, Places, ROWS, Sectors, THREES, Waits, cells_of};
use crate::houses::{HOUSE_BITS, HOUSES_OF, SEES};

/// Candidates by digit, as cells. Those that are true stay.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct State {
    alive: [Bands; 9],
    /// The cells where one is true, given or assumed.
    solved: Bands,
}

/// A candidate: its digit and its cell.
pub(super) type Literal = (usize, usize);

/// Candidates that are to be made true, by digit.
pub(super) struct Forced {
    singles: [Bands; 9],
    pub(super) any: bool,
}

impl Forced {
    /// The candidates, by digit.
    pub(super) fn singles(&self) -> [u128; 9] {
        self.singles.map(Bands::cells)
    }

    #[cfg(test)]
    fn new(singles: &[u128; 9]) -> Self {
        let singles = singles.map(Bands::of);
        Self { singles, any: singles.iter().any(|cells| !cells.is_empty()) }
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
    fn of(alive: [u128; 9], solved: u128) -> Self {
        let filled = Bands::new([0, 0, 0, BAND]);
        Self { alive: alive.map(|cells| Bands::of(cells) | filled), solved: Bands::of(solved) }
    }

    /// The cells where a digit is not false.
    pub(super) fn alive(&self, digit: usize) -> u128 {
        self.alive[digit].cells()
    }

    pub(super) fn is_solved(&self) -> bool {
        self.solved == Bands::new([BAND, BAND, BAND, 0])
    }

    /// The candidates that are neither true nor false.
    pub(super) fn open(&self) -> impl Iterator<Item = Literal> + use<> {
        let open = self.alive.map(|alive| (alive & !self.solved).cells());
        (0..9).flat_map(move |digit| bits(open[digit]).map(move |cell| (digit, cell)))
    }

    pub(super) fn is_open(&self, (digit, cell): Literal) -> bool {
        !(self.alive[digit] & !self.solved & OWN[cell]).is_empty()
    }

    pub(super) fn remove(&mut self, (digit, cell): Literal) {
        self.alive[digit] &= !OWN[cell];
    }

    /// Removes what is removed from another state.
    pub(super) fn keep(&mut self, other: &Self) {
        for (alive, other) in self.alive.iter_mut().zip(&other.alive) {
            *alive &= *other;
        }
    }

    /// Makes a candidate true: what sees it is false.
    #[inline(always)]
    pub(super) fn assert(&mut self, (digit, cell): Literal) {
        let own = OWN[cell];
        let left = self.alive[digit] & !SEEN[cell];
        for alive in &mut self.alive {
            *alive &= !own;
        }
        self.alive[digit] = left;
        self.solved |= own;
    }

    /// The candidates that are alone where they are; nothing, if a cell or a house has none.
    pub(super) fn forced(&self) -> Option<Forced> {
        self.look::<false>(&mut Waits::default())
    }

    /// The same, but sectors wait as they have to.
    #[inline(always)]
    pub(super) fn forced_after(&self, waits: &mut Waits) -> Option<Forced> {
        self.look::<true>(waits)
    }

    #[inline(always)]
    fn look<const WAITS: bool>(&self, waits: &mut Waits) -> Option<Forced> {
        let mut sectors = Sectors { empty: Bands::NONE, waiting: Bands::NONE };
        let mut count = [Bands::NONE; 4];
        for &alive in &self.alive {
            count[3] |= count[2] & alive;
            count[2] |= count[1] & alive;
            count[1] |= count[0] & alive;
            count[0] |= alive;
        }
        let [two, three, four] = waits.cells;
        let alone = sectors.alone([count[0], count[1]], [two, three], CELLS);
        if WAITS {
            waits.cells = [count[1] | three, count[2] | four, count[3]];
        }
        let (mut singles, mut any) = ([Bands::NONE; 9], Bands::NONE);
        for (digit, &cells) in self.alive.iter().enumerate() {
            let places = Places::of(cells);
            let (lines, columns) = (waits.lines[digit], waits.columns[digit]);
            let rows = sectors.alone(places.rows, lines, ROWS);
            let boxes = sectors.alone(places.boxes, [lines[0] >> 1, Bands::NONE], BOXES);
            let columns = sectors.alone(places.columns, columns, COLUMNS);
            if WAITS {
                let [two, three] = places.lines();
                waits.lines[digit] = [two | lines[1], three];
                let [two, three] = places.in_columns;
                waits.columns[digit] = [two | waits.columns[digit][1], three];
            }
            let found = cells_of(rows, boxes, columns) | alone;
            singles[digit] = found & cells & !self.solved;
            any |= singles[digit];
        }
        if !sectors.empty.is_empty() {
            return None;
        }
        Some(Forced { singles, any: !(any | sectors.waiting).is_empty() })
    }

    /// What is alone in the sectors that are linked to the last candidate of a whip, by one of those that were `live` before
    /// the whip; nothing, if one of them is empty.
    #[inline(always)]
    pub(super) fn linked(&self, live: &Self, (digit, cell): Literal) -> Option<Forced> {
        let seen = live.alive[digit] & SEEN[cell];
        let (mut one, mut two) = (Bands::NONE, Bands::NONE);
        for &alive in &self.alive {
            two |= one & alive;
            one |= alive;
        }
        let mut sectors = Sectors { empty: seen & !one, waiting: Bands::NONE };
        let alone = seen & one & !two;
        let mut singles = self.alive.map(|alive| alive & alone);
        let (places, seen) = (Places::of(self.alive[digit]), Places::of(seen));
        let none = [Bands::NONE; 2];
        let rows = sectors.alone(places.rows, none, seen.rows[0] & ROWS);
        let boxes = sectors.alone(places.boxes, none, seen.boxes[0] & BOXES);
        let columns = sectors.alone(places.columns, none, seen.columns[0] & COLUMNS);
        if !sectors.empty.is_empty() {
            return None;
        }
        singles[digit] |= self.alive[digit] & cells_of(rows, boxes, columns);
        for (other, single) in singles.iter_mut().enumerate() {
            if other == digit || (live.alive[other] & OWN[cell]).is_empty() {
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
        Some(Forced { singles, any: !any.is_empty() })
    }

    /// What may have to wait from now on.
    #[inline(always)]
    pub(super) fn waits(&self) -> Waits {
        let mut waits = Waits::default();
        let mut count = Bands::NONE;
        for (digit, &cells) in self.alive.iter().enumerate() {
            let [two, three, four] = waits.cells;
            waits.cells = [two | count & cells, three | two & cells, four | three & cells];
            count |= cells;
            let places = Places::of(cells);
            (waits.lines[digit], waits.columns[digit]) = (places.lines(), places.in_columns);
        }
        waits
    }

    /// Whether a sector is empty that has not to wait.
    #[inline(always)]
    pub(super) fn is_empty(&self, waits: &Waits) -> bool {
        let mut empty = Bands::NONE;
        let mut count = waits.cells[0];
        for (&cells, (lines, columns)) in
            self.alive.iter().zip(waits.lines.iter().zip(&waits.columns))
        {
            count |= cells;
            let one = (cells | cells >> 1 | cells >> 2) & THREES;
            empty |= ROWS & !(one | one >> 3 | one >> 6 | lines[0]);
            empty |= BOXES & !(one | one >> 9 | one >> 18 | lines[0] >> 1);
            let in_band = cells | cells >> 9 | cells >> 18;
            empty |=
                COLUMNS & !(in_band | in_band.turned() | in_band.turned().turned() | columns[0]);
        }
        !(empty | CELLS & !count).is_empty()
    }

    /// Makes all true that is forced, at once. Two in a cell, or two of a digit in a house, are both false then.
    #[inline(always)]
    pub(super) fn assert_all(&mut self, forced: &Forced) {
        let (mut one, mut two) = (Bands::NONE, Bands::NONE);
        for &singles in &forced.singles {
            two |= one & singles;
            one |= singles;
        }
        for (digit, &singles) in forced.singles.iter().enumerate() {
            self.alive[digit] &= !one | singles & !two;
            for cell in bits(singles.cells()) {
                self.alive[digit] &= !SEEN[cell];
            }
        }
        self.solved |= one;
    }

    /// Makes all true that is forced and has not to wait; whether anything is or will be. Nothing, if a sector is empty.
    #[inline(always)]
    fn round(&mut self, waits: &mut Waits) -> Option<bool> {
        let forced = self.forced_after(waits)?;
        self.assert_all(&forced);
        Some(forced.any)
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
}

/// Singles, round by round: each makes all true that is forced and has not to wait. Before a
/// contradiction are at most as many rounds as candidates that lead to it one after the other.
pub(super) struct Rounds {
    state: State,
    waits: Waits,
    gone: usize,
    end: Option<usize>,
}

impl Rounds {
    pub(super) fn new(state: State) -> Self {
        Self { state, waits: Waits::default(), gone: 0, end: None }
    }

    /// Goes on until there is a contradiction, or so many rounds are over; whether there is one or may be later.
    pub(super) fn go_on(&mut self, most: usize) -> bool {
        widely(
            #[inline(always)]
            || {
                while self.end.is_none() && self.gone <= most {
                    match self.state.round(&mut self.waits) {
                        None => self.end = Some(self.gone),
                        Some(false) => return false,
                        Some(true) => {}
                    }
                    self.gone += 1;
                }
                true
            },
        )
    }

    /// How many there were before the contradiction, where there is one.
    pub(super) fn to_the_end(&self) -> Option<usize> {
        self.end
    }
}

/// In how many rounds there is a contradiction, if in so many or fewer, where these are made true in the first one and
/// then the others may have to wait.
#[inline(always)]
pub(super) fn rounds_after(
    state: &State,
    first: &Forced,
    waits: &mut Waits,
    most: usize,
) -> Option<usize> {
    let mut state = state.clone();
    state.assert_all(first);
    for round in 1..most {
        match state.round(waits) {
            None => return Some(round),
            Some(false) => return None,
            Some(true) => {}
        }
    }
    state.is_empty(waits).then_some(most)
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
            assert_eq!(state.is_empty(&Waits::default()), expected.is_none());
            let mut waits = Waits::default();
            let same = state.forced_after(&mut waits);
            assert_eq!(same.as_ref().map(Forced::singles), expected);
            assert!(waits == state.waits());
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
            let mut at_once = State::of(alive, 0);
            let mut one_by_one = at_once.clone();
            at_once.assert_all(&Forced::new(&singles));
            for (digit, singles) in singles.into_iter().enumerate() {
                bits(singles).for_each(|cell| one_by_one.assert((digit, cell)));
            }
            assert!(at_once == one_by_one);
        }
    }
}
