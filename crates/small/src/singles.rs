//! Naked and hidden singles, which every linear rule contains.

use crate::board::{Board, each};
use crate::state::State;

/// Places the only candidate of a cell, as long as there is one.
pub(crate) fn naked(board: &Board, state: &mut State) {
    loop {
        let before = state.candidates();
        for cell in 0..board.cells() {
            let mut digits = state.at(cell);
            let only = (digits.next(), digits.next());
            drop(digits);
            if let (Some(digit), None) = only {
                state.place(board, digit, cell);
            }
        }
        if state.candidates() == before {
            return;
        }
    }
}

/// Places the only candidate of a cell, and of a digit in a house, as long as there is one.
pub(crate) fn all(board: &Board, state: &mut State) {
    loop {
        let before = state.candidates();
        naked(board, state);
        for digit in 0..board.size() {
            for house in board.houses() {
                let places = state.of(digit) & house;
                if places.is_power_of_two() {
                    each(places).for_each(|cell| state.place(board, digit, cell));
                }
            }
        }
        if state.candidates() == before {
            return;
        }
    }
}
