//! Assumptions of which one is right, and what follows from all of them.

use ninerooks_board::{Candidate, CandidateSet, Grid, Sector};
use ninerooks_proof::{Action, Branch, Cases, Proof};
use ninerooks_step::{Actions, Finding, Forcing, ForcingBranch, ForcingStart, Shape};

use super::live::{Live, Reach};
use super::proof::{either, follow};
use super::reach::{Limit, Reached, Rest};
use crate::{Findings, Flow, Position};

/// What is assumed, one after the other.
#[derive(Clone, Copy)]
enum Start {
    Candidate(Candidate),
    Sector(Sector),
}

/// What follows from all assumptions of a start, that with the fewest links first, then by candidate; of
/// several starts for one action that with the fewest, candidates before cells before houses. Where one
/// of the assumptions is impossible, that is a contradiction and no verity; where each of them sees what
/// is eliminated, it is a pointing or a claiming. Nets are those that branch.
pub(crate) fn verities(position: &Position, reach: Reach, found: &mut Findings) -> Flow {
    let grid = position.grid();
    if grid.contradiction().is_some() {
        return Flow::Continue(());
    }
    let live = Live::of(position, reach);
    let limit = Limit { conflicts: 1, ..Limit::NONE };
    let all: Vec<[Option<Reached>; 2]> = Candidate::all()
        .map(|candidate| {
            let is_open = grid.is_live(candidate) && !grid.solved().contains(candidate.cell());
            [Action::Place(candidate), Action::Eliminate(candidate)].map(|assumed| {
                let reached = is_open.then(|| Reached::new(&live, assumed, limit))?;
                reached.is_consistent().then_some(reached)
            })
        })
        .collect();
    let starts = grid
        .open()
        .map(Start::Candidate)
        .chain(Sector::all().filter(|s| grid.in_sector(*s).count_ones() > 1).map(Start::Sector));
    // By what is shown: the shortest start and how long it is.
    let mut best: Vec<Option<(u32, Start)>> = vec![None; 2 * 729];
    for start in starts {
        let Some(branches) = branches(grid, start, &all) else { continue };
        for shows in common(&branches) {
            let depth = |reached: &&Reached| reached.depth(shows).map_or(0, u32::from);
            let length: u32 = branches.iter().map(depth).sum();
            if branches.iter().all(|reached| depth(reached) < 2) {
                continue;
            }
            let place = match shows {
                Action::Place(candidate) => 2 * candidate.index(),
                Action::Eliminate(candidate) => 2 * candidate.index() + 1,
            };
            if best[place].is_none_or(|(least, _)| length < least) {
                best[place] = Some((length, start));
            }
        }
    }
    let mut best: Vec<(u32, Start, Action)> = (0..)
        .zip(best)
        .filter_map(|(place, best)| {
            let (length, start) = best?;
            let candidate = Candidate::from_index(place / 2);
            let shows = if place % 2 == 0 {
                Action::Place(candidate)
            } else {
                Action::Eliminate(candidate)
            };
            Some((length, start, shows))
        })
        .collect();
    best.sort_by_key(|(length, ..)| *length);
    for (_, start, shows) in best {
        let Some(branches) = branches(grid, start, &all) else { continue };
        if let Some(finding) = step(grid, start, &branches, shows, reach) {
            found.push(finding)?;
        }
    }
    Flow::Continue(())
}

/// What follows from each assumption, where none of them is impossible.
fn branches<'a>(
    grid: &Grid,
    start: Start,
    all: &'a [[Option<Reached<'a>>; 2]],
) -> Option<Vec<&'a Reached<'a>>> {
    match start {
        Start::Candidate(candidate) => all[candidate.index()].iter().map(Option::as_ref).collect(),
        Start::Sector(sector) => {
            grid.live_in(sector).map(|candidate| all[candidate.index()][0].as_ref()).collect()
        }
    }
}

/// What follows from all of them, and from none of them at once.
fn common(branches: &[&Reached]) -> Vec<Action> {
    let both = |of: fn(&Reached) -> CandidateSet| {
        branches.iter().fold(CandidateSet::ALL, |set, reached| set & of(reached))
    };
    let truths = both(|reached| reached.truths).iter().map(Action::Place);
    let falsities = both(|reached| reached.falsities).iter().map(Action::Eliminate);
    truths.chain(falsities).collect()
}

fn step(
    grid: &Grid,
    start: Start,
    branches: &[&Reached],
    shows: Action,
    reach: Reach,
) -> Option<Finding> {
    let chains: Vec<_> = branches.iter().map(|reached| reached.chains(&[shows])).collect();
    let mut pairs = branches.iter().zip(&chains);
    if reach == Reach::Nets && !pairs.any(|(reached, chains)| reached.branches(chains)) {
        return None;
    }
    let rests: Vec<Vec<Rest>> =
        branches.iter().zip(&chains).map(|(reached, chains)| reached.rests(chains)).collect();
    let (start, proof) = match start {
        Start::Candidate(_) => {
            let [on, off] = rests.as_slice() else { return None };
            let proof = either(grid, shows, (branches.first()?.assumed, on), off)?;
            (ForcingStart::Candidate, proof)
        }
        Start::Sector(sector) => {
            let proof = cases(grid, sector, branches, &rests);
            (ForcingStart::Sector(sector), Proof::cases(proof))
        }
    };
    let branches = branches
        .iter()
        .zip(chains)
        .map(|(reached, chains)| ForcingBranch {
            assumed: reached.assumed,
            chains: chains.into(),
            conflict: None,
        })
        .collect();
    Some(Finding {
        actions: Actions::from_slice(&[shows]),
        shape: Shape::Forcing(Forcing { start, branches }),
        proof,
    })
}

/// A branch for each candidate of a sector.
fn cases(grid: &Grid, sector: Sector, branches: &[&Reached], rests: &[Vec<Rest>]) -> Cases {
    let branches = branches.iter().zip(rests).map(|(reached, rests)| {
        let mut after = *grid;
        reached.assumed.apply(&mut after);
        let (deductions, conflict) = follow(&mut after, rests, None);
        let candidate = reached.assumed.candidate();
        Branch { candidate, deductions: deductions.into(), conflict }
    });
    Cases { truth: sector.into(), branches: branches.collect() }
}
