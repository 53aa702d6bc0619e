//! Steps of the methods.

use std::collections::BTreeSet;

use ninerooks_board::{Digit, DigitSet, Grid};
use ninerooks_logic::by_name;
use ninerooks_logic::rookery::{Deduction, OverlayStep, Space};
use ninerooks_proof::{Deletion, Pattern};
use ninerooks_step::{PatternReason, PatternStage, Patterns, Shape, Step};
use ninerooks_text::notation::{CellNames, explain, pattern_stage};
use serde::{Deserialize, Serialize};
use tsify::Tsify;

use super::methods::technique;
use super::show::split;
use crate::{SceneView, State, StateError};

/// How many patterns and pairs were gone at one place of a long deletion.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
pub struct Tally {
    /// How many deletions there were.
    pub deletions: usize,
    /// How many of them were of pairs.
    pub pairs: usize,
    /// How many patterns each digit had left.
    pub left: Vec<u32>,
}

/// A step that was taken.
#[derive(Clone, Debug, Serialize, Deserialize, Tsify)]
pub struct PatternStep {
    /// The method's name.
    pub method: String,
    /// The id of the technique whose page describes it.
    pub technique: String,
    /// What was deleted, and why.
    pub line: String,
    /// The same in plain words, with what follows.
    pub explanation: String,
    /// How many deletions of earlier steps it rests on.
    pub carried: usize,
    /// How many patterns of each digit there were before.
    pub before: Vec<u32>,
    /// How many went.
    pub deleted: Vec<u32>,
    /// How many pairs with patterns of each digit went.
    pub pairs: Vec<u32>,
    /// How many were left.
    pub left: Vec<u32>,
    /// The counts on the way, where there are many deletions.
    pub tallies: Vec<Tally>,
    /// What it writes.
    pub placements: Vec<usize>,
    /// What it eliminates.
    pub eliminations: Vec<usize>,
    /// The board before it.
    pub state: State,
    /// The board after it.
    pub after: State,
    /// What there is to see.
    pub scene: SceneView,
}

/// The most places where the counts of a step are shown.
const TALLIES: usize = 48;

/// As a step like any other.
///
/// # Errors
/// When no technique describes the method, which does not happen.
pub(super) fn step(found: &OverlayStep, space: &Space) -> Result<Step, StateError> {
    let id = found.found.as_ref().map_or("pom-basic", |(method, _)| technique(*method));
    let technique = by_name(id).ok_or_else(|| StateError(format!("no technique is named {id}")))?;
    let stages: Vec<PatternStage> = found.found.iter().map(|(_, own)| stage(own)).collect();
    let lost = || found.found.iter().flat_map(|(_, own)| &own.targets).map(|target| target.digit);
    let digits = if found.digits.is_empty() { lost().collect() } else { found.digits };
    Ok(Step {
        technique: technique.id(),
        actions: found.actions.iter().copied().collect(),
        shape: Shape::Patterns(Patterns { digits, left: counts(space), stages: stages.into() }),
        proof: found.proof.clone(),
    })
}

/// What a deduction deletes, as it is shown.
pub(super) fn stage(deduction: &Deduction) -> PatternStage {
    let mut deleted = [0; 9];
    deduction.targets.iter().for_each(|target| deleted[target.digit.index()] += 1);
    PatternStage { reason: deduction.reason.clone(), deleted }
}

pub(super) fn counts(space: &Space) -> [u32; 9] {
    Digit::ALL.map(|digit| u32::try_from(space.count(digit)).unwrap_or(u32::MAX))
}

/// `9 has 32 patterns`.
pub(super) fn has(space: &Space, digits: DigitSet) -> String {
    let has = |digit: Digit| match space.count(digit) {
        1 => format!("{digit} has 1 pattern"),
        count => format!("{digit} has {count} patterns"),
    };
    digits.map(has).collect::<Vec<_>>().join(", ")
}

/// A step on its grid; `space` is what it leaves live.
pub(super) fn view(
    before: &Grid,
    after: &Grid,
    space: &Space,
    found: &OverlayStep,
    step: &Step,
) -> PatternStep {
    let (placements, eliminations) = split(&found.actions);
    let left = counts(space);
    let (method, line, deleted, pairs, tallies) = match &found.found {
        None => ("Basic POM".to_owned(), has(space, found.digits), [0; 9], [0; 9], Vec::new()),
        Some((method, own)) => {
            let stage = stage(own);
            let line = pattern_stage(&stage);
            let tallies = tallies(&own.deletions, &left, &stage.deleted);
            (method.to_string(), line, stage.deleted, pairs(&stage.reason), tallies)
        }
    };
    PatternStep {
        method,
        technique: step.technique.id().to_owned(),
        line,
        explanation: explain(before, step, CellNames::Short).to_string(),
        carried: found.carried,
        before: (0..9).map(|i| left[i] + deleted[i]).collect(),
        deleted: deleted.into(),
        pairs: pairs.into(),
        left: left.into(),
        tallies,
        placements,
        eliminations,
        state: before.into(),
        after: after.into(),
        scene: SceneView::of_step(before, step),
    }
}

/// How many pairs with patterns of each digit went.
fn pairs(reason: &PatternReason) -> [u32; 9] {
    let PatternReason::Pairs { pairs } = reason else { return [0; 9] };
    core::array::from_fn(|d| (0..9).map(|other| pairs[d][other] + pairs[other][d]).sum())
}

/// The counts at some places of the list of deletions, from its beginning to its end.
fn tallies(deletions: &[Deletion], left: &[u32; 9], deleted: &[u32; 9]) -> Vec<Tally> {
    let mut now: [u32; 9] = core::array::from_fn(|i| left[i] + deleted[i]);
    let mut pairs = 0;
    let mut gone = BTreeSet::new();
    let tally = |deletions, pairs, left: &[u32; 9]| Tally { deletions, pairs, left: left.to_vec() };
    let mut tallies = vec![tally(0, 0, &now)];
    let between = deletions.len().div_ceil(TALLIES).max(1);
    for (done, deletion) in (1..).zip(deletions) {
        let targets: &[Pattern] = match deletion {
            Deletion::Pair { .. } => &[],
            Deletion::Pattern { pattern, .. } => core::slice::from_ref(pattern),
            Deletion::Cover(cover) => &cover.targets,
            Deletion::Candidates(cover) => &cover.targets,
            Deletion::Guarded(proof) => &proof.targets,
        };
        pairs += usize::from(targets.is_empty());
        for &target in targets.iter().filter(|&&target| gone.insert(target)) {
            let count = &mut now[target.digit.index()];
            *count = count.saturating_sub(1);
        }
        if done % between == 0 || done == deletions.len() {
            tallies.push(tally(done, pairs, &now));
        }
    }
    tallies
}
