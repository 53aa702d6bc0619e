//! Refutations by cases: an assumption that is refuted by others that are refuted besides.

use ninerooks_proof::{Action, Proof, Refutation};
use ninerooks_refutation::{disproof, refute};
use ninerooks_step::{Finding, OverBudget, Shape};

use crate::{Findings, Flow, Position};

/// So many inferences and assumptions are looked at for one step: a second or two, where the hardest puzzles known take a fifth
/// of that.
const MOST: u64 = 1 << 22;

/// What each of them counts: nanoseconds.
const UNIT: u64 = 1 << 9;

/// The refutation that is worth most: a short one that leads far.
pub(crate) fn refutation(position: &Position, found: &mut Findings) -> Flow {
    let limit = MOST.min(position.work_left() / UNIT);
    let outcome = refute(position.grid(), limit);
    position.spend(outcome.work * UNIT);
    let Some(shape) = outcome.found else {
        if outcome.is_over {
            found.limit(OverBudget::Work { limit });
        }
        return Flow::Continue(());
    };
    let proof = Proof::refute(Refutation { disproofs: [disproof(&shape)].into() });
    let actions = [Action::Eliminate(shape.target)].into_iter().collect();
    found.push(Finding { actions, shape: Shape::Refutation(shape), proof })
}
