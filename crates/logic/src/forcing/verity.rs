//! Assumptions of which one is right, and what follows from all of them.

use ninerooks_board::{Candidate, CandidateSet, Grid, Sector};
use ninerooks_proof::{Action, Branch, Cases, Fact, Proof, Reason};
use ninerooks_step::{Actions, Finding, Forcing, ForcingBranch, ForcingStart, Shape};

use super::live::{Live, Reach};
use super::proof::{either, follow};
use super::reach::{Limit, Reached, Rest};
use crate::position::Guarded;
use crate::{Findings, Flow, Position};

/// What is assumed, one after the other.
#[derive(Clone, Copy)]
enum Start {
    Candidate(Candidate),
    Sector(Sector),
    /// The guardians of a pattern, by its number.
    Pattern(u16),
}

/// What follows from all assumptions of a start, that with the fewest links first, then by candidate; of
/// several starts for one action that with the fewest, candidates before cells before houses. Where one
/// of the assumptions is impossible, that is a contradiction and no verity; where each of them sees what
/// is eliminated, it is a pointing or a claiming. Nets are those that branch.
pub(crate) fn verities(position: &Position, reach: Reach, found: &mut Findings) -> Flow {
    let grid = position.grid();
    let sectors = Sector::all().filter(|s| grid.in_sector(*s).count_ones() > 1);
    let starts = grid.open().map(Start::Candidate).chain(sectors.map(Start::Sector));
    of_starts(position, reach, starts.collect(), found)
}

/// The same where one of the guardians of a pattern is true: the patterns in their order.
pub(crate) fn of_guardians(
    position: &Position,
    kind: Guarded,
    reach: Reach,
    found: &mut Findings,
) -> Flow {
    let several = position.patterns(kind).filter(|(_, pattern)| pattern.guardians().len() > 1);
    let starts = several.map(|(at, _)| Start::Pattern(at)).collect();
    of_starts(position, reach, starts, found)
}

/// What is assumed by a start.
fn assumptions(position: &Position, start: Start) -> Vec<Action> {
    match start {
        Start::Candidate(candidate) => {
            vec![Action::Place(candidate), Action::Eliminate(candidate)]
        }
        Start::Sector(sector) => position.grid().live_in(sector).map(Action::Place).collect(),
        Start::Pattern(at) => {
            let pattern = position.pattern(at);
            pattern.into_iter().flat_map(|p| p.guardians().iter()).map(Action::Place).collect()
        }
    }
}

/// Whether chains from all assumptions of a start agree about anything, and none of them is impossible.
fn agree(position: &Position, live: &Live, start: Start) -> bool {
    let literals: Option<Vec<usize>> =
        assumptions(position, start).into_iter().map(|assumed| live.literal(assumed)).collect();
    literals.is_some_and(|literals| {
        literals.iter().all(|literal| live.is_known_consistent(*literal))
            && live.chained().agree(live, &literals)
    })
}

/// What follows from these starts.
fn of_starts(
    position: &Position,
    reach: Reach,
    mut starts: Vec<Start>,
    found: &mut Findings,
) -> Flow {
    let grid = position.grid();
    if grid.contradiction().is_some() {
        return Flow::Continue(());
    }
    let live = position.live(reach);
    if reach == Reach::Chains {
        starts.retain(|start| agree(position, live, *start));
        if starts.is_empty() {
            return Flow::Continue(());
        }
    }
    let (mut on, mut off) = (CandidateSet::EMPTY, CandidateSet::EMPTY);
    for assumed in starts.iter().flat_map(|start| assumptions(position, *start)) {
        match assumed {
            Action::Place(candidate) => on.insert(candidate),
            Action::Eliminate(candidate) => off.insert(candidate),
        }
    }
    let limit = Limit { conflicts: 1, ..Limit::NONE };
    let all: Vec<[Option<Reached>; 2]> = Candidate::all()
        .map(|candidate| {
            let assumed = [(Action::Place(candidate), on), (Action::Eliminate(candidate), off)];
            assumed.map(|(assumed, needed)| {
                let is_open = needed.contains(candidate) && live.literal(assumed).is_some();
                let reached = is_open.then(|| Reached::new(live, assumed, limit))?;
                reached.is_consistent().then_some(reached)
            })
        })
        .collect();
    // By what is shown: the shortest start and how long it is.
    let mut best: Vec<Option<(u32, Start)>> = vec![None; 2 * 729];
    for start in starts {
        let Some(branches) = branches(position, start, &all) else { continue };
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
        let Some(branches) = branches(position, start, &all) else { continue };
        if let Some(finding) = step(position, start, &branches, shows, reach) {
            found.push(finding)?;
        }
    }
    Flow::Continue(())
}

/// What follows from each assumption, where none of them is impossible.
fn branches<'a>(
    position: &Position,
    start: Start,
    all: &'a [[Option<Reached<'a>>; 2]],
) -> Option<Vec<&'a Reached<'a>>> {
    match start {
        Start::Candidate(candidate) => all[candidate.index()].iter().map(Option::as_ref).collect(),
        Start::Sector(sector) => {
            let candidates = position.grid().live_in(sector);
            candidates.map(|candidate| all[candidate.index()][0].as_ref()).collect()
        }
        Start::Pattern(at) => {
            let guardians = position.pattern(at)?.guardians().iter();
            guardians.map(|candidate| all[candidate.index()][0].as_ref()).collect()
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
    position: &Position,
    start: Start,
    branches: &[&Reached],
    shows: Action,
    reach: Reach,
) -> Option<Finding> {
    let grid = position.grid();
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
            let proof = cases(grid, sector.into(), branches, &rests);
            (ForcingStart::Sector(sector), Proof::cases(proof))
        }
        Start::Pattern(at) => {
            let pattern = position.pattern(at)?;
            let proof = cases(grid, Fact::Lemma(0), branches, &rests);
            let lemmas = [pattern.lemma()].into();
            let proof = Proof { lemmas, then: Reason::Cases(proof) };
            (ForcingStart::Guardians(pattern.named()), proof)
        }
    };
    let branches = branches
        .iter()
        .zip(chains)
        .map(|(reached, chains)| ForcingBranch {
            assumed: reached.assumed,
            chains: chains.into(),
            nested: Box::default(),
            conflict: None,
        })
        .collect();
    Some(Finding {
        actions: Actions::from_slice(&[shows]),
        shape: Shape::Forcing(Forcing { start, branches }),
        proof,
    })
}

/// A branch for each candidate of which one is true.
fn cases(grid: &Grid, truth: Fact, branches: &[&Reached], rests: &[Vec<Rest>]) -> Cases {
    let branches = branches.iter().zip(rests).map(|(reached, rests)| {
        let mut after = *grid;
        reached.assumed.apply(&mut after);
        let (deductions, conflict) = follow(&mut after, rests, None);
        let candidate = reached.assumed.candidate();
        Branch { candidate, deductions: deductions.into(), conflict }
    });
    Cases { truth, branches: branches.collect() }
}
