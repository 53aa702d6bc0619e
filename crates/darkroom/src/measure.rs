//! How well photographs are read.

use core::fmt;

use rayon::prelude::*;

use crate::fonts::{Font, Purpose};
use crate::photograph::Photograph;

/// What came of photographs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// How many there were.
    pub grids: usize,
    /// In how many no grid was found, or another one.
    pub lost: usize,
    /// How many cells were read as they are.
    pub cells: usize,
    /// In how many all cells were.
    pub right: usize,
    /// How many of these had doubtful cells.
    pub right_with_doubt: usize,
    /// How many cells were doubtful.
    pub doubtful: usize,
    /// How many had a wrong cell that was not doubtful.
    pub misleading: usize,
}

impl Tally {
    fn of(photograph: &Photograph) -> Self {
        let mut tally = Self { grids: 1, ..Self::default() };
        let Ok(reading) = ninerooks_photo::read(&photograph.grey) else {
            return Self { lost: 1, ..tally };
        };
        for (i, guess) in reading.cells.iter().enumerate() {
            let is_right = guess.digit == photograph.contents.digit(i);
            tally.cells += usize::from(is_right);
            tally.doubtful += usize::from(guess.doubtful);
            if !is_right && !guess.doubtful {
                tally.misleading = 1;
            }
        }
        tally.right = usize::from(tally.cells == 81);
        tally.right_with_doubt = usize::from(tally.cells == 81 && tally.doubtful > 0);
        tally
    }

    fn plus(self, other: Self) -> Self {
        Self {
            grids: self.grids + other.grids,
            lost: self.lost + other.lost,
            cells: self.cells + other.cells,
            right: self.right + other.right,
            right_with_doubt: self.right_with_doubt + other.right_with_doubt,
            doubtful: self.doubtful + other.doubtful,
            misleading: self.misleading + other.misleading,
        }
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let all = self.grids * 81;
        writeln!(f, "photographs {}", self.grids)?;
        writeln!(f, "no grid found {}", self.lost)?;
        writeln!(f, "cells right {} of {all}", self.cells)?;
        writeln!(f, "grids right {}", self.right)?;
        writeln!(f, "  of these with a doubtful cell {}", self.right_with_doubt)?;
        writeln!(f, "cells doubtful {}", self.doubtful)?;
        writeln!(f, "grids with a wrong cell that is not doubtful {}", self.misleading)
    }
}

/// Reads the photographs with these numbers; `tell` hears of each that was not read as it is.
pub fn measure(
    numbers: core::ops::Range<u64>,
    fonts: &[Font],
    tell: impl Fn(u64, &Tally) + Sync,
) -> Tally {
    let tallies = numbers.into_par_iter().map(|number| {
        let tally = Tally::of(&Photograph::take(Purpose::Measuring, number, fonts));
        if tally.right == 0 {
            tell(number, &tally);
        }
        tally
    });
    tallies.reduce(Tally::default, Tally::plus)
}
