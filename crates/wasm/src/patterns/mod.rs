//! The patterns of a board: its POM-Space, the methods that delete from it, and what somebody
//! assumes of it.

mod methods;
mod show;
mod taken;
#[cfg(test)]
mod tests;
mod trial;

use ninerooks_board::{DigitSet, Grid};
use ninerooks_logic::rookery::{MethodEnd, MethodWalk, Overlay, OverlayStep, Space};
use ninerooks_proof::Refusal;
use tsify::{Ts, Tsify};
use wasm_bindgen::JsError;
use wasm_bindgen::prelude::wasm_bindgen;

pub use methods::{MethodView, method_views, pattern_methods};
pub use show::{CellNames, DigitPatterns, PatternPage, PatternView, PatternsView, Pick};
pub use taken::{PatternStep, Tally};
use trial::{Trial, contradiction};

use crate::{State, StateError};

/// The patterns of a board.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Patterns {
    /// The path, each place with the patterns that it leaves live.
    path: Vec<(Grid, Overlay)>,
    at: usize,
    trials: Vec<Trial>,
}

impl Patterns {
    /// Converts a board.
    ///
    /// # Errors
    /// When the state has no grid.
    pub fn convert(state: &State) -> Result<Self, StateError> {
        let grid = state.grid()?;
        let path = vec![(grid, Overlay::new(&grid, DigitSet::ALL))];
        Ok(Self { path, at: 0, trials: Vec::new() })
    }

    fn now(&self) -> (&Grid, &Overlay) {
        let (grid, overlay) = &self.path[self.at];
        (grid, overlay)
    }

    /// What is looked at: with what is assumed, if anything is.
    fn shown(&self) -> (&Grid, &Space) {
        let (grid, overlay) = self.now();
        self.trials.last().map_or((grid, overlay.space()), |trial| (&trial.grid, &trial.space))
    }

    /// The whole of it.
    pub fn summary(&self) -> PatternsView {
        let (grid, space) = self.shown();
        PatternsView {
            state: grid.into(),
            digits: show::digits(grid, space),
            at: self.at,
            steps: self.path.len() - 1,
            assumed: self.trials.iter().map(|trial| trial.line.clone()).collect(),
            contradiction: contradiction(grid, space),
            solved: grid.is_solved(),
        }
    }

    /// How many patterns of a digit pass through each cell.
    ///
    /// # Errors
    /// When the digit is none.
    pub fn heat_of(&self, digit: u8) -> Result<Vec<u32>, StateError> {
        Ok(show::heat(self.shown().1, show::digit(digit)?))
    }

    /// Some of the patterns that are meant.
    ///
    /// # Errors
    /// When the digit or the cell is none.
    pub fn page_of(&self, pick: Pick, from: usize, most: usize) -> Result<PatternPage, StateError> {
        show::page(self.shown().1, pick, from, most)
    }

    /// The patterns of a digit through each cell, in letters where they are no more than `most`.
    ///
    /// # Errors
    /// When the digit is none.
    pub fn names_of(&self, digit: u8, most: usize) -> Result<Vec<CellNames>, StateError> {
        let (space, digit) = (self.shown().1, show::digit(digit)?);
        let cells = ninerooks_board::Cell::all();
        Ok(cells.map(|cell| show::names(space, digit, cell, most)).collect())
    }

    /// The patterns of all digits through a cell, in letters where they are no more than `most`.
    ///
    /// # Errors
    /// When the cell is none.
    pub fn names_in(&self, cell: usize, most: usize) -> Result<Vec<CellNames>, StateError> {
        let (grid, space) = self.shown();
        let cell = show::cell(cell)?;
        let digits = grid.digits(cell).into_iter();
        Ok(digits.map(|digit| show::names(space, digit, cell, most)).collect())
    }

    /// Takes what the patterns of a digit say at once. The checker must accept it.
    ///
    /// # Errors
    /// When something is assumed, the digit is none, or the checker refuses the step.
    pub fn take_basic(&mut self, digit: u8) -> Result<Option<PatternStep>, StateError> {
        self.only_proved()?;
        let (grid, overlay) = self.now();
        let Some(found) = overlay.basic_of(grid, show::digit(digit)?) else { return Ok(None) };
        let mut walk = MethodWalk::going_on(grid, overlay.clone(), &[]);
        let before = walk.act(&found).map_err(refused)?;
        self.went(&before, &found, walk).map(Some)
    }

    /// Takes the next step: what the patterns say at once, or else what the first method finds that
    /// finds something. The checker must accept it.
    ///
    /// # Errors
    /// When something is assumed, a method gives up, or the checker refuses the step.
    pub fn take_next(&mut self, method: &str) -> Result<Option<PatternStep>, StateError> {
        self.only_proved()?;
        let offered = methods::by_id(method)?;
        let (grid, overlay) = self.now();
        let mut walk = MethodWalk::going_on(grid, overlay.clone(), offered.methods);
        match walk.next() {
            Some((before, found)) => self.went(&before, &found, walk).map(Some),
            None => match walk.end() {
                Some(MethodEnd::OverBudget(over)) => Err(StateError(over.to_string())),
                Some(MethodEnd::Refused(refusal)) => Err(refused(refusal.clone())),
                _ => Ok(None),
            },
        }
    }

