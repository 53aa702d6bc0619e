//! The disproof of a hypothesis.

use ninerooks_board::Candidate;
use ninerooks_proof::{Action, Deduction, Disproof, Proof, Refutation, check};
use ninerooks_step::{Actions, Shape, Step, TechniqueId};

use super::argument::{lead_to, marks, shorten};
use super::lemma::Depth;
use super::marking::{Board, Marking};
use crate::{Flow, Found, Position};

/// Candidates that cannot be true, those whose disproof needs the fewest layers first, then by the
/// number of deductions, then by candidate. All candidates are supposed side by side, layer by
/// layer, so that the search ends as early as it can.
pub(crate) fn disproofs(
    technique: TechniqueId,
    position: &Position,
    depth: Depth,
    found: &mut Found,
) -> Flow {
    let Some(board) = Board::new(technique, position, depth) else { return Flow::Continue(()) };
    let mut open: Vec<Marking> =
        board.open().iter().map(|candidate| Marking::suppose(&board, candidate)).collect();
    while !open.is_empty() {
        let mut disproved = Vec::new();
        open.retain(|marking| {
            if !marking.conflicts.is_empty() {
                disproved.push(disproof(&board, marking));
            }
            marking.conflicts.is_empty()
        });
        disproved.sort_by_key(|disproof| (disproof.deductions.len(), disproof.target));
        for disproof in disproved {
            found.push(step(technique, &board, disproof))?;
        }
        open.retain_mut(Marking::advance);
    }
    Flow::Continue(())
}

/// The shortest of the disproofs that the conflicts give, the first of several.
fn disproof(board: &Board, marking: &Marking) -> Disproof {
    let target = marking.start;
    let mut best: Option<Disproof> = None;
    for &conflict in &marking.conflicts {
        let deductions = lead_to(marking, board.grid, board.grid.live_in(conflict));
        let deductions = deductions.into_boxed_slice();
        if best.as_ref().is_none_or(|best| deductions.len() < best.deductions.len()) {
            best = Some(Disproof { target, deductions, conflict });
        }
    }
    let Some(best) = best else {
        // Not reached: the caller has seen a conflict.
        return Disproof { target, deductions: Box::default(), conflict: target.cell().sector() };
    };
    let conflict = best.conflict;
    let mut deductions = best.deductions.into_vec();
    shorten(&mut deductions, |fewer: &[Deduction]| {
        let deductions = fewer.into();
        let disproofs = Box::new([Disproof { target, deductions, conflict }]);
        let proof = Proof::Refute(Refutation { disproofs });
        check(board.grid, &[Action::Eliminate(target)], &proof).is_ok()
    });
    Disproof { target, deductions: deductions.into(), conflict }
}

fn step(technique: TechniqueId, board: &Board, disproof: Disproof) -> Step {
    let (target, conflict): (Candidate, _) = (disproof.target, disproof.conflict);
    let marks = marks(board, target, &disproof.deductions, board.grid.live_in(conflict));
    Step {
        technique,
        actions: Actions::from_slice(&[Action::Eliminate(target)]),
        shape: Shape::Hypothesis { target, marks, conflict },
        proof: Proof::Refute(Refutation { disproofs: Box::new([disproof]) }),
    }
}
