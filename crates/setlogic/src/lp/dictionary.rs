//! A linear program as a dictionary: basic variables written in the others.
//!
//! Dense, bounded on both sides, and counted in pivots, so that the same question takes the same
//! steps everywhere. A program of set logic has some 240 rows and columns, and an entry is nearly
//! always 0 or a small fraction; at that size a dense table beats sparse factors.
//!
//! Source: V. Chvátal, *Linear Programming*, chapters 2, 3 and 8 (dictionaries, upper bounds).

use super::Bounds;

/// The size from which on an entry may be a pivot. Entries are small fractions.
pub(super) const PIVOT: f64 = 1e-7;
/// How far a value may lie outside its bounds.
pub(super) const FEASIBLE: f64 = 1e-8;
/// The size below which an entry is rounding, and 0 in truth.
const NOTHING: f64 = 1e-11;

/// Rows `basic = Σ entry · nonbasic`, and an objective to be made great.
///
/// Variables have numbers: first the columns as they were at the beginning, then the rows.
#[derive(Clone, Debug)]
pub struct Dictionary {
    columns: usize,
    entries: Vec<f64>,
    /// What the objective gains by one more of each nonbasic variable.
    pub(super) gains: Vec<f64>,
    /// The variable of each row.
    pub(super) basic: Vec<usize>,
    /// The variable of each column.
    pub(super) nonbasic: Vec<usize>,
    /// The values of the basic variables.
    pub(super) values: Vec<f64>,
    /// Whether each nonbasic variable is at its upper bound, not at its lower one.
    pub(super) at_upper: Vec<bool>,
    /// The value of each nonbasic variable. [`reach`](Self::reach) lets it rest between the bounds.
    resting: Vec<f64>,
    bounds: Vec<Bounds>,
    /// The pivot row, kept to save an allocation.
    line: Vec<f64>,
}

impl Dictionary {
    /// No rows yet; every column at its lower bound.
    pub fn new(columns: &[Bounds], gains: &[f64]) -> Self {
        Self {
            columns: columns.len(),
            entries: Vec::new(),
            gains: gains.to_vec(),
            basic: Vec::new(),
            nonbasic: (0..columns.len()).collect(),
            values: Vec::new(),
            at_upper: vec![false; columns.len()],
            resting: columns.iter().map(|bounds| bounds.lower).collect(),
            bounds: columns.to_vec(),
            line: vec![0.0; columns.len()],
        }
    }

    /// One more row, before the first pivot: its entries in the columns, and its bounds.
    pub fn push_row(&mut self, entries: &[(usize, f64)], bounds: Bounds) {
        let start = self.entries.len();
        self.entries.resize(start + self.columns, 0.0);
        for &(column, entry) in entries {
            self.entries[start + column] += entry;
        }
        let value = (0..self.columns).map(|j| self.entries[start + j] * self.bounds[j].lower).sum();
        self.basic.push(self.bounds.len());
        self.bounds.push(bounds);
        self.values.push(value);
    }

    /// How many rows.
    pub(super) fn height(&self) -> usize {
        self.basic.len()
    }

    /// How many columns.
    pub const fn width(&self) -> usize {
        self.columns
    }

    /// A row's entries.
    pub(super) fn row(&self, row: usize) -> &[f64] {
        &self.entries[row * self.columns..][..self.columns]
    }

    /// An entry.
    pub(super) fn entry(&self, row: usize, column: usize) -> f64 {
        self.entries[row * self.columns + column]
    }

    /// The bounds of a variable.
    pub fn bounds(&self, variable: usize) -> Bounds {
        self.bounds[variable]
    }

    /// The value of the variable of a column.
    pub(super) fn nonbasic_value(&self, column: usize) -> f64 {
        self.resting[column]
    }

    /// The values of all variables.
    pub fn point(&self) -> Vec<f64> {
        let mut point = vec![0.0; self.bounds.len()];
        for (&variable, &value) in self.basic.iter().zip(&self.values) {
            point[variable] = value;
        }
        for (column, &variable) in self.nonbasic.iter().enumerate() {
            point[variable] = self.nonbasic_value(column);
        }
        point
    }

    /// What the objective gains by one more of each variable, for the nonbasic ones.
    pub fn prices(&self) -> Vec<f64> {
        let mut prices = vec![0.0; self.bounds.len()];
        for (&variable, &gain) in self.nonbasic.iter().zip(&self.gains) {
            prices[variable] = gain;
        }
        prices
    }

