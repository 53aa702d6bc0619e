//! The simplex method in whole numbers: can these columns be weighed so that each row sums to 1?
//!
//! The inverse of the basis is kept as whole numbers over one denominator, which is the determinant of the basis (Bareiss, "Sylvester's
//! identity and multistep integer-preserving Gaussian elimination", 1968): each pivot multiplies, subtracts, and divides by the
//! denominator before, without a remainder. What comes out is checked by whoever asks, so nothing rests on this file but that
//! there is an answer.

/// The answer to the question, as a certificate in whole numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// They can: `parts[j] / whole` of the columns named make each row 1.
    Point {
        /// The denominator, above 0.
        whole: i64,
        /// Columns and their numerators, above 0.
        parts: Vec<(usize, i64)>,
    },
    /// They cannot: with these weights of rows each column weighs 0 or more, and all rows together less than 0.
    Never(Vec<i64>),
}

impl Outcome {
    /// Whether what it says of these columns is so, by adding up.
    pub fn holds<C: AsRef<[usize]>>(&self, rows: usize, columns: &[C]) -> bool {
        match self {
            Self::Never(weights) => {
                let weight = |column: &C| -> i128 {
                    column.as_ref().iter().map(|&row| i128::from(weights[row])).sum()
                };
                columns.iter().all(|column| weight(column) >= 0)
                    && weights.iter().map(|&weight| i128::from(weight)).sum::<i128>() < 0
            }
            Self::Point { whole, parts } => {
                let mut sums = vec![0_i128; rows];
                for &(column, part) in parts {
                    for &row in columns[column].as_ref() {
                        sums[row] += i128::from(part);
                    }
                }
                *whole > 0
                    && parts.iter().all(|(_, part)| *part > 0)
                    && sums.iter().all(|sum| *sum == i128::from(*whole))
            }
        }
    }
}

/// A number left the range of 64 bits, and the question is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Overflow;

/// After so many pivots without progress the least column enters, so that no basis comes twice (Bland's rule).
const PATIENCE: usize = 40;

/// Whether numbers of at least 0 for the columns exist with which each of `rows` rows sums to 1. A column is the list of the rows in
/// which it counts 1.
///
/// # Errors
/// [`Overflow`], when a number leaves the range of 64 bits.
///
/// ```
/// use ninerooks_small::{Outcome, feasible};
///
/// // Three rows, two of them in each column: one half of each.
/// let columns = [vec![0, 1], vec![1, 2], vec![0, 2]];
/// let Ok(Outcome::Point { whole: 2, parts }) = feasible(3, &columns) else { panic!() };
/// assert_eq!(parts, [(0, 1), (1, 1), (2, 1)]);
/// // Without the third the middle row has what both others have.
/// assert!(matches!(feasible(3, &columns[..2]), Ok(Outcome::Never(_))));
/// ```
pub fn feasible<C: AsRef<[usize]>>(rows: usize, columns: &[C]) -> Result<Outcome, Overflow> {
    let mut table = Table::new(rows);
    let mut stalled = 0;
    while table.left() > 0 {
        let Some((column, rate)) = table.entering(columns, stalled >= PATIENCE) else {
            return Ok(Outcome::Never(
                table.weights[..rows].iter().map(|weight| -weight).collect(),
            ));
        };
        let direction = table.direction(columns[column].as_ref())?;
        let row = table.leaving(&direction);
        stalled = if table.rows[row][rows] == 0 { stalled + 1 } else { 0 };
        table.pivot(row, column, &direction, rate)?;
    }
    Ok(table.point())
}

/// Rows of the inverse with their values in the last place, all over `whole`. In the basis the first numbers, one for each row, are
/// artificial columns, which stand for what the row lacks and never enter; column `n` of the question is `rows + n`.
struct Table {
    whole: i64,
    rows: Vec<Vec<i64>>,
    basis: Vec<usize>,
    /// What each row of the question is worth, and what is still missing, over `whole`.
    weights: Vec<i64>,
}

