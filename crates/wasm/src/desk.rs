//! The setter's desk: what is left of a puzzle that is being made, what of it is not needed, and why it is broken.

use ninerooks_board::{CandidateSet, Grid};
use ninerooks_exact::{Part, Truths, conflicting, count_within, needless as needless_of, truths};
use ninerooks_logic::why_broken;
use ninerooks_step::Path;
use serde::{Deserialize, Serialize};
use tsify::{Ts, Tsify};
use wasm_bindgen::JsError;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::{State, StateError, Steps};
use ninerooks_view::bits;

/// More solutions are not counted.
const MOST_SOLUTIONS: u64 = 1000;

/// A reason is looked for up to so many inferences in each search: some seconds.
const MOST_INFERENCES: u64 = 1 << 21;

/// How many positions are looked at for each given and rule.
const POSITIONS: u64 = 5000;

/// What is left of a puzzle that is being made.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, Tsify)]
pub struct DeskView {
    /// What cannot be meant, or is broken at sight.
    pub fault: String,
    /// How many solutions were counted.
    pub solutions: u64,
    /// Whether these are all.
    pub complete: bool,
    /// The candidates of each cell that are true in some solution, as bits.
    pub truths: Vec<u16>,
    /// Those of which that is not known yet.
    pub open: Vec<u16>,
}

/// A given or a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
pub struct PartView {
    /// The cell of a given.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cell: Option<usize>,
    /// The place of a rule in the list.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<usize>,
}

impl From<Part> for PartView {
    fn from(part: Part) -> Self {
        match part {
            Part::Given(given) => Self { cell: Some(given.cell().index()), rule: None },
            Part::Rule(rule) => Self { cell: None, rule: Some(rule) },
        }
    }
}

fn views(parts: Vec<Part>) -> Vec<PartView> {
    parts.into_iter().map(PartView::from).collect()
}

/// What a puzzle does not need.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
pub struct NeedlessView {
    /// Without each of them there is one solution still.
    pub alone: Vec<PartView>,
    /// Some of them without all of which there is.
    pub together: Vec<PartView>,
    /// Those of which the search could not say it.
    pub unknown: Vec<PartView>,
}

impl DeskView {
    /// Of a puzzle, in so many positions for counting and as many for candidates.
    ///
    /// # Errors
    /// When the state is no board.
    pub fn of(state: &State, positions: u64) -> Result<Self, StateError> {
        let grid = match Grid::new(&state.puzzle()?) {
            Ok(grid) => grid,
            Err(error) => {
                let fault = error.to_string();
                return Ok(Self { fault, complete: true, ..Self::default() });
            }
        };
        let (solutions, complete) = match count_within(&grid, MOST_SOLUTIONS, positions) {
            Ok(count) => (count, count < MOST_SOLUTIONS),
            Err(spent) => (spent.found, false),
        };
        let Truths { found, open, .. } = match (solutions, complete) {
            (0, true) => {
                let none = CandidateSet::EMPTY;
                Truths { found: none, open: none, solutions }
            }
            _ => truths(&grid, positions, (positions / 16).max(1)),
        };
        // A second solution may come to light only where candidates are looked at.
        let is_second = found.len() > 81 && solutions < 2;
        let (solutions, complete) = if is_second {
            (2, false)
        } else {
            (solutions.max(u64::from(!found.is_empty())), complete)
        };
        let fault = String::new();
        Ok(Self { fault, solutions, complete, truths: bits(&found), open: bits(&open) })
    }
}

/// What is left of a puzzle that is being made.
#[wasm_bindgen]
pub fn desk(state: Ts<State>, positions: u32) -> Result<Ts<DeskView>, JsError> {
    Ok(DeskView::of(&state.to_rust()?, positions.into())?.into_ts()?)
}

