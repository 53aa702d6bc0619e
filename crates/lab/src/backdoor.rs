//! Backdoors: what is to be known of a puzzle so that singles do the rest.
//!
//! gsf calls the cells of a backdoor *magic cells*. The techniques have to be named with any such number: here they are naked
//! and hidden singles.

use ninerooks_board::{Candidate, Cell, CellSet, Digit};

use crate::Clues;
use crate::singles::Singles;

/// The smallest backdoors of a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Backdoors {
    /// How many cells have to be known: 0 if singles solve the puzzle.
    pub size: usize,
    /// All sets of so many cells whose digits are enough; one empty set for the size 0.
    pub all: Vec<CellSet>,
}

/// The smallest backdoors for singles, of `most` cells at most; `None` if there are none so small.
///
/// The size 3 takes some 30,000 tests, about a twentieth of a second. No puzzle is known that needs 4.
///
/// ```
/// use ninerooks_lab::{Clues, Random, backdoors, generate, only_solution};
/// let puzzle = generate(&mut Random::new(1, 0));
/// let solution = only_solution(&puzzle).ok_or("one solution")?;
/// assert!(backdoors(&puzzle, &solution, 3).is_some());
/// # Ok::<(), &str>(())
/// ```
pub fn backdoors(puzzle: &Clues, solution: &Clues, most: usize) -> Option<Backdoors> {
    let mut start = Singles::new(puzzle);
    if start.settle()? {
        return Some(Backdoors { size: 0, all: vec![CellSet::EMPTY] });
    }
    let cells: Vec<usize> = start.unsolved().collect();
    (1..=most).find_map(|size| {
        let mut all = Vec::new();
        extend(&start, &cells, solution, size, CellSet::EMPTY, &mut all);
        (!all.is_empty()).then_some(Backdoors { size, all })
    })
}

/// Adds `left` more of the cells in every way. What is placed so far stands in `state`, without what follows, which
/// the last cell settles.
fn extend(
    state: &Singles,
    cells: &[usize],
    solution: &Clues,
    left: usize,
    chosen: CellSet,
    all: &mut Vec<CellSet>,
) {
    for (i, cell) in cells.iter().enumerate() {
        let mut next = state.clone();
        next.place(*cell, usize::from(solution.0[*cell]).saturating_sub(1));
        let mut chosen = chosen;
        chosen.insert(Cell::from_index(*cell));
        if left == 1 {
            if next.settle() == Some(true) {
                all.push(chosen);
            }
        } else if next.settle().is_some() {
            // What follows by now is no part of a smallest one, but may be chosen in vain.
            extend(&next, &cells[i + 1..], solution, left - 1, chosen, all);
        }
    }
}

/// Anti-backdoors: candidates whose assumption singles refute, and without which singles solve the puzzle. None where
/// singles solve it anyway.
///
/// ```
/// use ninerooks_lab::{Clues, anti_backdoors};
/// assert!(anti_backdoors(&Clues::default()).is_empty());
/// ```
pub fn anti_backdoors(puzzle: &Clues) -> Vec<Candidate> {
    let mut start = Singles::new(puzzle);
    if start.settle() != Some(false) {
        return Vec::new();
    }
    let is_one = |cell: usize, digit: usize| {
        let mut assumed = start.clone();
        assumed.place(cell, digit);
        let mut without = start.clone();
        without.eliminate(cell, digit);
        assumed.settle().is_none() && without.settle() == Some(true)
    };
    let mut all = Vec::new();
    for cell in start.unsolved() {
        for digit in (0..9).filter(|digit| start.is_open(cell, *digit)) {
            if is_one(cell, digit) {
                all.push(Candidate::new(Digit::from_index(digit), Cell::from_index(cell)));
            }
        }
    }
    all
}
