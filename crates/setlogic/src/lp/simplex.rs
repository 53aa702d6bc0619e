//! The two simplex methods on a [`Dictionary`].

use super::dictionary::{FEASIBLE, PIVOT};
use super::{Budget, Dictionary};

/// A gain below this is none: what is left of the sums of a few hundred pivots. True gains are
/// fractions with small denominators.
const GAIN: f64 = 1e-6;
/// Losses that differ by less are equal.
const EQUAL: f64 = 1e-9;

/// How the primal method ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Maximum {
    /// The objective is as great as it can be, or as was asked for.
    Reached,
    /// It can be as great as one likes: along the variable of this column.
    Unbounded {
        /// The column.
        column: usize,
    },
    /// The budget is spent.
    Spent,
}

/// How the dual method ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Repair {
    /// All values are within their bounds.
    Feasible,
    /// The variable of this row cannot come within its bounds: there is no point.
    Infeasible {
        /// The row.
        row: usize,
    },
    /// The budget is spent.
    Spent,
}

/// What stops a nonbasic variable on its way.
enum Block {
    /// Its own other bound.
    Own,
    /// The basic variable of a row, at its upper bound or at its lower one.
    Row { row: usize, upper: bool },
}

impl Dictionary {
    /// Makes the objective as great as it can be, from a point within all bounds.
    pub fn maximise(&mut self, budget: &mut Budget) -> Maximum {
        self.maximise_by(f64::INFINITY, budget)
    }

    /// Makes the objective greater by `enough`, or as great as it can be.
    pub fn maximise_by(&mut self, mut enough: f64, budget: &mut Budget) -> Maximum {
        // Reference weights (Devex): how long a step along a column is, roughly.
        let mut weights = vec![1.0; self.width()];
        loop {
            if enough <= 0.0 {
                return Maximum::Reached;
            }
            let Some(column) = self.entering(&weights) else { return Maximum::Reached };
            if !budget.spend(1) {
                return Maximum::Spent;
            }
            let up = !self.at_upper[column];
            let Some((step, block)) = self.blocked(column, up) else {
                return Maximum::Unbounded { column };
            };
            let before = self.nonbasic_value(column);
            let signed = if up { step } else { -step };
            enough -= self.gains[column] * signed;
            match block {
                Block::Own => self.flip(column, up),
                Block::Row { row, upper } => {
                    self.shift(column, signed);
                    self.reweigh(&mut weights, row, column);
                    self.pivot(row, column, before + signed, upper);
                }
            }
        }
    }

    /// The column that promises the greatest gain.
    fn entering(&self, weights: &[f64]) -> Option<usize> {
        let mut best = None;
        let mut most = 0.0;
        for (column, &gain) in self.gains.iter().enumerate() {
            let useful = if self.at_upper[column] { -gain } else { gain };
            if useful > GAIN && !self.bounds(self.nonbasic[column]).is_fixed() {
                let promise = useful * useful / weights[column];
                if promise > most {
                    (best, most) = (Some(column), promise);
                }
            }
        }
        best
    }

    /// Devex: the weights after the pivot.
    pub(super) fn reweigh(&self, weights: &mut [f64], row: usize, column: usize) {
        let entries = self.row(row);
        let pivot = entries[column];
        let weight = weights[column];
        for (old, entry) in weights.iter_mut().zip(entries) {
            if *entry != 0.0 {
                let ratio = entry / pivot;
                *old = f64::max(*old, ratio * ratio * weight);
            }
        }
        weights[column] = f64::max(weight / (pivot * pivot), 1.0);
    }

