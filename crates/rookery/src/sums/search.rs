//! Looking for sums: of candidates the smallest one first, of patterns all of them.

use ninerooks_proof::{Deletion, Pattern, PatternCover};
use ninerooks_step::PatternReason;

use super::program::Program;
use super::relaxation::{Relaxation, Trial};
use super::sum::Sum;
use crate::{Deduction, OverBudget, Space};
use ninerooks_setlogic::lp::{Budget, Maximum};

/// The work of one search: how many numbers its pivots may change.
const WORK: u64 = 1 << 32;

/// So many numbers are changed in the time in which a pattern is looked at.
const NUMBERS: u64 = 4;

/// Sums that cost less are looked for before the others: with 2 truths, 5, any.
pub(super) const CAPS: [f64; 3] = [14.5, 29.5, f64::INFINITY];

/// The smallest sum that shows a candidate false; where there is none, sums for every pattern that
/// one of them shows false.
///
/// # Errors
/// When the program would be too large, or the search takes too long.
pub(crate) fn find(
    space: &Space,
    budget: &mut crate::Budget,
) -> Result<Option<Deduction>, OverBudget> {
    let Some(program) = program(space)? else { return Ok(None) };
    let sums = counted(&program, budget, |budget| {
        let falling = falling(&program, program.candidates(), budget)?;
        for cap in CAPS {
            if let Some(sum) = smallest(&program, &falling, cap, budget)? {
                return Ok(vec![sum]);
            }
        }
        every(&program, &program.each(), budget)
    })?;
    Ok((!sums.is_empty()).then(|| deduction(space, sums)))
}

/// What a search finds with what the budget has left, in pivots, which are then taken off.
fn counted<T>(
    program: &Program,
    budget: &mut crate::Budget,
    search: impl FnOnce(&mut Budget) -> Result<T, OverBudget>,
) -> Result<T, OverBudget> {
    let mut own = pivots(program, WORK.min(budget.left().saturating_mul(NUMBERS)));
    let before = own.left();
    let found = search(&mut own);
    let used = before - own.left();
    budget.charge(used.saturating_mul(program.size() as u64) / NUMBERS);
    found
}

/// A round: a sum for every candidate that one shows false; where there is none, for every pattern.
///
/// # Errors
/// When the program would be too large, or the search takes too long.
pub(crate) fn round(
    space: &Space,
    budget: &mut crate::Budget,
) -> Result<Option<Deduction>, OverBudget> {
    let Some(program) = program(space)? else { return Ok(None) };
    let sums = counted(&program, budget, |budget| {
        let sums = every(&program, &program.candidates(), budget)?;
        if sums.is_empty() { every(&program, &program.each(), budget) } else { Ok(sums) }
    })?;
    Ok((!sums.is_empty()).then(|| deduction(space, sums)))
}

/// The program of a space; none when the equations of the cells are not all known, or there is no solution.
fn program(space: &Space) -> Result<Option<Program>, OverBudget> {
    if space.digits().len() < 9 || space.digits().into_iter().any(|d| space.count(d) == 0) {
        return Ok(None);
    }
    Program::new(space).map(Some)
}

/// So much work in pivots of the program.
pub(super) fn pivots(program: &Program, work: u64) -> Budget {
    Budget::pivots(work / program.size() as u64)
}

/// The targets that some sum shows false, so that its size is worth a question. Most are not, and one
/// point of the equations often tells so of many.
pub(super) fn falling(
    program: &Program,
    targets: Vec<Vec<usize>>,
    budget: &mut Budget,
) -> Result<Vec<Vec<usize>>, OverBudget> {
    let Some(mut relaxation) = Relaxation::new(program, &targets, f64::INFINITY, budget) else {
        return spent_or(*budget, None).map(Option::unwrap_or_default);
    };
    let mut eliminated = Vec::with_capacity(targets.len());
    for number in 0..targets.len() {
        eliminated.push(match relaxation.try_true(number, budget) {
            Trial::Possible => false,
            Trial::Spent => return Err(OverBudget::Work { limit: WORK }),
            Trial::Impossible(_) => true,
        });
    }
    let kept = targets.into_iter().zip(eliminated).filter(|(_, eliminated)| *eliminated);
    Ok(kept.map(|(target, _)| target).collect())
}

