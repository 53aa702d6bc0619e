//! A rating that stays the same when a puzzle is relabelled, turned or shuffled.
//!
//! At each state all eliminations are taken whose smallest pattern has the fewest truths. What is eliminated
//! is a property of the state, not of the order in which a program looks, so the numbers on the way
//! are properties of the puzzle.
//!
//! Sizes are optima of the relaxed program, divided so that the target outweighs the rank by one:
//! a set can count by half, and 22 half truths are 11. Whole numbers would be as well defined, but
//! take a search in whole numbers for one pattern in a hundred.

use ninerooks_board::{Candidate, Grid, Sector};
use ninerooks_proof::{Action, Cover, Proof, check};

use super::few;
use super::integers;
use super::lp::{Budget, LITTLE, Maximum, cost, parts};
use super::prove::{Search, cheapest};
use super::relaxation::{Relaxation, Trial};
use super::scaling::Earlier;
use super::smallest::{CAPS, Wanted, is_clear};

/// How hard a puzzle is for set logic.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rating {
    /// The truths of the pattern that the hardest state needs; 0 when singles are enough.
    pub truths: u32,
    /// The rank of that pattern.
    pub rank: u32,
    /// How often all patterns of the fewest truths were taken.
    pub rounds: u32,
    /// Whether that solves the puzzle.
    pub solved: bool,
}

/// Rates a grid: the fewest truths that its hardest state needs. `None` when the budget is spent, or
/// a pattern could not be proved in whole numbers.
pub fn rate(grid: &Grid, mut budget: Budget) -> Option<Rating> {
    let mut rating = Rating { truths: 0, rank: 0, rounds: 0, solved: false };
    let mut at = *grid;
    let mut earlier = Earlier::default();
    loop {
        singles(&mut at);
        if at.is_solved() || at.contradiction().is_some() {
            rating.solved = at.is_solved();
            return Some(rating);
        }
        let mut relaxation = Relaxation::after(&earlier, &at, CAPS[0]);
        let Some((truths, rank)) = fewest(&mut relaxation, &mut budget)? else {
            return Some(rating);
        };
        for elimination in all_of(&at, &mut relaxation, truths, &mut budget)? {
            at.eliminate(elimination);
        }
        earlier = relaxation.into_earlier();
        rating.rounds += 1;
        (rating.truths, rating.rank) = (rating.truths, rating.rank).max((truths, rank));
    }
}

/// Places the last candidates of sectors, as long as there are any.
pub fn singles(grid: &mut Grid) {
    let next = |grid: &Grid| {
        Sector::all().find_map(|s| grid.only_in(s).filter(|c| !grid.solved().contains(c.cell())))
    };
    while let Some(single) = next(grid) {
        grid.place(single);
    }
}

/// The truths and the rank of the smallest pattern of a state; nothing when there is none.
#[allow(clippy::option_option)] // no pattern is an answer, a spent budget is none
fn fewest(relaxation: &mut Relaxation, budget: &mut Budget) -> Option<Option<(u32, u32)>> {
    if let Some(few) = few::one_truth(&relaxation.program, None) {
        return Some(Some((1, few.rank)));
    }
    if let Some(few) = few::two_truths(&relaxation.program, None) {
        return Some(Some((2, few.rank)));
    }
    let mut least = f64::INFINITY;
    let wanted = Wanted::default();
    for step in CAPS {
        relaxation.set_cap(step);
        for target in 0..relaxation.program.candidates.len() {
            if is_clear(relaxation, target, wanted, budget)? {
                continue;
            }
            let mut elastic = relaxation.program.elastic(target, relaxation.cap(), None);
            match elastic.maximise(budget) {
                Maximum::Reached => {}
                Maximum::Unbounded { .. } => continue,
                Maximum::Spent => return None,
            }
            let prices = elastic.prices();
            let cost = cost(&prices[elastic.width()..]);
            if prices[target] <= 1e-6 && cost < least - LITTLE {
                least = cost;
                relaxation.set_cap(least - LITTLE);
            }
        }
        if least < step {
            break;
        }
    }
    Some(least.is_finite().then(|| parts(least)))
}

/// Everything that falls to a pattern of at most so many truths, each proved.
fn all_of(
    grid: &Grid,
    relaxation: &mut Relaxation,
    truths: u32,
    budget: &mut Budget,
) -> Option<Vec<Candidate>> {
    relaxation.set_cap(5.0 * f64::from(truths) + 4.0 + LITTLE);
    let mut is_false = vec![false; relaxation.program.candidates.len()];
    for number in 0..is_false.len() {
        if !is_false[number] {
            let Some(cover) = cover_of(grid, relaxation, number, truths, budget)? else { continue };
            let numbers = || proved(relaxation, &cover).chain([number]);
            let actions: Vec<Action> =
                numbers().map(|of| Action::Eliminate(relaxation.program.candidates[of])).collect();
            check(grid, &actions, &Proof::cover(cover.clone())).ok()?;
            numbers().for_each(|of| is_false[of] = true);
        }
    }
    let candidates = relaxation.program.candidates.iter().zip(is_false);
    Some(candidates.filter(|(_, is_false)| *is_false).map(|(&candidate, _)| candidate).collect())
}

/// The cover of a pattern below the cap that proves a candidate false.
#[allow(clippy::option_option)] // no pattern is an answer, a spent budget is none
fn cover_of(
    grid: &Grid,
    relaxation: &mut Relaxation,
    number: usize,
    truths: u32,
    budget: &mut Budget,
) -> Option<Option<Cover>> {
    let target = relaxation.program.candidates[number];
    let few = if truths <= 2 { few::of(&relaxation.program, number, truths) } else { None };
    if let Some(few) = few.filter(|few| few.rank <= 4) {
        return integers::reduced(&relaxation.program, &few.weights).map(Some);
    }
    let weights = match relaxation.try_true(number, budget) {
        Trial::Possible => return Some(None),
        Trial::Spent => return None,
        Trial::Impossible(weights) => weights,
    };
    let program = &relaxation.program;
    let cover = match integers::cover(grid, program, &weights, &[target]) {
        Some(cover) => cover,
        None => match cheapest(grid, program, number, f64::INFINITY, None, budget) {
            Search::Found(pattern) => pattern.cover,
            Search::Beyond | Search::Failed => return None,
        },
    };
    Some(Some(cover))
}

/// The candidates that a cover proves false at a cost below the cap. Its weights are divided so that
/// a candidate outweighs the rank by one, and those who outweigh it by more have a cheaper pattern.
#[allow(clippy::cast_precision_loss)] // small numbers
fn proved<'a>(relaxation: &'a Relaxation, cover: &Cover) -> impl Iterator<Item = usize> + use<'a> {
    let weights = cover.weights();
    let (rank, cap) = (cover.rank(), relaxation.cap());
    let truths: i64 = cover.truths().map(|(_, n)| i64::from(n)).sum();
    let cost = (5 * truths + rank) as f64;
    let candidates = relaxation.program.candidates.iter().enumerate();
    candidates.filter_map(move |(number, &candidate)| {
        let margin = weights.weight(candidate) - rank;
        (margin > 0 && cost < cap * margin as f64).then_some(number)
    })
}
