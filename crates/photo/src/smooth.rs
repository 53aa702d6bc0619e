//! A smooth surface over the ten by ten crossings of a grid: a polynomial, by least squares.

use crate::number::real;

/// The most terms that there are: those of degree 3.
const TERMS: usize = 10;

/// A polynomial in row and column.
#[derive(Clone, Debug)]
pub(crate) struct Smooth([f32; TERMS]);

impl Smooth {
    /// The surface of this degree (1 to 3) through values at crossings, each with a weight; what is far from the others does
    /// not count.
    pub(crate) fn through(values: &[(usize, f32, f32)], degree: usize) -> Self {
        let mut values = values.to_vec();
        let mut surface = Self::squares(&values, degree);
        for near in [4.0, 2.0, 1.5] {
            for (node, value, weight) in &mut values {
                let off = (surface.at(*node) - *value).abs() / near;
                if off > 1.0 {
                    *weight *= 0.3 / off;
                }
            }
            surface = Self::squares(&values, degree);
        }
        surface
    }

    /// Its value at a crossing.
    pub(crate) fn at(&self, node: usize) -> f32 {
        terms(node).iter().zip(&self.0).map(|(a, b)| a * b).sum()
    }

    fn squares(values: &[(usize, f32, f32)], degree: usize) -> Self {
        let count = [1, 3, 6, TERMS][degree.min(3)];
        let mut rows = [[0.0_f32; TERMS + 1]; TERMS];
        for &(node, value, weight) in values {
            let terms = terms(node);
            for (row, &a) in rows.iter_mut().zip(&terms).take(count) {
                for (sum, &b) in row.iter_mut().zip(&terms).take(count) {
                    *sum += weight * a * b;
                }
                row[TERMS] += weight * a * value;
            }
        }
        // With a weight of nothing the surface is flat.
        for (i, row) in rows.iter_mut().enumerate() {
            row[i] += 1e-3;
        }
        solve(rows)
    }
}

/// Gauss and Jordan, without a search for pivots: the matrix is symmetric and positive.
fn solve(mut rows: [[f32; TERMS + 1]; TERMS]) -> Smooth {
    for i in 0..TERMS {
        let pivot = rows[i];
        for (k, row) in rows.iter_mut().enumerate() {
            if k != i {
                let times = row[i] / pivot[i];
                for (value, of_pivot) in row.iter_mut().zip(&pivot) {
                    *value -= times * of_pivot;
                }
            }
        }
    }
    Smooth(core::array::from_fn(|i| rows[i][TERMS] / rows[i][i]))
}

fn terms(node: usize) -> [f32; TERMS] {
    let (x, y) = (real(node % 10) / 4.5 - 1.0, real(node / 10) / 4.5 - 1.0);
    [1.0, x, y, x * y, x * x, y * y, x * x * x, x * x * y, x * y * y, y * y * y]
}
