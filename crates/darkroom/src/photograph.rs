//! Photographs with what is to be read in them.

use ninerooks_board::{Cell, Digit, DigitSet};
use ninerooks_photo::Grey;
use ninerooks_testing::{Rng, random_puzzle};

use crate::fonts::{Font, Purpose};
use crate::sheet::Contents;
use crate::{camera, sheet};

/// A photograph, and what is to be read in it.
#[derive(Clone, Debug)]
pub struct Photograph {
    /// The picture.
    pub grey: Grey,
    /// The digits that are in its cells.
    pub contents: Contents,
}

impl Photograph {
    /// The photograph with this number: the same for the same number and fonts.
    ///
    /// ```
    /// use ninerooks_darkroom::{Photograph, Purpose, inter};
    /// let fonts = inter()?;
    /// let photograph = Photograph::take(Purpose::Measuring, 1, &fonts);
    /// assert!(ninerooks_photo::read(&photograph.grey).is_ok());
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    pub fn take(purpose: Purpose, number: u64, fonts: &[Font]) -> Self {
        let mut rng = Rng(number.wrapping_mul(0x9E37_79B9_7F4A_7C15));
        // The generator's first numbers are alike for seeds that are.
        for _ in 0..8 {
            rng.below(2);
        }
        let contents = match purpose {
            Purpose::Training => many_digits(&mut rng),
            Purpose::Measuring => puzzle(&mut rng),
        };
        let paper = sheet::draw(&mut rng, &contents, fonts);
        let grey = camera::photograph(&mut rng, &paper);
        Self { grey, contents }
    }
}

/// As much to learn from as a sheet has room for, without regard to the rules.
fn many_digits(rng: &mut Rng) -> Contents {
    let mut contents =
        Contents { printed: [None; 81], written: [None; 81], marks: [DigitSet::EMPTY; 81] };
    for i in 0..81 {
        match rng.below(100) {
            0..45 => contents.printed[i] = Some(rng.pick(&Digit::ALL)),
            45..72 => contents.written[i] = Some(rng.pick(&Digit::ALL)),
            72..88 => contents.marks[i] = marks(rng, DigitSet::ALL),
            _ => {}
        }
    }
    contents
}

fn marks(rng: &mut Rng, of: DigitSet) -> DigitSet {
    let mut marks = DigitSet::EMPTY;
    let share = 15 + rng.below(50);
    for digit in of {
        if rng.percent(share) {
            marks.insert(digit);
        }
    }
    marks
}

/// A puzzle; in one of four somebody has written digits, and in one of four pencil marks.
fn puzzle(rng: &mut Rng) -> Contents {
    let grid = random_puzzle(rng);
    let solution = ninerooks_exact::solve(&grid).unwrap_or(grid);
    let written = if rng.percent(25) { 5 + rng.below(60) } else { 0 };
    let marked = if rng.percent(25) { 10 + rng.below(80) } else { 0 };
    let mut contents =
        Contents { printed: [None; 81], written: [None; 81], marks: [DigitSet::EMPTY; 81] };
    for cell in Cell::all() {
        let i = cell.index();
        if let Some(given) = grid.value(cell) {
            contents.printed[i] = Some(given);
        } else if rng.percent(written) {
            contents.written[i] = solution.value(cell);
        } else if rng.percent(marked) {
            contents.marks[i] = marks(rng, grid.digits(cell));
        }
    }
    contents
}
