//! Steps for the techniques: from a position to the candidates that fall.

use ninerooks_board::{Digit, DigitSet, Grid};
use ninerooks_proof::{Action, Deletion, Proof, RookeryProof, check};
use ninerooks_step::{PatternStage, Shape, Step, TechniqueId};

use super::{Deduction, Method, Space, basic};
use crate::{Flow, Found, Position};

/// Deductions that are left out if the step does without; longer lists are kept whole.
const SLIMMED: usize = 64;

/// Basic POM, one step for each digit in order.
pub(crate) fn basic_steps(id: TechniqueId, position: &Position, found: &mut Found) -> Flow {
    for digit in Digit::ALL {
        let space = Space::new(position.grid(), digit.into());
        let actions = basic(position.grid(), &space, digit);
        if !actions.is_empty() {
            found.push(step(id, &space, actions, &[]))?;
        }
    }
    Flow::Continue(())
}

/// Deletes patterns by the first of the methods that finds some, again and again, until candidates
/// fall: one step. None when a method meets a budget.
pub(crate) fn first_step(
    id: TechniqueId,
    position: &Position,
    methods: &[Method],
    found: &mut Found,
) -> Flow {
    let grid = position.grid();
    let mut space = Space::new(grid, DigitSet::ALL);
    let mut deductions = Vec::new();
    let next = |space: &Space| methods.iter().find_map(|m| m.find(space).transpose());
    while let Some(Ok(deduction)) = next(&space) {
        let before: Vec<Action> = actions(grid, &space, &deduction);
        space.delete(&deduction.targets);
        let mut actions = actions(grid, &space, &deduction);
        // What Basic POM has by itself is no merit of the deletions.
        actions.retain(|action| !before.contains(action));
        deductions.push(deduction);
        if !actions.is_empty() {
            slim(grid, &actions, &mut deductions);
            return found.push(step(id, &space, actions, &deductions));
        }
    }
    Flow::Continue(())
}

fn actions(grid: &Grid, space: &Space, deduction: &Deduction) -> Vec<Action> {
    let touched: DigitSet = deduction.targets.iter().map(|pattern| pattern.digit).collect();
    touched.flat_map(|digit| basic(grid, space, digit)).collect()
}

/// Leaves out the deductions without which the actions follow all the same, the latest first.
fn slim(grid: &Grid, actions: &[Action], deductions: &mut Vec<Deduction>) {
    if deductions.len() > SLIMMED {
        return;
    }
    for at in (0..deductions.len()).rev() {
        let mut fewer = deductions.clone();
        fewer.remove(at);
        if check(grid, actions, &proof(&fewer)).is_ok() {
            *deductions = fewer;
        }
    }
}

fn proof(deductions: &[Deduction]) -> Proof {
    let deletions: Box<[Deletion]> =
        deductions.iter().flat_map(|deduction| deduction.deletions.iter().cloned()).collect();
    Proof::Rookeries(RookeryProof { deletions })
}

fn step(id: TechniqueId, space: &Space, actions: Vec<Action>, deductions: &[Deduction]) -> Step {
    let stages = deductions.iter().map(|deduction| {
        let mut deleted = [0; 9];
        deduction.targets.iter().for_each(|target| deleted[target.digit.index()] += 1);
        PatternStage { reason: deduction.reason.clone(), deleted }
    });
    let left = Digit::ALL.map(|digit| u32::try_from(space.count(digit)).unwrap_or(u32::MAX));
    let shape = Shape::Patterns {
        digits: actions.iter().map(|action| action.candidate().digit()).collect(),
        left,
        stages: stages.collect(),
    };
    let proof = proof(deductions);
    Step { technique: id, actions: actions.into_iter().collect(), shape, proof }
}
