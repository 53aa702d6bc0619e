//! Points of the relaxation by scaling: sums that are too small or too great are put right one
//! after the other, round by round.
//!
//! That takes microseconds, and most candidates have a point that is easy to find. Where the rounds do not help,
//! the simplex method goes on from where they ended.
//!
//! Source: W. E. Deming, F. F. Stephan, "On a least squares adjustment of a sampled frequency
//! table", 1940 (iterative proportional fitting); L. M. Bregman 1967 for bounds.

use ninerooks_board::{Candidate, Sector};
use wide::f64x4;

use super::lp::Bounds;
use super::program::Program;

/// How many rounds are worth it, and the share of the bounds' width that is aimed at: at first well within the bounds, so
/// that the last corrections are not endless; then, where there may be no room for that, near them. What is
/// not found then, the simplex method finds sooner.
const ROUNDS: [(usize, f64); 2] = [(50, 0.3), (100, 0.9)];
/// How many rounds the common start may take.
const START_ROUNDS: usize = 500;
/// How far from 1 the sums of the common start may be: where they are nearer, the targets gain nothing.
const START: f64 = 0.05;
/// Cells, rows, columns and boxes.
const KINDS: usize = 4;
/// Room for the sums of one kind of sectors, of which there are 81, and for those that nobody looks at.
const OF_A_KIND: usize = 128;
/// Room for all sums. A power of two, so that no index need be compared with it.
const SUMS: usize = KINDS * OF_A_KIND;
/// No candidate becomes less: what is 0 could not be made greater again.
const LEAST: f64 = 1e-30;
/// How many members are scaled together.
const FEW: usize = 4;
/// How many sums are looked at together: the bits of a word.
const LOOK: usize = 64;

/// For each candidate of a program a point where it is wholly true, or nearly one.
///
/// Sectors are known by their places here: those of a kind are together, since no two of them share a candidate, so what
/// is done for one changes no other. A point has [`FEW`] more entries than there are candidates, which are 0.
#[derive(Clone, Debug)]
pub(crate) struct Scaling {
    /// The members of all sectors in one piece, each sector's filled up to some times [`FEW`] with what is no member.
    members: Vec<[Member; FEW]>,
    /// For each place which of them are its sector's.
    spans: Vec<(u32, u32)>,
    /// How many sectors of each kind there are.
    counts: [usize; KINDS],
    /// The places of the sectors of each candidate.
    around: Vec<[u32; KINDS]>,
    /// A point without a target.
    start: Vec<f64>,
    /// For each target where its rounds ended.
    points: Vec<Option<Box<[f64]>>>,
    /// The sums of the point at hand, and 1 where there is no sector.
    sums: Box<[f64; SUMS]>,
}

