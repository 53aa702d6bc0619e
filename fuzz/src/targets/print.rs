//! Any puzzle in every format and back.

use ninerooks_board::{Candidate, CandidateSet, Cell, Digit, Grid, Puzzle};
use ninerooks_text::formats::{ALL, by_name, write};

use crate::grids;
use crate::source::Source;

/// What a format writes it reads, and what it says it keeps comes back.
pub(super) fn run(bytes: &[u8]) -> String {
    let mut source = Source::new(bytes);
    let puzzle = if source.once_in(4) {
        grids::grid(&mut source).grid.to_puzzle()
    } else {
        grids::puzzle(&mut source)
    };
    let valid = Grid::new(&puzzle);
    let mut outcome = format!("{}", valid.is_ok());
    for format in ALL {
        let name = format.name();
        let written = write(&puzzle, *format);
        let back = format.read(&written.text);
        let back = back.unwrap_or_else(|error| panic!("{name}: {error}\n{}", written.text));
        let again = format.read(&format.write(&back));
        assert_eq!(again.as_ref(), Ok(&back), "{name} writes what it reads");
        if written.lost.is_empty() {
            assert!(keeps(&puzzle, &back), "{name} says that it keeps everything");
        }
        outcome.push(' ');
        outcome.push_str(&written.lost.len().to_string());
    }
    if let Ok(grid) = valid {
        // A grid is a puzzle, and the same grid again.
        assert_eq!(Grid::new(&grid.to_puzzle()).as_ref(), Ok(&grid));
        let susser = by_name("susser").expect("there is one");
        let state = grid.to_puzzle();
        if write(&state, susser).lost.is_empty() {
            let back = susser.read(&susser.write(&state)).expect("it was written");
            assert_eq!(Grid::new(&back).as_ref(), Ok(&grid), "susser keeps a state");
        }
    }
    outcome
}

/// Whether the values, what is given, and the candidates are the same.
fn keeps(one: &Puzzle, other: &Puzzle) -> bool {
    let values = Cell::all().all(|cell| one.value(cell) == other.value(cell));
    values && one.givens() == other.givens() && open(one) == open(other)
}

/// The candidates of the cells without a value.
fn open(puzzle: &Puzzle) -> CandidateSet {
    let mut open = puzzle.candidates.as_deref().copied().unwrap_or(puzzle.default_candidates());
    for value in puzzle.values() {
        for digit in Digit::ALL {
            open.remove(Candidate::new(digit, value.cell()));
        }
    }
    open
}
