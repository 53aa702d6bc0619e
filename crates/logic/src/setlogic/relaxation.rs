//! The relaxation of a grid, solved once for many candidates.

use ninerooks_board::Grid;

use super::dictionary::{Bounds, Budget, Dictionary};
use super::program::Program;
use super::simplex::Repair;

/// A value from which on a candidate counts as wholly true in a point.
const TRUE: f64 = 1.0 - 1e-6;
/// A value up to which a candidate counts as false in a point.
const FALSE: f64 = 1e-6;

/// The relaxation of a grid, solved, with the points that are known of it.
#[derive(Debug)]
pub(super) struct Relaxation {
    pub(super) program: Program,
    base: Dictionary,
    max_rank: Option<u32>,
    witnesses: Vec<Vec<f64>>,
    /// For each candidate the witness where it is wholly true.
    cleared: Vec<Option<usize>>,
    gone: Vec<bool>,
}

/// Whether a candidate can be wholly true.
#[derive(Clone, Debug)]
pub(super) enum Trial {
    /// In some point it is.
    Possible,
    /// In none: these weights of the sectors show it.
    Impossible(Vec<f64>),
    /// The budget is spent.
    Spent,
}

impl Relaxation {
    /// Solves the equations of a grid, relaxed so far that only patterns below the cap and up to the
    /// rank count. When they contradict each other, the weights say so.
    pub(super) fn new(
        grid: &Grid,
        cap: f64,
        max_rank: Option<u32>,
        budget: &mut Budget,
    ) -> Result<Self, Trial> {
        let program = Program::new(grid);
        let mut base = program.equations(cap, max_rank);
        let n = program.candidates.len();
        match base.repair(budget) {
            Repair::Spent => return Err(Trial::Spent),
            Repair::Infeasible { row } => return Err(Trial::Impossible(ray(&base, row))),
            Repair::Feasible => {}
        }
        let (cleared, gone) = (vec![None; n], vec![false; n]);
        let mut relaxation = Self { program, base, max_rank, witnesses: Vec::new(), cleared, gone };
        relaxation.keep(relaxation.base.point());
        Ok(relaxation)
    }

    /// Whether a candidate was struck out.
    pub(super) fn is_gone(&self, candidate: usize) -> bool {
        self.gone[candidate]
    }

    /// Tries a candidate.
    pub(super) fn try_true(&mut self, candidate: usize, budget: &mut Budget) -> Trial {
        if self.cleared[candidate].is_some() {
            return Trial::Possible;
        }
        let mut trial = self.base.clone();
        match self.max_rank {
            None | Some(0) => trial.set_bounds(candidate, Bounds::fixed(1.0)),
            Some(rank) => {
                let t = self.program.candidates.len();
                trial.add_row(&[(candidate, 1.0), (t, -f64::from(rank))], Bounds::fixed(1.0));
            }
        }
        match trial.repair(budget) {
            Repair::Spent => Trial::Spent,
            Repair::Infeasible { row } => Trial::Impossible(ray(&trial, row)),
            Repair::Feasible => {
                let point = trial.point();
                // Under a rank the target's own value depends on t.
                self.cleared[candidate] = Some(self.witnesses.len());
                if self.max_rank.is_none_or(|rank| rank == 0) {
                    self.clear(&point);
                }
                self.witnesses.push(point);
                Trial::Possible
            }
        }
    }

    /// Lowers the cap. What could be wholly true still can.
    pub(super) fn lower(&mut self, cap: f64, budget: &mut Budget) -> Repair {
        let first = self.base.width();
        for row in 0..self.program.sectors.len() {
            self.base.set_bounds(first + row, Program::around_one(cap));
        }
        self.base.repair(budget)
    }

    /// Strikes a candidate out. Says whether the equations still have a solution.
    pub(super) fn strike(&mut self, candidate: usize, budget: &mut Budget) -> Repair {
        self.gone[candidate] = true;
        let cleared = &mut self.cleared;
        for (number, witness) in self.witnesses.iter().enumerate() {
            if witness[candidate] > FALSE {
                cleared.iter_mut().filter(|of| **of == Some(number)).for_each(|of| *of = None);
            }
        }
        self.base.set_bounds(candidate, Bounds::fixed(0.0));
        let end = self.base.repair(budget);
        if end == Repair::Feasible {
            self.keep(self.base.point());
        }
        end
    }

    /// Keeps a point if it clears anything.
    fn keep(&mut self, point: Vec<f64>) {
        if self.max_rank.is_none_or(|rank| rank == 0) && self.clear(&point) {
            self.witnesses.push(point);
        }
    }

    /// Clears what is wholly true in the point that will be the next one.
    fn clear(&mut self, point: &[f64]) -> bool {
        let number = self.witnesses.len();
        let mut useful = false;
        for (cleared, value) in self.cleared.iter_mut().zip(point) {
            if cleared.is_none() && *value > TRUE {
                (*cleared, useful) = (Some(number), true);
            }
        }
        useful
    }
}

/// The weights of the sectors in a row that cannot be met.
///
/// A row says v = Σ entry · nonbasic, which is a combination of the sums of sectors and of
/// candidates that holds whatever their values are. So the parts of the sectors in it, with the sign
/// that makes them too small, weigh every candidate but the one on trial with 0 or more.
fn ray(dictionary: &Dictionary, row: usize) -> Vec<f64> {
    let candidates = dictionary.width();
    let mut weights = vec![0.0; dictionary.height()];
    let variable = dictionary.basic[row];
    let too_small = dictionary.values[row] < dictionary.bounds(variable).lower;
    let sign = if too_small { -1.0 } else { 1.0 };
    if variable >= candidates {
        weights[variable - candidates] = sign;
    }
    for (&variable, entry) in dictionary.nonbasic.iter().zip(dictionary.row(row)) {
        if variable >= candidates {
            weights[variable - candidates] = -sign * entry;
        }
    }
    weights
}
