//! The path with the fewest steps, and the gentlest one.

use ninerooks_logic::{Best, BestPath, Effort, best_path};
use tsify::Ts;
use wasm_bindgen::JsError;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::{Choice, End, State, StateError, Steps};

/// How many states are looked at to find out whether no path is shorter: as the program does.
const STATES: usize = 300;

/// The best path that was found.
#[wasm_bindgen]
#[derive(Debug)]
pub struct BestSteps {
    steps: Steps,
    end: End,
    says: String,
}

impl BestSteps {
    /// The best path from a state: `fewest` or `gentlest`.
    ///
    /// # Errors
    /// When the state has no grid, the choice no profile, or there is no such goal.
    pub fn of(state: &State, choice: &Choice, goal: &str) -> Result<Self, StateError> {
        let Some(&(best, _)) = Best::NAMES.iter().find(|(_, name)| *name == goal) else {
            return Err(StateError(format!("no goal is named {goal}")));
        };
        let grid = state.grid()?;
        let path = best_path(&grid, &choice.profile_at(&grid)?, best, STATES);
        let solution = &path.found.solution;
        let end = End::of(&solution.status, &solution.limits);
        let says = if end.kind == "solved" { says(best, &path) } else { String::new() };
        Ok(Self { steps: Steps::from(&solution.path), end, says })
    }
}

#[wasm_bindgen]
impl BestSteps {
    /// The best path from a state: `fewest` or `gentlest`.
    #[wasm_bindgen(constructor)]
    pub fn open(state: Ts<State>, choice: Ts<Choice>, goal: &str) -> Result<Self, JsError> {
        Ok(Self::of(&state.to_rust()?, &choice.to_rust()?, goal)?)
    }

    /// How it ended.
    #[wasm_bindgen(getter)]
    pub fn end(&self) -> Result<Ts<End>, JsError> {
        Ok(tsify::Tsify::into_ts(&self.end)?)
    }

    /// What it is beside the path that the profile takes, and whether no path is better.
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

fn says(best: Best, path: &BestPath) -> String {
    let (before, after) = (&path.found.before, &path.found.after);
    let is_same = best.measure(before) == best.measure(after);
    let amount = |effort: &Effort| best.measure(effort);
    let (now, then) = (amount(after), amount(before));
    let than =
        if is_same { ", as on the whole path".to_owned() } else { format!(" instead of {then}") };
    let found = match best {
        Best::Fewest => format!("{} steps, {now} beyond singles{than}.", after.steps),
        Best::Gentlest => format!("{} steps; the dearest costs {now}{than}.", after.steps),
    };
    let without = "without forcing chains, whips, set logic and patterns";
    let bound = match (path.at_least, best) {
        (None, _) => format!("No path {without} solves the puzzle."),
        (Some(_), Best::Fewest) if path.is_proved(best) => format!("No path {without} has fewer."),
        (Some(_), Best::Gentlest) if path.is_proved(best) => {
            format!("Every path {without} has a step that costs as much.")
        }
        (Some(least), Best::Fewest) => format!("None {without} has fewer than {least}."),
        (Some(least), Best::Gentlest) => {
            format!("Every path {without} has a step that costs {least} or more.")
        }
    };
    format!("{found} {bound}")
}

#[cfg(test)]
mod tests {
    use super::*;

    const PUZZLE: &str =
        "7.8...3.....2.1...5.........4.....263...8.......1...9..9.6....4....7.5...........";

    fn best(goal: &str) -> Result<BestSteps, StateError> {
        let state = State::from(&ninerooks_text::formats::read(PUZZLE).unwrap().puzzle);
        let profile = "default".to_owned();
        let choice = Choice { profile, off: Vec::new(), uniqueness: false, own: None };
        BestSteps::of(&state, &choice, goal)
    }

    #[test]
    fn the_page_finds_the_fewest_and_the_gentlest_steps() {
        let fewest = best("fewest").unwrap();
        assert_eq!(fewest.end.kind, "solved");
        assert!(fewest.says.contains("beyond singles instead of"), "{}", fewest.says);
        let gentlest = best("gentlest").unwrap();
        assert_eq!(gentlest.end.kind, "solved");
        assert!(gentlest.says.contains("the dearest costs"), "{}", gentlest.says);
    }

    #[test]
    fn another_goal_is_refused() {
        assert_eq!(best("kindest").unwrap_err().0, "no goal is named kindest");
    }
}
