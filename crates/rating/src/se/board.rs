//! The state that the rules look at: candidates by cell, and places by house and digit.

use ninerooks_board::{Cell, Digit, Grid};

use crate::houses::{HOUSES, HOUSES_OF, PEERS, PLACE_OF};

/// Candidates and values of a grid, kept in both directions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Board {
    /// The candidates of each cell as bits; none for a cell with a value.
    pub(crate) digits: [u16; 81],
    /// The places of each digit in each house as bits of positions.
    pub(crate) places: [[u16; 9]; 27],
    /// How many cells of each house are without a value.
    pub(crate) empty: [u8; 27],
    /// How often each digit is placed.
    pub(crate) placed: [u8; 9],
    /// How many cells have a value.
    pub(crate) solved: u8,
}

impl Board {
    /// The values of a grid, and the candidates that are live there.
    pub(crate) fn new(grid: &Grid) -> Self {
        let mut board = Self {
            digits: [0x1FF; 81],
            places: [[0x1FF; 9]; 27],
            empty: [9; 27],
            placed: [0; 9],
            solved: 0,
        };
        for cell in Cell::all() {
            if let Some(digit) = grid.value(cell) {
                board.place(cell.index(), digit.index());
            }
        }
        for cell in grid.unsolved() {
            for digit in Digit::ALL {
                if !grid.digits(cell).contains(digit) {
                    board.remove(cell.index(), digit.index());
                }
            }
        }
        board
    }

    pub(crate) fn has(&self, cell: usize, digit: usize) -> bool {
        self.digits[cell] >> digit & 1 == 1
    }

    /// How many candidates a cell has.
    pub(crate) fn count(&self, cell: usize) -> u32 {
        self.digits[cell].count_ones()
    }

    /// The cells of a house that have a digit, as bits.
    pub(crate) fn cells_with(&self, house: usize, digit: usize) -> u128 {
        let mut set = 0;
        for place in crate::houses::bits(self.places[house][digit]) {
            set |= 1 << HOUSES[house][place];
        }
        set
    }

    /// Removes a candidate.
    pub(crate) fn remove(&mut self, cell: usize, digit: usize) {
        self.digits[cell] &= !(1 << digit);
        for (house, place) in HOUSES_OF[cell].into_iter().zip(PLACE_OF[cell]) {
            self.places[house][digit] &= !(1 << place);
        }
    }

    /// Places a digit: the cell has no candidates any more, nor have its peers that digit.
    pub(crate) fn place(&mut self, cell: usize, digit: usize) {
        for other in crate::houses::bits(self.digits[cell]) {
            self.remove(cell, other);
        }
        for &peer in &PEERS[cell] {
            if self.has(peer, digit) {
                self.remove(peer, digit);
            }
        }
        for house in HOUSES_OF[cell] {
            self.empty[house] -= 1;
        }
        self.placed[digit] += 1;
        self.solved += 1;
    }
}
