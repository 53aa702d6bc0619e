//! What truths and links cost.

/// What a truth costs, when a link costs 1. Four more links never outweigh a truth, so fewest truths
/// come first and then the lowest rank: 4 · truths + links = 5 · truths + rank.
pub const TRUTH: f64 = 4.0;

/// Costs that differ by less are equal: they are fractions with small denominators, and the bounds
/// of the programs are a little apart from each other.
pub const LITTLE: f64 = 0.02;

/// 4 · truths + links.
pub fn cost(weights: &[f64]) -> f64 {
    weights.iter().map(|weight| if *weight < 0.0 { -4.0 * weight } else { *weight }).sum()
}

/// A cost as truths and rank.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // from 5 to some thousands
pub fn parts(cost: f64) -> (u32, u32) {
    let whole = (cost - LITTLE).ceil().clamp(5.0, 1e6) as u32;
    (whole / 5, whole % 5)
}
