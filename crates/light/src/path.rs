//! Paths, hints, and all steps of a position.

use ninerooks_board::Grid;
use ninerooks_exact::{Solutions, solutions_within};
use ninerooks_logic::{Forms, Found, Position, Profile, chosen, easiest_seen_first, find, hint};
use ninerooks_proof::check;
use ninerooks_step::Step;
use ninerooks_view::{NODES, State, StateError, StepLine, step_picture};
use serde::{Deserialize, Serialize};
use tsify::{Ts, Tsify};
use wasm_bindgen::JsError;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::{PlainChoice, PlainStep};

/// How a path ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
#[serde(rename_all = "kebab-case")]
pub enum PlainEnd {
    /// Every cell has its digit.
    Solved,
    /// The plain techniques find nothing more.
    Stuck,
    /// The board has no solution, so there is nothing to walk to: the whole engine says why.
    Astray,
    /// The checker refused a step: a defect of the technique that found it.
    Refused,
}

/// Steps, each on the grid that it was found in.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Plain {
    steps: Vec<(Grid, Step)>,
    grid: Grid,
    end: PlainEnd,
}

impl Plain {
    /// A path from here, of so many steps at most; by sight, of equal steps the one that is seen most easily.
    ///
    /// # Errors
    /// When the state has no grid.
    pub fn walk(
        state: &State,
        choice: &PlainChoice,
        most: usize,
        by_sight: bool,
    ) -> Result<Self, StateError> {
        let start = state.grid()?;
        let mut path = Self { steps: Vec::new(), grid: start, end: PlainEnd::Stuck };
        if matches!(solutions_within(&start, NODES), Ok(Solutions::None)) {
            return Ok(Self { end: PlainEnd::Astray, ..path });
        }
        let profile = choice.profile_at(&start);
        while path.steps.len() < most && path.step(&profile, by_sight) {}
        Ok(path)
    }

    /// Takes the next step, which must pass the checker. Says whether there was one.
    fn step(&mut self, profile: &Profile, by_sight: bool) -> bool {
        let next = if by_sight { hint } else { chosen };
        let before = self.grid;
        let (Some(step), _) = next(&Position::new(&before), profile) else { return false };
        if check(&before, &step.actions, &step.proof).is_err() {
            self.end = PlainEnd::Refused;
            return false;
        }
        step.apply(&mut self.grid);
        self.steps.push((before, step));
        if self.grid.is_solved() {
            self.end = PlainEnd::Solved;
        }
        true
    }

    /// All steps of a position; of equal ones those first that are seen most easily.
    ///
    /// # Errors
    /// When the state has no grid.
    pub fn every(state: &State, choice: &PlainChoice) -> Result<Self, StateError> {
        let grid = state.grid()?;
        let profile = choice.profile_at(&grid);
        let mut found = Found::all(Forms::Once);
        find(&Position::new(&grid), &profile, &mut found);
        let steps = easiest_seen_first(&grid, profile.costs(), found.into_steps());
        let steps = steps.into_iter().map(|step| (grid, step)).collect();
        Ok(Self { steps, grid, end: PlainEnd::Stuck })
    }

    fn get(&self, index: usize) -> Result<&(Grid, Step), StateError> {
        self.steps.get(index).ok_or_else(|| StateError(format!("there is no step {index}")))
    }
}

#[wasm_bindgen]
impl Plain {
    /// The path to where the plain techniques end.
    pub fn solve(state: Ts<State>, choice: Ts<PlainChoice>) -> Result<Self, JsError> {
        Ok(Self::walk(&state.to_rust()?, &choice.to_rust()?, usize::MAX, false)?)
    }

    /// The next step, if there is one: of equal steps the one that is seen most easily.
    pub fn hint(state: Ts<State>, choice: Ts<PlainChoice>) -> Result<Self, JsError> {
        Ok(Self::walk(&state.to_rust()?, &choice.to_rust()?, 1, true)?)
    }

