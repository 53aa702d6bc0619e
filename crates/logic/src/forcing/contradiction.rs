//! One assumption that is impossible.

use ninerooks_board::Grid;
use ninerooks_proof::Action;
use ninerooks_step::{
    Actions, Finding, Forcing, ForcingBranch, ForcingConflict, ForcingStart, Shape,
};

use super::live::Reach;
use super::proof::{against, disproof};
use super::reach::{Limit, Reached};
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
    let mut memory: Option<Reached> = None;
    let (live, mut most) = (position.live(reach), usize::from(u16::MAX));
    // What follows from something with which nothing is wrong makes less follow, with which nothing is wrong either.
    let mut consistent = vec![false; 2 * live.nodes()];
    for candidate in grid.open() {
        for assumed in [Action::Place(candidate), Action::Eliminate(candidate)] {
            let is_known = |literal| consistent[literal] || live.is_known_consistent(literal);
            if live.literal(assumed).is_some_and(is_known) {
                continue;
            }
            // What has so few links is not deeper.
            let deepest = u16::try_from(most).unwrap_or(u16::MAX);
            let limit = Limit { deepest, conflicts: COMPARED };
            let reached = match &mut memory {
                Some(reached) => {
                    reached.follow(assumed, limit);
                    reached
                }
                None => memory.insert(Reached::new(live, assumed, limit)),
            };
            if reached.is_consistent() {
                if reached.is_whole() {
                    reached.literals().for_each(|literal| consistent[literal] = true);
                }
                continue;
            }
            let Some((length, conflict)) = shortest(reached, most) else { continue };
            let Some(finding) = step(grid, reached, reach, conflict) else { continue };
            if found.wants_one() {
                // Only what has fewer links is better.
                best.clear();
                most = length.saturating_sub(1);
            }
            best.push((length, finding));
        }
    }
    best.sort_by_key(|(length, _)| *length);
    best.into_iter().try_for_each(|(_, finding)| found.push(finding))
}

/// The conflict to which the fewest links lead, and how many; none if there are more than so many.
pub(super) fn shortest(reached: &Reached, most: usize) -> Option<(usize, ForcingConflict)> {
    // The deepest goal first: the same conflicts are compared when what is deeper is not followed.
    let with_depth = |conflict: ForcingConflict| {
        let depths = reached.depths(conflict).map(u32::from);
        let depth = depths.fold((0, 0), |(most, sum), depth| (depth.max(most), sum + depth));
        (depth, conflict)
    };
    let mut conflicts: Vec<_> = reached.conflicts().into_iter().map(with_depth).collect();
    conflicts.sort_by_key(|(depth, ..)| *depth);
    let mut best: Option<(usize, ForcingConflict)> = None;
    for ((deepest, _), conflict) in conflicts.into_iter().take(COMPARED) {
        // A chain to the deepest goal has that many links.
        let most = best.map_or(most, |(length, _)| length.saturating_sub(1));
        if deepest as usize > most {
            break;
        }
        let goals = reached.goals(conflict);
        best = reached.links(&goals, most).map(|length| (length, conflict)).or(best);
    }
    best
}

fn step(
    grid: &Grid,
    reached: &Reached,
    reach: Reach,
    conflict: ForcingConflict,
) -> Option<Finding> {
    let chains = reached.chains(&reached.goals(conflict));
    if reach == Reach::Nets && !reached.branches(&chains) {
        return None;
    }
    let last = match conflict {
        ForcingConflict::Empty(sector) => Some(sector),
        ForcingConflict::Both(_) => None,
    };
    let assumed = reached.assumed;
    let proof = against(disproof(grid, assumed, &reached.rests(&chains), last)?)?;
    let shows = assumed.contrary();
    let branch = ForcingBranch {
        assumed,
        chains: chains.into(),
        nested: [].into(),
        conflict: Some(conflict),
    };
    let shape = Forcing { start: ForcingStart::Impossible, branches: Box::new([branch]) };
    Some(Finding { actions: Actions::from_slice(&[shows]), shape: Shape::Forcing(shape), proof })
}
