//! The canonical form: of all images of a puzzle the one with the smallest string.
//!
//! Two puzzles are the same but for the names of digits, the order of rows and columns, bands and stacks, and a
//! turn, exactly when their canonical forms are equal.
//!
//! The smallest string is found row by row. What is carried from row to row are all partial maps that reach the
//! smallest rows so far: which rows are on top, and as much of the order of stacks and columns as these rows
//! decide. Columns that have been empty so far are not told apart, nor are stacks; so nearly nothing is carried
//! for the few rows with one given on top of a 17-clue puzzle. Digits are named in the order in which they appear.
//!
//! The idea is that of dobrichev's `patminlex` (Players' forum, 2016).

use ninerooks_proof::Symmetry;

use crate::partial::Partial;
use crate::sides::Sides;
use crate::{Clues, first_row, inverse, solution, then};

/// The canonical form of a puzzle, and the maps that lead to it.
#[derive(Clone, Debug)]
pub struct Canonical {
    /// The smallest image.
    pub form: Clues,
    maps: Vec<Symmetry>,
    unseen: u64,
}

impl Canonical {
    /// A map that takes the puzzle to its canonical form. When there are several it is always the same one.
    pub fn map(&self) -> &Symmetry {
        // Some partial map reaches the smallest row, of whatever rows there are.
        self.maps.first().unwrap_or(&crate::IDENTITY)
    }

    /// How many maps of cells take the puzzle onto itself, with its digits renamed somehow; the one that changes
    /// nothing counts.
    pub fn automorphism_count(&self) -> u64 {
        self.maps.len() as u64 * self.unseen
    }

    /// The maps of the puzzle onto itself. `None` when it has so many empty lines that exchanging these would have to
    /// be listed too, as no puzzle with one solution has.
    pub fn automorphisms(&self) -> Option<Vec<Symmetry>> {
        let back = inverse(self.map());
        (self.unseen == 1).then(|| self.maps.iter().map(|map| then(map, &back)).collect())
    }

    /// All maps to the canonical form that are told apart.
    pub(crate) fn maps(&self) -> &[Symmetry] {
        &self.maps
    }
}

/// The canonical form of a puzzle, or of a solution: the smallest string of 81 characters, 0 for an empty cell,
/// among its images.
///
/// ```
/// use ninerooks_lab::{Clues, canonical};
/// let mut digits = [0; 81];
/// (digits[3], digits[40]) = (9, 4);
/// let clues = Clues::new(digits).ok_or("digits up to 9")?;
/// let canonical = canonical(&clues);
/// assert_eq!(clues.mapped(canonical.map()), canonical.form);
/// # Ok::<(), &str>(())
/// ```
pub fn canonical(clues: &Clues) -> Canonical {
    let sides = Sides::new(clues);
    let mut form = Clues::default();
    // Nearly always this is room enough.
    let (mut partial, mut next) = (Vec::with_capacity(16), Vec::with_capacity(16));
    let from = if clues.is_solution() {
        let second = solution::starts(&sides, &mut partial);
        form.0[..9].copy_from_slice(&[1, 2, 3, 4, 5, 6, 7, 8, 9]);
        form.0[9..18].copy_from_slice(&second);
        2
    } else {
        form.0[..9].copy_from_slice(&first_row::laid(&sides, &mut partial));
        1
    };
    let mut laid = Vec::<(usize, u8)>::with_capacity(16);
    for at in from..9 {
        let mut best = u64::MAX;
        laid.clear();
        for (index, map) in partial.iter().enumerate() {
            for row in map.rows_for(at, &sides) {
                let code = map.code(row, &sides, best);
                if code < best {
                    best = code;
                    laid.clear();
                }
                if code == best {
                    laid.push((index, row));
                }
            }
        }
        next.clear();
        for &(index, row) in &laid {
            partial[index].lay(at, row, &sides, &mut next);
        }
        core::mem::swap(&mut partial, &mut next);
        for column in 0..9 {
            form.0[9 * at + column] = ((best >> (4 * (8 - column))) & 15) as u8;
        }
    }
    let unseen = partial.first().map_or(1, |map| map.unseen(&sides));
    Canonical { form, maps: partial.iter().map(Partial::map).collect(), unseen }
}

/// A puzzle mapped as its solution is when that takes its canonical form; of several such maps the one that makes the
/// puzzle smallest. (gsf's `%#.c`; the other convention is [`canonical`] of the puzzle itself.)
pub fn canonical_by_solution(clues: &Clues, solution: &Clues) -> (Clues, Symmetry) {
    let canonical = canonical(solution);
    let images = canonical.maps().iter().map(|map| (clues.mapped(map), *map));
    images.min_by_key(|(image, _)| *image).unwrap_or((*clues, crate::IDENTITY))
}
