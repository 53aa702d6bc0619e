//! Basic POM: a candidate in no pattern is false, one in all patterns is true.

use crate::board::{Board, each};
use crate::space::Space;
use crate::state::State;

/// The state that it ends with; with `naked`, the only candidate of a cell is placed too.
pub(crate) fn closure(board: &Board, state: &State, naked: bool) -> State {
    let mut state = state.clone();
    let mut space = Space::new(board, &state);
    loop {
        let before = state.candidates();
        tighten(board, &mut state, &mut space, naked);
        if state.candidates() == before {
            return state;
        }
    }
}

/// One round of it, with the patterns of the state.
pub(crate) fn tighten(board: &Board, state: &mut State, space: &mut Space, naked: bool) {
    if naked {
        crate::singles::naked(board, state);
    }
    space.within(state);
    *state = space.state();
    for digit in 0..board.size() {
        let certain = space.of(digit).iter().copied().reduce(|all, pattern| all & pattern);
        for cell in each(certain.unwrap_or(0)) {
            state.place(board, digit, cell);
        }
    }
}
