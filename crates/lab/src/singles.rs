//! Singles to the end, with bits of cells: what backdoors are counted by.

use ninerooks_board::{Cell, House};

use crate::Clues;

/// The cells that each cell sees.
static SEES: [u128; 81] = {
    let mut table = [0; 81];
    let mut cell = 0;
    while cell < 81 {
        table[cell] = Cell::from_index(cell).peers().bits();
        cell += 1;
    }
    table
};

/// The cells of each house.
static HOUSES: [u128; 27] = {
    let mut table = [0; 27];
    let mut house = 0;
    while house < 27 {
        table[house] = House::from_index(house).cells().bits();
        house += 1;
    }
    table
};

/// All cells.
const ALL: u128 = (1 << 81) - 1;

/// Where each digit can still be, and the cells that have their digit.
#[derive(Clone)]
pub(crate) struct Singles {
    places: [u128; 9],
    solved: u128,
}

impl Singles {
    /// The givens alone.
    pub(crate) fn new(clues: &Clues) -> Self {
        let mut state = Self { places: [ALL; 9], solved: 0 };
        for (cell, digit) in clues.0.iter().enumerate().filter(|(_, digit)| **digit != 0) {
            state.place(cell, usize::from(*digit) - 1);
        }
        state
    }

    /// Whether a candidate is neither placed nor eliminated.
    pub(crate) const fn is_open(&self, cell: usize, digit: usize) -> bool {
        (self.places[digit] & !self.solved) >> cell & 1 == 1
    }

    /// The cells without a digit.
    pub(crate) fn unsolved(&self) -> impl Iterator<Item = usize> + use<> {
        let left = ALL & !self.solved;
        (0..81).filter(move |cell| left >> cell & 1 == 1)
    }

    /// Puts a digit, from 0, into a cell.
    pub(crate) fn place(&mut self, cell: usize, digit: usize) {
        for (other, places) in self.places.iter_mut().enumerate() {
            *places &= if other == digit { !SEES[cell] } else { !(1 << cell) };
        }
        self.solved |= 1 << cell;
    }

    /// Takes a candidate away.
    pub(crate) const fn eliminate(&mut self, cell: usize, digit: usize) {
        self.places[digit] &= !(1 << cell);
    }

    /// Naked and hidden singles until there are no more. `None` for a contradiction, otherwise whether that is all.
    pub(crate) fn settle(&mut self) -> Option<bool> {
        while self.solved != ALL {
            let before = self.solved;
            self.naked()?;
            self.hidden()?;
            if self.solved == before {
                return Some(false);
            }
        }
        Some(true)
    }

    fn naked(&mut self) -> Option<()> {
        let (mut one, mut two) = (0, 0);
        for places in self.places {
            two |= one & places;
            one |= places;
        }
        if one != ALL {
            return None;
        }
        let singles = one & !two & !self.solved;
        for digit in 0..9 {
            let mut left = self.places[digit] & singles;
            while left != 0 {
                let cell = left.trailing_zeros() as usize;
                left &= left - 1;
                // One that was placed before may see it.
                if self.places[digit] >> cell & 1 == 0 {
                    return None;
                }
                self.place(cell, digit);
            }
        }
        Some(())
    }

    fn hidden(&mut self) -> Option<()> {
        for digit in 0..9 {
            for house in HOUSES {
                let here = self.places[digit] & house;
                if here == 0 {
                    return None;
                }
                if here.is_power_of_two() && here & self.solved == 0 {
                    self.place(here.trailing_zeros() as usize, digit);
                }
            }
        }
        Some(())
    }
}
