//! Solutions by search.

use crate::board::Board;
use crate::singles;
use crate::state::State;

/// Up to `most` solutions of a state, each as the digits of its cells, in order of the search: the cell with the fewest candidates
/// first, its digits in order.
///
/// ```
/// use ninerooks_small::{Board, State, solutions};
///
/// let board = Board::new(2, 2);
/// assert_eq!(solutions(&board, &State::full(&board), usize::MAX).len(), 288);
/// ```
pub fn solutions(board: &Board, state: &State, most: usize) -> Vec<Vec<usize>> {
    let mut out = Vec::new();
    search(board, state.clone(), most, &mut out);
    out
}

/// How many solutions a state has, up to `most`.
pub fn count(board: &Board, state: &State, most: usize) -> usize {
    solutions(board, state, most).len()
}

/// A solution other than `grid`, if there is one.
pub fn other(board: &Board, state: &State, grid: &[usize]) -> Option<Vec<usize>> {
    solutions(board, state, 2).into_iter().find(|solution| solution != grid)
}

fn search(board: &Board, mut state: State, most: usize, out: &mut Vec<Vec<usize>>) {
    singles::all(board, &mut state);
    if out.len() >= most || state.is_empty_somewhere(board) {
        return;
    }
    let open = (0..board.cells()).map(|cell| (state.at(cell).count(), cell));
    let Some((_, cell)) = open.filter(|(count, _)| *count > 1).min() else {
        out.push((0..board.cells()).filter_map(|cell| state.at(cell).next()).collect());
        return;
    };
    for digit in state.at(cell).collect::<Vec<_>>() {
        let mut next = state.clone();
        next.place(board, digit, cell);
        search(board, next, most, out);
    }
}
