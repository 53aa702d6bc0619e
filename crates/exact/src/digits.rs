//! What each digit says on its own: locked candidates, and the cells where it must stand.

use crate::state::{LANES, Lanes, State};
use crate::triad::{
    choosable, crowded_minirows, minicolumn_cells, minicolumns, minirow_cells, minirows, turns_y,
    turns_z,
};

/// The cells where a digit must stand for want of another place in its row, band by band.
pub(crate) type Forced = [Lanes; 3];

/// Locked candidates for every digit, by rows and then by columns, once; says whether a candidate
/// went. A digit that has no place in some house loses all its places, at the latest the next time.
///
/// There is no branch in here: the compiler does four digits at a time.
pub(crate) fn lock(state: &mut State, forced: &mut Forced) -> bool {
    let mut gone = 0;
    let [top, middle, bottom] = &mut state.bands;
    let [forced_top, forced_middle, forced_bottom] = forced;
    for d in 0..LANES {
        let before = [top[d], middle[d], bottom[d]];
        let m = minirows(before);
        let m = choosable(m, turns_y(m));
        let by_rows = both(before, minirow_cells(m));
        let n = minicolumns(by_rows);
        let n = choosable(n, turns_z(n));
        let after = both(by_rows, minicolumn_cells(n));
        let [next, last] = turns_y(m);
        let alone = both(after, minirow_cells(m & !(next | last | crowded_minirows(after))));
        gone |= (before[0] ^ after[0]) | (before[1] ^ after[1]) | (before[2] ^ after[2]);
        [top[d], middle[d], bottom[d]] = after;
        [forced_top[d], forced_middle[d], forced_bottom[d]] = alone;
    }
    gone != 0
}

/// The cells that are in `a` and in `b`, band by band.
#[inline]
pub(crate) fn both(a: [u32; 3], b: [u32; 3]) -> [u32; 3] {
    [a[0] & b[0], a[1] & b[1], a[2] & b[2]]
}

#[cfg(test)]
mod tests {
    use ninerooks_board::{CellSet, Digit, Grid};

    use super::*;
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
        let mut forced = [[0; LANES]; 3];
        let progress = lock(&mut state, &mut forced);
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
