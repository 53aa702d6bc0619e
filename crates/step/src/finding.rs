//! What a search finds.

use ninerooks_board::Candidate;
use ninerooks_proof::{Action, Cover, Proof};

use crate::{Actions, Shape, Step, TechniqueId};

/// A step without its technique: a search knows what it found, and not for whom.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// What it does. A finding that only deletes patterns does nothing yet.
    pub actions: Actions,
    /// What a person sees.
    pub shape: Shape,
    /// What a machine checks.
    pub proof: Proof,
}

impl Finding {
    /// One digit is written.
    pub fn place(target: Candidate, shape: Shape, cover: Cover) -> Self {
        let actions = Actions::from_slice(&[Action::Place(target)]);
        Self { actions, shape, proof: Proof::cover(cover) }
    }

    /// Candidates are eliminated, in their order.
    pub fn eliminate(
        targets: impl IntoIterator<Item = Candidate>,
        shape: Shape,
        cover: Cover,
    ) -> Self {
        let actions = targets.into_iter().map(Action::Eliminate).collect();
        Self { actions, shape, proof: Proof::cover(cover) }
    }

    /// Candidates are eliminated, in their order, for which several covers are needed. One cover is
    /// enough where there is only one.
    pub fn eliminate_by(
        targets: impl IntoIterator<Item = Candidate>,
        shape: Shape,
        covers: Vec<Cover>,
    ) -> Self {
        let actions = targets.into_iter().map(Action::Eliminate).collect();
        Self { actions, shape, proof: Proof::covers(covers.into()) }
    }

    /// The candidates that it eliminates.
    pub fn eliminations(&self) -> impl Iterator<Item = Candidate> {
        self.actions.iter().filter_map(|action| match *action {
            Action::Eliminate(candidate) => Some(candidate),
            Action::Place(_) => None,
        })
    }

    /// The step, as this technique reports it.
    pub fn by(self, technique: TechniqueId) -> Step {
        let Self { actions, shape, proof } = self;
        Step { technique, actions, shape, proof }
    }
}
