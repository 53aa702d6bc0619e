//! Steps, one line each.

use ninerooks_proof::Action;
use ninerooks_step::Step;
use ninerooks_text::notation::{describe, name};
use serde::{Deserialize, Serialize};
use tsify::Tsify;

/// A step in a line.
#[derive(Clone, Debug, Serialize, Deserialize, Tsify)]
pub struct StepLine {
    /// The technique's id.
    pub technique: String,
    /// The technique's name for people.
    pub name: String,
    /// The whole step in a line.
    pub line: String,
    /// What it writes.
    pub placements: Vec<usize>,
    /// What it eliminates.
    pub eliminations: Vec<usize>,
    /// Whether it assumes that the puzzle has only one solution.
    pub uniqueness: bool,
    /// What it costs, by the usual prices.
    pub cost: u64,
}

impl From<&Step> for StepLine {
    fn from(step: &Step) -> Self {
        let indices = |wanted: fn(&Action) -> bool| -> Vec<usize> {
            step.actions.iter().filter(|a| wanted(a)).map(|a| a.candidate().index()).collect()
        };
        Self {
            technique: step.technique.id().to_owned(),
            name: name(step).into_owned(),
            line: describe(step),
            placements: indices(|action| matches!(action, Action::Place(_))),
            eliminations: indices(|action| matches!(action, Action::Eliminate(_))),
            uniqueness: step.assumes_uniqueness(),
            cost: ninerooks_logic::Costs::default().of(step),
        }
    }
}
