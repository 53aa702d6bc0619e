//! What the digits of a triad say together. Three cells hold three digits, so a triad that has
//! room for three digits only holds them, and one that three digits need has room for no other.

use crate::digits::both;
use crate::state::{BAND, LANES, Lanes, State};
use crate::tally::at_least;
use crate::triad::{minicolumn_cells, minicolumns, minirow_cells, minirows, turns_y, turns_z};

/// How it ends.
#[derive(Clone, Copy, PartialEq, Eq)]
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
