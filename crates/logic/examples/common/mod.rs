//! What the programs that print figures share.

use ninerooks_board::{Candidate, Cell, Digit, Grid, Puzzle};

/// The puzzle in the first field of 81 characters of a line.
pub(crate) fn grid(line: &str) -> Option<Grid> {
    let field = line.split(['\t', ' ', ',']).find(|field| field.len() == 81)?;
    let mut puzzle = Puzzle::default();
    for (cell, c) in Cell::all().zip(field.chars()) {
        if let Some(digit) = Digit::from_char(c) {
            puzzle.give(Candidate::new(digit, cell));
        }
    }
    Grid::new(&puzzle).ok()
}
