//! What a table shows where a method ends without a point.

use super::Dictionary;

impl Dictionary {
    /// The weights of the sets in rows that cannot be met together.
    ///
    /// A row says v = Σ entry · nonbasic, which is a combination of the sums of sets and of columns that
    /// holds whatever their values are. So the parts of the sets in it, with the sign that makes them too
    /// small, weigh every column but the one on trial with 0 or more.
    pub fn ray(&self, rows: &[(usize, f64)]) -> Vec<f64> {
        let columns = self.width();
        let mut weights = vec![0.0; self.height()];
        for &(row, sign) in rows {
            let variable = self.basic[row];
            if variable >= columns {
                weights[variable - columns] -= sign;
            }
            for (&variable, entry) in self.nonbasic.iter().zip(self.row(row)) {
                if variable >= columns {
                    weights[variable - columns] += sign * entry;
                }
            }
        }
        weights
    }

    /// How the columns, as they were at the beginning, change when the variable of this column grows.
    pub fn direction(&self, column: usize) -> Vec<f64> {
        let columns = self.width();
        let mut direction = vec![0.0; columns];
        if self.nonbasic[column] < columns {
            direction[self.nonbasic[column]] = 1.0;
        }
        for (row, &variable) in self.basic.iter().enumerate().filter(|basic| *basic.1 < columns) {
            direction[variable] = self.entry(row, column);
        }
        direction
    }
}
