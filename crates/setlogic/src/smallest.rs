//! The smallest patterns of a position: fewest truths, then lowest rank, then links, then order.

use ninerooks_board::Grid;
use ninerooks_proof::{Action, Proof, check};

use super::few::{self, Few};
use super::integers;
use super::lp::Budget;
use super::pattern::Pattern;
use super::program::Program;
use super::prove::{Search, cheapest};
use super::relaxation::Relaxation;
use super::trial::Trial;

/// Which patterns are wanted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Wanted {
    /// The greatest rank.
    pub max_rank: Option<u32>,
    /// The most truths.
    pub max_truths: Option<u32>,
}

impl Wanted {
    /// The cost that a pattern must stay below.
    pub(crate) fn cap(self) -> f64 {
        self.max_truths.map_or(f64::INFINITY, |truths| 5.0 * f64::from(truths) + 4.5)
    }
}

/// The smallest pattern of a grid; among equal ones that of the first candidate.
///
/// Each candidate is asked only whether some pattern is smaller than the best so far, which takes a
/// few pivots from a common start.
pub fn smallest(grid: &Grid, wanted: Wanted, budget: &mut Budget) -> Option<Pattern> {
    let cap = wanted.cap();
    let program = Program::new(grid);
    if let Some(few) = few::one_truth(&program, wanted.max_rank).filter(|_| cap > 9.0) {
        return pattern_of(grid, &program, &few);
    }
    if let Some(few) = few::two_truths(&program, wanted.max_rank).filter(|_| cap > 14.0) {
        return pattern_of(grid, &program, &few);
    }
    let mut relaxation = Relaxation::new(grid, CAPS[0].min(cap), wanted.max_rank);
    let mut known = vec![None; program.candidates.len()];
    for step in CAPS {
        relaxation.set_cap(step.min(cap));
        let best = first_below(grid, &mut relaxation, wanted, &mut known, budget);
        if best.is_some() || step >= cap || budget.left() == 0 {
            return best;
        }
    }
    None
}

/// What patterns may cost, at first little, then more and more.
const CAPS: [f64; 8] = [17.5, 22.5, 28.5, 36.5, 50.5, 80.5, 150.5, f64::INFINITY];

/// The cheapest pattern below the cap of the relaxation; among equal ones that of the first
/// candidate. `known` keeps the patterns of candidates.
fn first_below(
    grid: &Grid,
    relaxation: &mut Relaxation,
    wanted: Wanted,
    known: &mut [Option<Pattern>],
    budget: &mut Budget,
) -> Option<Pattern> {
    let mut best = None;
    for (target, known) in known.iter_mut().enumerate() {
        let cap = relaxation.cap();
        match relaxation.try_true(target, budget) {
            Trial::Possible => continue,
            Trial::Impossible(_) => {}
            Trial::Spent => return None,
        }
        if known.is_none() {
            let program = &relaxation.program;
            let search = cheapest(grid, program, target, cap, wanted.max_rank, budget);
            let Search::Found(pattern) = search else { continue };
            *known = Some(pattern);
        }
        let Some(pattern) = known else { continue };
        let cost = pattern.size().cost();
        if cost < cap {
            best = Some(pattern.clone());
            // A pattern has a truth: nothing is cheaper than one of rank 0.
            if cost < 5.5 {
                break;
            }
            relaxation.set_cap(cost - 0.5);
        }
    }
    best
}

/// The smallest pattern of each candidate that is eliminated, smallest first, then in the order of the
/// candidates.
pub fn all_smallest(grid: &Grid, wanted: Wanted, budget: &mut Budget) -> Vec<Pattern> {
    let cap = wanted.cap();
    let mut relaxation = Relaxation::new(grid, cap, wanted.max_rank);
    if let Err(Trial::Impossible(_)) = relaxation.solve(budget) {
        return smallest(grid, wanted, budget).into_iter().collect();
    }
    let mut patterns = Vec::new();
    for target in 0..relaxation.program.candidates.len() {
        match relaxation.try_true(target, budget) {
            Trial::Possible => continue,
            Trial::Spent => break,
            Trial::Impossible(_) => {}
        }
        let program = &relaxation.program;
        if let Search::Found(pattern) =
            cheapest(grid, program, target, cap, wanted.max_rank, budget)
        {
            patterns.push(pattern);
        }
    }
    patterns.sort_by_key(|pattern| (pattern.size().truths, pattern.size().rank));
    patterns
}

/// The pattern that was found by looking; the checker has the last word here too.
fn pattern_of(grid: &Grid, program: &Program, few: &Few) -> Option<Pattern> {
    let cover = integers::reduced(program, &few.weights)?;
    let action = Action::Eliminate(program.candidates[few.target]);
    check(grid, &[action], &Proof::cover(cover.clone())).ok()?;
    Some(Pattern::new(grid, cover))
}
