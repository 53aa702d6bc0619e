//! One assumption that is impossible.

use ninerooks_board::Grid;
use ninerooks_proof::Action;
use ninerooks_step::{
    Actions, Finding, Forcing, ForcingBranch, ForcingChain, ForcingConflict, ForcingStart, Shape,
};

use super::proof::{against, disproof};
use super::reach::{Live, Reach, Reached, links};
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
    let (live, mut deepest) = (Live::of(grid), u16::MAX);
    for candidate in grid.open() {
        for assumed in [Action::Place(candidate), Action::Eliminate(candidate)] {
            let reached = Reached::within(&live, assumed, reach, deepest);
            if reached.is_consistent() {
                continue;
            }
            let Some((length, finding)) = shortest(grid, &reached, reach) else { continue };
            if found.wants_one() {
                // Only what has fewer links is better, and nothing that is deeper has.
                if length > usize::from(deepest) {
                    continue;
                }
                best.clear();
                deepest = u16::try_from(length.saturating_sub(1)).unwrap_or(u16::MAX);
            }
            best.push((length, finding));
        }
    }
    best.sort_by_key(|(length, _)| *length);
    best.into_iter().try_for_each(|(_, finding)| found.push(finding))
}

/// The contradiction with the fewest links, and how many it has.
fn shortest(grid: &Grid, reached: &Reached, reach: Reach) -> Option<(usize, Finding)> {
    // The deepest goal first: the same conflicts are compared when what is deeper is not followed.
    let depth = |conflict: &ForcingConflict| -> (u32, u32) {
        let goals = reached.goals(*conflict);
        let depths = goals.into_iter().filter_map(|goal| reached.depth(goal)).map(u32::from);
        depths.fold((0, 0), |(most, sum), depth| (most.max(depth), sum + depth))
    };
    let mut conflicts: Vec<_> =
        reached.conflicts().into_iter().map(|conflict| (depth(&conflict), conflict)).collect();
    conflicts.sort_by_key(|(depth, _)| *depth);
    let mut best: Option<(usize, ForcingConflict, Vec<ForcingChain>)> = None;
    for ((deepest, _), conflict) in conflicts.into_iter().take(COMPARED) {
        // A chain to the deepest goal has that many links.
        if best.as_ref().is_some_and(|(length, ..)| *length <= deepest as usize) {
            break;
        }
        let chains = reached.chains(&reached.goals(conflict));
        let length = links(&chains);
        if best.as_ref().is_none_or(|(least, ..)| length < *least) {
            best = Some((length, conflict, chains));
        }
    }
    let (length, conflict, chains) = best?;
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
