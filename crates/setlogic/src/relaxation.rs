//! The relaxation of a grid, solved once for many candidates.

use ninerooks_board::Grid;

use super::lp::{Bounds, Budget, Dictionary, Reach, TRUTH};
use super::program::Program;
use super::scaling::{Earlier, Scaling};
use super::trial::{Trial, try_below};

/// A value up to which a candidate counts as false in a point.
const FALSE: f64 = 1e-6;
/// How far a sum may lie outside of what a witness needs.
const CLOSE: f64 = 1e-7;
/// Candidates with at least this much of their own are tried together with the one that was asked.
const LIKELY: f64 = 0.4;
/// How many of those may fail before it is enough.
const FAILURES: usize = 3;
/// The work for each of them, in pivots.
const LITTLE_WORK: u64 = 12;

/// The relaxation of a grid, solved, with the points that are known of it.
#[derive(Debug)]
pub(crate) struct Relaxation {
    pub(crate) program: Program,
    scaling: Scaling,
    /// A solution of the equations, once it is needed.
    base: Option<Dictionary>,
    cap: f64,
    max_rank: Option<u32>,
    witnesses: Vec<Vec<f64>>,
    /// For each candidate the witness where it is wholly true.
    cleared: Vec<Option<usize>>,
    gone: Vec<bool>,
}

impl Relaxation {
    /// The equations of a grid, where only patterns below the cap and up to the rank count.
    pub(crate) fn new(grid: &Grid, cap: f64, max_rank: Option<u32>) -> Self {
        let program = Program::new(grid);
        let scaling = Scaling::new(&program, &Earlier::default());
        let n = program.candidates.len();
        let (cleared, gone) = (vec![None; n], vec![false; n]);
        let witnesses = Vec::new();
        Self { program, scaling, base: None, cap, max_rank, witnesses, cleared, gone }
    }

    /// Solves the equations themselves. When they contradict each other, the weights say so.
    pub(crate) fn solve(&mut self, budget: &mut Budget) -> Result<Dictionary, Trial> {
        if let Some(base) = &self.base {
            return Ok(base.clone());
        }
        let mut base = self.program.equations(f64::INFINITY, self.max_rank);
        match base.reach(budget) {
            Reach::Spent => return Err(Trial::Spent),
            Reach::Infeasible(rows) => return Err(Trial::Impossible(base.ray(&rows))),
            Reach::Feasible => {}
        }
        self.keep(base.point(), None);
        self.widen(&mut base);
        self.base = Some(base.clone());
        Ok(base)
    }

    /// Whether a candidate was eliminated.
    pub(crate) fn is_gone(&self, candidate: usize) -> bool {
        self.gone[candidate]
    }

    /// Tries a candidate.
    pub(crate) fn try_true(&mut self, candidate: usize, budget: &mut Budget) -> Trial {
        if self.cleared[candidate].is_some() {
            return Trial::Possible;
        }
        if self.cap.is_finite() {
            if self.max_rank.is_none() {
                return try_below(self.cap, candidate, &self.program, &mut self.scaling, budget);
            }
            // What no pattern proves false, none of a limited rank does.
            if self.scaling.point(candidate, self.cap).1 {
                return Trial::Possible;
            }
        }
        let mut trial = match self.solve(budget) {
            Ok(base) => base,
            Err(end) => return end,
        };
        match self.max_rank {
            None | Some(0) => trial.set_bounds(candidate, Bounds::fixed(1.0)),
            Some(rank) => {
                let t = self.program.candidates.len();
                trial.add_row(&[(candidate, 1.0), (t, -f64::from(rank))], Bounds::fixed(1.0));
            }
        }
        match trial.reach(budget) {
            Reach::Spent => Trial::Spent,
            Reach::Infeasible(rows) => Trial::Impossible(trial.ray(&rows)),
            Reach::Feasible => {
                self.keep(trial.point(), Some(candidate));
                if !self.has_ranks() && self.cap.is_infinite() {
                    self.dive(trial, budget);
                }
                Trial::Possible
            }
        }
    }

    /// Whether a candidate's own value in a point says nothing, because the rank has a share in it.
    fn has_ranks(&self) -> bool {
        self.max_rank.is_some_and(|rank| rank > 0)
    }