/// The smallest sum that costs less than the cap; among equal ones that of the first target.
fn smallest(
    program: &Program,
    targets: &[Vec<usize>],
    mut cap: f64,
    budget: &mut Budget,
) -> Result<Option<Sum>, OverBudget> {
    if targets.is_empty() {
        return Ok(None);
    }
    let Some(mut relaxation) = Relaxation::new(program, targets, cap, budget) else {
        return spent_or(*budget, None);
    };
    let mut best = None;
    for (number, target) in targets.iter().enumerate() {
        match relaxation.try_true(number, budget) {
            Trial::Possible => continue,
            Trial::Spent => return spent_or(*budget, best),
            Trial::Impossible(_) => {}
        }
        let Some(sum) = cheapest(program, target, cap, budget) else { continue };
        if sum.cost() < cap {
            cap = sum.cost() - 0.5;
            best = Some(sum);
            // A sum has a truth: nothing is cheaper than one of rank 0.
            if cap < 5.0 || !relaxation.lower(cap, budget) {
                break;
            }
        }
    }
    Ok(best)
}

/// What was found, or that the budget ended the search before.
fn spent_or<T>(budget: Budget, found: Option<T>) -> Result<Option<T>, OverBudget> {
    if found.is_none() && budget.left() == 0 {
        return Err(OverBudget::Work { limit: WORK });
    }
    Ok(found)
}

/// The cheapest sum that shows a target false, if it costs less than the cap.
pub(super) fn cheapest(
    program: &Program,
    target: &[usize],
    cap: f64,
    budget: &mut Budget,
) -> Option<Sum> {
    let mut elastic = program.elastic(target, cap);
    if elastic.maximise(budget) != Maximum::Reached {
        return None;
    }
    let prices = elastic.prices();
    let weights = &prices[elastic.width()..][..program.equations.len()];
    Sum::of(program, weights, target)
}

/// A sum for each target that some sum shows false.
fn every(
    program: &Program,
    targets: &[Vec<usize>],
    budget: &mut Budget,
) -> Result<Vec<Sum>, OverBudget> {
    let Some(mut relaxation) = Relaxation::new(program, targets, f64::INFINITY, budget) else {
        return spent_or(*budget, None).map(|_: Option<()>| Vec::new());
    };
    let mut sums: Vec<Sum> = Vec::new();
    for (number, target) in targets.iter().enumerate() {
        let weights = match relaxation.try_true(number, budget) {
            Trial::Possible => continue,
            Trial::Spent => return Err(OverBudget::Work { limit: WORK }),
            Trial::Impossible(weights) => weights,
        };
        let sum = Sum::of(program, &weights, target);
        sums.extend(sum.or_else(|| cheapest(program, target, f64::INFINITY, budget)));
    }
    Ok(sums)
}

/// The deduction of these sums, each with what it adds to the ones before.
fn deduction(space: &Space, sums: Vec<Sum>) -> Deduction {
    let mut all: Vec<Pattern> = Vec::new();
    let mut deletions = Vec::new();
    let (mut truths, mut rank) = (0, 0);
    for sum in sums {
        let mut targets = sum.targets(space);
        targets.retain(|target| !all.contains(target));
        if !targets.is_empty() {
            (truths, rank) = (truths, rank).max((sum.truths(), sum.rank()));
            all.extend_from_slice(&targets);
            deletions.push(Deletion::Cover(Box::new(sum.cover(targets))));
        }
    }
    let reason = match deletions.as_slice() {
        [Deletion::Cover(cover)] => reason_of(cover),
        _ => PatternReason::Sums { sums: deletions.len(), truths, rank },
    };
    Deduction { reason, targets: all, deletions }
}

/// One sum as truths and links.
fn reason_of(cover: &PatternCover) -> PatternReason {
    let part = |keep: fn(i16) -> bool| {
        let kept = cover.terms.iter().filter(move |term| keep(term.weight));
        kept.map(|term| (term.equation, term.weight.unsigned_abs())).collect()
    };
    PatternReason::Sum { truths: part(|weight| weight < 0), links: part(|weight| weight > 0) }
}
