//! What a player has before them: digits and candidates, and how full houses are.

use ninerooks_lab::Clues;

use crate::houses::{HOUSE_BITS, SEES, cells};

/// All cells.
const ALL: u128 = (1 << 81) - 1;

/// Where each digit can still be, its own cells among them, and the cells without a digit.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Board {
    pub(super) places: [u128; 9],
    pub(super) open: u128,
}

impl Board {
    /// The givens, and what sees none of them.
    pub(super) fn new(clues: &Clues) -> Self {
        let mut board = Self { places: [ALL; 9], open: ALL };
        for (cell, digit) in clues.digits().iter().enumerate().filter(|(_, digit)| **digit != 0) {
            board.place(cell, usize::from(*digit) - 1);
        }
        board
    }

    /// Puts a digit, from 0, into a cell.
    pub(super) fn place(&mut self, cell: usize, digit: usize) {
        for places in &mut self.places {
            *places &= !(1 << cell);
        }
        self.places[digit] = self.places[digit] & !SEES[cell] | 1 << cell;
        self.open &= !(1 << cell);
    }

    pub(super) const fn is_solved(&self) -> bool {
        self.open == 0
    }

    /// The open places of a digit in a house.
    pub(super) const fn within(&self, digit: usize, house: usize) -> u128 {
        self.places[digit] & self.open & HOUSE_BITS[house]
    }

    /// How many cells of each house are open.
    pub(super) fn open_in_houses(&self) -> [u32; 27] {
        HOUSE_BITS.map(|house| (house & self.open).count_ones())
    }

    /// The open cells that have one candidate.
    pub(super) fn naked(&self) -> u128 {
        let (mut one, mut two) = (0, 0);
        for places in self.places {
            two |= one & places;
            one |= places;
        }
        one & !two & self.open
    }

    /// Singles to the end. What is left in the end does not depend on their order.
    pub(super) fn close(&mut self) {
        let mut goes_on = true;
        while goes_on {
            goes_on = false;
            let naked = self.naked();
            for digit in 0..9 {
                let mut alone = self.places[digit] & naked;
                for house in 0..27 {
                    let places = self.within(digit, house);
                    if places.is_power_of_two() {
                        alone |= places;
                    }
                }
                for cell in cells(alone) {
                    // Of a puzzle without a solution two may be forced into one cell.
                    if self.places[digit] & self.open & (1 << cell) != 0 {
                        self.place(cell, digit);
                        goes_on = true;
                    }
                }
            }
        }
    }
}
