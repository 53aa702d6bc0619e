//! Refutations by cases: an assumption that is refuted by others that are refuted besides.

use ninerooks_board::Grid;
use ninerooks_proof::Action;
use ninerooks_refutation::{Aim, Outcome, again, proof, refute};
use ninerooks_step::{Finding, OverBudget, Shape, Step};

use crate::{Findings, Flow, Position, by_name};

/// So many inferences and assumptions are looked at for one step: a second or two, where the hardest puzzles known take a fifth
/// of that.
const MOST: u64 = 1 << 22;

/// What each of them counts: nanoseconds.
const UNIT: u64 = 1 << 9;

/// The refutation that is worth most: a short one that leads far.
pub(crate) fn refutation(position: &Position, found: &mut Findings) -> Flow {
    let limit = MOST.min(position.work_left() / UNIT);
    let outcome = refute(position.grid(), Aim::default(), limit);
    position.spend(outcome.work * UNIT);
    if let Some(shape) = outcome.found {
        return found.push(finding(position.grid(), shape));
    }
    if outcome.is_over {
        found.limit(OverBudget::Work { limit });
    }
    Flow::Continue(())
}

/// The refutation that is worth most by another measure, and what it took to look for it.
pub(crate) fn step_by(position: &Position, aim: Aim) -> Sought {
    let Outcome { found, work, is_over } = refute(position.grid(), aim, MOST);
    let step = found.and_then(|shape| as_step(position.grid(), shape));
    Sought { step, work, is_over }
}

/// What came of a look for a refutation.
pub(crate) struct Sought {
    pub(crate) step: Option<Step>,
    /// How many inferences and assumptions were looked at.
    pub(crate) work: u64,
    /// Whether it would have gone on.
    pub(crate) is_over: bool,
}

/// A refutation, as it is on this grid, as a step.
pub(crate) fn step_of(grid: &Grid, refutation: &ninerooks_step::Refutation) -> Option<Step> {
    as_step(grid, again(grid, refutation)?)
}

/// A refutation that was found on this grid, as a step.
pub(crate) fn as_step(grid: &Grid, shape: ninerooks_step::Refutation) -> Option<Step> {
    Some(finding(grid, shape).by(by_name("refutation-by-cases")?.id()))
}

/// The step on a grid where more may be known than where it was found: a refutation may be shorter there. Any other step is as
/// it was.
pub(crate) fn told_again(grid: &Grid, step: Step) -> Step {
    let Shape::Refutation(shape) = &step.shape else { return step };
    match again(grid, shape) {
        Some(other) => finding(grid, other).by(step.technique),
        None => step,
    }
}

fn finding(grid: &Grid, shape: ninerooks_step::Refutation) -> Finding {
    let proof = proof(grid, &shape);
    let actions = [Action::Eliminate(shape.target)].into_iter().collect();
    Finding { actions, shape: Shape::Refutation(shape), proof }
}
