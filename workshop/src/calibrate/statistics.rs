//! Rank correlation, quantiles, and a fit without negative weights.

use ninerooks_lab::Random;

/// Spearman's rank correlation of two columns; equal values share the mean of their ranks.
pub fn spearman(one: &[f64], other: &[f64]) -> f64 {
    pearson(&ranks(one), &ranks(other))
}

fn ranks(values: &[f64]) -> Vec<f64> {
    let mut order: Vec<usize> = (0..values.len()).collect();
    order.sort_by(|a, b| values[*a].total_cmp(&values[*b]));
    let mut ranks = vec![0.0; values.len()];
    for equal in order.chunk_by(|a, b| values[*a].total_cmp(&values[*b]).is_eq()) {
        let before = order.iter().position(|i| *i == equal[0]).unwrap_or_default();
        for &i in equal {
            ranks[i] = before as f64 + (equal.len() - 1) as f64 / 2.0;
        }
    }
    ranks
}

fn pearson(one: &[f64], other: &[f64]) -> f64 {
    let mean = |values: &[f64]| values.iter().sum::<f64>() / values.len() as f64;
    let means = [mean(one), mean(other)];
    let (mut both, mut squares) = (0.0, [0.0; 2]);
    for (x, y) in one.iter().zip(other) {
        let from = [x - means[0], y - means[1]];
        both += from[0] * from[1];
        squares[0] += from[0] * from[0];
        squares[1] += from[1] * from[1];
    }
    both / (squares[0] * squares[1]).sqrt()
}

/// The value below which this portion of them is.
pub fn quantile(values: &[f64], portion: f64) -> f64 {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "from 0 to 1")]
    let at = ((sorted.len() - 1) as f64 * portion).round() as usize;
    sorted.get(at).copied().unwrap_or_default()
}

/// An observation.
#[derive(Clone, Debug)]
pub struct Observed<const N: usize> {
    /// What the model counts.
    pub terms: [f64; N],
    /// What was measured.
    pub value: f64,
    /// How much it counts.
    pub weight: f64,
}

/// The constant and the weights, none of them negative, with the least sum of weighted squares: from one coordinate to the next
/// until nothing changes.
pub fn fit<const N: usize>(observed: &[&Observed<N>]) -> (f64, [f64; N]) {
    let all: f64 = observed.iter().map(|one| one.weight).sum();
    let mean = |of: &dyn Fn(&Observed<N>) -> f64| {
        observed.iter().map(|one| one.weight * of(one)).sum::<f64>() / all
    };
    let middle = mean(&|one| one.value);
    let means: [f64; N] = core::array::from_fn(|i| mean(&|one| one.terms[i]));
    let mut weights = [0.0; N];
    let mut products = [[0.0; N]; N];
    let mut targets = [0.0; N];
    for i in 0..N {
        let from = |one: &Observed<N>, i: usize| one.terms[i] - means[i];
        for (j, product) in products[i].iter_mut().enumerate() {
            *product = mean(&|one| from(one, i) * from(one, j));
        }
        targets[i] = mean(&|one| from(one, i) * (one.value - middle));
    }
    for _ in 0..ROUNDS {
        for i in 0..N {
            let others: f64 = (0..N).filter(|&j| j != i).map(|j| products[i][j] * weights[j]).sum();
            weights[i] = ((targets[i] - others) / products[i][i]).max(0.0);
        }
    }
    let constant = (0..N).fold(middle, |rest, i| rest - weights[i] * means[i]);
    (constant, weights)
}

/// After so many rounds nothing changes in any digit that is written.
const ROUNDS: usize = 2_000;

/// The fold of each of so many, from 0: as many in each, in an order that is always the same.
pub fn folds(count: usize, folds: usize, seed: u64) -> Vec<usize> {
    let mut of: Vec<usize> = (0..count).map(|i| i % folds).collect();
    Random::new(seed, 0).shuffle(&mut of);
    of
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_decide_and_equal_values_share_theirs() {
        assert!((spearman(&[1.0, 2.0, 9.0], &[3.0, 4.0, 5.0]) - 1.0).abs() < 1e-12);
        assert!((spearman(&[1.0, 2.0, 9.0], &[5.0, 4.0, 3.0]) + 1.0).abs() < 1e-12);
        assert_eq!(ranks(&[7.0, 7.0, 1.0]), [1.5, 1.5, 0.0]);
    }

    #[test]
    fn a_fit_finds_what_made_the_values_and_leaves_out_what_would_be_negative() {
        let of = |x: f64, y: f64, value| Observed { terms: [x, y], value, weight: 1.0 + x };
        let points = [(0.0, 1.0), (1.0, 0.0), (2.0, 5.0), (3.0, 1.0), (4.0, 4.0)];
        let made: Vec<_> = points.map(|(x, y)| of(x, y, 7.0 + 2.0 * x + 0.5 * y)).to_vec();
        let (constant, weights) = fit(&made.iter().collect::<Vec<_>>());
        let found = [constant, weights[0], weights[1]];
        assert!(found.iter().zip([7.0, 2.0, 0.5]).all(|(a, b)| (a - b).abs() < 1e-6), "{found:?}");
        let made: Vec<_> = points.map(|(x, y)| of(x, y, 7.0 + 2.0 * x - 0.5 * y)).to_vec();
        let (_, weights) = fit(&made.iter().collect::<Vec<_>>());
        assert!(weights[1] == 0.0 && weights[0] > 1.0, "{weights:?}");
    }

    #[test]
    fn folds_are_of_the_same_size_and_the_same_every_time() {
        let of = folds(767, 10, 1);
        let sizes = (0..10).map(|fold| of.iter().filter(|of| **of == fold).count());
        assert!(sizes.into_iter().all(|size| (76..=77).contains(&size)));
        assert_eq!(of, folds(767, 10, 1));
        assert_eq!(quantile(&[3.0, 1.0, 2.0], 0.5).to_bits(), 2.0_f64.to_bits());
    }
}
