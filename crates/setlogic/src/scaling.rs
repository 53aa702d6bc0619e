//! Points of the relaxation by scaling: sums that are too small or too great are put right one
//! after the other, round by round.
//!
//! That takes microseconds, and most candidates have a point that is easy to find. Nothing is
//! believed: the point is added up again. Where the rounds do not help, the simplex method goes on
//! from where they ended.
//!
//! Source: W. E. Deming, F. F. Stephan, "On a least squares adjustment of a sampled frequency
//! table", 1940 (iterative proportional fitting); L. M. Bregman 1967 for bounds.

use ninerooks_board::Candidate;

use super::lp::Bounds;
use super::program::Program;

/// How many rounds are worth it: what is not found then, the simplex method finds sooner.
const ROUNDS: usize = 60;
/// How many rounds the common start may take.
const START_ROUNDS: usize = 500;
/// The share of the bounds' width that is aimed at, so that the last corrections are not endless.
const AIM: f64 = 0.4;
/// How far from 1 the sums of the common start may be.
const START: f64 = 0.01;

/// For each candidate of a program a point where it is wholly true, or nearly one.
#[derive(Clone, Debug)]
pub(crate) struct Scaling {
    /// The members of all sectors in one piece, and where those of each end.
    members: Vec<u32>,
    ends: Vec<u32>,
    around: Vec<[u32; 4]>,
    /// A point without a target.
    start: Vec<f64>,
    /// For each target where its rounds ended.
    points: Vec<Option<Box<[f64]>>>,
    /// The sums of the point at hand, kept to save an allocation.
    sums: Vec<f64>,
}

/// The points that the rounds of an earlier state ended at.
#[derive(Debug, Default)]
pub(crate) struct Earlier {
    candidates: Vec<Candidate>,
    start: Vec<f64>,
    points: Vec<Option<Box<[f64]>>>,
}

/// What is wanted of the sums.
#[derive(Clone, Copy)]
struct Want {
    /// The candidate that is wholly true.
    target: Option<usize>,
    bounds: Bounds,
    /// What a sum that is too small becomes.
    rise: f64,
    /// What a sum that is too great becomes.
    fall: f64,
    rounds: usize,
}

impl Scaling {
    /// Finds a common start. What an earlier state knows of the candidates helps, if it had all of them: what was
    /// eliminated since is left out, and few sums have changed.
    pub(crate) fn new(program: &Program, earlier: &Earlier) -> Self {
        let n = program.candidates.len();
        let number = |i: usize| u32::try_from(i).unwrap_or(u32::MAX); // there are 324 and 729
        let members = program.members().iter().flatten().map(|&c| number(c)).collect();
        let mut end = 0;
        let ends = program.members().iter().map(|m| {
            end += m.len();
            number(end)
        });
        let ends = ends.collect();
        let around = (0..n).map(|c| program.around(c).map(number)).collect();
        let sums = Vec::with_capacity(program.sectors.len());
        let before = |c: &Candidate| earlier.candidates.binary_search(c).ok();
        let old = program.candidates.iter().map(before).collect::<Option<Vec<usize>>>();
        let (mut start, points) = match old {
            Some(old) => {
                let kept = |point: &[f64]| old.iter().map(|&i| point[i]).collect();
                let points = old.iter().map(|&i| earlier.points[i].as_deref().map(kept));
                (old.iter().map(|&i| earlier.start[i]).collect(), points.collect())
            }
            None => (vec![1.0; n], vec![None; n]),
        };
        let mut scaling = Self { members, ends, around, start: Vec::new(), points, sums };
        let bounds = Bounds { lower: 1.0 - START, upper: 1.0 + START };
        let (rise, fall, rounds) = (1.0, 1.0, START_ROUNDS);
        scaling.scale(&mut start, Want { target: None, bounds, rise, fall, rounds });
        scaling.start = start;
        scaling
    }

    /// The points as they are now, for a later state.
    pub(crate) fn into_earlier(self, program: Program) -> Earlier {
        Earlier { candidates: program.candidates, start: self.start, points: self.points }
    }

    /// Where the target is wholly true, a point with all sums between the bounds that the cap sets or
    /// one near it, and whether it is one.
    pub(crate) fn point(&mut self, target: usize, cap: f64) -> (&[f64], bool) {
        let mut point = self.points[target].take().unwrap_or_else(|| self.start.clone().into());
        point[target] = 1.0;
        let bounds = Bounds::around_one(cap);
        let aim = |bound: f64| 1.0 + AIM * (bound - 1.0);
        let (rise, fall) = (aim(bounds.lower), aim(bounds.upper));
        let found = self
            .scale(&mut point, Want { target: Some(target), bounds, rise, fall, rounds: ROUNDS });
        (self.points[target].insert(point), found)
    }

    /// Adds up the members of all sectors.
    fn add_up(&mut self, point: &[f64]) {
        self.sums.clear();
        let mut first = 0;
        for &end in &self.ends {
            let members = &self.members[first as usize..end as usize];
            first = end;
            self.sums.push(members.iter().map(|&c| point[c as usize]).sum());
        }
    }

    /// Scales until all sums are as wanted; says whether they are.
    fn scale(&mut self, point: &mut [f64], want: Want) -> bool {
        self.add_up(point);
        for _ in 0..want.rounds {
            let mut is_done = true;
            for first in (0..self.sums.len()).step_by(64) {
                let mut off = self.off(first, want.bounds);
                is_done &= off == 0;
                while off != 0 {
                    self.put_right(first + off.trailing_zeros() as usize, point, want);
                    off &= off - 1;
                }
            }
            if is_done {
                // Sums that were changed bit by bit are not quite right.
                self.add_up(point);
                if (0..self.sums.len()).step_by(64).all(|first| self.off(first, want.bounds) == 0) {
                    return true;
                }
            }
        }
        false
    }

    /// Which of the next 64 sums are not as wanted, as bits.
    fn off(&self, first: usize, bounds: Bounds) -> u64 {
        let sums = &self.sums[first..self.sums.len().min(first + 64)];
        let bit = |(i, &sum): (usize, &f64)| u64::from(is_off(sum, bounds)) << i;
        sums.iter().enumerate().map(bit).fold(0, |bits, bit| bits | bit)
    }

    /// Multiplies the members of a sector other than the target, so that the sum is as wanted.
    fn put_right(&mut self, sector: usize, point: &mut [f64], want: Want) {
        let first = if sector == 0 { 0 } else { self.ends[sector - 1] };
        let members = &self.members[first as usize..self.ends[sector] as usize];
        let sum = self.sums[sector];
        if !is_off(sum, want.bounds) {
            return;
        }
        let aim = if sum > want.bounds.upper { want.fall } else { want.rise };
        let holds = want.target.is_some_and(|target| members.iter().any(|&c| c as usize == target));
        let fixed = if holds { 1.0 } else { 0.0 };
        // A sum of the target alone cannot be too small, and it is never too great.
        let gain = (aim - fixed) / (sum - fixed) - 1.0;
        for &c in members {
            let c = c as usize;
            if want.target == Some(c) {
                continue;
            }
            let more = point[c] * gain;
            point[c] += more;
            for other in self.around[c] {
                self.sums[other as usize] += more;
            }
        }
    }
}

/// Whether a sum is not between the bounds.
fn is_off(sum: f64, bounds: Bounds) -> bool {
    sum < bounds.lower || sum > bounds.upper
}
