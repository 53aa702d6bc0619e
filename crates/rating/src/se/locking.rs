//! Pointing and claiming, and what they place directly.

use super::board::Board;
use super::hint::{Hint, Removed};
use super::technique::Technique;
use crate::houses::{COMMON, HOUSE_BITS, HOUSES, cells};

/// The first house and the second: box and column, box and row, column and box, row and box.
const PAIRS: [(usize, usize); 4] = [(0, 18), (0, 9), (18, 0), (9, 0)];

/// A digit whose places in one house are all in another.
#[derive(Clone, Copy)]
pub(super) struct Locked {
    pub(super) first: usize,
    pub(super) second: usize,
    pub(super) digit: usize,
}

/// All that are locked, in order.
pub(super) fn locked(board: &Board) -> impl Iterator<Item = Locked> + '_ {
    (0..CROSSINGS.len() * 9).filter_map(|i| {
        let ([first, second], digit) = (CROSSINGS[i / 9], i % 9);
        let places = board.places[first][digit];
        let inside = places & !COMMON[first][second] == 0 && places & places.wrapping_sub(1) != 0;
        inside.then_some(Locked { first, second, digit })
    })
}

/// The houses that cross, in order.
static CROSSINGS: [[usize; 2]; 108] = crossings();

const fn crossings() -> [[usize; 2]; 108] {
    let (mut table, mut count, mut pair) = ([[0; 2]; 108], 0, 0);
    while pair < 4 {
        let mut i = 0;
        while i < 81 {
            let (first, second) = (PAIRS[pair].0 + i / 9, PAIRS[pair].1 + i % 9);
            if COMMON[first][second] != 0 {
                table[count] = [first, second];
                count += 1;
            }
            i += 1;
        }
        pair += 1;
    }
    table
}

/// The positions of `first` that are in `second`: none, if they do not cross.
pub(super) fn common_places(first: usize, second: usize) -> u16 {
    COMMON[first][second]
}

/// What is locked eliminates from the second house outside the first.
pub(super) fn removed(board: &Board, locked: Locked) -> Removed {
    let mut removed = Removed::default();
    let outside = board.cells_with(locked.second, locked.digit) & !HOUSE_BITS[locked.first];
    for cell in cells(outside) {
        removed.add(cell, 1 << locked.digit);
    }
    removed
}

/// Pointing and claiming.
pub(super) fn locking(board: &Board) -> impl Iterator<Item = Hint> + '_ {
    locked(board).filter_map(|locked| {
        let removed = removed(board, locked);
        let (technique, rating) =
            if locked.first < 9 { (Technique::Pointing, 2.6) } else { (Technique::Claiming, 2.8) };
        (!removed.is_empty()).then(|| Hint::eliminate(technique, rating, &removed))
    })
}

/// Pointing and claiming after which a digit has one place in a third house, of the first's kind.
pub(super) fn direct_locking(board: &Board) -> impl Iterator<Item = Hint> + '_ {
    locked(board).flat_map(move |Locked { first, second, digit }| {
        let kind = first / 9 * 9;
        let cells =
            (kind..kind + 9).filter(move |&third| third != first).filter_map(move |third| {
                if common_places(third, second) == 0 || board.places[third][digit].count_ones() < 2
                {
                    return None;
                }
                let outside = board.places[third][digit] & !common_places(third, second);
                outside.is_power_of_two().then(|| HOUSES[third][outside.trailing_zeros() as usize])
            });
        let (technique, rating) = if first < 9 {
            (Technique::DirectPointing, 1.7)
        } else {
            (Technique::DirectClaiming, 1.9)
        };
        cells.map(move |cell| Hint::place(technique, rating, cell, digit))
    })
}
