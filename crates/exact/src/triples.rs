//! What the digits of a triad say together. Three cells hold three digits, so a triad that has
//! room for three digits only holds them, and one that three digits need has room for no other.

use crate::digits::{both, differ, load, store};
use crate::machine::{Machine, Span, Task, Word};
use crate::state::{BAND, Lanes, State};
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
#[inline(always)]
pub(crate) fn triples(machine: impl Machine, state: &mut State) -> Triples {
    let mut survey = Survey { bands: &state.bands, rows: Triads::NONE, columns: Triads::NONE };
    machine.each(&mut survey);
    let Survey { rows, columns, .. } = survey;
    let (Some(by_rows), Some(by_columns)) = (count(machine, &rows), count(machine, &columns))
    else {
        return Triples::Contradiction;
    };
    let bands = &mut state.bands;
    let mut exclude = Exclude { bands, rows, columns, by_rows, by_columns, gone: 0 };
    machine.each(&mut exclude);
    if exclude.gone == 0 { Triples::Quiet } else { Triples::Progress }
}

/// The triads of one kind that have a digit, and those that need it.
struct Triads {
    has: Lanes,
    needs: Lanes,
}

impl Triads {
    const NONE: Self = Self { has: Lanes::ZERO, needs: Lanes::ZERO };
}

/// Finds out which triads have a digit and which need it.
struct Survey<'a> {
    bands: &'a [Lanes; 3],
    rows: Triads,
    columns: Triads,
}

impl Task for Survey<'_> {
    #[inline(always)]
    fn step<S: Span>(&mut self, span: S) {
        let bands = load(span, self.bands);
        let m = minirows(bands);
        let [next, last] = turns_y(m);
        span.store(m, &mut self.rows.has);
        span.store(m & !(next | last), &mut self.rows.needs);
        let n = minicolumns(bands);
        let [next, last] = turns_z(n);
        span.store(n, &mut self.columns.has);
        span.store(n & !(next | last), &mut self.columns.needs);
    }
}

/// Excludes what the counts forbid.
struct Exclude<'a> {
    bands: &'a mut [Lanes; 3],
    rows: Triads,
    columns: Triads,
    by_rows: Counted,
    by_columns: Counted,
    gone: u32,
}

impl Task for Exclude<'_> {
    #[inline(always)]
    fn step<S: Span>(&mut self, span: S) {
        let [three, full] = self.by_rows;
        let (three, full) = (span.splat(three), span.splat(full));
        let [next, last] = turns_y(span.load(&self.rows.has) & three);
        let m = !(next | last | full & !span.load(&self.rows.needs));
        let [three, full] = self.by_columns;
        let (three, full) = (span.splat(three), span.splat(full));
        let [next, last] = turns_z(span.load(&self.columns.has) & three);
        let n = !(next | last | full & !span.load(&self.columns.needs));
        let before = load(span, self.bands);
        let after = both(before, both(minirow_cells(m), minicolumn_cells(n)));
        self.gone |= differ(before, after).any();
        store(span, after, self.bands);
    }
}

/// The triads with exactly three digits, and those that exactly three digits need.
type Counted = [u32; 2];

/// Counts; `None` when a triad has fewer than three digits or needs more.
#[inline(always)]
fn count(machine: impl Machine, triads: &Triads) -> Option<Counted> {
    let [_, _, three, four] = machine.counts(&triads.has);
    let [_, _, full, crammed] = machine.counts(&triads.needs);
    (three == BAND && crammed == 0).then_some([three & !four, full])
}

#[cfg(test)]
mod tests {
    use ninerooks_board::{Candidate, Cell, CellSet, Digit, Grid};

    use super::*;
    use crate::machine::Plain;

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
        assert_eq!(triples(Plain, &mut state), Triples::Progress);
        for digit in &Digit::ALL[..3] {
            assert_eq!((CellSet::ALL - state.cells(*digit)).to_string(), "r1c456789");
        }
        assert_eq!(state.cells(Digit::D4), CellSet::ALL - triad());
        assert_eq!(
            triples(Plain, &mut State::new(&without(&Digit::ALL[4..], triad()))),
            Triples::Quiet
        );
    }

    #[test]
    fn a_triad_that_three_digits_need_holds_no_other() {
        let rest = Cell::at(0, 0).row().cells() - triad();
        let mut state = State::new(&without(&Digit::ALL[..3], rest));
        assert_eq!(triples(Plain, &mut state), Triples::Progress);
        for digit in &Digit::ALL[3..] {
            assert_eq!(state.cells(*digit), CellSet::ALL - triad());
        }
        assert_eq!(
            triples(Plain, &mut State::new(&without(&Digit::ALL[..2], rest))),
            Triples::Quiet
        );
        let crammed = without(&Digit::ALL[..4], rest);
        assert_eq!(triples(Plain, &mut State::new(&crammed)), Triples::Contradiction);
    }

    #[test]
    fn mini_columns_too() {
        let triad = Cell::at(8, 8).column().cells() & Cell::at(8, 8).block().cells();
        let mut state = State::new(&without(&Digit::ALL[3..], triad));
        assert_eq!(triples(Plain, &mut state), Triples::Progress);
        assert_eq!((CellSet::ALL - state.cells(Digit::D1)).to_string(), "r789c78");
        let mut state = State::new(&without(&Digit::ALL[2..], triad));
        assert_eq!(triples(Plain, &mut state), Triples::Contradiction);
    }
}
