//! Maps of the board onto itself, put together and turned round.

use ninerooks_board::{Candidate, Grid, Puzzle};
use ninerooks_proof::Symmetry;

use crate::Random;

/// The map that changes nothing.
pub const IDENTITY: Symmetry = Symmetry {
    transpose: false,
    rows: [0, 1, 2, 3, 4, 5, 6, 7, 8],
    columns: [0, 1, 2, 3, 4, 5, 6, 7, 8],
    digits: [0, 1, 2, 3, 4, 5, 6, 7, 8],
};

/// One map and then another.
///
/// ```
/// use ninerooks_lab::{IDENTITY, inverse, then};
/// let mut map = IDENTITY;
/// map.transpose = true;
/// map.rows = [1, 2, 0, 3, 4, 5, 6, 7, 8];
/// assert_eq!(then(&map, &inverse(&map)), IDENTITY);
/// ```
#[must_use]
pub fn then(first: &Symmetry, second: &Symmetry) -> Symmetry {
    let through = |from: [u8; 9], to: [u8; 9]| from.map(|at| to[usize::from(at)]);
    // When the second one exchanges rows and columns, the first one's rows are its columns.
    let [rows, columns] =
        if second.transpose { [first.columns, first.rows] } else { [first.rows, first.columns] };
    Symmetry {
        transpose: first.transpose != second.transpose,
        rows: through(rows, second.rows),
        columns: through(columns, second.columns),
        digits: through(first.digits, second.digits),
    }
}

/// The map that takes everything back.
#[must_use]
pub fn inverse(map: &Symmetry) -> Symmetry {
    let back = |list: [u8; 9]| {
        let mut back = [0; 9];
        for (from, to) in (0..).zip(list) {
            back[usize::from(to)] = from;
        }
        back
    };
    let [rows, columns] =
        if map.transpose { [map.columns, map.rows] } else { [map.rows, map.columns] };
    Symmetry {
        transpose: map.transpose,
        rows: back(rows),
        columns: back(columns),
        digits: back(map.digits),
    }
}

/// A state of a puzzle under a map: its givens, what it [excludes](Grid::excluded), what was placed and what was eliminated
/// go with it. Nothing where the map is none, and where the puzzle has rules of its own, for a map does not keep them.
///
/// ```
/// use ninerooks_board::Grid;
/// use ninerooks_lab::{IDENTITY, image};
/// let mut grid = Grid::default();
/// grid.place("3r1c5".parse()?);
/// let mut map = IDENTITY;
/// map.transpose = true;
/// let other = image(&grid, &map).expect("it is a map");
/// assert!(other.is_live("3r5c1".parse()?) && !other.is_live("3r1c1".parse()?));
/// # Ok::<(), ninerooks_board::NameError>(())
/// ```
pub fn image(grid: &Grid, map: &Symmetry) -> Option<Grid> {
    if !grid.rules().is_none() || !map.is_valid() {
        return None;
    }
    let values = grid.solved().filter_map(|cell| Some(Candidate::new(grid.value(cell)?, cell)));
    let mut puzzle = Puzzle::default();
    let mut placed = Vec::new();
    for value in values {
        let to = map.image(value)?;
        if grid.givens().contains(value.cell()) {
            puzzle.give(to);
        } else {
            placed.push(to);
        }
    }
    if !grid.excluded().is_empty() {
        let mut candidates = puzzle.default_candidates();
        for gone in grid.excluded().iter() {
            candidates.remove(map.image(gone)?);
        }
        puzzle.candidates = Some(Box::new(candidates));
    }
    let mut other = Grid::new(&puzzle).ok()?;
    for value in placed {
        other.place(value);
    }
    for gone in Candidate::all().filter(|of| !grid.is_live(*of)) {
        other.eliminate(map.image(gone)?);
    }
    Some(other)
}

/// Any of the maps: 9! names of digits, 2 × 6^8 maps of cells, each as likely as the others.
pub fn any_map(random: &mut Random) -> Symmetry {
    Symmetry {
        transpose: random.below(2) == 1,
        rows: random.lines(),
        columns: random.lines(),
        digits: random.shuffled::<9>().map(|digit| u8::try_from(digit).unwrap_or_default()),
    }
}
