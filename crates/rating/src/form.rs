//! One form for all puzzles that are the same but for digits renamed, rows and columns moved, and flipping.

use ninerooks_board::{Candidate, Grid};
use ninerooks_lab::{Clues, canonical};

/// The form of a puzzle whose text is least, empty cells before digits. Candidates that were eliminated go with it; they
/// do not say which form it is.
///
/// ```
/// use ninerooks_board::{Candidate, Grid};
/// use ninerooks_rating::form::least;
/// let mut grid = Grid::default();
/// grid.place("7r2c5".parse()?);
/// let mut other = Grid::default();
/// other.place("3r9c1".parse()?);
/// assert_eq!(least(&grid), least(&other));
/// # Ok::<(), ninerooks_board::NameError>(())
/// ```
pub fn least(grid: &Grid) -> Grid {
    let canonical = canonical(&Clues::from(grid));
    // The map of a canonical form has an image for every candidate.
    let image = |of: Candidate| canonical.map().image(of).unwrap_or(of);
    let mut other = Grid::default();
    for cell in grid.solved() {
        if let Some(digit) = grid.value(cell) {
            other.place(image(Candidate::new(digit, cell)));
        }
    }
    for of in Candidate::all().filter(|of| !grid.is_live(*of)) {
        other.eliminate(image(of));
    }
    other
}
