//! The finder: truths and links that prove one candidate false, or that there are none.

use ninerooks_board::{Candidate, Grid};

use super::integers;
use super::lp::{Bounds, Budget, Maximum, Repair, over_common_denominator};
use super::once::{Demands, Once, smallest_whole};
use super::pattern::Pattern;
use super::program::Program;

/// What a search may do, and what it looks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The greatest rank of a pattern.
    pub max_rank: Option<u32>,
    /// The most truths of a pattern.
    pub max_truths: Option<u32>,
    /// Every set counts once.
    pub once: bool,
    /// No candidate is in two truths; every set counts once.
    pub disjoint: bool,
    /// How much work is done.
    pub budget: Budget,
    /// How many branches are looked at for patterns whose sets count once.
    pub nodes: u64,
}

impl Default for Limits {
    /// Every pattern; more work than any position tried so far needs.
    fn default() -> Self {
        Self {
            max_rank: None,
            max_truths: None,
            once: false,
            disjoint: false,
            budget: Budget::pivots(20_000),
            nodes: 2_000,
        }
    }
}

/// What the finder found.
#[derive(Clone, Debug, PartialEq)]
pub enum Verdict {
    /// The pattern of the fewest truths, and among these of the lowest rank.
    Pattern(Pattern),
    /// No pattern of any size exists.
    None(Witness),
    /// No pattern within the limits exists; one beyond may.
    Beyond,
    /// The budget is spent, or the numbers were not good enough for a proof.
    NotFound,
}

/// Why no pattern exists: a point of the relaxation where the candidate is wholly true.
#[derive(Clone, Debug, PartialEq)]
pub enum Witness {
    /// Whole numbers over a denominator, which [`Witness::holds`] can check.
    Exact {
        /// The denominator.
        denominator: i32,
        /// The candidates that are not 0, with their numerators.
        parts: Vec<(Candidate, i32)>,
    },
    /// The point was found in floating point only.
    Numerical,
}

impl Witness {
    /// Whether this shows that `target` is not false by set logic: the parts of every sector
    /// without a placed digit sum to the denominator, none is below 0, and the target has it all.
    pub fn holds(&self, grid: &Grid, target: Candidate) -> bool {
        let Self::Exact { denominator, .. } = self else { return false };
        let program = Program::new(grid);
        let (values, number) = (self.values(&program), program.number(target));
        let value = values.zip(number).map(|(values, number)| values[number]);
        value == Some(i64::from(*denominator))
    }

    /// Whether this is a point of the relaxation with a candidate between false and true: then no
    /// one pattern proves all that is false, for where all that is false is 0 the rest is 1.
    pub fn is_undecided(&self, grid: &Grid) -> bool {
        let Self::Exact { denominator, parts } = self else { return false };
        let between = parts.iter().any(|(_, part)| (1..*denominator).contains(part));
        between && self.values(&Program::new(grid)).is_some()
    }

    /// The numerators of all candidates, if they make a point of the relaxation.
    fn values(&self, program: &Program) -> Option<Vec<i64>> {
        let Self::Exact { denominator, parts } = self else { return None };
        let mut values = vec![0i64; program.candidates.len()];
        for &(candidate, part) in parts {
            values[program.number(candidate).filter(|_| part >= 0)?] += i64::from(part);
        }
        let sum = |members: &Vec<usize>| members.iter().map(|&c| values[c]).sum::<i64>();
        let is_point = program.members().iter().all(|m| sum(m) == i64::from(*denominator));
        (*denominator >= 1 && is_point).then_some(values)
    }

    /// The point with these values.
    pub(crate) fn of(program: &Program, point: &[f64]) -> Self {
        let values = &point[..program.candidates.len()];
        match over_common_denominator(values) {
            Some((denominator, whole)) => {
                let named = program.candidates.iter().copied().zip(whole);
                Self::Exact { denominator, parts: named.filter(|part| part.1 != 0).collect() }
            }
            None => Self::Numerical,
        }
    }
}

/// Looks for the fewest truths, and among these the lowest rank, that prove `target` false.
pub fn prove(grid: &Grid, target: Candidate, limits: Limits) -> Verdict {
    let program = Program::new(grid);
    let mut budget = limits.budget;
    let Some(number) = program.number(target) else { return Verdict::NotFound };
    match possible(&program, number, &mut budget) {
        Possible::Yes(point) => return Verdict::None(checked(grid, &program, target, &point)),
        Possible::Unknown => return Verdict::NotFound,
        Possible::No => {}
    }
    let cap = limits.max_truths.map_or(f64::INFINITY, |n| 5.0 * f64::from(n) + 4.5);
    match cheapest(grid, &program, number, cap, limits.max_rank, &mut budget) {
        Search::Found(pattern) if !suits(grid, &pattern, limits) => {
            in_whole_numbers(grid, &program, number, limits)
        }
        // Halves became whole by doubling everything: something smaller may be left.
        Search::Found(pattern) if is_coarse(&pattern, number, &program, limits) => {
            match in_whole_numbers(grid, &program, number, limits) {
                Verdict::Pattern(other) if other.size().cost() < pattern.size().cost() => {
                    Verdict::Pattern(other)
                }
                _ => Verdict::Pattern(pattern),
            }
        }
        Search::Found(pattern) => Verdict::Pattern(pattern),
        Search::Beyond => Verdict::Beyond,
        Search::Failed => Verdict::NotFound,
    }
}