/// What a puzzle with one solution does not need; nothing where it has not one.
#[wasm_bindgen]
pub fn needless(state: Ts<State>) -> Result<Option<Ts<NeedlessView>>, JsError> {
    let puzzle = state.to_rust()?.puzzle()?;
    let found = needless_of(&puzzle, POSITIONS).map(|found| NeedlessView {
        alone: views(found.alone),
        together: views(found.together),
        unknown: views(found.unknown),
    });
    Ok(found.as_ref().map(Tsify::into_ts).transpose()?)
}

/// Why a puzzle has no solution.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Broken {
    steps: Steps,
    inferences: usize,
    parts: Vec<PartView>,
}

impl Broken {
    /// The shortest reason that is found, and the givens and rules that contradict each other; both may be empty.
    ///
    /// # Errors
    /// When the state is no board.
    pub fn of(state: &State) -> Result<Self, StateError> {
        let puzzle = state.puzzle()?;
        let grid = Grid::new(&puzzle).ok();
        let path = grid.and_then(|grid| why_broken(&grid, MOST_INFERENCES));
        let parts = views(conflicting(&puzzle, POSITIONS).unwrap_or_default());
        let steps = path.as_ref().map(Steps::from).unwrap_or_default();
        Ok(Self { steps, inferences: path.as_ref().map_or(0, Path::inferences), parts })
    }
}

#[wasm_bindgen]
impl Broken {
    /// Why this has no solution.
    #[wasm_bindgen(constructor)]
    pub fn open(state: Ts<State>) -> Result<Self, JsError> {
        Ok(Self::of(&state.to_rust()?)?)
    }

    /// How many inferences there are to check.
    #[wasm_bindgen(getter)]
    pub fn inferences(&self) -> usize {
        self.inferences
    }

    /// The givens and rules that contradict each other.
    pub fn parts(&self) -> Result<Vec<Ts<PartView>>, JsError> {
        Ok(self.parts.iter().map(Tsify::into_ts).collect::<Result<_, _>>()?)
    }

    /// The steps.
    #[wasm_bindgen(js_name = intoSteps)]
    pub fn into_steps(self) -> Steps {
        self.steps
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn state(text: &str) -> State {
        State::from(&ninerooks_text::formats::read(text).unwrap().puzzle)
    }

    #[test]
    fn what_is_left_of_a_puzzle_is_counted_and_marked() {
        let one = DeskView::of(
            &state(
                ".7..2958.94..............6.4.16......239.....5....24......6814..........35..4...7",
            ),
            1000,
        );
        let one = one.unwrap();
        assert_eq!((one.solutions, one.complete), (1, true));
        assert!(one.truths.iter().all(|bits| bits.is_power_of_two()));
        assert!(one.open.iter().all(|bits| *bits == 0));

        let many = DeskView::of(&state(".Cage~3~R1C1~R1C2"), 8000).unwrap();
        assert!(many.solutions > 1 && !many.complete);
        assert_eq!(many.truths[0] | many.open[0], 0b11, "1 or 2");

        let none = DeskView::of(&state(".Cage~3~R1C1~R1C2.Cage~3~R1C3~R1C4"), 1000).unwrap();
        assert_eq!((none.solutions, none.complete, none.fault.as_str()), (0, true, ""));
        let mut twice = state(&".".repeat(81));
        (twice.values[0], twice.values[1]) = (5, 5);
        let twice = DeskView::of(&twice, 1000).unwrap();
        assert!(twice.complete && twice.fault.contains('5'), "{}", twice.fault);
    }

    #[test]
    fn why_a_puzzle_is_broken_is_told_with_what_takes_part() {
        let broken = Broken::of(&state(".Cage~3~R1C1~R1C2.Cage~3~R1C3~R1C4.~R5C5_7")).unwrap();
        let rules: Vec<_> = broken.parts.iter().map(|part| (part.rule, part.cell)).collect();
        assert_eq!(rules, [(Some(0), None), (Some(1), None)]);
        assert!(broken.inferences() > 0 && broken.into_steps().length() > 0);
        let sound = Broken::of(&state(&".".repeat(81))).unwrap();
        assert!(sound.parts.is_empty() && sound.steps.length() == 0);
    }
}
