//! From any dictionary to a point within all bounds, whatever the objective.
//!
//! The first phase of the primal simplex method: the sum of what lies outside is made small. From
//! the solution of the equations to one where a candidate is wholly true that takes a fifth of the
//! pivots of the dual method, which keeps an objective that nobody asked for. Nonbasic variables may
//! rest between their bounds: sums that need not change stay at 1, and with them the candidates far
//! away, so that one point shows much.
//!
//! Source: I. Maros, *Computational Techniques of the Simplex Method*, chapter 9 (long steps).

use super::dictionary::{FEASIBLE, PIVOT};
use super::{Bounds, Budget, Dictionary};

/// A slope below this is none.
pub(super) const SLOPE: f64 = 1e-7;
/// Breakpoints that differ by less are one.
pub(super) const SAME: f64 = 1e-9;

/// How the search for a point ended.
#[derive(Clone, Debug, PartialEq)]
pub enum Reach {
    /// All values are within their bounds.
    Feasible,
    /// There is no point: these multiples of the basic variables' rows, +1 for too small and −1 for
    /// too great, say so together.
    Infeasible(Vec<(usize, f64)>),
    /// The budget is spent.
    Spent,
}

/// Where something that moves meets a bound.
#[derive(Clone, Copy, Debug)]
pub(super) struct Break<Row> {
    pub(super) step: f64,
    pub(super) rate: f64,
    pub(super) row: Row,
    pub(super) upper: bool,
}

impl<Row: Copy> Break<Row> {
    /// The bounds that the variable of a row comes to when it changes at this rate.
    pub(super) fn meet(row: Row, value: f64, bounds: Bounds, rate: f64, breaks: &mut Vec<Self>) {
        let Bounds { lower, upper } = bounds;
        let (near, far) = if rate > 0.0 { (lower, upper) } else { (upper, lower) };
        let is_before = |bound: f64| (bound - value) * rate.signum() > FEASIBLE;
        if is_before(near) {
            breaks.push(Self { step: (near - value) / rate, rate, row, upper: rate < 0.0 });
        }
        // What lies beyond its far bound only gets worse, which the slope has counted.
        if far.is_finite() && (far - value) * rate.signum() >= -FEASIBLE {
            let step = ((far - value) / rate).max(0.0);
            breaks.push(Self { step, rate, row, upper: rate > 0.0 });
        }
    }

    /// Among those that are met at once with the last one that of the greatest entry: the safest pivot.
    pub(super) fn safest(breaks: &[Self], last: usize) -> Self
    where
        Row: Ord,
    {
        let same = breaks.iter().filter(|at| (at.step - breaks[last].step).abs() <= SAME);
        let chosen =
            same.max_by(|a, b| a.rate.abs().total_cmp(&b.rate.abs()).then(b.row.cmp(&a.row)));
        *chosen.unwrap_or(&breaks[last])
    }
}

impl Dictionary {
    /// Brings all values within their bounds.
    pub fn reach(&mut self, budget: &mut Budget) -> Reach {
        let mut weights = vec![1.0; self.width()];
        let mut slopes = vec![0.0; self.width()];
        let mut breaks = Vec::new();
        loop {
            let outside = self.outside();
            if outside.is_empty() {
                return Reach::Feasible;
            }
            slopes.fill(0.0);
            for &(row, sign) in &outside {
                for (slope, entry) in slopes.iter_mut().zip(self.row(row)) {
                    *slope += sign * entry;
                }
            }
            let Some(column) = self.steepest(&slopes, &weights) else {
                return Reach::Infeasible(outside);
            };
            if !budget.spend(1) {
                return Reach::Spent;
            }
            self.advance(column, slopes[column], &mut breaks, &mut weights);
        }
    }

    /// The rows whose values lie outside their bounds: 1 for too small, −1 for too great.
    fn outside(&self) -> Vec<(usize, f64)> {
        let sign = |(row, (&variable, &value)): (usize, (&usize, &f64))| {
            let bounds = self.bounds(variable);
            let sign = if value < bounds.lower - FEASIBLE {
                1.0
            } else if value > bounds.upper + FEASIBLE {
                -1.0
            } else {
                return None;
            };
            Some((row, sign))
        };
        self.basic.iter().zip(&self.values).enumerate().filter_map(sign).collect()
    }

    /// The column that brings most, seen from its weight.
    fn steepest(&self, slopes: &[f64], weights: &[f64]) -> Option<usize> {
        let mut best = None;
        let mut most = 0.0;
        for (column, (&slope, &weight)) in slopes.iter().zip(weights).enumerate() {
            let promise = slope * slope / weight;
            if slope.abs() < SLOPE || promise <= most {
                continue;
            }
            let bounds = self.bounds(self.nonbasic[column]);
            let value = self.nonbasic_value(column);
            let room = if slope > 0.0 { bounds.upper - value } else { value - bounds.lower };
            if room > SAME {
                (best, most) = (Some(column), promise);
            }
        }
        best
    }

    /// Moves a column's variable as long as less and less lies outside.
    fn advance(
        &mut self,
        column: usize,
        slope: f64,
        breaks: &mut Vec<Break<usize>>,
        weights: &mut [f64],
    ) {
        let up = slope > 0.0;
        let sign = if up { 1.0 } else { -1.0 };
        let own = self.bounds(self.nonbasic[column]);
        let before = self.nonbasic_value(column);
        let room = if up { own.upper - before } else { before - own.lower };
        breaks.clear();
        for row in 0..self.height() {
            let rate = sign * self.entry(row, column);
            if rate.abs() > PIVOT {
                Break::meet(row, self.values[row], self.bounds(self.basic[row]), rate, breaks);
            }
        }
        breaks.sort_unstable_by(|a, b| a.step.total_cmp(&b.step).then(a.row.cmp(&b.row)));
        let mut left = slope.abs();
        let mut last = None;
        for (number, at) in breaks.iter().enumerate().take_while(|(_, at)| at.step < room) {
            left -= at.rate.abs();
            last = Some(number);
            if left <= SLOPE {
                break;
            }
        }
        match last.filter(|_| left <= SLOPE || room.is_infinite()) {
            None => self.flip(column, up),
            Some(last) => {
                let Break { step, row, upper, .. } = Break::safest(breaks, last);
                self.shift(column, sign * step);
                self.reweigh(weights, row, column);
                self.pivot(row, column, before + sign * step, upper);
            }
        }
    }
}
