//! Singles.

use super::board::Board;
use super::hint::Hint;
use crate::houses::{HOUSE_ORDER, HOUSES};
use super::technique::Technique;

/// Hidden singles: first in houses with one empty cell, then in the others.
pub(super) fn hidden_single(board: &Board) -> Option<Hint> {
    let single = |house: usize| {
        let digit = (0..9).find(|&digit| board.places[house][digit].is_power_of_two())?;
        let place = board.places[house][digit].trailing_zeros() as usize;
        Some((HOUSES[house][place], digit))
    };
    let last = HOUSE_ORDER.into_iter().filter(|&house| board.empty[house] == 1).find_map(single);
    if let Some((cell, digit)) = last {
        return Some(Hint::place(Technique::HiddenSingle, 1.0, cell, digit));
    }
    HOUSE_ORDER.into_iter().filter(|&house| board.empty[house] > 1).find_map(|house| {
        let (cell, digit) = single(house)?;
        let rating = if house < 9 { 1.2 } else { 1.5 };
        Some(Hint::place(Technique::HiddenSingle, rating, cell, digit))
    })
}

/// Naked singles, in reading order.
pub(super) fn naked_single(board: &Board) -> Option<Hint> {
    let cell = (0..81).find(|&cell| board.count(cell) == 1)?;
    let digit = board.digits[cell].trailing_zeros() as usize;
    Some(Hint::place(Technique::NakedSingle, 2.3, cell, digit))
}