    /// Another objective: the sum of these columns, as they were at the beginning. Gives its value.
    pub fn set_objective(&mut self, sum: &[usize]) -> f64 {
        self.gains.fill(0.0);
        let mut value = 0.0;
        for (column, variable) in self.nonbasic.iter().enumerate() {
            if sum.binary_search(variable).is_ok() {
                self.gains[column] += 1.0;
                value += self.nonbasic_value(column);
            }
        }
        for (row, variable) in self.basic.iter().enumerate() {
            if sum.binary_search(variable).is_ok() {
                value += self.values[row];
                let entries = &self.entries[row * self.columns..][..self.columns];
                self.gains.iter_mut().zip(entries).for_each(|(gain, entry)| *gain += entry);
            }
        }
        value
    }

    /// Gives a variable other bounds. A nonbasic one goes to the one where it gains.
    pub fn set_bounds(&mut self, variable: usize, bounds: Bounds) {
        if let Some(column) = self.nonbasic.iter().position(|&v| v == variable) {
            self.bounds[variable] = bounds;
            let to_upper = self.gains[column] > 0.0 && bounds.upper.is_finite();
            self.flip(column, to_upper);
        } else {
            self.bounds[variable] = bounds;
        }
    }

    /// One more row, at any time: its entries by variable, and its bounds.
    pub fn add_row(&mut self, parts: &[(usize, f64)], bounds: Bounds) {
        let mut entries = vec![0.0; self.columns];
        let mut value = 0.0;
        for &(variable, part) in parts {
            if let Some(column) = self.nonbasic.iter().position(|&v| v == variable) {
                entries[column] += part;
                value += part * self.nonbasic_value(column);
            } else if let Some(row) = self.basic.iter().position(|&v| v == variable) {
                entries.iter_mut().zip(self.row(row)).for_each(|(e, old)| *e += part * old);
                value += part * self.values[row];
            }
        }
        self.entries.extend(entries);
        self.basic.push(self.bounds.len());
        self.bounds.push(bounds);
        self.values.push(value);
    }

    /// Gives a variable bounds that hold its value now, and leaves it there.
    pub fn widen(&mut self, variable: usize, bounds: Bounds) {
        self.bounds[variable] = bounds;
    }

    /// Moves the nonbasic variable of a column to one of its bounds: the basic ones follow.
    pub(super) fn flip(&mut self, column: usize, to_upper: bool) {
        let bounds = self.bounds[self.nonbasic[column]];
        let value = if to_upper { bounds.upper } else { bounds.lower };
        self.shift(column, value - self.resting[column]);
        (self.resting[column], self.at_upper[column]) = (value, to_upper);
    }

    /// Moves the nonbasic variable of a column by `step`: the basic ones follow. Where it rests is
    /// for the pivot or the flip that comes next to say.
    pub(super) fn shift(&mut self, column: usize, step: f64) {
        if step != 0.0 {
            for (row, value) in self.values.iter_mut().enumerate() {
                *value += step * self.entries[row * self.columns + column];
            }
        }
    }

    /// Exchanges the variable of `row`, which goes to one of its bounds, for the one of `column`,
    /// whose value becomes `value`. The values of the others must have been shifted before.
    pub(super) fn pivot(&mut self, row: usize, column: usize, value: f64, to_upper: bool) {
        let bounds = self.bounds[self.basic[row]];
        self.resting[column] = if to_upper { bounds.upper } else { bounds.lower };
        let width = self.columns;
        let at = row * width;
        let inverse = 1.0 / self.entries[at + column];
        for j in 0..width {
            self.line[j] = -self.entries[at + j] * inverse;
        }
        self.line[column] = inverse;
        let few: Vec<usize> = (0..width).filter(|&j| self.line[j] != 0.0).collect();
        let sparse = few.len() * 4 < width;
        for (i, entries) in self.entries.chunks_exact_mut(width).enumerate() {
            let factor = entries[column];
            if i == row || factor == 0.0 {
                continue;
            }
            entries[column] = 0.0;
            if sparse {
                for &j in &few {
                    entries[j] = tidy(entries[j] + factor * self.line[j]);
                }
            } else {
                for (entry, line) in entries.iter_mut().zip(&self.line) {
                    *entry = tidy(*entry + factor * line);
                }
            }
        }
        self.entries[at..at + width].copy_from_slice(&self.line);
        let factor = self.gains[column];
        if factor != 0.0 {
            self.gains[column] = 0.0;
            for &j in &few {
                self.gains[j] = tidy(self.gains[j] + factor * self.line[j]);
            }
        }
        std::mem::swap(&mut self.basic[row], &mut self.nonbasic[column]);
        self.values[row] = value;
        self.at_upper[column] = to_upper;
    }
}

fn tidy(entry: f64) -> f64 {
    if entry.abs() < NOTHING { 0.0 } else { entry }
}
