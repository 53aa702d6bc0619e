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
    PAIRS.into_iter().flat_map(move |(of_first, of_second)| {
        (0..9).flat_map(move |i| {
            let first = of_first + i;
            let crossing = move |&second: &usize| common_places(first, second) != 0;
            (of_second..of_second + 9).filter(crossing).flat_map(move |second| {
                let common = common_places(first, second);
                (0..9).filter_map(move |digit| {
                    let places = board.places[first][digit];
                    let inside = places & !common == 0 && places.count_ones() >= 2;
                    inside.then_some(Locked { first, second, digit })
                })
            })
        })
    })
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
