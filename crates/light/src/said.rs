//! A step in words and as a picture.

use ninerooks_board::Grid;
use ninerooks_render::Scene;
use ninerooks_step::Step;
use ninerooks_text::notation::{CellNames, explain, place};
use ninerooks_view::{Figure, ProofView, State, StepLine};
use serde::{Deserialize, Serialize};
use tsify::Tsify;

/// A step with all that there is to say of it here.
#[derive(Clone, Debug, Serialize, Deserialize, Tsify)]
pub struct PlainStep {
    /// The step in a line.
    pub step: StepLine,
    /// Where to look for it.
    pub place: String,
    /// Why it is right, in plain words.
    pub explanation: String,
    /// Why it is right, for the checker.
    pub proof: ProofView,
    /// The board before it.
    pub before: State,
    /// The board after it.
    pub after: State,
    /// What there is to see.
    pub figure: Figure,
}

impl PlainStep {
    pub(crate) fn new(grid: &Grid, step: &Step) -> Self {
        let mut after = *grid;
        step.apply(&mut after);
        Self {
            step: step.into(),
            place: place(step),
            explanation: explain(grid, step, CellNames::Short).to_string(),
            proof: ProofView::new(grid, step),
            before: grid.into(),
            after: (&after).into(),
            figure: (&Scene::of_step(grid, step)).into(),
        }
    }
}
