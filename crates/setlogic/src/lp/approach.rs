//! From a point that is nearly right to one that is, or to the sets that do not allow it.
//!
//! [`reach`](super::Dictionary::reach) on a [`Kernel`]: the same first phase of the primal method with long
//! steps, where what does not move costs nothing. Unknowns and sums may rest anywhere between their
//! bounds, so it begins at any point.

use super::dictionary::{FEASIBLE, PIVOT};
use super::kernel::{Kernel, Place};
use super::reach::{Break, SAME, SLOPE};
use super::sparse::Sparse;
use super::{Bounds, Budget};

/// Unknowns and the sets that they are in.
#[derive(Clone, Copy, Debug)]
pub struct Sets<'a> {
    /// The unknowns of each set.
    pub members: &'a [Vec<usize>],
    /// The sets of each unknown.
    pub around: &'a [[usize; 4]],
}

/// How it ended.
#[derive(Clone, Debug)]
pub enum Approach {
    /// With a point where all sums are within their bounds.
    Point(Vec<f64>),
    /// There is none: these weights of the sets say so.
    None(Vec<f64>),
    /// The budget is spent.
    Spent,
}

/// Looks for a point with all sums between the bounds, no unknown below 0, and the target as it is.
pub fn approach(
    sets: Sets,
    target: usize,
    point: &[f64],
    bounds: Bounds,
    budget: &mut Budget,
) -> Approach {
    let mut walk = Walk::new(sets, target, point, bounds);
    loop {
        walk.price();
        if walk.outside.is_empty() && walk.negative.is_empty() {
            let Walk { point, .. } = walk;
            if adds_up(sets, &point, bounds) {
                return Approach::Point(point);
            }
            // Many small errors: it begins again, and is all but there.
            walk = Walk::new(sets, target, &point, bounds);
            if !budget.spend(1) {
                return Approach::Spent;
            }
            continue;
        }
        let Some((entering, slope)) = walk.steepest() else {
            return Approach::None(walk.weights());
        };
        if !budget.spend(1) {
            return Approach::Spent;
        }
        walk.advance(entering, slope);
    }
}

/// Whether a point is one indeed, when its sums are worked out from it.
fn adds_up(sets: Sets, point: &[f64], bounds: Bounds) -> bool {
    let near = bounds.lower - NEAR..=bounds.upper + NEAR;
    let mut sums = sets.members.iter().map(|members| members.iter().map(|&c| point[c]).sum());
    sums.all(|sum: f64| near.contains(&sum)) && point.iter().all(|value| *value >= -NEAR)
}

/// How far from its bounds a sum may be at the end, which was worked out step by step.
const NEAR: f64 = 1e-7;

/// What is known on the way.
struct Walk<'a> {
    sets: Sets<'a>,
    target: usize,
    bounds: Bounds,
    point: Vec<f64>,
    sums: Vec<f64>,
    kernel: Kernel<'a>,
    /// The sets whose sums move and lie outside the bounds: 1 for too small, −1 for too great.
    outside: Vec<(usize, f64)>,
    /// The unknowns below 0, by their place in the kernel.
    negative: Vec<usize>,
    /// What one more of each sum helps: of those that rest the contrary.
    gains: Sparse,
    /// What one more of each unknown helps, and then the pivot row.
    slopes: Sparse,
    /// How fast the sums move.
    speeds: Sparse,
    /// How fast the unknowns of the kernel move.
    rates: Vec<f64>,
    /// The pivot row in the sets that rest.
    line: Vec<f64>,
    breaks: Vec<Break<Place>>,
    /// Reference weights (Devex).
    unknown_weights: Vec<f64>,
    set_weights: Vec<f64>,
}

impl<'a> Walk<'a> {
    fn new(sets: Sets<'a>, target: usize, point: &[f64], bounds: Bounds) -> Self {
        let (m, n) = (sets.members.len(), sets.around.len());
        let sum = |members: &Vec<usize>| members.iter().map(|&c| point[c].max(0.0)).sum();
        Self {
            sets,
            target,
            bounds,
            point: point.iter().map(|value| value.max(0.0)).collect(),
            sums: sets.members.iter().map(sum).collect(),
            kernel: Kernel::new(sets.around, m),
            outside: Vec::new(),
            negative: Vec::new(),
            gains: Sparse::new(m),
            slopes: Sparse::new(n),
            speeds: Sparse::new(m),
            rates: Vec::new(),
            line: Vec::new(),
            breaks: Vec::new(),
            unknown_weights: vec![1.0; n],
            set_weights: vec![1.0; m],
        }
    }

