//! The rating by truths, in POM-space.

use ninerooks_board::{DigitSet, Grid};

use super::program::Program;
use super::relaxation::{Relaxation, Trial};
use super::search::{CAPS, cheapest, falling, pivots};
use super::sum::Sum;
use crate::{Space, basic};
use ninerooks_setlogic::lp::{Budget, Maximum};
use ninerooks_setlogic::lp::{LITTLE, cost, parts};
use ninerooks_setlogic::{Rating, singles};

/// Rates a grid as [`rate`](ninerooks_setlogic::rate) does, with patterns as the unknowns: at each state
/// everything is eliminated whose smallest sum of pattern equations has the fewest truths, candidates as long
/// as any is eliminated, else patterns. What a state has by Basic POM and singles counts for nothing. `None`
/// when the work is done, or a sum could not be proved in whole numbers.
pub fn rate_patterns(grid: &Grid, mut work: u64) -> Option<Rating> {
    let mut rating = Rating { truths: 0, rank: 0, rounds: 0, solved: false };
    let mut at = *grid;
    let mut space = Space::new(grid, DigitSet::ALL);
    loop {
        settle(&mut at, &mut space);
        if at.is_solved() || at.contradiction().is_some() {
            rating.solved = at.is_solved();
            return Some(rating);
        }
        let program = Program::new(&space).ok()?;
        let mut budget = pivots(&program, work);
        let whole = budget;
        let round = Round::of(&program, program.candidates(), &mut budget)?;
        let round = match round {
            Some(round) => Some(round),
            None => Round::of(&program, program.each(), &mut budget)?,
        };
        let Some(round) = round else { return Some(rating) };
        let eliminated = round.eliminated(&program, &mut budget)?;
        work -= (whole.left() - budget.left()) * program.size() as u64;
        // Only the targets themselves: what else a sum deletes depends on which sum was found.
        space.delete(&program.patterns(&space, &eliminated));
        rating.rounds += 1;
        (rating.truths, rating.rank) = (rating.truths, rating.rank).max((round.truths, round.rank));
    }
}

/// Takes what Basic POM and singles give, until they give nothing.
fn settle(grid: &mut Grid, space: &mut Space) {
    loop {
        let before = (grid.live().len(), grid.solved().len());
        for digit in DigitSet::ALL {
            for action in basic(grid, space, digit) {
                action.apply(grid);
            }
        }
        singles(grid);
        space.restrict(grid);
        if before == (grid.live().len(), grid.solved().len()) {
            return;
        }
    }
}

/// What has the fewest truths at a state.
struct Round {
    targets: Vec<Vec<usize>>,
    truths: u32,
    rank: u32,
}

impl Round {
    /// The smallest sum of any of the targets. Nothing, when none is eliminated; `None` when the budget is
    /// spent.
    #[allow(clippy::option_option)] // "nothing" is an answer, a spent budget is not
    fn of(
        program: &Program,
        targets: Vec<Vec<usize>>,
        budget: &mut Budget,
    ) -> Option<Option<Self>> {
        let targets = falling(program, targets, budget).ok()?;
        if targets.is_empty() {
            return Some(None);
        }
        for cap in CAPS {
            let mut least = cap;
            let mut relaxation = Relaxation::new(program, &targets, cap, budget)?;
            for (number, target) in targets.iter().enumerate() {
                match relaxation.try_true(number, budget) {
                    Trial::Possible => continue,
                    Trial::Spent => return None,
                    Trial::Impossible(_) => {}
                }
                let mut elastic = program.elastic(target, least);
                if elastic.maximise(budget) != Maximum::Reached {
                    return None;
                }
                let prices = &elastic.prices()[elastic.width()..][..program.equations.len()];
                if cost(prices) < least - LITTLE {
                    least = cost(prices);
                    let _ = relaxation.lower(least - LITTLE, budget);
                }
            }
            if least < cap {
                let (truths, rank) = parts(least);
                return Some(Some(Self { targets, truths, rank }));
            }
        }
        Some(None)
    }

    /// the patterns of all targets that are eliminated by a sum with no more truths, each sum proved.
    fn eliminated(&self, program: &Program, budget: &mut Budget) -> Option<Vec<usize>> {
        let cap = 5.0 * f64::from(self.truths) + 4.0 + LITTLE;
        let mut relaxation = Relaxation::new(program, &self.targets, cap, budget)?;
        let mut eliminated = Vec::new();
        for (number, target) in self.targets.iter().enumerate() {
            let weights = match relaxation.try_true(number, budget) {
                Trial::Possible => continue,
                Trial::Spent => return None,
                Trial::Impossible(weights) => weights,
            };
            Sum::of(program, &weights, target)
                .or_else(|| cheapest(program, target, f64::INFINITY, budget))?;
            eliminated.extend_from_slice(target);
        }
        Some(eliminated)
    }
}
