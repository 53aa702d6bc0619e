//! Steps for the page.

use ninerooks_board::Grid;
use ninerooks_step::Step;
use ninerooks_text::json::StepRecord;
use ninerooks_text::notation::{CellNames, explain, place};
use serde::{Deserialize, Serialize};
use tsify::Tsify;

use crate::{ProofView, SceneView, State, StepLine};

/// A step with all that there is to say.
#[derive(Clone, Debug, Serialize, Deserialize, Tsify)]
pub struct StepView {
    /// The step in a line.
    pub step: StepLine,
    /// Where to look for it.
    pub place: String,
    /// Why it is right, in plain words.
    pub explanation: String,
    /// The board before it.
    pub before: State,
    /// The board after it.
    pub after: State,
    /// What its technique found, as JSON: the page says it in the player's language.
    pub shape: String,
    /// What there is to see.
    pub scene: SceneView,
    /// Why it is right, for the checker.
    pub proof: ProofView,
}

impl StepView {
    /// A step on its grid.
    pub fn new(grid: &Grid, step: &Step) -> Self {
        let mut after = *grid;
        step.apply(&mut after);
        Self {
            step: step.into(),
            place: place(step),
            explanation: explain(grid, step, CellNames::Short).to_string(),
            before: grid.into(),
            after: (&after).into(),
            // Every key of a shape is text, so it can be written.
            shape: serde_json::to_string(&step.shape).unwrap_or_default(),
            scene: SceneView::of_step(grid, step),
            proof: ProofView::new(grid, step),
        }
    }
}

/// The record of a step, a line of JSON as the program writes it.
pub(crate) fn record(step: &Step) -> String {
    // Every key of a record is text, so it can be written.
    serde_json::to_string(&StepRecord::from(step)).unwrap_or_default()
}
