//! The first two rows of the canonical form of a solution.
//!
//! The first one is 123456789 for every map, so it decides nothing. The second one begins with 456, if two rows of a
//! band can be chosen so that one box has in its second row what another one has in its first, and otherwise with
//! 457: the digits under 1, 2 and 3 are two of a second box and one of a third. This leaves 18 or 12 orders of the
//! columns for each two rows, of 1,296.

use super::partial::{Partial, Tables};

/// All maps that reach the smallest second row, and that row.
pub(super) fn starts(tables: &Tables) -> (Vec<Partial>, [u8; 9]) {
    let (mut all, mut best) = (Vec::new(), [9; 9]);
    for (turned, digits) in [false, true].into_iter().zip(&tables.digits) {
        for (one, other) in pairs() {
            let (first, second) = (&digits[usize::from(one)], &digits[usize::from(other)]);
            for columns in band_starts(first, second) {
                let row = named(first, second, &columns);
                if row < best {
                    best = row;
                    all.clear();
                }
                if row == best {
                    all.push(Partial::of_two(turned, [one, other], columns, first));
                }
            }
        }
    }
    (all, best)
}

/// Two rows of a band, in both orders.
fn pairs() -> impl Iterator<Item = (u8, u8)> {
    let of = |row: u8| {
        let band = row / 3 * 3;
        (band..band + 3).filter(move |other| *other != row).map(move |other| (row, other))
    };
    (0..9).flat_map(of)
}

/// The orders of columns that may make the second row smallest, when the first one is 123456789.
pub(super) fn band_starts(first: &[u8; 9], second: &[u8; 9]) -> impl Iterator<Item = [u8; 9]> {
    (0..3).flat_map(|stack| orders(first, second, stack))
}

/// The second row, when the first one is 123456789.
fn named(first: &[u8; 9], second: &[u8; 9], columns: &[u8; 9]) -> [u8; 9] {
    let mut names = [0; 10];
    for (name, column) in (1..).zip(columns) {
        names[usize::from(first[usize::from(*column)])] = name;
    }
    columns.map(|column| names[usize::from(second[usize::from(column)])])
}

/// The orders of columns that make the second row small when this stack is the first one.
fn orders(first: &[u8; 9], second: &[u8; 9], stack: u8) -> Vec<[u8; 9]> {
    let own = [0, 1, 2].map(|c| 3 * stack + c);
    // The column in which the first row has what the second one has here.
    let above = |column: u8| {
        let digit = second[usize::from(column)];
        (0..9).find(|c| first[usize::from(*c)] == digit).unwrap_or(0)
    };
    let of = |stack: u8| own.iter().filter(|c| above(**c) / 3 == stack).count();
    let Some(next) = (0..3).max_by_key(|s| of(*s)) else { return Vec::new() };
    let last = 3 - stack - next;
    let mut all = Vec::new();
    for order in permutations(own) {
        let sources = order.map(above);
        let in_order = |stack: u8| {
            let known = sources.into_iter().filter(move |c| c / 3 == stack);
            let left = (0..3).map(move |c| 3 * stack + c).filter(move |c| !sources.contains(c));
            known.chain(left).collect::<Vec<u8>>()
        };
        // What comes from the last stack stands under 3.
        if sources[..2].iter().any(|c| c / 3 != next) {
            continue;
        }
        let (middle, mut right) = (in_order(next), in_order(last));
        let is_pure = sources[2] / 3 == next;
        if is_pure {
            right = middle.iter().map(|c| above(*c)).collect();
        }
        let mut whole = [0; 9];
        whole[..3].copy_from_slice(&order);
        whole[3..6].copy_from_slice(&middle);
        whole[6..].copy_from_slice(&right);
        all.push(whole);
        if !is_pure {
            whole.swap(7, 8);
            all.push(whole);
        }
    }
    all
}

fn permutations([a, b, c]: [u8; 3]) -> [[u8; 3]; 6] {
    [[a, b, c], [a, c, b], [b, a, c], [b, c, a], [c, a, b], [c, b, a]]
}
