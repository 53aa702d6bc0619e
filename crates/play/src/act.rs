//! What a player can do.

use ninerooks_board::{Candidate, CandidateSet, CellSet, Digit, Puzzle};

use crate::{Drawing, Game, Link};

/// Where in a cell pencil marks are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layer {
    /// In the centre: the digits that the cell can have.
    Centre,
    /// In the corners: the cells of a house where a digit can be.
    Corner,
}

/// One thing that a player does. Givens are never changed but by [`Act::Fix`] and [`Act::Free`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// Writes a digit into the cells, or takes it away where all of them have it.
    Place {
        /// The digit.
        digit: Digit,
        /// The cells.
        cells: CellSet,
    },
    /// Strikes a candidate out of the cells, or brings it back where none of them has it.
    Strike {
        /// The digit.
        digit: Digit,
        /// The cells.
        cells: CellSet,
    },
    /// Writes a pencil mark into the cells, or takes it away where all of them have it.
    Mark {
        /// The digit.
        digit: Digit,
        /// The cells.
        cells: CellSet,
        /// Where in the cells.
        layer: Layer,
    },
    /// Takes away the digits of the cells; where there are none, their pencil marks; where there
    /// are none either, their colours.
    Clear {
        /// The cells.
        cells: CellSet,
    },
    /// Takes digits away and brings candidates back.
    TakeBack {
        /// The cells whose digits go.
        cells: CellSet,
        /// The candidates that come back.
        candidates: CandidateSet,
    },
    /// Brings all candidates back that were eliminated.
    Restore,
    /// Writes the candidates into the centres, as pencil marks.
    FillMarks,
    /// The board as a step leaves it, or any other state of the same puzzle.
    Become(Box<Puzzle>),
    /// Makes the digits on the board givens.
    Fix,
    /// Makes the givens digits of the player.
    Free,
    /// Colours cells, or takes the colour away.
    PaintCells {
        /// The cells.
        cells: CellSet,
        /// The colour, from 1.
        color: u8,
    },
    /// Colours a candidate, or takes the colour away.
    PaintCandidate {
        /// The candidate.
        candidate: Candidate,
        /// The colour, from 1.
        color: u8,
    },
    /// Draws a link, or takes it away.
    Connect(Link),
    /// Takes all colours and links away.
    Wipe,
}

impl Game {
    /// Does it. Says whether anything is different now.
    pub fn act(&mut self, act: &Act) -> bool {
        let before = self.clone();
        match act {
            Act::Place { digit, cells } => self.place(*digit, *cells),
            Act::Strike { digit, cells } => self.strike(*digit, *cells),
            Act::Mark { digit, cells, layer } => self.mark(*digit, *cells, *layer),
            Act::Clear { cells } => self.clear(*cells),
            Act::TakeBack { cells, candidates } => {
                self.erase(*cells);
                self.struck -= *candidates;
            }
            Act::Restore => self.struck = CandidateSet::EMPTY,
            Act::FillMarks => {
                let candidates = self.candidates();
                self.centre = candidates;
            }
            Act::Become(puzzle) => self.become_board(puzzle),
            Act::Fix => self.fix(),
            Act::Free => self.free(),
            Act::PaintCells { cells, color } => {
                for cell in *cells {
                    Drawing::paint(&mut self.drawing.cells, cell, *color);
                }
            }
            Act::PaintCandidate { candidate, color } => {
                Drawing::paint(&mut self.drawing.candidates, *candidate, *color);
            }
            Act::Connect(link) => self.drawing.link(*link),
            Act::Wipe => self.drawing = Drawing::default(),
        }
        *self != before
    }
}
