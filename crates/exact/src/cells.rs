//! What the digits of a cell say together: naked singles, cells without a digit, solutions.

use crate::digits::{Forced, load};
use crate::machine::{Machine, Span, Task, Word};
use crate::state::{BAND, DIGITS, Lanes, State};
use crate::tally::any;
use crate::triad::{minicolumns, minirows, turns_y};

/// How a look at the cells ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Outcome {
    /// The cells gave nothing new.
    Quiet,
    /// A cell was settled.
    Progress,
    /// No solution is here.
    Contradiction,
    /// Every cell has one digit, and they fit.
    Solved,
}

/// Gives each cell where a digit is forced to that digit, and settles the cells that have one
/// digit left.
#[inline(always)]
pub(crate) fn settle(machine: impl Machine, state: &mut State, forced: &Forced) -> Outcome {
    let (mut wrong, mut open, mut fresh) = (0, 0, 0);
    let mut single = [0; 3];
    for band in 0..3 {
        let lanes = &mut state.bands[band];
        let taken = any(&forced[band]);
        machine.each(&mut Give { lanes, forced: &forced[band], taken });
        let [one, two, ..] = machine.counts(lanes);
        // Two digits forced into one cell show as a taken cell with two digits.
        wrong |= (one ^ BAND) | (taken & two);
        open |= two;
        fresh |= taken & !state.settled[band];
        state.settled[band] |= taken;
        single[band] = one & !two & !state.settled[band];
    }
    if wrong != 0 {
        return Outcome::Contradiction;
    }
    if open == 0 {
        return if fits(machine, state) { Outcome::Solved } else { Outcome::Contradiction };
    }
    for (band, &single) in single.iter().enumerate() {
        fresh |= single;
        let mut cells = single;
        while cells != 0 {
            state.withdraw(machine, band, cells.trailing_zeros());
            cells &= cells - 1;
        }
    }
    if fresh == 0 { Outcome::Quiet } else { Outcome::Progress }
}

/// Gives the cells where a digit is forced to it.
struct Give<'a> {
    lanes: &'a mut Lanes,
    forced: &'a Lanes,
    taken: u32,
}

impl Task for Give<'_> {
    #[inline(always)]
    fn step<S: Span>(&mut self, span: S) {
        let kept = span.load(self.forced) | span.splat(!self.taken);
        span.store(span.load(self.lanes) & kept, self.lanes);
    }
}

/// Whether every digit has a place in every house. If each cell has one digit it is a solution
/// then: 81 cells leave no digit a second place in a row, a column or a box.
#[inline(always)]
fn fits(machine: impl Machine, state: &State) -> bool {
    let mut task = Fit { bands: &state.bands, missing: 0 };
    machine.each(&mut task);
    task.missing == 0
}

struct Fit<'a> {
    bands: &'a [Lanes; 3],
    missing: u32,
}

impl Task for Fit<'_> {
    #[inline(always)]
    fn step<S: Span>(&mut self, span: S) {
        let bands = load(span, self.bands);
        let m = minirows(bands);
        let [next, last] = turns_y(m);
        let rows = m | next | last;
        let boxes = m | m >> 9 | m >> 18;
        let n = minicolumns(bands);
        let columns = n | n >> 9 | n >> 18;
        let missing = (!rows | !(boxes & columns) & 0o777) & span.load(&DIGITS);
        self.missing |= missing.any();
    }
}

#[cfg(test)]
mod tests {
    use ninerooks_board::{Candidate, Cell, CellSet, Digit, Grid};

    use super::*;
    use crate::machine::Plain;

    const UNFORCED: Forced = [Lanes::ZERO; 3];

    /// The grid whose cells have these candidates, the others all.
    fn state(cells: &[(&str, &str)]) -> State {
        let mut grid = Grid::default();
        for (cell, digits) in cells {
            let cell = cell.parse().expect(cell);
            for digit in Digit::ALL.into_iter().filter(|d| !digits.contains(d.to_char())) {
                grid.eliminate(Candidate::new(digit, cell));
            }
        }
        State::new(&grid)
    }

    #[test]
    fn a_naked_single_is_withdrawn_from_its_peers() {
        let mut state = state(&[("r5c5", "7"), ("r1c1", "12")]);
        let (cell, other) = (Cell::at(4, 4), Cell::at(0, 0));
        assert_eq!(settle(Plain, &mut state, &UNFORCED), Outcome::Progress);
        assert_eq!(state.cells(Digit::D7), CellSet::ALL - cell.peers() - other.into());
        assert_eq!(state.digits(Plain, other).to_string(), "12");
        assert_eq!(settle(Plain, &mut state, &UNFORCED), Outcome::Quiet);
    }

    #[test]
    fn a_forced_digit_drives_the_others_out() {
        let mut state = state(&[]);
        let mut forced = UNFORCED;
        forced[1][6] = 1 << 13;
        assert_eq!(settle(Plain, &mut state, &forced), Outcome::Progress);
        assert_eq!(state.digits(Plain, Cell::at(4, 4)).to_string(), "7");
        forced[1][2] = 1 << 13;
        assert_eq!(settle(Plain, &mut self::state(&[]), &forced), Outcome::Contradiction);
    }

    #[test]
    fn an_empty_cell_contradicts() {
        assert_eq!(settle(Plain, &mut state(&[("r9c9", "")]), &UNFORCED), Outcome::Contradiction);
        // Two peers with the same digit: the next look sees it.
        let mut state = state(&[("r9c9", "4"), ("r9c1", "4")]);
        assert_eq!(settle(Plain, &mut state, &UNFORCED), Outcome::Progress);
        assert_eq!(settle(Plain, &mut state, &UNFORCED), Outcome::Contradiction);
    }

    #[test]
    fn eighty_one_digits_must_fit() {
        let filled = |digit: fn(usize, usize) -> usize| {
            let mut grid = Grid::default();
            for candidate in Candidate::all() {
                let (row, column) = (candidate.cell().row_index(), candidate.cell().column_index());
                if candidate.digit().index() != digit(row, column) % 9 {
                    grid.eliminate(candidate);
                }
            }
            settle(Plain, &mut State::new(&grid), &UNFORCED)
        };
        assert_eq!(filled(|row, column| 3 * row + row / 3 + column), Outcome::Solved);
        // Right by rows and columns, not by boxes; then not by columns, not by rows.
        assert_eq!(filled(|row, column| row + column), Outcome::Contradiction);
        assert_eq!(filled(|row, column| 3 * row + column), Outcome::Contradiction);
        assert_eq!(filled(|row, column| row + 3 * column), Outcome::Contradiction);
    }
}
