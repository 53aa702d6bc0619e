//! What a technique found, as data.
//!
//! A [`Step`] holds the actions, the [`Shape`] that a person sees and the proof that a machine
//! checks. Words, colours and scores are made elsewhere from these; this crate only carries them
//! between the solver and the writers, which therefore need not know the solver.
//!
//! ```
//! use ninerooks_board::Grid;
//! use ninerooks_step::Path;
//!
//! let mut path = Path::new(Grid::default());
//! path.end.place("3r4c5".parse()?);
//! assert!(path.steps.is_empty() && path.start != path.end);
//! # Ok::<(), ninerooks_board::NameError>(())
//! ```

mod branches;
mod budget;
mod finding;
mod marks;
mod path;
mod posted;
mod range;
mod shapes;
mod technique;

pub use budget::OverBudget;
pub use finding::Finding;
pub use marks::{Mark, MarkFrom, letter};
pub use path::{Length, Path};
pub use posted::{
    PostedBy, PostedCases, PostedChain, PostedLink, PostedName, PostedNode, PostedNrc,
    PostedVariable,
};
pub use range::AlmostLockedRange;
pub use shapes::{
    Aligned, AlmostLocked, AlmostLockedCandidates, AlmostLockedSet, BentSubset, Blockers, Blossom,
    BlossomStem, CellsAndDigits, Chain, ChainLink, ChainNode, Consequence, CrossLines, DeadlyKind,
    DeadlyPattern, Exclusion, Exocet, ExocetForm, ExocetHalf, ExocetLink, FireworkPivot, Fireworks,
    Fish, FishLink, Forcing, ForcingBranch, ForcingChain, ForcingConflict, ForcingNested,
    ForcingNode, ForcingStart, GuardianChain, HouseDigits, Hypothesis, Intersection, Meeting,
    MultiSector, Net, NetEnd, Nets, Node, PatternLink, PatternReason, PatternStage, Patterns,
    Petal, Refutation, RefutationLine, RemotePair, Ruled, RuledBy, RuledEnd, RuledTruth, Sets,
    Shape, Single, Subset, SubsetKind, Substitution, SueDeCoq, Summed, Symmetrical, SymmetryKind,
    TwoWay, Way, WeakLink, WeakVia, Whip, WhipLink,
};
pub use technique::{Family, Info, TechniqueId};

use ninerooks_board::{Candidate, Grid};
use ninerooks_proof::{Action, Proof, Refusal};
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
    /// The digits it writes.
    pub fn placements(&self) -> impl Iterator<Item = Candidate> {
        self.actions.iter().filter_map(|action| match *action {
            Action::Place(candidate) => Some(candidate),
            Action::Eliminate(_) => None,
        })
    }

    /// The candidates it eliminates.
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

    /// How many inferences a reader has to check: the [length](Proof::length) of its proof on its grid.
    pub fn length(&self, grid: &Grid) -> usize {
        self.proof.length(grid, &self.actions)
    }

    /// Whether it is a full house, or a naked or hidden single.
    pub fn is_single(&self) -> bool {
        self.technique.info().family == Family::Singles
    }

    /// Whether the step assumes that the puzzle has only one solution.
    pub fn assumes_uniqueness(&self) -> bool {
        self.proof.assumes_uniqueness()
    }

    /// Does what the step says.
    pub fn apply(&self, grid: &mut Grid) {
        for action in &self.actions {
            action.apply(grid);
        }
    }
}
