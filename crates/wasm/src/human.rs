//! How long people take for a puzzle.

use ninerooks_lab::{Clues, only_solution};
use ninerooks_rating::human::rate;
use serde::{Deserialize, Serialize};
use tsify::{Ts, Tsify};
use wasm_bindgen::JsError;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::{State, StateError};

/// How long people take for a puzzle, as `ninerooks rate --by human` says.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Tsify)]
pub struct HumanView {
    /// The minutes that are expected.
    pub minutes: f64,
    /// Of ten puzzles with this figure one takes fewer.
    pub least: f64,
    /// Of ten puzzles with this figure one takes more.
    pub most: f64,
    /// The name of the band, from `beginner` to `nightmare`.
    pub band: String,
}

impl HumanView {
    /// Of the givens of a board; nothing where they have not exactly one solution, or the puzzle adds rules, which nobody
    /// has measured.
    ///
    /// # Errors
    /// When the state is no board.
    pub fn of(state: &State) -> Result<Option<Self>, StateError> {
        let puzzle = state.puzzle()?;
        let clues = Clues::from(&puzzle);
        if !puzzle.rules.is_none() || only_solution(&clues).is_none() {
            return Ok(None);
        }
        let rating = rate(&clues);
        Ok(Some(Self {
            minutes: rating.minutes,
            least: rating.least,
            most: rating.most,
            band: rating.band.name().to_owned(),
        }))
    }
}

/// How long people take for the givens of a board; nothing where they have not exactly one solution.
#[wasm_bindgen]
pub fn human(state: Ts<State>) -> Result<Option<Ts<HumanView>>, JsError> {
    let view = HumanView::of(&state.to_rust()?)?;
    Ok(view.as_ref().map(Tsify::into_ts).transpose()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn human(text: &str) -> Option<HumanView> {
        let state = State::from(&ninerooks_text::formats::read(text).unwrap().puzzle);
        HumanView::of(&state).unwrap()
    }

    #[test]
    fn a_puzzle_has_minutes_and_a_band_whatever_was_played() {
        let text =
            "..9.83.7.6..7..2.5.53.6...84..........29568..........35...3.68.2.6..8..7.4.67.3..";
        let rated = human(text).unwrap();
        assert_eq!(rated.band, "moderate");
        assert!(rated.least < rated.minutes && rated.minutes < rated.most);
        // The 1 in r1c1 is played, not given.
        let played = format!("+1{}", &text[1..]);
        assert_eq!(human(&played), Some(rated));
    }

    #[test]
    fn what_has_no_solution_or_several_has_none() {
        assert_eq!(human(&".".repeat(81)), None);
        let text = format!("12345678.........9{}", ".".repeat(63));
        assert_eq!(human(&text), None);
    }
}
