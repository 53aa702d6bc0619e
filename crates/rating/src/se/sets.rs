//! Naked and hidden sets, and what hidden ones place directly.

use super::board::Board;
use super::hint::{Hint, Removed};
use super::technique::Technique;
use crate::houses::{HOUSE_ORDER, HOUSES, bits, subsets};

/// Digits of a house and their places, as many of the one as of the other.
#[derive(Clone, Copy)]
pub(super) struct Set {
    pub(super) house: usize,
    pub(super) digits: u16,
    pub(super) places: u16,
}

/// The subsets of a house, each with the union of what its members have: as many as members, with
/// two for each member at least.
fn closed(of: [u16; 9], size: usize) -> impl Iterator<Item = (u16, u16)> {
    let (mut fit, mut count) = ([0; 9], 0);
    for (i, mask) in of.into_iter().enumerate() {
        if mask & mask.wrapping_sub(1) != 0 && mask.count_ones() as usize <= size {
            fit[count] = i;
            count += 1;
        }
    }
    subsets(size, count).filter_map(move |chosen| {
        let (mut members, mut union) = (0, 0);
        for (i, member) in fit[..count].iter().enumerate() {
            if chosen >> i & 1 == 1 {
                members |= 1 << member;
                union |= of[*member];
            }
        }
        (union.count_ones() as usize == size).then_some((members, union))
    })
}

/// Naked sets, whether they eliminate something or not.
pub(super) fn naked_sets(board: &Board, size: usize) -> impl Iterator<Item = Set> + '_ {
    HOUSE_ORDER.into_iter().filter(move |&house| board.empty[house] as usize >= 2 * size).flat_map(
        move |house| {
            let of = HOUSES[house].map(|cell| board.digits[cell]);
            closed(of, size).map(move |(places, digits)| Set { house, digits, places })
        },
    )
}

/// Hidden sets of houses with more than so many empty cells.
pub(super) fn hidden_sets(
    board: &Board,
    size: usize,
    more_than: usize,
) -> impl Iterator<Item = Set> + '_ {
    HOUSE_ORDER.into_iter().filter(move |&house| board.empty[house] as usize > more_than).flat_map(
        move |house| {
            closed(board.places[house], size).map(move |(digits, places)| Set {
                house,
                digits,
                places,
            })
        },
    )
}

pub(super) fn removed_by_naked(board: &Board, set: Set) -> Removed {
    let mut removed = Removed::default();
    for place in bits(0x1FF & !set.places) {
        let cell = HOUSES[set.house][place];
        removed.add(cell, board.digits[cell] & set.digits);
    }
    removed
}

pub(super) fn removed_by_hidden(board: &Board, set: Set) -> Removed {
    let mut removed = Removed::default();
    for place in bits(set.places) {
        let cell = HOUSES[set.house][place];
        removed.add(cell, board.digits[cell] & !set.digits);
    }
    removed
}

/// Naked pairs, triplets and quads.
pub(super) fn naked(board: &Board, size: u8, rating: f64) -> impl Iterator<Item = Hint> + '_ {
    naked_sets(board, size.into()).filter_map(move |set| {
        let removed = removed_by_naked(board, set);
        (!removed.is_empty()).then(|| Hint::eliminate(Technique::NakedSet(size), rating, &removed))
    })
}

/// Hidden pairs, triplets and quads.
pub(super) fn hidden(board: &Board, size: u8, rating: f64) -> impl Iterator<Item = Hint> + '_ {
    hidden_sets(board, size.into(), 2 * usize::from(size)).filter_map(move |set| {
        let removed = removed_by_hidden(board, set);
        (!removed.is_empty()).then(|| Hint::eliminate(Technique::HiddenSet(size), rating, &removed))
    })
}

/// Hidden pairs and triplets after which another digit has one place in the house.
pub(super) fn direct_hidden(
    board: &Board,
    size: u8,
    rating: f64,
) -> impl Iterator<Item = Hint> + '_ {
    hidden_sets(board, size.into(), size.into()).flat_map(move |set| {
        bits(0x1FF & !set.digits).filter_map(move |digit| {
            let places = board.places[set.house][digit];
            let outside = places & !set.places;
            if places.count_ones() < 2 || !outside.is_power_of_two() {
                return None;
            }
            let cell = HOUSES[set.house][outside.trailing_zeros() as usize];
            Some(Hint::place(Technique::DirectHiddenSet(size), rating, cell, digit))
        })
    })
}