/// How often a set may count in a search in whole numbers.
const TIMES: u16 = 4;

/// Whether the weight of a pattern's target is more than 1 above the rank: then it was multiplied to
/// make it whole.
fn is_coarse(pattern: &Pattern, target: usize, program: &Program, limits: Limits) -> bool {
    let weight = pattern.cover.weights().weight(program.candidates[target]);
    !limits.once && !limits.disjoint && weight > pattern.cover.rank() + 1
}

/// Whether a pattern keeps to limits that a program in fractions knows nothing of.
fn suits(grid: &Grid, pattern: &Pattern, limits: Limits) -> bool {
    let size = pattern.size();
    let within = |limit: Option<u32>, value: i64| limit.is_none_or(|most| value <= i64::from(most));
    let truths: Vec<_> = pattern.cover.truth_sectors().map(|(sector, _)| sector).collect();
    let shared = |c: Candidate| c.sectors().iter().filter(|s| truths.contains(s)).count() > 1;
    within(limits.max_rank, size.rank)
        && within(limits.max_truths, i64::try_from(size.truths).unwrap_or(i64::MAX))
        && (size.multiplicity <= 1 || !(limits.once || limits.disjoint))
        && !(limits.disjoint && Candidate::all().any(|c| grid.is_live(c) && shared(c)))
}

/// The smallest pattern whose sets count once, or a few times where they may.
fn in_whole_numbers(grid: &Grid, program: &Program, target: usize, limits: Limits) -> Verdict {
    let Limits { max_rank, max_truths, disjoint, nodes, .. } = limits;
    let is_once = limits.once || disjoint;
    let times = if is_once { 1 } else { TIMES };
    let nodes = if is_once { nodes } else { nodes / 10 };
    let demands = Demands { max_rank, max_truths, disjoint, times, nodes };
    match smallest_whole(program, &[target], demands) {
        Once::Impossible if is_once => Verdict::Beyond,
        // Where sets may count more than a few times, impossible says little.
        Once::Impossible | Once::Unknown => Verdict::NotFound,
        Once::Found(weights) => {
            let weights: Vec<f64> = weights.into_iter().map(f64::from).collect();
            match integers::cover(grid, program, &weights, &[program.candidates[target]]) {
                Some(cover) => Verdict::Pattern(Pattern::new(grid, cover)),
                None => Verdict::NotFound,
            }
        }
    }
}

/// The witness, or word that it is numerical, when its whole numbers do not add up.
fn checked(grid: &Grid, program: &Program, target: Candidate, point: &[f64]) -> Witness {
    let witness = Witness::of(program, point);
    if witness.holds(grid, target) { witness } else { Witness::Numerical }
}

/// Whether the relaxation lets a candidate be wholly true.
enum Possible {
    Yes(Vec<f64>),
    No,
    Unknown,
}

fn possible(program: &Program, target: usize, budget: &mut Budget) -> Possible {
    let mut equations = program.equations(f64::INFINITY, None);
    equations.set_bounds(target, Bounds::fixed(1.0));
    match equations.repair(budget) {
        Repair::Feasible => Possible::Yes(equations.point()),
        Repair::Infeasible { .. } => Possible::No,
        Repair::Spent => Possible::Unknown,
    }
}

/// How the search for the cheapest pattern ended.
#[derive(Clone, Debug)]
pub(crate) enum Search {
    /// With this one.
    Found(Pattern),
    /// None is cheaper than the cap.
    Beyond,
    /// Budget or numbers.
    Failed,
}

/// The cheapest pattern that proves a candidate false, if it costs less than `cap`.
pub(crate) fn cheapest(
    grid: &Grid,
    program: &Program,
    target: usize,
    cap: f64,
    max_rank: Option<u32>,
    budget: &mut Budget,
) -> Search {
    let mut elastic = program.elastic(target, cap, max_rank);
    match elastic.maximise(budget) {
        Maximum::Unbounded { .. } => return Search::Beyond,
        Maximum::Spent => return Search::Failed,
        Maximum::Reached => {}
    }
    let prices = elastic.prices();
    if prices[target] > 1e-6 {
        return Search::Beyond; // z is at its cap
    }
    let weights = &prices[elastic.width()..];
    let candidate = program.candidates[target];
    match integers::cover(grid, program, weights, &[candidate]) {
        Some(cover) => Search::Found(Pattern::new(grid, cover)),
        None => Search::Failed,
    }
}