/// A candidate as a member of a sector.
#[derive(Clone, Copy, Debug)]
struct Member {
    candidate: u32,
    /// The other sectors that it is in.
    others: [u32; KINDS - 1],
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
    fixed: [u32; KINDS],
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
        let mut counts = [0; KINDS];
        let place = |sector: &Sector| {
            let kind = sector.index() / (Sector::COUNT / KINDS);
            counts[kind] += 1;
            number(kind * OF_A_KIND + counts[kind] - 1)
        };
        let places: Vec<u32> = program.sectors.iter().map(place).collect();
        let around: Vec<[u32; KINDS]> =
            (0..n).map(|c| program.around(c).map(|sector| places[sector])).collect();
        let (mut members, mut spans) = (Vec::new(), vec![(0, 0); SUMS]);
        for (&place, candidates) in places.iter().zip(program.members()) {
            let from = number(members.len());
            members.extend(candidates.chunks(FEW).map(|few| {
                let member = |&c: &usize| Member::new(c, place, around[c]);
                core::array::from_fn(|i| few.get(i).map_or(Member::none(n, i), member))
            }));
            spans[place as usize] = (from, number(members.len()));
        }
        let before = |c: &Candidate| earlier.candidates.binary_search(c).ok();
        let old = program.candidates.iter().map(before).collect::<Option<Vec<usize>>>();
        let (mut start, points) = match old {
            Some(old) => {
                let kept = |point: &[f64]| filled_up(old.iter().map(|&i| point[i]));
                let points = old.iter().map(|&i| Some(kept(earlier.points[i].as_deref()?).into()));
                (kept(&earlier.start), points.collect())
            }
            None => (filled_up(std::iter::repeat_n(1.0, n)), vec![None; n]),
        };
        let sums = Box::new([1.0; SUMS]);
        let mut scaling = Self { members, spans, counts, around, start: Vec::new(), points, sums };
        let bounds = Bounds { lower: 1.0 - START, upper: 1.0 + START };
        let (rise, fall, rounds) = (1.0, 1.0, START_ROUNDS);
        scaling.add_up(&start);
        scaling.scale(&mut start, Want { fixed: [u32::MAX; KINDS], bounds, rise, fall, rounds });
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
        (&self.points[target].insert(point)[..self.around.len()], found)
    }

    /// Adds up the members of all sectors.
    fn add_up(&mut self, point: &[f64]) {
        for (kind, count) in self.counts.iter().enumerate() {
            self.sums[kind * OF_A_KIND..][..*count].fill(0.0);
        }
        for (value, around) in point.iter().zip(&self.around) {
            for place in around {
                self.sums[*place as usize % SUMS] += value;
            }
        }
    }

    /// Scales until all sums, which have been added up, are as wanted; says whether they are. They are kept up bit by
    /// bit, which changes them by far less than patterns differ in cost.
    fn scale(&mut self, point: &mut [f64], want: Want) -> bool {
        (0..want.rounds).any(|_| {
            let mut were_right = true;
            for kind in 0..KINDS {
                for from in (0..self.counts[kind]).step_by(LOOK) {
                    let count = LOOK.min(self.counts[kind] - from);
                    let first = kind * OF_A_KIND + from;
                    let mut off = self.off(first, count, want.bounds);
                    were_right &= off == 0;
                    while off != 0 {
                        self.put_right(first + off.trailing_zeros() as usize, point, want);
                        off &= off - 1;
                    }
                }
            }
            were_right
        })
    }

    /// Which of so many sums are not between the bounds, or are no numbers, as bits.
    fn off(&self, first: usize, count: usize, bounds: Bounds) -> u64 {
        let middle = f64x4::splat(f64::midpoint(bounds.lower, bounds.upper));
        let half = f64x4::splat((bounds.upper - bounds.lower) / 2.0);
        let (fours, _) = self.sums[first..][..count.next_multiple_of(4)].as_chunks::<4>();
        let right = |four: &[f64; 4]| (f64x4::new(*four) - middle).abs().simd_le(half).to_bitmask();
        let all = fours.iter().rev().fold(0, |bits, four| bits << 4 | u64::from(right(four)));
        !all & (u64::MAX >> (LOOK - 4 * fours.len()))
    }

    /// Multiplies the members of a sector that is not as wanted, other than the target, so that it is.
    fn put_right(&mut self, place: usize, point: &mut [f64], want: Want) {
        let (from, to) = self.spans[place % SUMS];
        let mut sum = self.sums[place % SUMS];
        let aim = if sum > want.bounds.upper { want.fall } else { want.rise };
        let fixed = f64::from(u8::from(want.fixed.iter().any(|&fixed| fixed as usize == place)));
        // A sum of the target alone cannot be too small, and it is never too great.
        let gain = (aim - fixed) / (sum - fixed) - 1.0;
        for few in &self.members[from as usize..to as usize] {
            for member in few {
                let value = &mut point[member.candidate as usize];
                let more = *value * gain;
                *value = (*value + more).max(LEAST);
                sum += more;
                for other in member.others {
                    self.sums[other as usize % SUMS] += more;
                }
            }
        }
        if let Some(none) = point.last_chunk_mut::<FEW>() {
            *none = [0.0; FEW];
        }
        // Not what was aimed at: small errors would grow with each round.
        self.sums[place % SUMS] = sum;
    }
}

impl Member {
    /// A candidate as a member of one of the sectors that it is in.
    fn new(candidate: usize, place: u32, around: [u32; KINDS]) -> Self {
        let mut others = around.into_iter().filter(|other| *other != place);
        let others = core::array::from_fn(|_| others.next().unwrap_or(place));
        Self { candidate: number(candidate), others }
    }

    /// What is always 0, and in sums that nobody looks at.
    fn none(candidates: usize, i: usize) -> Self {
        let others = core::array::from_fn(|kind| number((kind + 1) * OF_A_KIND - 1 - i));
        Self { candidate: number(candidates + i), others }
    }
}

/// A point with what is no candidate.
fn filled_up(candidates: impl Iterator<Item = f64>) -> Vec<f64> {
    candidates.chain([0.0; FEW]).collect()
}

/// As a short number: there are 324 sectors and 729 candidates.
fn number(i: usize) -> u32 {
    u32::try_from(i).unwrap_or(u32::MAX)
}