impl Table {
    fn new(size: usize) -> Self {
        let row = |n: usize| (0..=size).map(|i| i64::from(i == n || i == size)).collect();
        let mut weights = vec![1; size];
        weights.push(i64::try_from(size).unwrap_or(i64::MAX));
        Self { whole: 1, rows: (0..size).map(row).collect(), basis: (0..size).collect(), weights }
    }

    /// How much the rows lack together.
    fn left(&self) -> i64 {
        self.weights[self.basis.len()]
    }

    /// The column that lessens what is missing most, or the first one that does.
    fn entering<C: AsRef<[usize]>>(&self, columns: &[C], first: bool) -> Option<(usize, i64)> {
        let mut best = None;
        for (column, rows) in columns.iter().enumerate() {
            let rate: i64 = rows.as_ref().iter().map(|&row| self.weights[row]).sum();
            if rate > best.map_or(0, |(_, rate)| rate) {
                best = Some((column, rate));
                if first {
                    break;
                }
            }
        }
        best
    }

    fn direction(&self, column: &[usize]) -> Result<Vec<i64>, Overflow> {
        let sum = |row: &Vec<i64>| {
            column.iter().try_fold(0_i64, |sum, &i| sum.checked_add(row[i])).ok_or(Overflow)
        };
        self.rows.iter().map(sum).collect()
    }

    /// The row that reaches 0 first; among equal ones an artificial one, then that of the least column.
    fn leaving(&self, direction: &[i64]) -> usize {
        let size = self.basis.len();
        let ratio = |row: usize| (i128::from(self.rows[row][size]), i128::from(direction[row]));
        let earlier = |a: usize, b: usize| {
            let ((x, dx), (y, dy)) = (ratio(a), ratio(b));
            (x * dy).cmp(&(y * dx)).then_with(|| self.basis[a].cmp(&self.basis[b])).is_lt()
        };
        (0..size)
            .filter(|&row| direction[row] > 0)
            .reduce(|best, row| if earlier(row, best) { row } else { best })
            .expect("what is missing is at least 0, so it cannot be lessened for ever")
    }

    fn pivot(
        &mut self,
        row: usize,
        column: usize,
        direction: &[i64],
        rate: i64,
    ) -> Result<(), Overflow> {
        let (pivot, whole) = (direction[row], self.whole);
        let source = std::mem::take(&mut self.rows[row]);
        for (other, target) in self.rows.iter_mut().enumerate() {
            if other != row {
                combine(target, &source, pivot, direction[other], whole)?;
            }
        }
        combine(&mut self.weights, &source, pivot, rate, whole)?;
        self.rows[row] = source;
        self.basis[row] = self.basis.len() + column;
        self.whole = pivot;
        Ok(())
    }

    fn point(&self) -> Outcome {
        let size = self.basis.len();
        let value = |(row, &entry): (usize, &usize)| {
            let part = self.rows[row][size];
            (part > 0).then(|| (entry - size, part)) // artificial columns are 0 when nothing is missing
        };
        let mut parts: Vec<(usize, i64)> =
            self.basis.iter().enumerate().filter_map(value).collect();
        parts.sort_unstable();
        Outcome::Point { whole: self.whole, parts }
    }
}

/// `target · pivot − source · factor`, divided by `whole`, which leaves no remainder.
fn combine(
    target: &mut [i64],
    source: &[i64],
    pivot: i64,
    factor: i64,
    whole: i64,
) -> Result<(), Overflow> {
    if factor == 0 && pivot == whole {
        return Ok(());
    }
    for (t, &s) in target.iter_mut().zip(source) {
        if *t == 0 && (s == 0 || factor == 0) {
            continue;
        }
        let small =
            t.checked_mul(pivot).zip(s.checked_mul(factor)).and_then(|(a, b)| a.checked_sub(b));
        *t = if let Some(sum) = small {
            sum / whole
        } else {
            let wide = i128::from(*t) * i128::from(pivot) - i128::from(s) * i128::from(factor);
            i64::try_from(wide / i128::from(whole)).map_err(|_| Overflow)?
        };
    }
    Ok(())
}
