//! Puzzles given by clues.

use crate::board::{Board, Cells, each};
use crate::grids::Class;
use crate::random::Random;
use crate::solutions::{count, solutions};
use crate::state::State;

/// All sets of clues of which a grid is the only solution, in order. For boards that have few grids.
///
/// ```
/// use ninerooks_small::{Board, grids::classes, puzzles::{is_minimal, unique_sets}};
///
/// let board = Board::new(2, 2);
/// let class = &classes(&board)[0];
/// let sets = unique_sets(&board, &class.least);
/// let fewest = sets.iter().map(|clues| clues.count_ones()).min();
/// assert_eq!(fewest, Some(4));
/// let minimal = sets.iter().filter(|&&clues| is_minimal(&sets, clues)).count();
/// assert!(minimal < sets.len());
/// ```
pub fn unique_sets(board: &Board, grid: &[usize]) -> Vec<Cells> {
    let agreement = |other: &Vec<usize>| {
        let same = (0..board.cells()).filter(|&cell| other[cell] == grid[cell]);
        same.fold(0, |all, cell| all | 1 << cell)
    };
    let others: Vec<Cells> = solutions(board, &State::full(board), usize::MAX)
        .iter()
        .map(agreement)
        .filter(|&agreement| agreement != board.all())
        .collect();
    let is_unique = |clues: &Cells| others.iter().all(|agreement| clues & !agreement != 0);
    (0..=board.all()).filter(is_unique).collect()
}

/// Whether no clue of a set can be left out; `sets` are all that have one solution, in order.
pub fn is_minimal(sets: &[Cells], clues: Cells) -> bool {
    each(clues).all(|cell| sets.binary_search(&(clues & !(1 << cell))).is_err())
}

/// A minimal puzzle: clues of a grid are taken away in random order, each unless there is a second solution then.
pub fn minimal(board: &Board, grid: &[usize], random: &mut Random) -> Cells {
    let mut order: Vec<usize> = (0..board.cells()).collect();
    random.shuffle(&mut order);
    order.into_iter().fold(board.all(), |clues, cell| {
        let less = clues & !(1 << cell);
        let mut state = State::from_clues(board, grid, less);
        // Another solution has another digit here, unless it differs elsewhere, and there the clues of before forbid it.
        state.eliminate(grid[cell], cell);
        if count(board, &state, 1) == 0 { less } else { clues }
    })
}

/// Puzzle number `number` of a seed: the classes take turns. Any number can be made without those before it.
pub fn numbered(board: &Board, classes: &[Class], seed: u64, number: u64) -> (usize, Cells) {
    let count = classes.len() as u64;
    let class = usize::try_from(number % count).unwrap_or(0);
    let mut random = Random::new(seed ^ number.wrapping_mul(0xd134_2543_de82_ef95));
    (class, minimal(board, &classes[class].least, &mut random))
}
