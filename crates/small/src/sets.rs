//! Set logic: the linear rule with candidates for unknowns and sectors for equations.

use crate::board::{Board, each};
use crate::simplex::{Outcome, Overflow, feasible};
use crate::singles;
use crate::state::State;

/// The sectors that a candidate is in: its cell, then its digit in row, column and box.
fn sectors(board: &Board, digit: usize, cell: usize) -> Vec<usize> {
    let size = board.size();
    let houses = (0..3 * size).filter(|&house| board.houses()[house] >> cell & 1 == 1);
    [cell].into_iter().chain(houses.map(|house| board.cells() + digit * 3 * size + house)).collect()
}

/// The state that it ends with. Singles come first, since they are sums too and cost nothing.
///
/// # Errors
/// [`Overflow`], when a program is open.
pub(crate) fn closure(board: &Board, state: &State) -> Result<State, Overflow> {
    let mut state = state.clone();
    loop {
        singles::all(board, &mut state);
        if state.is_solved(board) || state.is_empty_somewhere(board) {
            return Ok(state);
        }
        let before = state.candidates();
        let mut possible = State::new(vec![0; board.size()]);
        for digit in 0..board.size() {
            for cell in each(state.of(digit)) {
                if possible.of(digit) >> cell & 1 == 1 {
                    continue;
                }
                match with(board, &state, digit, cell)? {
                    Some(point) => possible = possible.union(&point),
                    None => state.eliminate(digit, cell),
                }
            }
        }
        if state.candidates() == before {
            return Ok(state);
        }
    }
}

/// The candidates that have the value 1 in a point in which this one has; none if there is no such point.
fn with(
    board: &Board,
    state: &State,
    digit: usize,
    cell: usize,
) -> Result<Option<State>, Overflow> {
    let mut assumed = state.clone();
    assumed.place(board, digit, cell);
    let pairs: Vec<(usize, usize)> = (0..board.size())
        .flat_map(|digit| each(assumed.of(digit)).map(move |cell| (digit, cell)))
        .collect();
    let columns: Vec<Vec<usize>> =
        pairs.iter().map(|&(digit, cell)| sectors(board, digit, cell)).collect();
    let rows = board.cells() + 3 * board.size() * board.size();
    let outcome = feasible(rows, &columns)?;
    assert!(outcome.holds(rows, &columns), "the simplex method gave a wrong certificate");
    let Outcome::Point { whole, parts } = outcome else { return Ok(None) };
    let mut live = vec![0; board.size()];
    for (column, _) in parts.iter().filter(|(_, part)| *part == whole) {
        live[pairs[*column].0] |= 1 << pairs[*column].1;
    }
    Ok(Some(State::new(live)))
}
