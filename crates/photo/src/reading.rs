//! What was read, and how surely.

use ninerooks_board::{Cell, Digit, House};

use crate::glyph::Glyph;
use crate::net::{Net, best, sureness};
use crate::plane::Point;

/// A digit that is less sure than this is doubtful.
const SURE: u8 = 30;

/// What was read in a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Guess {
    /// The digit; none when the cell seems empty, or has pencil marks only.
    pub digit: Option<Digit>,
    /// Whether somebody should look at it before anything is done with the puzzle.
    pub doubtful: bool,
    /// How far this reading is ahead of any other, from 0 to 100.
    pub confidence: u8,
}

/// What was read in a photograph.
#[derive(Clone, Debug, PartialEq)]
pub struct Reading {
    /// The cells in reading order.
    pub cells: [Guess; 81],
    /// The corners of the grid in the photograph: upper left, upper right, lower right and lower left of the puzzle, which
    /// may be turned.
    pub corners: [Point; 4],
}

impl Reading {
    /// The puzzle as 81 characters, with a dot for an empty cell.
    pub fn puzzle(&self) -> String {
        self.cells.iter().map(|guess| guess.digit.map_or('.', Digit::to_char)).collect()
    }

    /// The cells that somebody should look at.
    pub fn doubtful(&self) -> impl Iterator<Item = (Cell, Guess)> {
        Cell::all()
            .into_iter()
            .map(|cell| (cell, self.cells[cell.index()]))
            .filter(|it| it.1.doubtful)
    }
}

/// What the net says of each cell.
pub(crate) fn guesses(net: &Net, glyphs: &[Option<Glyph>; 81]) -> [Guess; 81] {
    let mut guesses = core::array::from_fn(|i| guess(net, glyphs[i].as_ref()));
    doubt_clashes(&mut guesses);
    guesses
}

fn guess(net: &Net, glyph: Option<&Glyph>) -> Guess {
    let Some(glyph) = glyph else {
        return Guess { digit: None, doubtful: false, confidence: 100 };
    };
    let (answer, ahead) = best(&net.answers(&glyph.pixels));
    let digit = u8::try_from(answer).ok().and_then(Digit::new);
    let confidence = sureness(ahead);
    // Pencil marks around a digit are rare; around what looks like one, it may be one of them.
    let is_crowded = digit.is_some() && glyph.others > 1;
    Guess { digit, doubtful: confidence < SURE || is_crowded, confidence }
}

/// Of two equal digits in a house at least one is wrong.
fn doubt_clashes(guesses: &mut [Guess; 81]) {
    for house in House::all() {
        for digit in Digit::ALL {
            let is_it = |cell: &Cell| guesses[cell.index()].digit == Some(digit);
            let cells: Vec<Cell> = house.cells().into_iter().filter(is_it).collect();
            if cells.len() > 1 {
                for cell in cells {
                    guesses[cell.index()].doubtful = true;
                }
            }
        }
    }
}
