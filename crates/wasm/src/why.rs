//! Why a candidate is false, or true.

use std::cell::RefCell;

use ninerooks_board::Candidate;
use ninerooks_logic::{Effort, Reasons};
use ninerooks_step::Path;
use tsify::Ts;
use wasm_bindgen::JsError;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::{Choice, State, StateError, Steps};

thread_local! {
    /// What was asked about last: often another candidate of the same board comes next.
    static LAST: RefCell<Option<(Choice, Reasons)>> = const { RefCell::new(None) };
}

/// The steps that decide whether a candidate is true, and what they decide.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Why {
    steps: Steps,
    says: String,
}

impl Why {
    /// The least that decides it.
    ///
    /// # Errors
    /// When the state has no grid, the choice no profile, or there is no such candidate.
    pub fn of(state: &State, choice: &Choice, candidate: usize) -> Result<Self, StateError> {
        let grid = state.grid()?;
        let profile = choice.profile_at(&grid)?;
        let Some(candidate) = Candidate::all().nth(candidate) else {
            return Err(StateError(format!("there is no candidate {candidate}")));
        };
        let path = LAST.with_borrow_mut(|last| {
            let asked =
                |(known, reasons): &(Choice, Reasons)| known == choice && *reasons.grid() == grid;
            let known = last.take().filter(asked);
            let new = || (choice.clone(), Reasons::new(&grid, &profile));
            last.insert(known.unwrap_or_else(new)).1.why(candidate)
        });
        let Some(path) = path else {
            let says =
                format!("The techniques that are on do not decide whether {candidate} is true.");
            return Ok(Self { steps: Steps::default(), says });
        };
        Ok(Self { says: verdict(&path, candidate), steps: Steps::from(&path) })
    }
}

#[wasm_bindgen]
impl Why {
    /// The least that decides it.
    #[wasm_bindgen(constructor)]
    pub fn open(state: Ts<State>, choice: Ts<Choice>, candidate: usize) -> Result<Self, JsError> {
        Ok(Self::of(&state.to_rust()?, &choice.to_rust()?, candidate)?)
    }

    /// What is decided, and by how many steps.
    #[wasm_bindgen(getter)]
    pub fn says(&self) -> String {
        self.says.clone()
    }

    /// The steps.
    #[wasm_bindgen(js_name = intoSteps)]
    pub fn into_steps(self) -> Steps {
        self.steps
    }
}

fn verdict(path: &Path, candidate: Candidate) -> String {
    let (digit, cell) = (candidate.digit(), candidate.cell());
    let what = match path.end.value(cell) {
        Some(value) if value == digit => format!("{cell} is {digit}"),
        Some(value) => format!("{cell} is {value}, not {digit}"),
        None => format!("{cell} is not {digit}"),
    };
    let effort = Effort::of(&path.steps, &ninerooks_logic::Costs::default());
    match (effort.steps, effort.beyond_singles) {
        (0, _) => format!("{what}: the board says so already."),
        (1, _) => format!("{what}, by one step."),
        (steps, beyond) => {
            format!(
                "{what}, by {steps} steps, {beyond} of them beyond singles. None can be left out."
            )
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ask(text: &str, profile: &str, name: &str) -> Why {
        let state = State::from(&ninerooks_text::formats::read(text).unwrap().puzzle);
        let choice =
            Choice { profile: profile.to_owned(), off: Vec::new(), uniqueness: false, own: None };
        let candidate: Candidate = name.parse().unwrap();
        Why::of(&state, &choice, candidate.index()).unwrap()
    }

    #[test]
    fn the_page_says_why_a_candidate_is_false_or_true() {
        let text =
            "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
        let why = ask(text, "default", "1r8c6");
        assert_eq!(
            (why.says().as_str(), why.into_steps().length()),
            ("r8c6 is 1, by one step.", 1)
        );
        assert_eq!(ask(text, "default", "4r1c1").says(), "r1c1 is 4: the board says so already.");
        assert!(ask(text, "default", "1r1c2").says().starts_with("r1c2 is 1, by "));
        let open = ask(&".".repeat(81), "basic", "5r5c5");
        assert!(open.says().contains("do not decide whether 5r5c5 is true"));
        assert_eq!(open.into_steps().length(), 0);
    }
}
