//! Assumptions of the player's own, pictures of the board, and exercises.

use ninerooks_board::{Candidate, Grid};
use ninerooks_logic::Position;
use serde::{Deserialize, Serialize};
use tsify::{Ts, Tsify};
use wasm_bindgen::JsError;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::{AssumptionView, MarkView, State, StateError, WayView};
use ninerooks_view::{mark_views, picture_of};

/// What follows from an assumption of the player's.
#[derive(Clone, Debug, Serialize, Deserialize, Tsify)]
pub struct FollowedView {
    /// The board that it was made on.
    pub before: State,
    /// The marks, in the order in which they follow from each other.
    pub marks: Vec<MarkView>,
    /// The assumption, and what comes of it.
    pub assumed: AssumptionView,
    /// How many cells get their digit.
    pub digits: usize,
}

/// What follows when a candidate of a board is true, or false; nothing where it is not open.
pub fn followed(
    state: &State,
    candidate: usize,
    is_true: bool,
) -> Result<Option<FollowedView>, StateError> {
    if candidate >= 729 {
        return Err(StateError(format!("there is no candidate {candidate}")));
    }
    let grid: Grid = state.grid()?;
    let candidate = Candidate::from_index(candidate);
    let follows = ninerooks_logic::assume(&Position::new(&grid), candidate, is_true);
    Ok(follows.map(|follows| FollowedView {
        before: state.clone(),
        digits: follows.marks.iter().filter(|mark| mark.is_true).count(),
        marks: mark_views(0, &follows.marks),
        assumed: AssumptionView {
            ways: vec![WayView::new(&grid, candidate, is_true, follows.conflict)],
            start: None,
            meeting: None,
            meets: Vec::new(),
        },
    }))
}

/// What follows when a candidate of a board is true, or false.
#[wasm_bindgen]
pub fn assume(
    state: Ts<State>,
    candidate: usize,
    is_true: bool,
) -> Result<Option<Ts<FollowedView>>, JsError> {
    let followed = followed(&state.to_rust()?, candidate, is_true)?;
    Ok(followed.map(|followed| followed.into_ts()).transpose()?)
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

/// The same puzzle, looking different, as the number says.
#[wasm_bindgen]
pub fn turned(state: Ts<State>, number: u32) -> Result<Ts<State>, JsError> {
    let puzzle = state.to_rust()?.puzzle()?;
    Ok(State::from(&ninerooks_play::turned(&puzzle, number.into())).into_ts()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn state(text: &str) -> State {
        State::from(&ninerooks_text::formats::read(text).unwrap().puzzle)
    }

    const PUZZLE: &str =
        "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";

    #[test]
    fn what_is_wrong_ends_in_a_contradiction_and_what_is_right_does_not() {
        let board = state(PUZZLE);
        let open =
            |candidate: &usize| board.candidates[candidate % 81] >> (candidate / 81) & 1 == 1;
        let follow = |c: usize, is_true| followed(&board, c, is_true).unwrap();
        let ends = |is_true| {
            let open = (0..729).filter(|c| board.values[c % 81] == 0).filter(open);
            open.filter(|&c| follow(c, is_true).unwrap().assumed.ways[0].conflict.is_some()).count()
        };
        assert!(ends(true) > 0 && ends(false) > 0);
        // A given is nothing to assume of, and there is no candidate 729.
        assert!(follow(3 * 81, true).is_none());
        assert!(followed(&board, 729, true).is_err());
    }

    #[test]
    fn a_board_is_drawn_with_its_candidates_or_without() {
        let board = state(PUZZLE);
        let with = picture_of(&board, true, false, "A name").unwrap();
        let without = picture_of(&board, false, false, "").unwrap();
        assert!(with.starts_with("<svg ") && with.contains("A name"));
        let texts = |picture: &str| picture.matches("<text").count();
        assert!(!without.contains('!'), "an empty cell is no mistake");
        assert!(texts(&without) + 100 < texts(&with), "{} {}", texts(&without), texts(&with));
        let mut twice = board;
        twice.values[1] = 4;
        assert!(picture_of(&twice, true, false, "").is_err());
    }
}
