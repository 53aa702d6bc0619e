//! From requests to findings.

use ninerooks_board::{Candidate, Grid, Sector};
use ninerooks_logic::setlogic::{
    Budget, Limits, Pattern, Verdict as Proved, Whole, auto_links, auto_truths, judge, prove,
    whole, whole_once,
};
use ninerooks_proof::Cover;

use super::finding::{Finding, Once, Verdict};
use super::{Named, Request, Target};

/// The work for sets that are to be completed, and for whole puzzles, in pivots.
const WORK: Budget = Budget::pivots(1_000_000);
/// How many branches are looked at for a whole puzzle whose sets count once.
const NODES: u64 = 2_000;

/// The answers to a request.
pub(super) fn all(request: &Request, limits: Limits, grid: &Grid) -> Vec<Finding> {
    let one = match request {
        Request { sets: Some(cover), .. } => judged(grid, cover.clone()),
        Request { auto_links: Some(truths), .. } => completed(grid, truths, auto_links),
        Request { auto_truths: Some(links), .. } => completed(grid, links, auto_truths),
        Request { prove: Some(Target::One(target)), .. } => proved(grid, *target, limits),
        Request { prove: Some(Target::All), .. } => {
            let open = Candidate::all().filter(|&c| is_open(grid, c));
            return open.map(|target| proved(grid, target, limits)).collect();
        }
        Request { .. } => whole_puzzle(grid),
    };
    vec![one]
}

fn judged(grid: &Grid, cover: Cover) -> Finding {
    let judgement = judge(grid, &cover);
    let verdict = if !judgement.uncovered.is_empty() {
        Verdict::Uncovered
    } else if judgement.rank < 0 {
        Verdict::Contradiction
    } else if judgement.eliminations.is_empty() {
        Verdict::NothingFalls
    } else {
        Verdict::Proved
    };
    let falls = if verdict == Verdict::Proved { judgement.eliminations } else { Vec::new() };
    Finding {
        pattern: Some(Pattern { cover, eliminations: falls }),
        placements: judgement.assignments,
        uncovered: judgement.uncovered,
        ..Finding::new(verdict)
    }
}

/// How one half of a pattern is found for the other.
type Complete = fn(&Grid, &[Sector], &mut Budget) -> Option<Cover>;

fn completed(grid: &Grid, Named(half): &Named, complete: Complete) -> Finding {
    let holds_digit = |sector: &Sector| grid.live_in(*sector).any(|c| !is_open(grid, c));
    if half.iter().any(holds_digit) {
        return Finding::new(Verdict::SettledSet);
    }
    let mut budget = WORK;
    complete(grid, half, &mut budget)
        .map_or(Finding::new(Verdict::NotFound), |cover| judged(grid, cover))
}

fn is_open(grid: &Grid, candidate: Candidate) -> bool {
    grid.is_live(candidate) && !grid.solved().contains(candidate.cell())
}

fn proved(grid: &Grid, target: Candidate, limits: Limits) -> Finding {
    let finding = if is_open(grid, target) {
        match prove(grid, target, limits) {
            Proved::Pattern(pattern) => judged(grid, pattern.cover),
            Proved::None(witness) => {
                Finding { witness: Some(witness), ..Finding::new(Verdict::NoPattern) }
            }
            Proved::Beyond => Finding::new(Verdict::BeyondLimits),
            Proved::NotFound => Finding::new(Verdict::NotFound),
        }
    } else {
        Finding::new(Verdict::NotOpen)
    };
    Finding { target: Some(target), ..finding }
}

fn whole_puzzle(grid: &Grid) -> Finding {
    if grid.is_solved() {
        return Finding::new(Verdict::Solved);
    }
    match whole(grid, WORK) {
        Whole::Pattern(pattern) => {
            let once = if pattern.size().multiplicity <= 1 {
                Once::Yes(pattern.clone())
            } else {
                match whole_once(grid, &pattern, NODES) {
                    Some(Some(pattern)) => Once::Yes(pattern),
                    Some(None) => Once::No,
                    None => Once::Unknown,
                }
            };
            Finding { once: Some(once), ..judged(grid, pattern.cover) }
        }
        Whole::None(witness) => {
            Finding { witness: Some(witness), ..Finding::new(Verdict::NoPattern) }
        }
        Whole::Contradiction => Finding::new(Verdict::Contradiction),
        Whole::NotFound => Finding::new(Verdict::NotFound),
    }
}
