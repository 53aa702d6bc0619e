//! Random truths, links that cover them or nearly, and what is then false.

use ninerooks_board::{Candidate, Grid, Sector};
use ninerooks_proof::{Action, Cover, Proof, Term, check};

use super::small::{Counts, Rng, Small};

/// How many covers each grid gets.
const EACH: usize = 500;

pub(crate) fn run(numbers: &mut Rng, proofs: usize) -> Counts {
    Counts::of(numbers, proofs, |small, numbers, counts| {
        for _ in 0..EACH {
            let (cover, weights) = draw(&small.grid, numbers);
            judge(small, &cover, &weights, counts);
        }
    })
}

type Weights = [i32; Sector::COUNT];

fn weight(weights: &Weights, candidate: Candidate) -> i32 {
    candidate.sectors().iter().map(|sector| weights[sector.index()]).sum()
}

/// The checker, the rule worked out over all live candidates, and the solutions.
fn judge(small: &Small, cover: &Cover, weights: &Weights, counts: &mut Counts) {
    let scale = i32::from(cover.scale);
    let holds = scale >= 1
        && weights.iter().sum::<i32>() < scale
        && small.grid.live().iter().all(|candidate| weight(weights, candidate) >= 0);
    let (eliminated, stays): (Vec<Candidate>, Vec<Candidate>) =
        small.open.iter().partition(|&&candidate| weight(weights, candidate) >= scale);
    let actions: Vec<Action> = eliminated.iter().copied().map(Action::Eliminate).collect();
    let verdict = |actions: &[Action]| {
        let proof = Proof::cover(cover.clone());
        check(&small.grid, actions, &proof).is_ok()
    };
    assert_eq!(verdict(&actions), holds, "{cover:?} on {:?}", small.grid);
    if let Some(&candidate) = stays.first() {
        assert!(!verdict(&[Action::Eliminate(candidate)]), "{candidate} by {cover:?}");
    }
    if !holds {
        counts.refused += 1;
        return;
    }
    counts.accepted += 1;
    counts.claims += eliminated.len();
    for candidate in eliminated {
        assert!(!small.can_be(candidate), "{candidate} can be true, yet {cover:?}");
    }
}

/// A few truths; links, until all is covered or patience is gone; a scale about the rank.
pub(crate) fn draw(grid: &Grid, numbers: &mut Rng) -> (Cover, Weights) {
    let mut weights = [0; Sector::COUNT];
    let mut terms = Vec::new();
    let mut put = |sector: Sector, weight: i16| {
        weights[sector.index()] += i32::from(weight);
        terms.push(Term::new(sector, weight));
        weights
    };
    let mut now = [0; Sector::COUNT];
    let open: Vec<Sector> =
        Sector::all().filter(|&sector| grid.in_sector(sector).count_ones() > 1).collect();
    for _ in 0..=numbers.below(4) {
        let sector = if open.is_empty() { Sector::from_index(0) } else { numbers.pick(&open) };
        now = put(sector, if numbers.once_in(8) { -2 } else { -1 });
    }
    let sloppy = numbers.once_in(4);
    for candidate in grid.live().iter() {
        for _ in 0..4 {
            let lack = -weight(&now, candidate);
            if lack <= 0 || sloppy && numbers.once_in(6) {
                break;
            }
            // The sector that holds most of what is not covered makes for many targets.
            let bare =
                |sector: &Sector| grid.live_in(*sector).filter(|&c| weight(&now, c) < 0).count();
            let free = |sector: &Sector| now[sector.index()] >= 0;
            let best = candidate.sectors().into_iter().filter(free).max_by_key(bare);
            let any = numbers.pick(&candidate.sectors());
            let sector = best.filter(|_| !numbers.once_in(4)).unwrap_or(any);
            if now[sector.index()] >= 0 {
                now = put(sector, i16::try_from(lack).unwrap());
            }
        }
    }
    if numbers.once_in(6) {
        now = put(Sector::from_index(numbers.below(Sector::COUNT)), 1);
    }
    let rank: i32 = now.iter().sum();
    let near = if numbers.once_in(4) { i32::try_from(numbers.below(4)).unwrap() - 2 } else { 0 };
    let scale = i16::try_from((rank + 1 + near).max(if near == 0 { 1 } else { -3 })).unwrap();
    (Cover { scale, terms: terms.into() }, now)
}
