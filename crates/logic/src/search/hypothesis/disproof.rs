//! The disproof of a hypothesis.

use ninerooks_board::Candidate;
use ninerooks_proof::{Action, Deduction, Disproof, Proof, Refutation, check};
use ninerooks_step::{Actions, Finding, Hypothesis, Shape};

use super::argument::{lead_to, marks, shorten};
use super::lemma::Depth;
use super::marking::{Board, Marking};
use crate::{Findings, Flow, Position};

/// Candidates that cannot be true, those whose disproof needs the fewest layers first, then by the
/// number of deductions before any is spared, then by candidate. All candidates are assumed side by
/// side, layer by layer, so that the search ends as early as it can.
pub(crate) fn disproofs(position: &Position, depth: Depth, found: &mut Findings) -> Flow {
    let Some(board) = Board::new(position, depth) else { return Flow::Continue(()) };
    let mut open: Vec<Marking> =
        board.open().iter().map(|candidate| Marking::assume(&board, candidate)).collect();
    while !open.is_empty() {
        let mut disproved: Vec<(Candidate, Disproof)> = open
            .iter()
            .filter_map(|marking| Some((marking.start, disproof(&board, marking)?)))
            .collect();
        open.retain(|marking| marking.conflicts.is_empty());
        disproved.sort_by_key(|(target, disproof)| (disproof.deductions.len(), *target));
        for (target, disproof) in disproved {
            found.push(step(&board, target, disproof))?;
        }
        open.retain_mut(Marking::advance);
    }
    Flow::Continue(())
}

/// The shortest of the disproofs that the conflicts give, the first of several. `None` when there is
/// no conflict.
fn disproof(board: &Board, marking: &Marking) -> Option<Disproof> {
    let target = marking.start;
    let disproofs = marking.conflicts.iter().map(|&conflict| {
        let deductions = lead_to(marking, board.grid, board.grid.live_in(conflict)).into();
        Disproof::of(target, deductions, conflict)
    });
    disproofs.min_by_key(|disproof| disproof.deductions.len())
}

fn step(board: &Board, target: Candidate, disproof: Disproof) -> Finding {
    let Disproof { deductions, conflict, .. } = disproof;
    let actions = Actions::from_slice(&[Action::Eliminate(target)]);
    let refutation = |deductions: &[Deduction]| {
        let disproof = Disproof::of(target, deductions.into(), conflict);
        Proof::refute(Refutation { disproofs: Box::new([disproof]) })
    };
    let mut deductions = deductions.into_vec();
    shorten(&mut deductions, |fewer| check(board.grid, &actions, &refutation(fewer)).is_ok());
    let marks = marks(board, target, &deductions, board.grid.live_in(conflict));
    let shape = Shape::Hypothesis(Hypothesis { target, marks, conflict });
    let proof = refutation(&deductions);
    Finding { actions, shape, proof }
}
