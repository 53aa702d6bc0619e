//! From floating point to whole numbers: a pattern or a witness is shown only when it holds exactly.

use ninerooks_board::Candidate;
use ninerooks_board::Grid;
use ninerooks_proof::{Action, Cover, Proof, Term, check};

use super::program::Program;

/// The greatest common denominator that is tried.
const DENOMINATORS: u32 = 2520;
/// How far a multiple may lie from a whole number.
const NEAR: f64 = 1e-4;

/// `values` as whole numbers over a common denominator, the smallest that fits.
pub(super) fn over_common_denominator(values: &[f64]) -> Option<(i32, Vec<i32>)> {
    let whole = |value: f64| (value - value.round()).abs() < NEAR;
    let parts: Vec<f64> = values.iter().copied().filter(|&value| !whole(value)).collect();
    let fits = |d: &u32| parts.iter().all(|part| whole(part * f64::from(*d)));
    let denominator = (1..=DENOMINATORS).find(fits)?;
    let scaled = values.iter().map(|value| whole_number(value * f64::from(denominator)));
    Some((i32::try_from(denominator).ok()?, scaled.collect::<Option<_>>()?))
}

#[allow(clippy::cast_possible_truncation)] // the range is looked at first
fn whole_number(value: f64) -> Option<i32> {
    let rounded = value.round();
    (rounded.abs() < 1e9).then_some(rounded as i32)
}

/// The cover of these weights of the program's sectors, if the checker accepts that it proves
/// `target` false.
pub(super) fn cover(
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
pub(super) fn reduced(program: &Program, weights: &[i32]) -> Option<Cover> {
    let weights = lowest_terms(weights);
    let named = program.sectors.iter().zip(&weights).filter(|(_, weight)| **weight != 0);
    let term = |(&sector, &weight): (_, &i32)| Some(Term::new(sector, i16::try_from(weight).ok()?));
    let terms: Box<[Term]> = named.map(term).collect::<Option<_>>()?;
    let rank: i64 = terms.iter().map(|term| i64::from(term.weight)).sum();
    Some(Cover { scale: i16::try_from((rank + 1).max(1)).ok()?, terms })
}

/// Whole weights, divided by what they have in common.
pub(super) fn lowest_terms(weights: &[i32]) -> Vec<i32> {
    let common = weights.iter().fold(0, |common, &weight| gcd(common, weight.unsigned_abs()));
    // A common divisor beyond 31 bits is that of −2³¹ alone.
    let common = i32::try_from(common.max(1)).unwrap_or(1);
    weights.iter().map(|weight| weight / common).collect()
}

fn gcd(a: u32, b: u32) -> u32 {
    if b == 0 { a } else { gcd(b, a % b) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_smallest_denominator_that_fits() {
        let thirds = [1.0 / 3.0, -2.0 / 3.0, 1.5];
        assert_eq!(over_common_denominator(&thirds), Some((6, vec![2, -4, 9])));
        assert_eq!(over_common_denominator(&[2.0, -1.0]), Some((1, vec![2, -1])));
        assert_eq!(over_common_denominator(&[core::f64::consts::PI / 1e3]), None);
        assert_eq!(over_common_denominator(&[1e30]), None);
    }
}
