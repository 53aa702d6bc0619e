//! What a technique found, as data.
//!
//! A [`Step`] holds the actions, the [`Shape`] that a person sees and the proof that a machine
//! checks. Words, colours and scores are made elsewhere from these; this crate only carries them
//! between the solver and the writers, which therefore need not know the solver.

mod marks;
mod path;
mod range;
mod shapes;
mod technique;

pub use marks::{Mark, MarkFrom, letter};
pub use path::Path;
pub use range::AlmostLockedRange;
pub use shapes::{
    AlmostLocked, AlmostLockedSet, BentSubset, Chain, ChainLink, ChainNode, Fish, Hypothesis,
    Intersection, Meeting, Net, NetEnd, Nets, Node, PatternReason, PatternStage, Patterns,
    RemotePair, Sets, Shape, Single, Subset, SubsetKind, Substitution, TwoWay, Way, WeakLink,
    WeakVia,
};
pub use technique::{Family, Info, TechniqueId};

use ninerooks_board::{Candidate, Grid};
use ninerooks_proof::{Action, Cover, Proof, Refusal};
use smallvec::SmallVec;

/// The actions of a step. Most steps have few.
pub type Actions = SmallVec<[Action; 4]>;

/// One thing that a solver may do next, with everything needed to check and to show it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// What found it.
    pub technique: TechniqueId,
    /// What it does. A step that only deletes patterns does nothing yet.
    pub actions: Actions,
    /// What a person sees.
    pub shape: Shape,
    /// What a machine checks.
    pub proof: Proof,
}

impl Step {
    /// A step that writes one digit.
    pub fn place(technique: TechniqueId, target: Candidate, shape: Shape, cover: Cover) -> Self {
        let actions = Actions::from_slice(&[Action::Place(target)]);
        Self { technique, actions, shape, proof: Proof::Cover(cover) }
    }

    /// A step that strikes candidates out, in their order.
    pub fn eliminate(
        technique: TechniqueId,
        targets: impl IntoIterator<Item = Candidate>,
        shape: Shape,
        cover: Cover,
    ) -> Self {
        let actions = targets.into_iter().map(Action::Eliminate).collect();
        Self { technique, actions, shape, proof: Proof::Cover(cover) }
    }

    /// A step that strikes candidates out, in their order, for which several covers are needed. One
    /// cover is enough where there is only one.
    pub fn eliminate_by(
        technique: TechniqueId,
        targets: impl IntoIterator<Item = Candidate>,
        shape: Shape,
        mut covers: Vec<Cover>,
    ) -> Self {
        let actions = targets.into_iter().map(Action::Eliminate).collect();
        let proof = match covers.pop() {
            Some(only) if covers.is_empty() => Proof::Cover(only),
            last => Proof::Covers(covers.into_iter().chain(last).collect()),
        };
        Self { technique, actions, shape, proof }
    }

    /// The digits it writes.
    pub fn placements(&self) -> impl Iterator<Item = Candidate> {
        self.actions.iter().filter_map(|action| match *action {
            Action::Place(candidate) => Some(candidate),
            Action::Eliminate(_) => None,
        })
    }

    /// The candidates it strikes out.
    pub fn eliminations(&self) -> impl Iterator<Item = Candidate> {
        self.actions.iter().filter_map(|action| match *action {
            Action::Eliminate(candidate) => Some(candidate),
            Action::Place(_) => None,
        })
    }

    /// Has the checker judge the step on its grid.
    ///
    /// # Errors
    /// What the checker refuses.
    pub fn check(&self, grid: &Grid) -> Result<(), Refusal> {
        ninerooks_proof::check(grid, &self.actions, &self.proof)
    }

    /// Whether the step supposes that the puzzle has one solution only.
    pub fn supposes_uniqueness(&self) -> bool {
        self.proof.supposes_uniqueness()
    }

    /// Does what the step says.
    pub fn apply(&self, grid: &mut Grid) {
        for action in &self.actions {
            action.apply(grid);
        }
    }
}
