//! One assumption that is impossible.

use ninerooks_board::{Candidate, Grid};
use ninerooks_proof::Action;
use ninerooks_step::{
    Actions, Finding, Forcing, ForcingBranch, ForcingChain, ForcingConflict, ForcingStart, Shape,
};

use super::proof::{against, disproof};
use super::reach::{Reach, Reached, links};
use crate::{Findings, Flow, Position};

/// How many conflicts of one assumption are compared by the length of their chains.
const COMPARED: usize = 8;

/// Candidates that cannot be true, and such that cannot be false: those with the fewest links first, then
/// by candidate. Nets are those that branch; what chains show is left to chains.
pub(crate) fn contradictions(position: &Position, reach: Reach, found: &mut Findings) -> Flow {
    let grid = position.grid();
    if grid.contradiction().is_some() {
        return Flow::Continue(());
    }
    let mut best: Vec<(usize, Finding)> = Vec::new();
    for candidate in open(grid) {
        for assumed in [Action::Place(candidate), Action::Eliminate(candidate)] {
            let reached = Reached::new(grid, assumed, reach);
            best.extend(shortest(grid, &reached, reach));
        }
    }
    best.sort_by_key(|(length, _)| *length);
    best.into_iter().try_for_each(|(_, finding)| found.push(finding))
}

/// The live candidates of unsolved cells.
pub(super) fn open(grid: &Grid) -> impl Iterator<Item = Candidate> {
    grid.live().iter().filter(|candidate| !grid.solved().contains(candidate.cell()))
}

/// The contradiction with the fewest links, and how many it has.
fn shortest(grid: &Grid, reached: &Reached, reach: Reach) -> Option<(usize, Finding)> {
    let depth = |conflict: &ForcingConflict| -> u32 {
        let goals = reached.goals(*conflict);
        goals.into_iter().filter_map(|goal| reached.depth(goal)).map(u32::from).sum()
    };
    let mut conflicts = reached.conflicts();
    conflicts.sort_by_cached_key(depth);
    let (length, conflict, chains) = conflicts
        .into_iter()
        .take(COMPARED)
        .map(|conflict| {
            let chains = reached.chains(&reached.goals(conflict));
            (links(&chains), conflict, chains)
        })
        .min_by_key(|(length, ..)| *length)?;
    if reach == Reach::Nets && !reached.branches(&chains) {
        return None;
    }
    Some((length, step(grid, reached, conflict, chains)?))
}

fn step(
    grid: &Grid,
    reached: &Reached,
    conflict: ForcingConflict,
    chains: Vec<ForcingChain>,
) -> Option<Finding> {
    let last = match conflict {
        ForcingConflict::Empty(sector) => Some(sector),
        ForcingConflict::Both(_) => None,
    };
    let assumed = reached.assumed;
    let proof = against(disproof(grid, assumed, &reached.sectors(&chains), last)?)?;
    let shows = match assumed {
        Action::Place(candidate) => Action::Eliminate(candidate),
        Action::Eliminate(candidate) => Action::Place(candidate),
    };
    let branch = ForcingBranch { assumed, chains: chains.into(), conflict: Some(conflict) };
    let shape = Forcing { start: ForcingStart::Impossible, branches: Box::new([branch]) };
    Some(Finding { actions: Actions::from_slice(&[shows]), shape: Shape::Forcing(shape), proof })
}
