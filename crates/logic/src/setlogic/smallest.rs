//! The smallest patterns of a position: fewest truths, then lowest rank, then links, then order.

use ninerooks_board::Grid;
use ninerooks_proof::{Action, Proof, check};

use super::dictionary::Budget;
use super::few::{self, Few};
use super::integers;
use super::pattern::Pattern;
use super::program::Program;
use super::prove::{Search, cheapest};
use super::relaxation::{Relaxation, Trial};
use super::simplex::Repair;

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
    pub(super) fn cap(self) -> f64 {
        self.max_truths.map_or(f64::INFINITY, |truths| 5.0 * f64::from(truths) + 4.5)
    }
}

/// The smallest pattern of a grid; among equal ones that of the first candidate.
///
/// Each candidate is asked only whether some pattern is smaller than the best so far, which takes a
/// few pivots from a common start.
pub fn smallest(grid: &Grid, wanted: Wanted, budget: &mut Budget) -> Option<Pattern> {
    let mut cap = wanted.cap();
    let mut best = None;
    let program = Program::new(grid);
    if let Some(few) = few::one_truth(&program, wanted.max_rank).filter(|_| cap > 9.0) {
        return pattern_of(grid, &program, &few);
    }
    if let Some(few) = few::two_truths(&program, wanted.max_rank).filter(|_| cap > 14.0) {
        best = pattern_of(grid, &program, &few);
        if few.rank == 0 {
            return best;
        }
        cap = 9.5 + f64::from(few.rank);
    }
    let relaxation = Relaxation::new(grid, cap, wanted.max_rank, budget);
    let Ok(mut relaxation) = relaxation else {
        return best.or_else(|| first_of_all(grid, &program, wanted, budget));
    };
    for target in 0..relaxation.program.candidates.len() {
        match relaxation.try_true(target, budget) {
            Trial::Possible => continue,
            Trial::Spent => break,
            Trial::Impossible(_) => {}
        }
        let program = &relaxation.program;
        let Search::Found(pattern) = cheapest(grid, program, target, cap, wanted.max_rank, budget)
        else {
            continue;
        };
        let cost = pattern.size().cost();
        if cost < cap {
            cap = cost - 0.5;
            best = Some(pattern);
            // A pattern has a truth: nothing is cheaper than one of rank 0.
            if cap < 5.0 || relaxation.lower(cap, budget) != Repair::Feasible {
                break;
            }
        }
    }
    best
}

/// The smallest pattern of each candidate that falls, smallest first, then in the order of the
/// candidates.
pub fn all_smallest(grid: &Grid, wanted: Wanted, budget: &mut Budget) -> Vec<Pattern> {
    let cap = wanted.cap();
    let Ok(mut relaxation) = Relaxation::new(grid, cap, wanted.max_rank, budget) else {
        return smallest(grid, wanted, budget).into_iter().collect();
    };
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

/// The pattern of the first candidate that has one, for grids that contradict themselves: there
/// every candidate is both true and false, and no relaxation tells more.
fn first_of_all(
    grid: &Grid,
    program: &Program,
    wanted: Wanted,
    budget: &mut Budget,
) -> Option<Pattern> {
    (0..program.candidates.len()).find_map(|target| {
        match cheapest(grid, program, target, wanted.cap(), wanted.max_rank, budget) {
            Search::Found(pattern) => Some(pattern),
            Search::Beyond | Search::Failed => None,
        }
    })
}

/// The pattern that was found by looking; the checker has the last word here too.
fn pattern_of(grid: &Grid, program: &Program, few: &Few) -> Option<Pattern> {
    let cover = integers::reduced(program, &few.weights)?;
    let action = Action::Eliminate(program.candidates[few.target]);
    check(grid, &[action], &Proof::Cover(cover.clone())).ok()?;
    Some(Pattern::new(grid, cover))
}