    /// Finds what is outside, and what one more of each sum and of each unknown helps.
    fn price(&mut self) {
        self.find_outside();
        self.gains.clear();
        for &(set, sign) in &self.outside {
            self.gains.add(set, sign);
        }
        // What follows of an unknown in the kernel is what its sums help, and itself where it is negative.
        let (gains, negative, around) = (&self.gains, &self.negative, self.sets.around);
        let times = self.kernel.unknowns.iter().enumerate().map(|(place, &unknown)| {
            let own = f64::from(u8::from(negative.contains(&place)));
            (place, own + around[unknown].iter().map(|&set| gains.get(set)).sum::<f64>())
        });
        self.kernel.combine(times.filter(|(_, times)| *times != 0.0), &mut self.line);
        for (&set, gain) in self.kernel.sets.iter().zip(&self.line) {
            self.gains.add(set, -gain);
        }
        self.slopes.clear();
        for (set, gain) in self.gains.iter() {
            if gain != 0.0 {
                self.sets.members[set].iter().for_each(|&c| self.slopes.add(c, gain));
            }
        }
    }

    fn find_outside(&mut self) {
        let Bounds { lower, upper } = self.bounds;
        self.outside.clear();
        for (set, &sum) in self.sums.iter().enumerate() {
            if sum < lower - FEASIBLE {
                self.outside.push((set, 1.0));
            } else if sum > upper + FEASIBLE {
                self.outside.push((set, -1.0));
            }
        }
        self.outside.retain(|&(set, _)| !self.kernel.rests(set));
        let unknowns = self.kernel.unknowns.iter().enumerate();
        let point = &self.point;
        let negative = unknowns.filter(|(_, unknown)| point[**unknown] < -FEASIBLE);
        self.negative.clear();
        self.negative.extend(negative.map(|(place, _)| place));
    }

    /// The weights of the sets that cannot be met together.
    fn weights(&self) -> Vec<f64> {
        (0..self.sums.len()).map(|set| -self.gains.get(set)).collect()
    }

    /// What helps most, seen from its weight, when it moves.
    fn steepest(&self) -> Option<(Place, f64)> {
        let mut best = None;
        let mut most = 0.0;
        let mut offer = |place: Place, slope: f64, weight: f64| {
            let promise = slope * slope / weight;
            if promise > most {
                (best, most) = (Some((place, slope)), promise);
            }
        };
        for (unknown, slope) in self.slopes.iter() {
            let can_move = slope > SLOPE || (slope < -SLOPE && self.point[unknown] > SAME);
            if can_move && unknown != self.target && !self.kernel.follows(unknown) {
                offer(Place::Unknown(unknown), slope, self.unknown_weights[unknown]);
            }
        }
        for (at, &set) in self.kernel.sets.iter().enumerate() {
            let slope = -self.gains.get(set);
            if slope.abs() >= SLOPE && self.room(Place::Set(at), slope > 0.0) > SAME {
                offer(Place::Set(at), slope, self.set_weights[set]);
            }
        }
        best
    }

    /// How far something that rests can move.
    fn room(&self, place: Place, up: bool) -> f64 {
        let (value, lower, upper) = match place {
            Place::Unknown(unknown) => (self.point[unknown], 0.0, f64::INFINITY),
            Place::Set(at) => {
                (self.sums[self.kernel.sets[at]], self.bounds.lower, self.bounds.upper)
            }
        };
        if up { upper - value } else { value - lower }
    }

