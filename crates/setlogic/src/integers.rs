//! From the weights of a program to a cover: it is shown only when it holds exactly.

use ninerooks_board::{Candidate, Grid};
use ninerooks_proof::{Action, Cover, Proof, Term, check};

use super::lp::{lowest_terms, over_common_denominator};
use super::program::Program;

/// The cover of these weights of the program's sectors, if the checker accepts that it proves
/// `target` false.
pub(crate) fn cover(
    grid: &Grid,
    program: &Program,
    weights: &[f64],
    targets: &[Candidate],
) -> Option<Cover> {
    let (_, whole) = over_common_denominator(weights)?;
    let cover = reduced(program, &whole)?;
    let actions: Vec<Action> = targets.iter().copied().map(Action::Eliminate).collect();
    check(grid, &actions, &Proof::cover(cover.clone())).is_ok().then_some(cover)
}

/// The cover of whole weights, divided by what they have in common, with the least scale.
pub(crate) fn reduced(program: &Program, weights: &[i32]) -> Option<Cover> {
    let weights = lowest_terms(weights);
    let named = program.sectors.iter().zip(&weights).filter(|(_, weight)| **weight != 0);
    let term = |(&sector, &weight): (_, &i32)| Some(Term::new(sector, i16::try_from(weight).ok()?));
    let terms: Box<[Term]> = named.map(term).collect::<Option<_>>()?;
    let rank: i64 = terms.iter().map(|term| i64::from(term.weight)).sum();
    Some(Cover { scale: i16::try_from((rank + 1).max(1)).ok()?, terms })
}
