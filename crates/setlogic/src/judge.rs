//! The verifier: what truths and links that somebody names prove.

use ninerooks_board::{Candidate, Grid, Sector};
use ninerooks_proof::{Action, Cover, Proof, check};

use super::integers;
use super::lp::{Bounds, Budget, Dictionary, Maximum, Repair, over_common_denominator};
use super::pattern::eliminations;
use super::program::Program;

/// What truths and links come to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judgement {
    /// Links minus truths, with multiplicity.
    pub rank: i64,
    /// Candidates that lie in more truths than links, with the difference: without these covered
    /// the sets prove nothing.
    pub uncovered: Vec<(Candidate, i64)>,
    /// What is false, in order.
    pub eliminations: Vec<Candidate>,
    /// What is then the last candidate of one of the sets, in order.
    pub assignments: Vec<Candidate>,
}

/// Judges truths and links: their rank, what is not covered, what they prove.
pub fn judge(grid: &Grid, cover: &Cover) -> Judgement {
    let weights = cover.weights();
    let live = Candidate::all().filter(|&c| grid.is_live(c));
    let uncovered: Vec<_> =
        live.map(|c| (c, -weights.weight(c))).filter(|(_, lack)| *lack > 0).collect();
    let mut judgement = Judgement {
        rank: cover.rank(),
        uncovered,
        eliminations: Vec::new(),
        assignments: Vec::new(),
    };
    let eliminated = eliminations(grid, cover);
    let actions: Vec<Action> = eliminated.iter().copied().map(Action::Eliminate).collect();
    if check(grid, &actions, &Proof::cover(cover.clone())).is_ok() {
        judgement.assignments = assignments(grid, cover, &eliminated);
        judgement.eliminations = eliminated;
    }
    judgement
}

fn assignments(grid: &Grid, cover: &Cover, eliminated: &[Candidate]) -> Vec<Candidate> {
    let mut after = *grid;
    for &elimination in eliminated {
        after.eliminate(elimination);
    }
    let open = |c: &Candidate| !grid.solved().contains(c.cell());
    let mut last: Vec<Candidate> = cover
        .terms
        .iter()
        .filter_map(|term| after.only_in(term.fact.sector()?))
        .filter(open)
        .collect();
    last.sort_unstable();
    last.dedup();
    last
}

/// The fewest links for these truths that prove something, or else the fewest that cover them.
/// Nothing when one of them holds a placed digit, or the budget is spent.
pub fn auto_links(grid: &Grid, truths: &[Sector], budget: &mut Budget) -> Option<Cover> {
    let program = Program::new(grid);
    let given = numbers(&program, truths)?;
    let need = counts(&program, &given);
    let none = fewest_links(&program, &need, &given, None, budget);
    let plain = none.and_then(|links| joined(&program, &links, &given, -1));
    if let Some(cover) = plain.as_ref().filter(|cover| !judge(grid, cover).eliminations.is_empty())
    {
        return Some(cover.clone());
    }
    let with_target = |target| {
        let links = fewest_links(&program, &need, &given, Some(target), &mut *budget)?;
        let cover = joined(&program, &links, &given, -1)?;
        (!judge(grid, &cover).eliminations.is_empty()).then_some(cover)
    };
    let found = (0..program.candidates.len()).filter_map(with_target);
    found.min_by_key(Cover::rank).or(plain)
}

/// As many truths as these links cover so that they prove something, or else as many as they cover.
pub fn auto_truths(grid: &Grid, links: &[Sector], budget: &mut Budget) -> Option<Cover> {
    let program = Program::new(grid);
    let given = numbers(&program, links)?;
    let have = counts(&program, &given);
    let none = most_truths(&program, &have, None, budget);
    let plain = none.and_then(|truths| joined(&program, &truths, &given, 1));
    if let Some(cover) = plain.as_ref().filter(|cover| !judge(grid, cover).eliminations.is_empty())
    {
        return Some(cover.clone());
    }
    let with_target = |target| {
        let truths = most_truths(&program, &have, Some(target), &mut *budget)?;
        let cover = joined(&program, &truths, &given, 1)?;
        (!judge(grid, &cover).eliminations.is_empty()).then_some(cover)
    };
    let found = (0..program.candidates.len()).filter_map(with_target);
    found.min_by_key(Cover::rank).or(plain)
}

fn numbers(program: &Program, sectors: &[Sector]) -> Option<Vec<usize>> {
    sectors.iter().map(|sector| program.sectors.binary_search(sector).ok()).collect()
}

/// How many of the given sectors hold each candidate.
fn counts(program: &Program, given: &[usize]) -> Vec<f64> {
    let mut counts = vec![0.0; program.candidates.len()];
    for &sector in given {
        for &c in &program.members()[sector] {
            counts[c] += 1.0;
        }
    }
    counts
}

/// The sectors of a candidate, each once, as entries of a row.
fn row(program: &Program, candidate: usize) -> Vec<(usize, f64)> {
    program.around(candidate).iter().map(|&sector| (sector, 1.0)).collect()
}

fn fewest_links(
    program: &Program,
    need: &[f64],
    truths: &[usize],
    target: Option<usize>,
    budget: &mut Budget,
) -> Option<Vec<f64>> {
    let n = program.sectors.len();
    let free: Vec<Bounds> = (0..n)
        .map(|s| if truths.contains(&s) { Bounds::fixed(0.0) } else { Bounds::POSITIVE })
        .collect();
    let mut links = Dictionary::new(&free, &vec![-1.0; n]);
    for (c, &need) in need.iter().enumerate() {
        links.push_row(&row(program, c), Bounds { lower: need, upper: f64::INFINITY });
    }
    if let Some(target) = target {
        // The target's weight must be above the rank.
        let mut entries: Vec<(usize, f64)> = (0..n).map(|s| (s, -1.0)).collect();
        entries.extend(row(program, target));
        #[allow(clippy::cast_precision_loss)] // a few hundred
        let lower = 1.0 + need[target] - truths.len() as f64;
        links.push_row(&entries, Bounds { lower, upper: f64::INFINITY });
    }
    match links.repair(budget) {
        Repair::Feasible => Some(links.point()[..n].to_vec()),
        Repair::Infeasible { .. } | Repair::Spent => None,
    }
}

fn most_truths(
    program: &Program,
    have: &[f64],
    target: Option<usize>,
    budget: &mut Budget,
) -> Option<Vec<f64>> {
    let n = program.sectors.len();
    let mut gains = vec![1.0; n];
    if let Some(target) = target {
        for &sector in program.around(target) {
            gains[sector] = 0.0;
        }
    }
    let mut truths = Dictionary::new(&vec![Bounds::POSITIVE; n], &gains);
    for (c, &have) in have.iter().enumerate() {
        truths.push_row(&row(program, c), Bounds { lower: -1.0, upper: have });
    }
    match truths.maximise(budget) {
        Maximum::Reached => Some(truths.point()[..n].to_vec()),
        Maximum::Unbounded { .. } | Maximum::Spent => None,
    }
}

/// The cover of what was found and what was given.
fn joined(program: &Program, found: &[f64], given: &[usize], sign: i32) -> Option<Cover> {
    let (denominator, whole) = over_common_denominator(found)?;
    let mut weights: Vec<i32> = whole.iter().map(|times| -sign * times).collect();
    for &sector in given {
        weights[sector] += sign * denominator;
    }
    integers::reduced(program, &weights)
}
