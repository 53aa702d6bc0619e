//! The relaxed equations of a space, solved once for many targets.

use super::program::Program;
use ninerooks_setlogic::lp::{Budget, Dictionary, Maximum, Repair};

/// A target that sums to this or more can be wholly true.
const TRUE: f64 = 1.0 - 1e-5;
/// After so many pivots the table is made anew, before rounding adds up.
const FRESH: u64 = 500;

/// Whether a target can be wholly true.
pub(super) enum Trial {
    /// In some point it is.
    Possible,
    /// In none: these weights of the equations show it.
    Impossible(Vec<f64>),
    /// The budget is spent.
    Spent,
}

/// The relaxed equations at some point, which moves from target to target, with what is known of
/// the targets.
pub(super) struct Relaxation<'a> {
    program: &'a Program,
    cap: f64,
    at: Dictionary,
    /// The budget when the table was made.
    since: u64,
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
        let at = start(program, cap, budget)?;
        let possible = vec![false; targets.len()];
        let mut relaxation = Self { program, cap, at, since: budget.left(), targets, possible };
        relaxation.learn();
        Some(relaxation)
    }

    /// Tries the target with this number: how great can its sum be?
    pub(super) fn try_true(&mut self, number: usize, budget: &mut Budget) -> Trial {
        if self.possible[number] {
            return Trial::Possible;
        }
        if self.since - budget.left() > FRESH {
            let Some(at) = start(self.program, self.cap, budget) else { return Trial::Spent };
            (self.at, self.since) = (at, budget.left());
        }
        let value = self.at.set_objective(&self.targets[number]);
        let end = self.at.maximise_by(TRUE - value, budget);
        self.learn();
        match end {
            Maximum::Spent => Trial::Spent,
            Maximum::Reached if self.possible[number] => Trial::Possible,
            Maximum::Reached => Trial::Impossible(self.at.prices()[self.at.width()..].to_vec()),
            // Sums have bounds, so only rounding can say this: nothing is claimed.
            Maximum::Unbounded { .. } => Trial::Possible,
        }
    }

    /// Lowers the cap. What could be wholly true still can. Says whether there are points.
    pub(super) fn lower(&mut self, cap: f64, budget: &mut Budget) -> bool {
        self.cap = cap;
        let Some(at) = start(self.program, cap, budget) else { return false };
        (self.at, self.since) = (at, budget.left());
        true
    }

    /// Notes what is wholly true in the point.
    fn learn(&mut self) {
        let point = self.at.point();
        for (possible, target) in self.possible.iter_mut().zip(self.targets) {
            *possible = *possible || target.iter().map(|&t| point[t]).sum::<f64>() >= TRUE - 1e-9;
        }
    }
}

/// A point of the relaxed equations.
fn start(program: &Program, cap: f64, budget: &mut Budget) -> Option<Dictionary> {
    let mut at = program.relaxed(cap);
    (at.repair(budget) == Repair::Feasible).then_some(at)
}
