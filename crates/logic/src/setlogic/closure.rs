//! Everything that set logic can do: all candidates that fall to some pattern, again and again.
//!
//! A position's equations are solved once; each candidate is then tried as wholly true from there,
//! by a few pivots. A point where it is clears every candidate that is wholly true in it. When there
//! is none, the row that says so is a pattern.

use ninerooks_board::{Candidate, Grid};
use ninerooks_proof::Cover;

use super::dictionary::{Bounds, Budget, Dictionary};
use super::integers;
use super::program::Program;
use super::simplex::Repair;

/// A value from which on a candidate counts as wholly true in a point.
const TRUE: f64 = 1.0 - 1e-6;
/// A value up to which a candidate counts as false in a point.
const FALSE: f64 = 1e-6;

/// One elimination of a closure.
#[derive(Clone, Debug, PartialEq)]
pub struct Fall {
    /// The candidate that falls.
    pub target: Candidate,
    /// Why, from the grid with the falls before it done.
    pub cover: Cover,
}

/// How far set logic goes from a grid.
#[derive(Clone, Debug, PartialEq)]
pub struct Closure {
    /// What falls, in this order.
    pub falls: Vec<Fall>,
    /// The grid without all that.
    pub end: Grid,
    /// Whether every other candidate was tried, so that nothing more falls.
    pub complete: bool,
}

impl Closure {
    /// Whether each cell has one candidate left.
    pub fn is_solved(&self) -> bool {
        self.end.unsolved().into_iter().all(|cell| self.end.digits(cell).len() == 1)
    }
}

/// Strikes out all that falls to any pattern of truths and links, each with a pattern that the
/// checker accepts, until nothing more falls.
///
/// The patterns are not the smallest: that is [`prove`](super::prove::prove). What is left at the
/// end does not depend on the order, for a pattern stays one when candidates are struck out.
pub fn closure(grid: &Grid, mut budget: Budget) -> Closure {
    let mut closure = Closure { falls: Vec::new(), end: *grid, complete: false };
    let Ok(mut relaxation) = Relaxation::new(grid, &mut budget) else { return closure };
    loop {
        let before = closure.falls.len();
        let mut sure = true;
        for number in 0..relaxation.program.candidates.len() {
            if relaxation.is_gone(number) {
                continue;
            }
            let weights = match relaxation.try_true(number, &mut budget) {
                Trial::Possible => continue,
                Trial::Spent => return closure,
                Trial::Impossible(weights) => weights,
            };
            let target = relaxation.program.candidates[number];
            let cover = integers::cover(&closure.end, &relaxation.program, &weights, &[target]);
            let Some(cover) = cover else {
                sure = false;
                continue;
            };
            closure.falls.push(Fall { target, cover });
            closure.end.eliminate(target);
            if relaxation.strike(number, &mut budget) != Repair::Feasible {
                return closure;
            }
        }
        if closure.falls.len() == before {
            closure.complete = sure;
            return closure;
        }
    }
}

/// The relaxation of a grid, solved, with the points that are known of it.
#[derive(Debug)]
pub(super) struct Relaxation {
    pub(super) program: Program,
    base: Dictionary,
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
    /// Solves the equations of a grid. When they contradict each other, the weights say so.
    pub(super) fn new(grid: &Grid, budget: &mut Budget) -> Result<Self, Trial> {
        let program = Program::new(grid);
        let mut base = program.equations();
        let n = program.candidates.len();
        match base.repair(budget) {
            Repair::Spent => return Err(Trial::Spent),
            Repair::Infeasible { row } => return Err(Trial::Impossible(ray(&base, row))),
            Repair::Feasible => {}
        }
        let mut relaxation =
            Self { program, base, witnesses: Vec::new(), cleared: vec![None; n], gone: vec![false; n] };
        relaxation.keep(relaxation.base.point());
        Ok(relaxation)
    }

    /// The point that shows that a candidate can be wholly true.
    pub(super) fn witness(&self, candidate: usize) -> Option<&[f64]> {
        Some(&self.witnesses[self.cleared[candidate]?])
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
        trial.set_bounds(candidate, Bounds::fixed(1.0));
        match trial.repair(budget) {
            Repair::Spent => Trial::Spent,
            Repair::Infeasible { row } => Trial::Impossible(ray(&trial, row)),
            Repair::Feasible => {
                self.keep(trial.point());
                Trial::Possible
            }
        }
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

    /// Keeps a point for all that are wholly true in it.
    fn keep(&mut self, point: Vec<f64>) {
        let number = self.witnesses.len();
        let mut useful = false;
        for (candidate, cleared) in self.cleared.iter_mut().enumerate() {
            if cleared.is_none() && point[candidate] > TRUE {
                (*cleared, useful) = (Some(number), true);
            }
        }
        if useful {
            self.witnesses.push(point);
        }
    }
}

/// The weights of the sectors in a row that cannot be met.
///
/// A row says v = Σ entry · nonbasic, which is a combination of the sums of sectors and of
/// candidates that holds whatever their values are. So the parts of the sectors in it, with the sign
/// that makes them too small, weigh every candidate but the one on trial with 0 or more.
pub(super) fn ray(dictionary: &Dictionary, row: usize) -> Vec<f64> {
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
