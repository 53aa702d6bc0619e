//! From floating point to whole numbers: what is shown has to hold exactly.

/// The greatest common denominator that is tried.
const DENOMINATORS: u32 = 2520;
/// How far a multiple may lie from a whole number.
const NEAR: f64 = 1e-4;

/// `values` as whole numbers over a common denominator, the smallest that fits.
pub fn over_common_denominator(values: &[f64]) -> Option<(i32, Vec<i32>)> {
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

/// Whole weights, divided by what they have in common.
pub fn lowest_terms(weights: &[i32]) -> Vec<i32> {
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
