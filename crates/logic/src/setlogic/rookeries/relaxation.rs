//! The relaxed equations of a space, solved once for many targets.

use super::program::Program;
use crate::setlogic::dictionary::{Bounds, Budget, Dictionary};
use crate::setlogic::program::Program as Candidates;
use crate::setlogic::relaxation::ray;
use crate::setlogic::simplex::Repair;

/// A target that sums to this or more is wholly true in a point.
const TRUE: f64 = 1.0 - 1e-6;

/// Whether a target can be wholly true.
pub(super) enum Trial {
    /// In some point it is.
    Possible,
    /// In none: these weights of the equations show it.
    Impossible(Vec<f64>),
    /// The budget is spent.
    Spent,
}

/// The relaxed equations, solved, with what is known of the targets.
pub(super) struct Relaxation<'a> {
    program: &'a Program,
    base: Dictionary,
    targets: &'a [Vec<usize>],
    /// Whether some point of the relaxation has the target wholly true.
    possible: Vec<bool>,
}

impl<'a> Relaxation<'a> {
    /// Solves them under a cap. None when they contradict each other or the budget is spent.
    pub(super) fn new(
        program: &'a Program,
        targets: &'a [Vec<usize>],
        cap: f64,
        budget: &mut Budget,
    ) -> Option<Self> {
        let mut base = program.relaxed(cap);
        if base.repair(budget) != Repair::Feasible {
            return None;
        }
        let mut relaxation = Self { program, base, targets, possible: vec![false; targets.len()] };
        relaxation.learn(&relaxation.base.point());
        Some(relaxation)
    }

    /// Tries the target with this number.
    pub(super) fn try_true(&mut self, number: usize, budget: &mut Budget) -> Trial {
        if self.possible[number] {
            return Trial::Possible;
        }
        let mut trial = self.base.clone();
        let sum: Vec<(usize, f64)> = self.targets[number].iter().map(|&t| (t, 1.0)).collect();
        trial.add_row(&sum, Bounds::fixed(1.0));
        match trial.repair(budget) {
            Repair::Spent => Trial::Spent,
            Repair::Infeasible { row } => {
                let mut weights = ray(&trial, row);
                weights.truncate(self.program.equations.len());
                Trial::Impossible(weights)
            }
            Repair::Feasible => {
                self.learn(&trial.point());
                self.possible[number] = true;
                Trial::Possible
            }
        }
    }

    /// Lowers the cap. What could be wholly true still can.
    pub(super) fn lower(&mut self, cap: f64, budget: &mut Budget) -> Repair {
        let first = self.base.width();
        for row in 0..self.program.equations.len() {
            self.base.set_bounds(first + row, Candidates::around_one(cap));
        }
        self.base.repair(budget)
    }

    /// Notes what is wholly true in a point.
    fn learn(&mut self, point: &[f64]) {
        for (possible, target) in self.possible.iter_mut().zip(self.targets) {
            *possible = *possible || target.iter().map(|&t| point[t]).sum::<f64>() > TRUE;
        }
    }
}
