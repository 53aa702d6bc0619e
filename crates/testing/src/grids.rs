//! Grids from text.

use ninerooks_board::{Candidate, Cell, Digit, Grid, Puzzle};

/// The grid of 81 characters: a digit, or `.`, `0` or anything else for an empty cell. A `+` before a
/// digit says that it is placed and not given.
///
/// # Panics
/// When a digit is twice in a house, or there are not 81 cells.
pub fn grid(text: &str) -> Grid {
    Grid::new(&puzzle(text)).unwrap_or_else(|error| panic!("{error}: {text}"))
}

/// The puzzle of 81 characters, as [`grid`] reads it.
///
/// # Panics
/// When there are not 81 cells.
pub fn puzzle(text: &str) -> Puzzle {
    let mut puzzle = Puzzle::default();
    let mut cells = Cell::all();
    let mut placed = false;
    for c in text.chars() {
        if c == '+' {
            placed = true;
            continue;
        }
        let cell = cells.next().unwrap_or_else(|| panic!("more than 81 cells: {text}"));
        match Digit::from_char(c).map(|digit| Candidate::new(digit, cell)) {
            Some(value) if placed => puzzle.place(value),
            Some(value) => puzzle.give(value),
            None => {}
        }
        placed = false;
    }
    assert!(cells.next().is_none(), "fewer than 81 cells: {text}");
    puzzle
}
