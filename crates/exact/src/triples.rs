//! What the digits of a triad say together. Three cells hold three digits, so a triad that has
//! room for three digits only holds them, and one that three digits need has room for no other.

use crate::digits::both;
use crate::state::{BAND, LANES, Lanes, State};
use crate::tally::at_least;
use crate::triad::{minicolumn_cells, minicolumns, minirow_cells, minirows, turns_y, turns_z};

/// How it ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Triples {
    /// Nothing to exclude.
    Quiet,
    /// Some candidates went.
    Progress,
    /// A triad has fewer than three digits, or needs more.
    Contradiction,
}

/// Counts the digits of every triad and excludes what the counts forbid. It is for positions that
/// [`lock`](crate::digits::lock) leaves as they are: what it says of other houses, that one draws.
pub(crate) fn triples(state: &mut State) -> Triples {
    let (mut rows, mut row_needs) = ([0; LANES], [0; LANES]);
    let (mut columns, mut column_needs) = ([0; LANES], [0; LANES]);
    let [top, middle, bottom] = &mut state.bands;
    for d in 0..LANES {
        let bands = [top[d], middle[d], bottom[d]];
        let m = minirows(bands);
        let [next, last] = turns_y(m);
        (rows[d], row_needs[d]) = (m, m & !(next | last));
        let n = minicolumns(bands);
        let [next, last] = turns_z(n);
        (columns[d], column_needs[d]) = (n, n & !(next | last));
    }
    let (Some((row_three, row_full)), Some((column_three, column_full))) =
        (count(&rows, &row_needs), count(&columns, &column_needs))
    else {
        return Triples::Contradiction;
    };
    let mut gone = 0;
    for d in 0..LANES {
        let [next, last] = turns_y(rows[d] & row_three);
        let m = !(next | last | row_full & !row_needs[d]);
        let [next, last] = turns_z(columns[d] & column_three);
        let n = !(next | last | column_full & !column_needs[d]);
        let before = [top[d], middle[d], bottom[d]];
        let after = both(before, both(minirow_cells(m), minicolumn_cells(n)));
        gone |= (before[0] ^ after[0]) | (before[1] ^ after[1]) | (before[2] ^ after[2]);
        [top[d], middle[d], bottom[d]] = after;
    }
    if gone == 0 { Triples::Quiet } else { Triples::Progress }
}

/// The triads with exactly three digits and those that exactly three digits need; `None` when a
/// triad has fewer or needs more.
fn count(has: &Lanes, needs: &Lanes) -> Option<(u32, u32)> {
    let [_, _, three, four] = at_least(has);
    let [_, _, full, crammed] = at_least(needs);
    (three == BAND && crammed == 0).then_some((three & !four, full))
}

#[cfg(test)]
mod tests {
    use ninerooks_board::{Candidate, Cell, CellSet, Digit, Grid};

    use super::*;

    /// The grid without the digits of `digits` in `cells`.
    fn without(digits: &[Digit], cells: CellSet) -> Grid {
        let mut grid = Grid::default();
        for cell in cells {
            for &digit in digits {
                grid.eliminate(Candidate::new(digit, cell));
            }
        }
        grid
    }

    /// r1c1, r1c2, r1c3.
    fn triad() -> CellSet {
        Cell::at(0, 0).row().cells() & Cell::at(0, 0).block().cells()
    }

    #[test]
    fn a_triad_with_room_for_three_digits_holds_them() {
        let mut state = State::new(&without(&Digit::ALL[3..], triad()));
        assert_eq!(triples(&mut state), Triples::Progress);
        for digit in &Digit::ALL[..3] {
            assert_eq!((CellSet::ALL - state.cells(*digit)).to_string(), "r1c456789");
        }
        assert_eq!(state.cells(Digit::D4), CellSet::ALL - triad());
        assert_eq!(triples(&mut State::new(&without(&Digit::ALL[4..], triad()))), Triples::Quiet);
    }

    #[test]
    fn a_triad_that_three_digits_need_holds_no_other() {
        let rest = Cell::at(0, 0).row().cells() - triad();
        let mut state = State::new(&without(&Digit::ALL[..3], rest));
        assert_eq!(triples(&mut state), Triples::Progress);
        for digit in &Digit::ALL[3..] {
            assert_eq!(state.cells(*digit), CellSet::ALL - triad());
        }
        assert_eq!(triples(&mut State::new(&without(&Digit::ALL[..2], rest))), Triples::Quiet);
        let crammed = without(&Digit::ALL[..4], rest);
        assert_eq!(triples(&mut State::new(&crammed)), Triples::Contradiction);
    }

    #[test]
    fn mini_columns_too() {
        let triad = Cell::at(8, 8).column().cells() & Cell::at(8, 8).block().cells();
        let mut state = State::new(&without(&Digit::ALL[3..], triad));
        assert_eq!(triples(&mut state), Triples::Progress);
        assert_eq!((CellSet::ALL - state.cells(Digit::D1)).to_string(), "r789c78");
        let mut state = State::new(&without(&Digit::ALL[2..], triad));
        assert_eq!(triples(&mut state), Triples::Contradiction);
    }
}
