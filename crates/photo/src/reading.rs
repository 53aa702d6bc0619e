//! What was read, and how surely.

use ninerooks_board::{Cell, Digit, House};

use crate::glyph::Glyph;
use crate::net::{ANSWERS, Net, best, sureness};
use crate::plane::Point;
use crate::settle::{Answers, settled};

/// A digit that is less sure than this is doubtful, as far as it goes by itself.
const SURE: u8 = 30;
/// The same where all cells together are a puzzle with one solution: how far its digit is ahead of none, or none of it.
const SURE_TOGETHER: u8 = 35;
/// And where they are not: something is wrong then.
const SURE_ALONE: u8 = 80;
/// So much likelier is a digit when it is that of the solution, as the net counts: of nine that it could be it is the one (ln 9).
const LIKELIER: f32 = 2.2;

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

/// What is read in each cell by itself, and what the net says of it.
pub(crate) fn guesses(net: &Net, glyphs: &[Option<Glyph>; 81]) -> ([Guess; 81], Answers) {
    let answers = core::array::from_fn(|i| Some(net.answers(&glyphs[i].as_ref()?.pixels)));
    let mut guesses = core::array::from_fn(|i| guess(answers[i].as_ref(), glyphs[i].as_ref()));
    doubt_clashes(&mut guesses);
    (guesses, answers)
}

fn guess(answers: Option<&[f32; ANSWERS]>, glyph: Option<&Glyph>) -> Guess {
    let (Some(answers), Some(glyph)) = (answers, glyph) else {
        return Guess { digit: None, doubtful: false, confidence: 100 };
    };
    let (answer, ahead) = best(answers);
    let digit = u8::try_from(answer).ok().and_then(Digit::new);
    let confidence = sureness(ahead);
    // Pencil marks around a digit are rare; around what looks like one, it may be one of them.
    let is_crowded = digit.is_some() && glyph.others > 1;
    Guess { digit, doubtful: confidence < SURE || is_crowded, confidence }
}

/// The cells as they come to a puzzle with one solution: the likeliest such reading. Each ink in it is the digit of the solution, or no
/// digit, and is doubtful when it is not as it was read first, or when these two are close. Where there is no such reading, much is
/// doubtful.
pub(crate) fn settle(guesses: &mut [Guess; 81], answers: &Answers) {
    let first = guesses.map(|guess| guess.digit.map_or(0, Digit::get));
    let Some((reading, solution)) = settled(answers, first) else {
        for guess in guesses {
            guess.doubtful |= guess.confidence < SURE_ALONE;
        }
        return;
    };
    // What had to be read otherwise casts doubt on the rest.
    let least = if reading == first { 0 } else { SURE };
    for (i, guess) in guesses.iter_mut().enumerate() {
        let Some(answers) = answers[i] else { continue };
        let ahead = answers[usize::from(solution[i])] - answers[0];
        let is_digit = reading[i] != 0 || ahead > -LIKELIER;
        let is_same = is_digit == (first[i] != 0) && (!is_digit || first[i] == solution[i]);
        let sure = sureness(ahead.abs());
        *guess = Guess {
            digit: Digit::new(solution[i]).filter(|_| is_digit),
            doubtful: !is_same || sure < SURE_TOGETHER || guess.confidence < least,
            confidence: if is_same { sure } else { 0 },
        };
    }
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
