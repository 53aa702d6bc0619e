//! What each digit says on its own: locked candidates, and the cells where it must stand.

use crate::machine::{Machine, Span, Task, Word};
use crate::state::{Lanes, State};
use crate::triad::{
    choosable, crowded_minirows, minicolumn_cells, minicolumns, minirow_cells, minirows, turns_y,
    turns_z,
};

/// The cells where a digit must stand for want of another place in its row, band by band.
pub(crate) type Forced = [Lanes; 3];

/// What [`lock`] finds.
pub(crate) struct Locked {
    /// Whether a candidate went.
    pub(crate) gone: bool,
    /// Whether some digit has no place in the first band. A digit that is found to have none in any
    /// house soon has none anywhere.
    pub(crate) lacking: bool,
}

/// Locked candidates for every digit, by rows and then by columns, once. A digit that has no place
/// in some house loses all its places, at the latest the next time.
#[inline(always)]
pub(crate) fn lock(machine: impl Machine, state: &mut State, forced: &mut Forced) -> Locked {
    let mut task = Lock { bands: &mut state.bands, forced, gone: 0, lacking: 0 };
    machine.each(&mut task);
    Locked { gone: task.gone != 0, lacking: task.lacking != 0 }
}

struct Lock<'a> {
    bands: &'a mut [Lanes; 3],
    forced: &'a mut Forced,
    gone: u32,
    lacking: u32,
}

/// A bit in each lane that no digit has.
const SPARE: Lanes = Lanes([0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1]);

impl Task for Lock<'_> {
    #[inline(always)]
    fn step<S: Span>(&mut self, span: S) {
        let before = load(span, self.bands);
        let m = minirows(before);
        let m = choosable(m, turns_y(m));
        let by_rows = both(before, minirow_cells(m));
        let n = minicolumns(by_rows);
        let n = choosable(n, turns_z(n));
        let after = both(by_rows, minicolumn_cells(n));
        let [next, last] = turns_y(m);
        let alone = both(after, minirow_cells(m & !(next | last | crowded_minirows(after))));
        self.gone |= differ(before, after).any();
        self.lacking |= (after[0] | span.load(&SPARE)).lacks();
        store(span, after, self.bands);
        store(span, alone, self.forced);
    }
}

/// A word of each band. (No closure here, nor in what else is made of words: what the standard library
/// calls is not compiled for the machine.)
#[inline(always)]
pub(crate) fn load<S: Span>(span: S, bands: &[Lanes; 3]) -> [S::Word; 3] {
    [span.load(&bands[0]), span.load(&bands[1]), span.load(&bands[2])]
}

/// Puts a word into each band.
#[inline(always)]
pub(crate) fn store<S: Span>(span: S, words: [S::Word; 3], bands: &mut [Lanes; 3]) {
    span.store(words[0], &mut bands[0]);
    span.store(words[1], &mut bands[1]);
    span.store(words[2], &mut bands[2]);
}

/// The bits in which `a` and `b` differ, in one band or another.
#[inline(always)]
pub(crate) fn differ<W: Word>(a: [W; 3], b: [W; 3]) -> W {
    (a[0] ^ b[0]) | (a[1] ^ b[1]) | (a[2] ^ b[2])
}

/// The cells that are in `a` and in `b`, band by band.
#[inline(always)]
pub(crate) fn both<W: Word>(a: [W; 3], b: [W; 3]) -> [W; 3] {
    [a[0] & b[0], a[1] & b[1], a[2] & b[2]]
}

#[cfg(test)]
mod tests {
    use ninerooks_board::{CellSet, Digit, Grid};

    use super::*;
    use crate::machine::Plain;
    use crate::state::cell_set;

    /// The empty grid with `gone` excluded, such as `1r1c4`.
    fn state(gone: &[&str]) -> State {
        let mut grid = Grid::default();
        for name in gone {
            grid.eliminate(name.parse().expect(name));
        }
        State::new(&grid)
    }

    /// What [`lock`] takes from 1, and where it says that 1 must stand.
    fn lock_ones(gone: &[&str]) -> (CellSet, CellSet) {
        let mut state = state(gone);
        let before = state.cells(Digit::D1);
        let mut forced = [Lanes::ZERO; 3];
        let progress = lock(Plain, &mut state, &mut forced).gone;
        let taken = before - state.cells(Digit::D1);
        assert_eq!(progress, !taken.is_empty());
        (taken, cell_set(forced.map(|lanes| lanes[0])))
    }

    const POINTING: [&str; 6] = ["1r2c1", "1r2c2", "1r2c3", "1r3c1", "1r3c2", "1r3c3"];
    const CLAIMING: [&str; 6] = ["1r4c1", "1r5c1", "1r6c1", "1r7c1", "1r8c1", "1r9c1"];

    #[test]
    fn locked_in_a_box_or_in_a_line() {
        assert_eq!(lock_ones(&POINTING).0.to_string(), "r1c456789");
        assert_eq!(lock_ones(&CLAIMING).0.to_string(), "r123c23");
    }

    #[test]
    fn not_quite_locked() {
        assert!(lock_ones(&POINTING[1..]).0.is_empty());
        assert!(lock_ones(&CLAIMING[1..]).0.is_empty());
        assert!(lock_ones(&[]).0.is_empty());
    }

    #[test]
    fn the_last_place_of_a_row_is_forced() {
        let row = ["1r1c1", "1r1c2", "1r1c3", "1r1c4", "1r1c5", "1r1c6", "1r1c7", "1r1c8", "1r1c9"];
        assert_eq!(lock_ones(&row[1..]).1.to_string(), "r1c1");
        assert!(lock_ones(&row[2..]).1.is_empty());
        let (taken, forced) = lock_ones(&row);
        assert_eq!((taken.len(), forced.len()), (72, 0));
    }
}
