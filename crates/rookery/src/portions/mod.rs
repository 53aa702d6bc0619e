//! Pair deletion in portions: the least of it that eliminates a candidate.

mod rounds;
mod slice;

use std::collections::HashSet;

use ninerooks_board::{CellSet, Digit};
use ninerooks_proof::Deletion;
use ninerooks_step::{Path, PatternStage, Shape, Step};

use super::deduction::pairs_of;
use super::prefix::{deleted, targets as about};
use super::{Budget, Deduction, OverBudget, Reason, Space};
use rounds::Rounds;
use slice::{Fact, Slice};

/// How much of pair deletion is a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Portions<'a> {
    /// All that follows.
    Whole,
    /// The next portion, after what earlier ones of the path have deleted.
    After(&'a [Deletion]),
}

/// Adds what a portion deletes to what is known on its path; of any other step, nothing.
pub fn remember(known: &mut Vec<Deletion>, step: &Step) {
    if let Some(deletions) = deletions_of(step) {
        let before: HashSet<_> = known.iter().map(about).collect();
        let new = deletions.iter().filter(|deletion| !before.contains(&about(deletion)));
        let new: Vec<Deletion> = new.cloned().collect();
        known.extend(new);
    }
}

/// Counts again, for each portion of a path, which of its deletions are new: for a path whose steps were
/// found on another one.
pub fn retell(path: &mut Path) {
    let mut known = HashSet::new();
    for step in &mut path.steps {
        let Some(deletions) = deletions_of(step) else { continue };
        let (new, earlier): (Vec<&Deletion>, Vec<&Deletion>) =
            deletions.iter().partition(|deletion| known.insert(about(deletion)));
        let pairs = pairs_of(earlier.iter().copied());
        let earlier = (!earlier.is_empty()).then(|| PatternStage {
            reason: Reason::Earlier {
                deletions: earlier.len(),
                pairs: pairs.iter().flatten().sum(),
            },
            deleted: patterns_of(&earlier),
        });
        let reason = Reason::Pairs { pairs: Box::new(pairs_of(new.iter().copied())) };
        let own = PatternStage { reason, deleted: patterns_of(&new) };
        let stages = earlier.into_iter().chain([own]).collect();
        if let Shape::Patterns(shape) = &mut step.shape {
            shape.stages = stages;
        }
    }
}

/// The deletions of a step, if it is one of pair deletion.
fn deletions_of(step: &Step) -> Option<&[Deletion]> {
    let Shape::Patterns(shape) = &step.shape else { return None };
    let is_network = |stage: &PatternStage| matches!(stage.reason, Reason::Pairs { .. });
    match &step.proof.then {
        ninerooks_proof::Reason::Rookeries(proof) if shape.stages.iter().any(is_network) => {
            Some(&proof.deletions)
        }
        _ => None,
    }
}

/// How many patterns of each digit are deleted.
fn patterns_of(deletions: &[&Deletion]) -> [u32; 9] {
    let mut counts = [0; 9];
    for pattern in deletions.iter().flat_map(|deletion| deleted(deletion)) {
        counts[pattern.digit.index()] += 1;
    }
    counts
}

/// A portion of pair deletion.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Portion {
    /// The earlier deletions that it rests on, in their order.
    pub(crate) earlier: Vec<Deletion>,
    /// What is new.
    pub(crate) own: Deduction,
}

/// The smallest portion of [pair deletion](super::pairs) that leaves some candidate without a pattern.
///
/// `space` holds all patterns of the grid; `known` are pairs and patterns deleted by earlier portions of
/// the path, in their order, which cost nothing now. Pairs and patterns are deleted in rounds, each from
/// what the rounds before have left, until a candidate has lost all its patterns. Of the candidates that
/// do so in the same round the one is taken whose deletions, followed backwards, are the fewest.
///
/// # Errors
/// When the table of pairs would be too large, or the search too long.
pub(crate) fn find(
    space: &Space,
    known: &[Deletion],
    budget: &mut Budget,
) -> Result<Option<Portion>, OverBudget> {
    let mut rounds = Rounds::new(space, known, budget)?;
    loop {
        let roots = eliminated(&rounds, space);
        if !roots.is_empty() {
            let slices = roots.iter().map(|dead| Slice::of(&rounds, dead).slim(&rounds, dead));
            let smallest = slices.min_by_key(Slice::size);
            return Ok(smallest.map(|slice| portion(&rounds, &slice)));
        }
        if !rounds.next(budget)? {
            return Ok(None);
        }
    }
}

/// For each candidate that had patterns and has none any more, these patterns. Digit by digit, cells in
/// reading order; candidates with the same patterns once.
fn eliminated(rounds: &Rounds<'_>, space: &Space) -> Vec<Vec<usize>> {
    let mut all: Vec<Vec<usize>> = Vec::new();
    for digit in space.digits() {
        let left = rounds.live(digit).fold(CellSet::EMPTY, |cells, (_, live)| cells | live.cells);
        for cell in space.possible(digit) - left {
            let through = rounds.all(digit).filter(|(_, live)| live.cells.contains(cell));
            let dead: Vec<usize> = through.map(|(bit, _)| bit).collect();
            if !all.contains(&dead) {
                all.push(dead);
            }
        }
    }
    all
}

/// The deletions of a slice, those of earlier portions first.
fn portion(rounds: &Rounds<'_>, slice: &Slice) -> Portion {
    let deletion = |&(_, fact, by): &(u16, Fact, Digit)| rounds.deletion(fact, by);
    let new = slice.facts().partition_point(|fact| fact.0 <= rounds.known());
    let (earlier, own) = slice.facts().split_at(new);
    let [earlier, own] = [earlier, own].map(|facts| facts.iter().map(deletion).collect::<Vec<_>>());
    Portion { earlier, own: Deduction::of_network(own) }
}