    /// How far the variable of a column can go, and what stops it.
    fn blocked(&self, column: usize, up: bool) -> Option<(f64, Block)> {
        let own = self.bounds(self.nonbasic[column]);
        let sign = if up { 1.0 } else { -1.0 };
        let room = |row: usize| {
            let rate = sign * self.entry(row, column);
            if rate.abs() < PIVOT {
                return None;
            }
            let bounds = self.bounds(self.basic[row]);
            let bound = if rate > 0.0 { bounds.upper } else { bounds.lower };
            let room = ((bound - self.values[row]) / rate).max(0.0);
            room.is_finite().then_some((room, rate))
        };
        let rows = 0..self.height();
        let least =
            rows.clone().filter_map(room).map(|(room, _)| room).fold(f64::INFINITY, f64::min);
        if own.upper - own.lower <= least {
            let step = own.upper - own.lower;
            return step.is_finite().then_some((step, Block::Own));
        }
        // Among those that stop it at the same place the greatest entry is the safest pivot.
        let close =
            rows.filter_map(|row| room(row).filter(|r| r.0 <= least + FEASIBLE).map(|r| (row, r)));
        let mut best: Option<(usize, f64)> = None;
        for (row, (_, rate)) in close {
            if best.is_none_or(|(_, most)| rate.abs() > most.abs() + PIVOT) {
                best = Some((row, rate));
            }
        }
        best.map(|(row, rate)| (least, Block::Row { row, upper: rate > 0.0 }))
    }

    /// Brings all values within their bounds, from gains that none of the columns can improve.
    pub fn repair(&mut self, budget: &mut Budget) -> Repair {
        let mut weights = vec![1.0; self.height()];
        loop {
            let Some((row, excess)) = self.leaving(&weights) else { return Repair::Feasible };
            if !budget.spend(1) {
                return Repair::Spent;
            }
            let Some(column) = self.replacing(row, excess > 0.0) else {
                return Repair::Infeasible { row };
            };
            let step = -excess / self.entry(row, column);
            self.reweigh_rows(&mut weights, row, column);
            let before = self.nonbasic_value(column);
            self.shift(column, step);
            self.pivot(row, column, before + step, excess > 0.0);
        }
    }

    /// The row whose value lies farthest outside its bounds, seen from its weight, and by how much
    /// (below 0: too small).
    fn leaving(&self, weights: &[f64]) -> Option<(usize, f64)> {
        let mut worst = None;
        let mut most = 0.0;
        for (row, (&variable, &value)) in self.basic.iter().zip(&self.values).enumerate() {
            let bounds = self.bounds(variable);
            let excess = (value - bounds.upper).max(0.0) + (value - bounds.lower).min(0.0);
            let badness = excess * excess / weights[row];
            if excess.abs() > FEASIBLE && badness > most {
                (worst, most) = (Some((row, excess)), badness);
            }
        }
        worst
    }

    /// Devex for the dual method.
    fn reweigh_rows(&self, weights: &mut [f64], row: usize, column: usize) {
        let pivot = self.entry(row, column);
        let weight = weights[row];
        for (i, old) in weights.iter_mut().enumerate() {
            let entry = self.entry(i, column);
            if entry != 0.0 {
                let ratio = entry / pivot;
                *old = f64::max(*old, ratio * ratio * weight);
            }
        }
        weights[row] = f64::max(weight / (pivot * pivot), 1.0);
    }

    /// The column that can bring the value of a row back at the least loss.
    fn replacing(&self, row: usize, too_great: bool) -> Option<usize> {
        let mut best: Option<(usize, f64, f64)> = None;
        for (column, &entry) in self.row(row).iter().enumerate() {
            if entry.abs() < PIVOT || self.bounds(self.nonbasic[column]).is_fixed() {
                continue;
            }
            // The variable can rise from its lower bound, and fall from its upper one.
            let rises = (entry > 0.0) != self.at_upper[column];
            if rises == too_great {
                continue;
            }
            let loss = self.gains[column].abs() / entry.abs();
            let better = best.is_none_or(|(_, least, size)| {
                loss < least - EQUAL || (loss <= least + EQUAL && entry.abs() > size + PIVOT)
            });
            if better {
                best = Some((column, loss, entry.abs()));
            }
        }
        best.map(|(column, ..)| column)
    }
}