    fn only_proved(&self) -> Result<(), StateError> {
        if self.trials.is_empty() {
            return Ok(());
        }
        Err(StateError("what is assumed proves nothing; take it back first".to_owned()))
    }

    /// Goes to where the step has led.
    fn went(
        &mut self,
        before: &Grid,
        found: &OverlayStep,
        walk: MethodWalk<'_>,
    ) -> Result<PatternStep, StateError> {
        let after = *walk.grid();
        let step = taken::step(found, walk.overlay().space())?;
        let view = taken::view(before, &after, walk.overlay().space(), found, &step);
        self.path.truncate(self.at + 1);
        self.path.push((after, walk.into_overlay()));
        self.at += 1;
        Ok(view)
    }

    /// Assumes that the picked patterns are false, or, to keep them, that one of them is true.
    ///
    /// # Errors
    /// When the pick is none, or it says nothing.
    pub fn try_out(&mut self, pick: Pick, keep: bool) -> Result<(), StateError> {
        let (grid, space) = self.shown();
        let trial = Trial::assume(grid, space, pick, keep)?;
        self.trials.push(trial);
        Ok(())
    }

    /// The next thing that follows from what is assumed. Says whether there is one.
    ///
    /// # Errors
    /// When nothing is assumed, or a method gives up.
    pub fn try_next(&mut self, method: &str) -> Result<bool, StateError> {
        let offered = methods::by_id(method)?;
        let Some(last) = self.trials.last() else {
            return Err(StateError("nothing is assumed".to_owned()));
        };
        let next = last.follow(offered)?;
        let any = next.is_some();
        self.trials.extend(next);
        Ok(any)
    }

    /// Goes to a place of the path, 0 for its beginning. What is assumed goes.
    ///
    /// # Errors
    /// When there is no such place.
    pub fn go_to(&mut self, at: usize) -> Result<(), StateError> {
        if at >= self.path.len() {
            return Err(StateError(format!("there are {} steps, not {at}", self.path.len() - 1)));
        }
        self.at = at;
        self.trials.clear();
        Ok(())
    }
}

#[wasm_bindgen]
impl Patterns {
    /// Converts a board.
    #[wasm_bindgen(constructor)]
    pub fn open(state: Ts<State>) -> Result<Self, JsError> {
        Ok(Self::convert(&state.to_rust()?)?)
    }

    /// The whole of it.
    pub fn view(&self) -> Result<Ts<PatternsView>, JsError> {
        Ok(self.summary().into_ts()?)
    }

    /// How many patterns of a digit pass through each cell.
    pub fn heat(&self, digit: u8) -> Result<Vec<u32>, JsError> {
        Ok(self.heat_of(digit)?)
    }

    /// Some of the patterns that are meant.
    pub fn page(
        &self,
        pick: Ts<Pick>,
        from: usize,
        most: usize,
    ) -> Result<Ts<PatternPage>, JsError> {
        Ok(self.page_of(pick.to_rust()?, from, most)?.into_ts()?)
    }

    /// The patterns of a digit through each cell.
    pub fn names(&self, digit: u8, most: usize) -> Result<Vec<Ts<CellNames>>, JsError> {
        list(&self.names_of(digit, most)?)
    }

    /// The patterns of all digits through a cell.
    #[wasm_bindgen(js_name = cellNames)]
    pub fn cell_names(&self, cell: usize, most: usize) -> Result<Vec<Ts<CellNames>>, JsError> {
        list(&self.names_in(cell, most)?)
    }

    /// What the patterns of a digit say at once.
    pub fn basic(&mut self, digit: u8) -> Result<Option<Ts<PatternStep>>, JsError> {
        Ok(self.take_basic(digit)?.map(|step| step.into_ts()).transpose()?)
    }

    /// The next step by a method.
    pub fn step(&mut self, method: &str) -> Result<Option<Ts<PatternStep>>, JsError> {
        Ok(self.take_next(method)?.map(|step| step.into_ts()).transpose()?)
    }

    /// Goes to a place of the path.
    pub fn go(&mut self, at: usize) -> Result<(), JsError> {
        Ok(self.go_to(at)?)
    }

    /// Assumes something of patterns.
    pub fn assume(&mut self, pick: Ts<Pick>, keep: bool) -> Result<(), JsError> {
        Ok(self.try_out(pick.to_rust()?, keep)?)
    }

    /// What follows from what is assumed.
    pub fn follow(&mut self, method: &str) -> Result<bool, JsError> {
        Ok(self.try_next(method)?)
    }

    /// Takes back the last thing that was assumed, or followed from it. Says whether there was one.
    pub fn retract(&mut self) -> bool {
        self.trials.pop().is_some()
    }

    /// Takes back all that is assumed.
    #[wasm_bindgen(js_name = endAssumption)]
    pub fn end_assumption(&mut self) {
        self.trials.clear();
    }
}

#[allow(clippy::needless_pass_by_value)] // it is given to `map_err`
fn refused(refusal: Refusal) -> StateError {
    StateError(format!("A defect of Ninerooks: the checker refuses a step: {refusal}"))
}

fn list<T: Tsify + serde::Serialize>(items: &[T]) -> Result<Vec<Ts<T>>, JsError> {
    Ok(items.iter().map(Tsify::into_ts).collect::<Result<_, _>>()?)
}