    /// All steps of a position.
    pub fn all(state: Ts<State>, choice: Ts<PlainChoice>) -> Result<Self, JsError> {
        Ok(Self::every(&state.to_rust()?, &choice.to_rust()?)?)
    }

    /// How many there are.
    #[wasm_bindgen(getter)]
    pub fn length(&self) -> usize {
        self.steps.len()
    }

    /// How it ended.
    pub fn end(&self) -> Result<Ts<PlainEnd>, JsError> {
        Ok(self.end.into_ts()?)
    }

    /// The board where it ended.
    pub fn state(&self) -> Result<Ts<State>, JsError> {
        Ok(State::from(&self.grid).into_ts()?)
    }

    /// The steps, each in a line.
    pub fn lines(&self) -> Result<Vec<Ts<StepLine>>, JsError> {
        let lines = self.steps.iter().map(|(_, step)| StepLine::from(step).into_ts());
        Ok(lines.collect::<Result<_, _>>()?)
    }

    /// All of a step.
    pub fn view(&self, index: usize) -> Result<Ts<PlainStep>, JsError> {
        let (grid, step) = self.get(index)?;
        Ok(PlainStep::new(grid, step).into_ts()?)
    }

    /// A step as a picture that stands alone.
    pub fn svg(&self, index: usize, dark: bool) -> Result<String, JsError> {
        let (grid, step) = self.get(index)?;
        Ok(step_picture(grid, step, dark))
    }
}

#[cfg(test)]
mod tests {
    use ninerooks_logic::{Checking, Profile, Walk};
    use ninerooks_text::formats;

    use super::*;

    const CHAINS: &str =
        "2.4...5..75.694..169..2...78..9....3..5...1..3....2..45...6..18...183..5187...63.";

    fn state(text: &str) -> State {
        State::from(&formats::read(text).unwrap().puzzle)
    }

    fn walk(state: &State, by_sight: bool) -> Plain {
        Plain::walk(state, &PlainChoice::default(), usize::MAX, by_sight).unwrap()
    }

    #[test]
    fn a_path_is_that_of_default_as_far_as_it_goes() {
        let default = Profile::by_id("default").unwrap();
        let hard =
            "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";
        for text in [CHAINS, hard] {
            let state = state(text);
            for by_sight in [false, true] {
                let path = walk(&state, by_sight);
                let whole = Walk::new(&state.grid().unwrap(), &default, Checking::On);
                let whole = if by_sight { whole.by_sight() } else { whole };
                assert!(!path.steps.is_empty());
                assert!(path.steps.iter().cloned().eq(whole.take(path.steps.len())));
            }
        }
        assert_eq!(walk(&state(hard), false).end, PlainEnd::Stuck);
    }

    #[test]
    fn how_it_ended_is_said() {
        let easy =
            "..9.83.7.6..7..2.5.53.6...84..........29568..........35...3.68.2.6..8..7.4.67.3..";
        assert_eq!(walk(&state(easy), true).end, PlainEnd::Solved);
        // The solution has a 1 there.
        let astray = walk(&crate::changed(&state(easy), "1r1c1", false).unwrap(), true);
        assert_eq!((astray.end, astray.steps.len()), (PlainEnd::Astray, 0));
        let off = ninerooks_logic::plain_techniques().map(|t| t.info().id.to_owned()).collect();
        let choice = PlainChoice { off, uniqueness: false };
        let none = Plain::walk(&state(easy), &choice, 9, true).unwrap();
        assert_eq!((none.end, none.steps.len()), (PlainEnd::Stuck, 0));
    }

    #[test]
    fn steps_are_told_with_words_and_pictures() {
        let every = Plain::every(&state(CHAINS), &PlainChoice::default()).unwrap();
        assert!(every.steps.len() > 10);
        let (grid, step) = every.get(0).unwrap();
        let told = PlainStep::new(grid, step);
        assert!(told.explanation.ends_with('.') && told.proof.accepted);
        assert!(told.figure.marks.contains("<text"));
        assert!(step_picture(grid, step, true).starts_with("<svg"));
        assert!(every.get(every.steps.len()).is_err());
    }
}
