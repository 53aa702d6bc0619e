//! The first row of the canonical form of a puzzle: all its digits are new, so that which columns have a given is all
//! that counts, and a table says how small a row can be made.

use crate::partial::{Partial, Rows};
use crate::sides::Sides;

/// For each set of columns the least string of a row that has its givens there, a bit each, the first column as the
/// highest of nine: stacks and columns with fewer givens come first.
const LEAST: [u16; 512] = {
    let (mut table, mut given) = ([0; 512], 0);
    while given < 512 {
        table[given] = least(given);
        given += 1;
    }
    table
};

const fn least(given: usize) -> u16 {
    let mut counts =
        [(given & 7).count_ones(), (given >> 3 & 7).count_ones(), (given >> 6).count_ones()];
    let mut pass = 0;
    while pass < 3 {
        let at = pass % 2;
        if counts[at] > counts[at + 1] {
            (counts[at], counts[at + 1]) = (counts[at + 1], counts[at]);
        }
        pass += 1;
    }
    ((1 << counts[0]) - 1) << 6 | ((1 << counts[1]) - 1) << 3 | ((1 << counts[2]) - 1)
}

/// Lays the first row, in every way in which it is the smallest, and says what it is.
pub(crate) fn laid(sides: &Sides, all: &mut Vec<Partial>) -> [u8; 9] {
    let starts = Partial::starts();
    let mut best = u16::MAX;
    let mut rows = [0_u16; 2];
    for (side, start) in starts.iter().enumerate() {
        for row in start.rows_for(0, sides) {
            let pattern = LEAST[usize::from(sides.given(start.row(row)) & 511)];
            if pattern < best {
                (best, rows) = (pattern, [0; 2]);
            }
            if pattern == best {
                rows[side] |= 1 << row;
            }
        }
    }
    for (start, rows) in starts.iter().zip(rows) {
        Rows(rows).for_each(|row| start.lay(0, row, sides, all));
    }
    let mut named = 0;
    core::array::from_fn(|column| {
        let is_given = u8::from(best >> (8 - column) & 1 == 1);
        named += is_given;
        named * is_given
    })
}
