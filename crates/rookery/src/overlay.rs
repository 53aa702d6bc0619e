//! Patterns carried along a path.

use ninerooks_board::{Digit, DigitSet, Grid};
use ninerooks_proof::{Action, Deletion, Proof, RookeryProof};
use ninerooks_step::Step;

use super::{Budget, Deduction, Method, OverBudget, Space, basic, prefix};

/// The patterns of a path: a space that is carried from state to state with all that was deleted
/// from it, so that one method goes on with what the others have left.
#[derive(Clone, Debug)]
pub struct Overlay {
    space: Space,
    carried: Vec<Deletion>,
}

/// A step in POM-space. It may delete patterns only, and no candidate yet.
#[derive(Clone, Debug)]
pub struct OverlayStep {
    /// The method and what it found; none in Basic POM.
    pub found: Option<(Method, Deduction)>,
    /// The digits whose candidates are eliminated or are placed.
    pub digits: DigitSet,
    /// What follows for the candidates.
    pub actions: Vec<Action>,
    /// How many of the proof's deletions come from earlier steps.
    pub carried: usize,
    /// The proof, on the grid of the step, with the earlier deletions first.
    pub proof: Proof,
}

impl Overlay {
    /// Converts some digits of a grid.
    pub fn new(grid: &Grid, digits: DigitSet) -> Self {
        Self { space: Space::new(grid, digits), carried: Vec::new() }
    }

    /// The live patterns.
    pub const fn space(&self) -> &Space {
        &self.space
    }

    /// What was deleted by methods and still matters: it would be live in a fresh conversion.
    pub fn carried(&self) -> &[Deletion] {
        &self.carried
    }

    /// Follows the path to a later state of the same grid.
    pub fn follow(&mut self, grid: &Grid) {
        self.space.restrict(grid);
        self.carried.retain(|deletion| {
            let mut targets = prefix::targets(deletion).into_iter();
            match deletion {
                Deletion::Pair { .. } => targets.all(|target| prefix::has_room(grid, target)),
                _ => targets.any(|target| prefix::has_room(grid, target)),
            }
        });
    }

    /// Takes in what a step of the path deletes, and follows the path to the state after it. Says
    /// whether a live pattern went by that step's deletions.
    ///
    /// Networks of pairs are not carried, nor is what assumes uniqueness: the steps that have them
    /// tell all at once.
    pub fn take(&mut self, step: &Step, after: &Grid) -> bool {
        let before = self.space.len();
        if let ninerooks_proof::Reason::Rookeries(proof) = &step.proof.then
            && proof.deletions.iter().all(prefix::lasts)
        {
            for deletion in &proof.deletions {
                let live = self.space.len();
                self.space.delete(&prefix::targets(deletion));
                if self.space.len() < live {
                    self.carried.push(deletion.clone());
                }
            }
        }
        let fewer = self.space.len() < before;
        self.follow(after);
        fewer
    }

    /// What the live patterns say at once, one step for each digit.
    pub fn basic(&self, grid: &Grid) -> Option<OverlayStep> {
        self.space.digits().into_iter().find_map(|digit| self.basic_of(grid, digit))
    }

    /// What the live patterns of one digit say at once.
    pub fn basic_of(&self, grid: &Grid, digit: Digit) -> Option<OverlayStep> {
        let actions = basic(grid, &self.space, digit);
        (!actions.is_empty()).then(|| OverlayStep {
            found: None,
            digits: digit.into(),
            actions,
            carried: self.carried.len(),
            proof: proof(&self.carried, &[]),
        })
    }

    /// The step of the first method that finds something, which deletes its patterns.
    ///
    /// # Errors
    /// When a method meets a budget before one has found something.
    pub fn step(
        &mut self,
        grid: &Grid,
        methods: &[Method],
    ) -> Result<Option<OverlayStep>, OverBudget> {
        self.step_within(grid, methods, u64::MAX).0
    }

    /// As [`step`](Self::step), where no more than this work is left for all steps; and how much is left then.
    pub(crate) fn step_within(
        &mut self,
        grid: &Grid,
        methods: &[Method],
        mut left: u64,
    ) -> (Result<Option<OverlayStep>, OverBudget>, u64) {
        for &method in methods {
            let mut budget = Budget::within(left);
            let found = method.find_within(&self.space, &mut budget);
            left -= budget.spent();
            match found {
                Ok(None) => {}
                Ok(Some(deduction)) => {
                    return (Ok(Some(self.delete(grid, method, deduction))), left);
                }
                Err(over) => return (Err(over), left),
            }
        }
        (Ok(None), left)
    }

    /// Takes a deduction in, and gives what follows from it.
    pub fn delete(&mut self, grid: &Grid, method: Method, deduction: Deduction) -> OverlayStep {
        self.space.delete(&deduction.targets);
        let touched: DigitSet = deduction.targets.iter().map(|pattern| pattern.digit).collect();
        let acts = |digit: &Digit| !basic(grid, &self.space, *digit).is_empty();
        let digits: DigitSet = touched.filter(acts).collect();
        let actions =
            digits.into_iter().flat_map(|digit| basic(grid, &self.space, digit)).collect();
        let carried = self.carried.len();
        let proof = proof(&self.carried, &deduction.deletions);
        self.carried.extend(deduction.deletions.iter().cloned());
        OverlayStep { found: Some((method, deduction)), digits, actions, carried, proof }
    }
}

fn proof(carried: &[Deletion], own: &[Deletion]) -> Proof {
    Proof::rookeries(RookeryProof { deletions: carried.iter().chain(own).cloned().collect() })
}
