//! Random refutations and cases, that follow what is assumed as far as luck takes them.

use ninerooks_board::{Candidate, Grid, Sector};
use ninerooks_proof::{Action, Branch, Cases, Deduction, Disproof, Proof, Refutation, check};

use super::covers;
use super::small::{Counts, Rng, Small};

const EACH: usize = 100;

pub(crate) fn run(numbers: &mut Rng, proofs: usize) -> Counts {
    Counts::of(numbers, proofs, |small, numbers, counts| {
        for _ in 0..EACH {
            one(small, numbers, counts);
        }
    })
}

/// A refutation or cases.
pub(crate) fn one(small: &Small, numbers: &mut Rng, counts: &mut Counts) {
    if numbers.once_in(2) {
        refutation(small, numbers, counts);
    } else {
        cases(small, numbers, counts);
    }
}

fn refutation(small: &Small, numbers: &mut Rng, counts: &mut Counts) {
    let target = numbers.pick(&small.open);
    let (deductions, conflict, _) = follow(placed(&small.grid, target), numbers);
    let conflict = conflict.unwrap_or_else(|| Sector::from_index(numbers.below(Sector::COUNT)));
    let disproof = Disproof::of(target, deductions, conflict);
    let mut actions = vec![Action::Eliminate(target)];
    if numbers.once_in(5) {
        actions.push(Action::Eliminate(numbers.pick(&small.open)));
    }
    let proof = Proof::refute(Refutation { disproofs: [disproof].into() });
    judge(small, &actions, &proof, counts);
}

fn cases(small: &Small, numbers: &mut Rng, counts: &mut Counts) {
    let truth = numbers.pick(&small.open).sectors()[numbers.below(4)];
    let mut left: Option<Vec<Candidate>> = None;
    let mut branches = Vec::new();
    for candidate in small.grid.live_in(truth) {
        if numbers.once_in(20) {
            continue;
        }
        let (deductions, conflict, after) = follow(placed(&small.grid, candidate), numbers);
        if conflict.is_none() {
            let is_gone = |c: &Candidate| !after.is_live(*c);
            let eliminated = left.unwrap_or_else(|| small.open.clone()).into_iter().filter(is_gone);
            left = Some(eliminated.collect());
        }
        branches.push(Branch { candidate, deductions, conflict });
    }
    let left = left.unwrap_or_default();
    let mut actions = Vec::new();
    if !left.is_empty() {
        actions.push(Action::Eliminate(numbers.pick(&left)));
    }
    if actions.is_empty() || numbers.once_in(4) {
        let other = numbers.pick(&small.open);
        let place = numbers.once_in(2);
        actions.push(if place { Action::Place(other) } else { Action::Eliminate(other) });
    }
    let proof = Proof::cases(Cases { truth: truth.into(), branches: branches.into() });
    judge(small, &actions, &proof, counts);
}

fn judge(small: &Small, actions: &[Action], proof: &Proof, counts: &mut Counts) {
    if check(&small.grid, actions, proof).is_err() {
        counts.refused += 1;
        return;
    }
    counts.accepted += 1;
    counts.claims += actions.len();
    for action in actions {
        let place = matches!(action, Action::Place(_));
        let holds = small.solutions.iter().all(|s| s.contains(action.candidate()) == place);
        assert!(holds, "{action} by {proof:?} on {:?}", small.grid);
    }
}

/// Deductions under an assumption, mostly right ones, with the sector that is empty in the end and
/// what is left.
pub(crate) fn follow(
    mut after: Grid,
    numbers: &mut Rng,
) -> (Box<[Deduction]>, Option<Sector>, Grid) {
    let mut deductions = Vec::new();
    for _ in 0..numbers.below(12) {
        if after.contradiction().is_some() {
            break;
        }
        if numbers.once_in(12) {
            let (cover, _) = covers::draw(&after, numbers);
            let eliminates: Box<[Candidate]> = after
                .live()
                .iter()
                .filter(|c| !after.solved().contains(c.cell()))
                .filter(|_| numbers.once_in(30))
                .collect();
            let proof = Proof::cover(cover.clone());
            let actions: Vec<_> = eliminates.iter().copied().map(Action::Eliminate).collect();
            if check(&after, &actions, &proof).is_err() && !numbers.once_in(10) {
                continue;
            }
            eliminates.iter().for_each(|&candidate| after.eliminate(candidate));
            deductions.push(Deduction::Cover { cover, eliminates });
            continue;
        }
        let fresh =
            |&s: &Sector| after.only_in(s).is_some_and(|c| !after.solved().contains(c.cell()));
        let only: Vec<Sector> = Sector::all().filter(fresh).collect();
        let sector = if only.is_empty() || numbers.once_in(40) {
            Sector::from_index(numbers.below(Sector::COUNT))
        } else {
            numbers.pick(&only)
        };
        deductions.push(Deduction::Only(sector));
        if let Some(candidate) = after.only_in(sector) {
            after.place(candidate);
        }
    }
    let mut conflict = after.contradiction();
    if numbers.once_in(30) {
        conflict = Some(Sector::from_index(numbers.below(Sector::COUNT)));
    }
    (deductions.into(), conflict, after)
}

fn placed(grid: &Grid, candidate: Candidate) -> Grid {
    let mut grid = *grid;
    grid.place(candidate);
    grid
}
