//! Points of the relaxation by scaling: sums that are too small or too great are put right one
//! after the other, round by round.
//!
//! That takes microseconds, and most candidates have a point that is easy to find. Where the rounds do not help,
//! the simplex method goes on from where they ended.
//!
//! Source: W. E. Deming, F. F. Stephan, "On a least squares adjustment of a sampled frequency
//! table", 1940 (iterative proportional fitting); L. M. Bregman 1967 for bounds.

use ninerooks_board::Candidate;

use super::lp::Bounds;
use super::program::Program;

/// How many rounds are worth it, and the share of the bounds' width that is aimed at: at first well within the bounds, so
/// that the last corrections are not endless; then, where there may be no room for that, near them. What is
/// not found then, the simplex method finds sooner.
const ROUNDS: [(usize, f64); 2] = [(30, 0.3), (50, 0.9)];
/// How many rounds the common start may take.
const START_ROUNDS: usize = 500;
/// How far from 1 the sums of the common start may be: where they are nearer, the targets gain nothing.
const START: f64 = 0.05;
/// Room for the sums of all 324 sectors. A power of two, so that no index need be compared with it.
const SUMS: usize = 512;
/// No candidate becomes less: what is 0 could not be made greater again.
const LEAST: f64 = 1e-30;
/// How many sums are looked at together.
const FEW: usize = 8;

/// For each candidate of a program a point where it is wholly true, or nearly one.
#[derive(Clone, Debug)]
pub(crate) struct Scaling {
    /// The members of all sectors in one piece, and where those of each sector end.
    members: Vec<Member>,
    ends: Vec<u32>,
    /// For each sector the sums that change with its members, by those that are looked at together, as bits.
    touched: Vec<u64>,
    around: Vec<[u32; 4]>,
    /// A point without a target.
    start: Vec<f64>,
    /// For each target where its rounds ended.
    points: Vec<Option<Box<[f64]>>>,
    /// The sums of the point at hand, and then 1.
    sums: Box<[f64; SUMS]>,
}

/// A candidate as a member of a sector.
#[derive(Clone, Copy, Debug)]
struct Member {
    candidate: u32,
    /// The other sectors that it is in.
    others: [u32; 3],
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
    /// The sectors of the candidate that is wholly true.
    fixed: [u32; 4],
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
        let member = |sector: usize, c: usize| {
            let mut others = program.around(c).iter().filter(|other| **other != sector);
            let others: [usize; 3] = core::array::from_fn(|_| *others.next().unwrap_or(&0));
            Member { candidate: number(c), others: others.map(number) }
        };
        let (mut members, mut ends, mut touched) = (Vec::<Member>::new(), Vec::new(), Vec::new());
        for (sector, candidates) in program.members().iter().enumerate() {
            let from = members.len();
            members.extend(candidates.iter().map(|&c| member(sector, c)));
            ends.push(number(members.len()));
            let others = members[from..].iter().flat_map(|member| member.others);
            touched.push(others.fold(0, |bits, other| bits | 1 << (other as usize / FEW)));
        }
        let around = (0..n).map(|c| program.around(c).map(number)).collect();
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
        let sums = Box::new([1.0; SUMS]);
        let mut scaling = Self { members, ends, touched, around, start: Vec::new(), points, sums };
        let bounds = Bounds { lower: 1.0 - START, upper: 1.0 + START };
        let (rise, fall, rounds) = (1.0, 1.0, START_ROUNDS);
        scaling.add_up(&start);
        scaling.scale(&mut start, Want { fixed: [u32::MAX; 4], bounds, rise, fall, rounds });
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
        self.add_up(&point);
        // It is no part of what is scaled.
        point[target] = 0.0;
        let bounds = Bounds::around_one(cap);
        let found = ROUNDS.into_iter().any(|(rounds, share)| {
            let aim = |bound: f64| 1.0 + share * (bound - 1.0);
            let (rise, fall) = (aim(bounds.lower), aim(bounds.upper));
            let fixed = self.around[target];
            self.scale(&mut point, Want { fixed, bounds, rise, fall, rounds })
        });
        point[target] = 1.0;
        (self.points[target].insert(point), found)
    }

    /// Adds up the members of all sectors.
    fn add_up(&mut self, point: &[f64]) {
        self.sums[..self.ends.len()].fill(0.0);
        for (value, around) in point.iter().zip(&self.around) {
            for sector in around {
                self.sums[*sector as usize % SUMS] += value;
            }
        }
    }

    /// Scales until all sums, which have been added up, are as wanted; says whether they are. They are kept up bit by
    /// bit, which changes them by far less than patterns differ in cost.
    fn scale(&mut self, point: &mut [f64], want: Want) -> bool {
        let all = self.ends.len().div_ceil(FEW);
        let mut changed = (1_u64 << all) - 1;
        for _ in 0..want.rounds {
            let mut left = std::mem::take(&mut changed);
            while left != 0 {
                let first = left.trailing_zeros() as usize * FEW;
                left &= left - 1;
                let mut off = self.off(first, want.bounds);
                while off != 0 {
                    let bit = off.trailing_zeros();
                    changed |= self.put_right(first + bit as usize / 8, point, want);
                    off &= !(0xff << bit);
                }
            }
            if changed == 0 {
                return true;
            }
        }
        false
    }

    /// Which of the next sums are not as wanted: a byte for each. (Bits are not made for several at once.)
    fn off(&self, first: usize, bounds: Bounds) -> u64 {
        let is_off = |i| u8::from(is_off(self.sums[(first + i) % SUMS], bounds));
        u64::from_le_bytes(core::array::from_fn::<u8, FEW, _>(is_off))
    }

    /// Multiplies the members of a sector other than the target, so that the sum is as wanted, if it is not.
    /// Gives the other sums that have changed, by those that are looked at together.
    fn put_right(&mut self, sector: usize, point: &mut [f64], want: Want) -> u64 {
        let first = if sector == 0 { 0 } else { self.ends[sector - 1] };
        let members = &self.members[first as usize..self.ends[sector] as usize];
        let mut sum = self.sums[sector % SUMS];
        let aim = if sum > want.bounds.upper {
            want.fall
        } else if sum < want.bounds.lower {
            want.rise
        } else {
            return 0; // a sector before it has put it right
        };
        let fixed = f64::from(u8::from(want.fixed.iter().any(|&fixed| fixed as usize == sector)));
        // A sum of the target alone cannot be too small, and it is never too great.
        let gain = (aim - fixed) / (sum - fixed) - 1.0;
        for member in members {
            let value = &mut point[member.candidate as usize];
            let more = *value * gain;
            *value = (*value + more).max(LEAST);
            sum += more;
            for other in member.others {
                self.sums[other as usize % SUMS] += more;
            }
        }
        // Not what was aimed at: small errors would grow with each round.
        self.sums[sector % SUMS] = sum;
        self.touched[sector]
    }
}

/// Whether a sum is not between the bounds, or is no number: in one comparison.
#[allow(clippy::neg_cmp_op_on_partial_ord)] // what is no number is off
fn is_off(sum: f64, bounds: Bounds) -> bool {
    let (middle, half) =
        (f64::midpoint(bounds.lower, bounds.upper), (bounds.upper - bounds.lower) / 2.0);
    !((sum - middle).abs() <= half)
}
