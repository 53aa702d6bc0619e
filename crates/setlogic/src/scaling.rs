//! Points of the relaxation by scaling: sums that are too great or too small are put right one
//! after the other, round by round.
//!
//! That takes microseconds where the simplex method takes milliseconds, and most candidates have a
//! point that is easy to find. Nothing is believed: the point is added up again. Where the rounds do
//! not help, the simplex method has the word.
//!
//! Source: W. E. Deming, F. F. Stephan, "On a least squares adjustment of a sampled frequency
//! table", 1940 (iterative proportional fitting); L. M. Bregman 1967 for bounds.

use ninerooks_board::Candidate;

use super::lp::TRUTH;
use super::program::Program;

/// How many rounds are worth it.
const ROUNDS: usize = 500;
/// The share of the bounds' width that is aimed at, so that the last corrections are not endless.
const AIM: f64 = 0.7;
/// The bounds of the sums in the common start.
const START: [f64; 2] = [0.99, 1.01];

/// The sectors of a program in one piece, and for each candidate where its rounds go on.
#[derive(Clone, Debug)]
pub(crate) struct Scaling {
    members: Vec<u32>,
    ends: Vec<u32>,
    around: Vec<[u32; 4]>,
    start: Vec<f64>,
    points: Vec<Option<Vec<f64>>>,
}

/// The points that the rounds of an earlier state ended at.
#[derive(Debug, Default)]
pub(crate) struct Earlier {
    candidates: Vec<Candidate>,
    points: Vec<Option<Vec<f64>>>,
}

/// What is wanted of the sums.
#[derive(Clone, Copy)]
struct Want {
    /// The candidate that is wholly true.
    target: Option<usize>,
    lower: f64,
    upper: f64,
    /// What a sum that is too small becomes.
    rise: f64,
    /// What a sum that is too great becomes.
    fall: f64,
}

impl Scaling {
    /// Finds a common start.
    pub(crate) fn new(program: &Program) -> Self {
        let n = program.candidates.len();
        let number = |i: usize| u32::try_from(i).unwrap_or(u32::MAX); // there are 324 and 729
        let members = program.members().iter().flatten().map(|&c| number(c)).collect();
        let mut end = 0;
        let ends = program.members().iter().map(|m| {
            end += m.len();
            number(end)
        });
        let ends = ends.collect();
        let four = |c: usize| core::array::from_fn(|i| number(program.around(c)[i]));
        let around = (0..n).map(four).collect();
        let mut scaling =
            Self { members, ends, around, start: vec![1.0; n], points: vec![None; n] };
        let mut start = scaling.start.clone();
        let [lower, upper] = START;
        scaling.scale(&mut start, Want { target: None, lower, upper, rise: 1.0, fall: 1.0 });
        scaling.start = start;
        scaling
    }

    /// Goes on from the points of an earlier state that had all candidates of this one: what was
    /// eliminated since is left out, and few sums have changed.
    pub(crate) fn go_on(&mut self, program: &Program, earlier: &Earlier) {
        let before = |c: &Candidate| earlier.candidates.binary_search(c).ok();
        let Some(old) = program.candidates.iter().map(before).collect::<Option<Vec<usize>>>()
        else {
            return;
        };
        for (point, &number) in self.points.iter_mut().zip(&old) {
            let known = earlier.points[number].as_ref();
            *point = known.map(|known| old.iter().map(|&i| known[i]).collect());
        }
    }

    /// The points as they are now, for a later state.
    pub(crate) fn into_earlier(self, program: Program) -> Earlier {
        Earlier { candidates: program.candidates, points: self.points }
    }

    /// A point where the target is wholly true and no sum is farther from 1 than the cap allows, if
    /// it is easily found.
    pub(crate) fn point(&mut self, target: usize, cap: f64) -> Option<&[f64]> {
        let mut point = self.points[target].take().unwrap_or_else(|| self.start.clone());
        point[target] = 1.0;
        let found = self.scale(
            &mut point,
            Want {
                target: Some(target),
                lower: 1.0 - TRUTH / cap,
                upper: 1.0 + 1.0 / cap,
                rise: 1.0 - AIM * TRUTH / cap,
                fall: 1.0 + AIM / cap,
            },
        );
        let point: &[f64] = self.points[target].insert(point);
        found.then_some(point)
    }

    /// Scales until all sums are as wanted; says whether they are.
    fn scale(&self, point: &mut [f64], want: Want) -> bool {
        // Only the sums of sectors of which something has changed are looked at again.
        let mut changed = vec![true; self.ends.len()];
        for _ in 0..ROUNDS {
            let mut is_done = true;
            let mut first = 0;
            for (sector, &end) in self.ends.iter().enumerate() {
                let members = &self.members[first as usize..end as usize];
                first = end;
                if !std::mem::replace(&mut changed[sector], false) {
                    continue;
                }
                let Some(factor) = factor(point, members, want) else { continue };
                is_done = false;
                for &c in members.iter().filter(|&&c| want.target != Some(c as usize)) {
                    point[c as usize] *= factor;
                    for other in self.around[c as usize] {
                        changed[other as usize] = true;
                    }
                }
                changed[sector] = false;
            }
            if is_done {
                return true;
            }
        }
        false
    }
}

/// By what the members other than the target must be multiplied, if at all.
fn factor(point: &[f64], members: &[u32], want: Want) -> Option<f64> {
    let sum: f64 = members.iter().map(|&c| point[c as usize]).sum();
    if (want.lower..=want.upper).contains(&sum) {
        return None;
    }
    let aim = if sum > want.upper { want.fall } else { want.rise };
    let holds = want.target.is_some_and(|target| members.iter().any(|&c| c as usize == target));
    let fixed = if holds { 1.0 } else { 0.0 };
    // A sum of the target alone cannot be too small, and it is never too great.
    Some((aim - fixed) / (sum - fixed))
}
