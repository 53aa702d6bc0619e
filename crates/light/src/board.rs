//! Boards: read, drawn, counted, and with something written or eliminated.

use ninerooks_board::{Candidate, Grid};
use ninerooks_text::formats;
use ninerooks_view::{Count, State, StateError, counted, picture_of};
use serde::{Deserialize, Serialize};
use tsify::{Ts, Tsify};
use wasm_bindgen::JsError;
use wasm_bindgen::prelude::wasm_bindgen;

/// A board that was read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
pub struct ReadView {
    /// The board; nothing where this engine cannot read the text.
    #[tsify(optional)]
    pub state: Option<State>,
}

/// Reads a line of 81 cells, with placed digits and eliminated candidates or without.
#[wasm_bindgen]
pub fn read(text: &str) -> Result<Ts<ReadView>, JsError> {
    let state = formats::read_line(text).as_ref().map(State::from);
    Ok(ReadView { state }.into_ts()?)
}

/// How many solutions the puzzle has.
///
/// # Errors
/// When the state is none.
pub fn count_of(state: &State) -> Result<Count, StateError> {
    Ok(counted(&state.puzzle()?).map_or(Count::None, |(_, found)| Count::of(&found)))
}

/// How many solutions the puzzle has.
#[wasm_bindgen]
pub fn count(state: Ts<State>) -> Result<Ts<Count>, JsError> {
    Ok(count_of(&state.to_rust()?)?.into_ts()?)
}

/// A board with a digit written, or without a candidate.
///
/// # Errors
/// When the state has no grid, or the candidate is none of it.
pub fn changed(state: &State, candidate: &str, is_true: bool) -> Result<State, StateError> {
    let mut grid: Grid = state.grid()?;
    let candidate: Candidate = candidate.parse().map_err(|error| StateError(format!("{error}")))?;
    // A digit that is placed counts as live.
    if grid.value(candidate.cell()).is_some() || !grid.is_live(candidate) {
        return Err(StateError(format!("{candidate} is no candidate of this board")));
    }
    if is_true {
        grid.place(candidate);
    } else {
        grid.eliminate(candidate);
    }
    Ok(State::from(&grid))
}

/// The board with this digit written.
#[wasm_bindgen]
pub fn place(state: Ts<State>, candidate: &str) -> Result<Ts<State>, JsError> {
    Ok(changed(&state.to_rust()?, candidate, true)?.into_ts()?)
}

/// The board without this candidate.
#[wasm_bindgen]
pub fn eliminate(state: Ts<State>, candidate: &str) -> Result<Ts<State>, JsError> {
    Ok(changed(&state.to_rust()?, candidate, false)?.into_ts()?)
}

/// A board as a picture that stands alone.
#[wasm_bindgen]
pub fn picture(
    state: Ts<State>,
    candidates: bool,
    dark: bool,
    caption: &str,
) -> Result<String, JsError> {
    Ok(picture_of(&state.to_rust()?, candidates, dark, caption)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_are_written_and_candidates_eliminated() {
        let empty = State::from(&Grid::default());
        let board = changed(&empty, "5r1c3", true).unwrap();
        assert_eq!((board.values[2], board.candidates[0] & 1 << 4), (5, 0));
        let less = changed(&empty, "5r1c3", false).unwrap();
        assert_eq!(less.candidates[2], 0b1_1110_1111);
        for (board, candidate) in
            [(&less, "5r1c3"), (&board, "5r1c1"), (&empty, "5r1"), (&empty, "0r1c1")]
        {
            assert!(changed(board, candidate, true).is_err(), "{candidate}");
        }
    }

    #[test]
    fn solutions_are_counted() {
        assert_eq!(count_of(&State::from(&Grid::default())).unwrap(), Count::Several);
        let short = State { values: vec![0; 80], ..State::from(&Grid::default()) };
        assert!(count_of(&short).is_err());
        let mut twice = State::from(&Grid::default());
        twice.values[..2].fill(5);
        assert_eq!(count_of(&twice).unwrap(), Count::None);
    }
}