    /// Makes more and more candidates wholly true that are nearly so, as long as that is easy.
    fn dive(&mut self, mut at: Dictionary, budget: &mut Budget) {
        let mut failures = 0;
        let mut failed = vec![false; self.program.candidates.len()];
        while failures < FAILURES {
            let point = at.point();
            let open = |&c: &usize| {
                self.cleared[c].is_none() && !self.gone[c] && !failed[c] && point[c] > LIKELY
            };
            let all = (0..failed.len()).filter(open);
            let Some(next) = all.max_by(|a, b| point[*a].total_cmp(&point[*b]).then(b.cmp(a)))
            else {
                return;
            };
            let mut trial = at.clone();
            trial.set_bounds(next, Bounds::fixed(1.0));
            let mut little = Budget::pivots(LITTLE_WORK.min(budget.left()));
            let end = trial.reach(&mut little);
            budget.spend(LITTLE_WORK.min(budget.left()) - little.left());
            if end == Reach::Feasible {
                self.keep(trial.point(), Some(next));
                at = trial;
            } else {
                failed[next] = true;
                failures += 1;
            }
        }
    }

    /// What patterns cost less than.
    pub(crate) const fn cap(&self) -> f64 {
        self.cap
    }

    /// Sets another cap.
    pub(crate) fn set_cap(&mut self, cap: f64) {
        let rises = cap > self.cap;
        self.cap = cap;
        if let Some(mut base) = self.base.take() {
            self.widen(&mut base);
            self.base = Some(base);
        }
        if rises {
            self.cleared.fill(None);
            let witnesses = std::mem::take(&mut self.witnesses);
            for witness in witnesses {
                self.keep(witness, None);
            }
        }
    }

    /// Gives the sums of the sectors the room that the cap leaves.
    fn widen(&self, base: &mut Dictionary) {
        let first = base.width();
        for row in 0..self.program.sectors.len() {
            base.widen(first + row, Bounds::around_one(self.cap));
        }
    }

    /// Strikes a candidate out. Says whether the equations, solved before,
    /// still have a solution.
    pub(crate) fn strike(&mut self, candidate: usize, budget: &mut Budget) -> bool {
        self.gone[candidate] = true;
        let cleared = &mut self.cleared;
        for (number, witness) in self.witnesses.iter().enumerate() {
            if witness[candidate] > FALSE {
                cleared.iter_mut().filter(|of| **of == Some(number)).for_each(|of| *of = None);
            }
        }
        let Some(mut base) = self.base.take() else { return false };
        base.set_bounds(candidate, Bounds::fixed(0.0));
        let is_solved = base.reach(budget) == Reach::Feasible;
        if is_solved {
            self.keep(base.point(), None);
        }
        self.base = Some(base);
        is_solved
    }

    /// Keeps a point if it clears anything; surely it does so for the candidate it was made for.
    fn keep(&mut self, point: Vec<f64>, made_for: Option<usize>) {
        let number = self.witnesses.len();
        let mut useful = made_for.is_some();
        if let Some(candidate) = made_for {
            self.cleared[candidate] = Some(number);
        }
        if !self.has_ranks() {
            let sums = self.least_and_most(&point);
            for candidate in 0..self.cleared.len() {
                if self.cleared[candidate].is_none() && self.is_true(&point, sums, candidate) {
                    (self.cleared[candidate], useful) = (Some(number), true);
                }
            }
        }
        if useful {
            self.witnesses.push(point);
        }
    }

    /// Whether the sums are where they may be when the point is made so great that a candidate is 1.
    fn is_true(&self, point: &[f64], [least, most]: [f64; 2], candidate: usize) -> bool {
        let value = point[candidate];
        value > LIKELY
            && most <= value * (1.0 + 1.0 / self.cap) + CLOSE
            && least >= value * (1.0 - TRUTH / self.cap) - CLOSE
    }

    /// The least and the greatest sum of a sector.
    fn least_and_most(&self, point: &[f64]) -> [f64; 2] {
        let sums = self.program.members().iter().map(|m| m.iter().map(|&c| point[c]).sum::<f64>());
        sums.fold([f64::INFINITY, 0.0], |[least, most], sum| [least.min(sum), most.max(sum)])
    }
}
