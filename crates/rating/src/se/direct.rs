//! Singles.

use super::board::Board;
use super::hint::Hint;
use super::technique::Technique;
use crate::houses::{HOUSE_ORDER, HOUSES};

/// Hidden singles: first in houses with one empty cell, then in the others.
pub(super) fn hidden_singles(board: &Board) -> impl Iterator<Item = Hint> + '_ {
    [true, false].into_iter().flat_map(move |last| {
        let empty = move |&house: &usize| match board.empty[house] {
            0 => false,
            1 => last,
            _ => !last,
        };
        HOUSE_ORDER.into_iter().filter(empty).flat_map(move |house| {
            let rating = match () {
                () if last => 1.0,
                () if house < 9 => 1.2,
                () => 1.5,
            };
            let single = move |digit: &usize| board.places[house][*digit].is_power_of_two();
            (0..9).filter(single).map(move |digit| {
                let place = board.places[house][digit].trailing_zeros() as usize;
                Hint::place(Technique::HiddenSingle, rating, HOUSES[house][place], digit)
            })
        })
    })
}

/// Naked singles, in reading order.
pub(super) fn naked_singles(board: &Board) -> impl Iterator<Item = Hint> + '_ {
    (0..81).filter(|&cell| board.count(cell) == 1).map(|cell| {
        let digit = board.digits[cell].trailing_zeros() as usize;
        Hint::place(Technique::NakedSingle, 2.3, cell, digit)
    })
}