    /// Moves it as long as less and less lies outside.
    fn advance(&mut self, entering: Place, slope: f64) {
        let up = slope > 0.0;
        let sign = if up { 1.0 } else { -1.0 };
        let room = self.room(entering, up);
        self.measure(entering);
        self.find_breaks(sign);
        let mut left = slope.abs();
        let mut last = None;
        for (number, at) in self.breaks.iter().enumerate().take_while(|(_, at)| at.step < room) {
            left -= at.rate.abs();
            last = Some(number);
            if left <= SLOPE {
                break;
            }
        }
        let Some(last) = last.filter(|_| left <= SLOPE || room.is_infinite()) else {
            return self.shift(entering, sign * room);
        };
        let at = Break::safest(&self.breaks, last);
        self.shift(entering, sign * at.step);
        // It rests exactly at its bound.
        match at.row {
            Place::Unknown(place) => self.point[self.kernel.unknowns[place]] = 0.0,
            Place::Set(set) => {
                self.sums[set] = if at.upper { self.bounds.upper } else { self.bounds.lower };
            }
        }
        self.pivot(entering, at.row, sign * at.rate);
    }

    /// How fast all that moves does so when this grows.
    fn measure(&mut self, entering: Place) {
        self.kernel.rates(entering, &mut self.rates);
        self.speeds.clear();
        if let Place::Unknown(unknown) = entering {
            self.sets.around[unknown].iter().for_each(|&set| self.speeds.add(set, 1.0));
        }
        for (&unknown, &rate) in self.kernel.unknowns.iter().zip(&self.rates) {
            if rate.abs() > PIVOT {
                self.sets.around[unknown].iter().for_each(|&set| self.speeds.add(set, rate));
            }
        }
    }

    /// Where what moves comes to a bound, in order.
    fn find_breaks(&mut self, sign: f64) {
        let breaks = &mut self.breaks;
        breaks.clear();
        for (place, (&unknown, rate)) in self.kernel.unknowns.iter().zip(&self.rates).enumerate() {
            if rate.abs() > PIVOT {
                let row = Place::Unknown(place);
                Break::meet(row, self.point[unknown], Bounds::POSITIVE, sign * rate, breaks);
            }
        }
        for (set, rate) in self.speeds.iter() {
            if rate.abs() > PIVOT && !self.kernel.rests(set) {
                Break::meet(Place::Set(set), self.sums[set], self.bounds, sign * rate, breaks);
            }
        }
        breaks.sort_unstable_by(|a, b| a.step.total_cmp(&b.step).then(a.row.cmp(&b.row)));
    }

    /// Moves it, and all that moves with it.
    fn shift(&mut self, entering: Place, step: f64) {
        match entering {
            Place::Unknown(unknown) => self.point[unknown] += step,
            Place::Set(at) => self.sums[self.kernel.sets[at]] += step,
        }
        for (&unknown, rate) in self.kernel.unknowns.iter().zip(&self.rates) {
            self.point[unknown] += step * rate;
        }
        for (set, speed) in self.speeds.iter() {
            if !self.kernel.rests(set) {
                self.sums[set] += step * speed;
            }
        }
    }

    fn pivot(&mut self, entering: Place, leaving: Place, pivot: f64) {
        let members: &[usize] = match leaving {
            Place::Set(set) => &self.sets.members[set],
            Place::Unknown(_) => &[],
        };
        self.kernel.line_of(leaving, members, &mut self.line);
        self.reweigh(entering, leaving, pivot);
        self.kernel.exchange(entering, leaving, &self.rates, &self.line, pivot);
    }

    /// Devex: the weights after the pivot.
    fn reweigh(&mut self, entering: Place, leaving: Place, pivot: f64) {
        let weight = match entering {
            Place::Unknown(unknown) => self.unknown_weights[unknown],
            Place::Set(at) => self.set_weights[self.kernel.sets[at]],
        };
        let share = weight / (pivot * pivot);
        let heavier = |old: &mut f64, entry: f64| *old = f64::max(*old, entry * entry * share);
        self.slopes.clear();
        if let Place::Set(set) = leaving {
            self.sets.members[set].iter().for_each(|&c| self.slopes.add(c, 1.0));
        }
        for (&set, &entry) in self.kernel.sets.iter().zip(&self.line) {
            heavier(&mut self.set_weights[set], entry);
            if entry != 0.0 {
                self.sets.members[set].iter().for_each(|&c| self.slopes.add(c, -entry));
            }
        }
        for (unknown, entry) in self.slopes.iter() {
            heavier(&mut self.unknown_weights[unknown], entry);
        }
        *match leaving {
            Place::Unknown(place) => &mut self.unknown_weights[self.kernel.unknowns[place]],
            Place::Set(set) => &mut self.set_weights[set],
        } = f64::max(share, 1.0);
    }
}
