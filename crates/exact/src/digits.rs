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
