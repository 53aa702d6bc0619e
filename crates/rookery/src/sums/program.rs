//! The pattern equations of a space, and the programs over them.

use ninerooks_board::{CellSet, Digit, DigitSet};
use ninerooks_proof::{Equation, Pattern};

use crate::{OverBudget, Space};
use ninerooks_setlogic::lp::{Bounds, Dictionary, spread};

/// The most bytes of a table of coefficients.
const TABLE: usize = 16 << 20;

/// The live patterns of a space and the equations that say something.
#[derive(Clone, Debug)]
pub(super) struct Program {
    /// The equations: those of open cells, and those of digits with more than one pattern.
    pub(super) equations: Vec<Equation>,
    /// The digit and the cells of each pattern.
    patterns: Vec<(Digit, CellSet)>,
    /// The equations of each pattern, by number.
    around: Vec<Vec<usize>>,
    /// The patterns of each equation, by number.
    members: Vec<Vec<usize>>,
}

impl Program {
    /// The program of a space. An equation with one pattern says that it is true, and the patterns
    /// that it excludes have gone by other methods; so a digit with one pattern is left out, and the
    /// cells that it settles with it.
    ///
    /// # Errors
    /// When its table would be too large.
    pub(super) fn new(space: &Space) -> Result<Self, OverBudget> {
        let open: DigitSet = Digit::ALL.into_iter().filter(|d| space.count(*d) > 1).collect();
        let patterns: Vec<(Digit, CellSet)> = space
            .iter()
            .map(|(pattern, cells)| (pattern.digit, cells))
            .filter(|(digit, _)| open.contains(*digit))
            .collect();
        let settled = Digit::ALL
            .into_iter()
            .filter(|&d| space.count(d) == 1)
            .fold(CellSet::EMPTY, |cells, digit| cells | space.certain(digit));
        let says = |equation: &Equation| match equation {
            Equation::Cell(cell) => !settled.contains(*cell),
            Equation::Digit(digit) => open.contains(*digit),
        };
        let equations: Vec<Equation> = Equation::all().filter(says).collect();
        let bytes = patterns.len().saturating_mul(equations.len() * 8);
        if bytes > TABLE {
            return Err(OverBudget::Memory { patterns: patterns.len(), bytes, limit: TABLE });
        }
        let mut members = vec![Vec::new(); equations.len()];
        let mut around = vec![Vec::with_capacity(10); patterns.len()];
        for (row, equation) in equations.iter().enumerate() {
            for (t, (digit, cells)) in patterns.iter().enumerate() {
                let within = match equation {
                    Equation::Cell(cell) => cells.contains(*cell),
                    Equation::Digit(own) => own == digit,
                };
                if within {
                    members[row].push(t);
                    around[t].push(row);
                }
            }
        }
        Ok(Self { equations, patterns, around, members })
    }

    /// How many patterns.
    pub(super) const fn len(&self) -> usize {
        self.patterns.len()
    }

    /// The numbers of the equations of a pattern.
    pub(super) fn equations_of(&self, pattern: usize) -> &[usize] {
        &self.around[pattern]
    }

    /// How many numbers one pivot changes.
    pub(super) const fn size(&self) -> usize {
        self.patterns.len() * self.equations.len() + 1
    }

    /// For each candidate that is neither certain nor impossible the patterns through it, digit by
    /// digit and cell by cell. Of two candidates with the same patterns the first one stands for
    /// both.
    pub(super) fn candidates(&self) -> Vec<Vec<usize>> {
        let mut targets: Vec<Vec<usize>> = Vec::new();
        for digit in Digit::ALL {
            let own: Vec<usize> =
                (0..self.len()).filter(|&t| self.patterns[t].0 == digit).collect();
            let first = targets.len();
            for cell in CellSet::ALL {
                let through = |t: &usize| self.patterns[*t].1.contains(cell);
                let target: Vec<usize> = own.iter().copied().filter(through).collect();
                let told = target.is_empty() || target.len() == own.len();
                if !told && !targets[first..].contains(&target) {
                    targets.push(target);
                }
            }
        }
        targets
    }

    /// Each pattern as a target of its own.
    pub(super) fn each(&self) -> Vec<Vec<usize>> {
        (0..self.len()).map(|t| vec![t]).collect()
    }

    /// The patterns with these numbers, of the space that the program was made of.
    pub(super) fn patterns(&self, space: &Space, numbers: &[usize]) -> Vec<Pattern> {
        let wanted = |found: &(Pattern, CellSet)| {
            numbers.iter().any(|&t| self.patterns[t] == (found.0.digit, found.1))
        };
        space.iter().filter(wanted).map(|(pattern, _)| pattern).collect()
    }

    /// The equations, somewhat relaxed: each sum may lie between 1 − 4/K and 1 + 1/K for a cap K.
    /// Then a target can be wholly true just when no sum that costs less than K shows it false. It is
    /// the program of [`elastic`](Self::elastic), divided by z and asked whether z reaches K. The
    /// gains are losses, a little apart, so that the dual method never stands still.
    pub(super) fn relaxed(&self, cap: f64) -> Dictionary {
        let bounds = vec![Bounds::POSITIVE; self.len()];
        let gains: Vec<f64> = (0..self.len()).map(|i| -1.0 - spread(i)).collect();
        let mut dictionary = Dictionary::new(&bounds, &gains);
        for (row, members) in self.members.iter().enumerate() {
            let entries: Vec<(usize, f64)> = members.iter().map(|&t| (t, 1.0)).collect();
            // A little wider each, so that the primal method never stands still either.
            let Bounds { lower, upper } = Bounds::around_one(cap);
            let little = spread(row) * 1e-7;
            dictionary.push_row(&entries, Bounds { lower: lower - little, upper: upper + little });
        }
        dictionary
    }

    /// The cheapest sum that shows `target` false, by its dual: make z, the sum over the target,
    /// great, where no equation may sum to more than z + 1 nor to less than z − 4. The prices of the
    /// rows are the weights of the equations; the last row keeps z below the cap.
    pub(super) fn elastic(&self, target: &[usize], cap: f64) -> Dictionary {
        let bounds = vec![Bounds::POSITIVE; self.len()];
        let mut gains = vec![0.0; self.len()];
        for &t in target {
            gains[t] = 1.0;
        }
        let mut dictionary = Dictionary::new(&bounds, &gains);
        let less_z: Vec<(usize, f64)> = target.iter().map(|&t| (t, -1.0)).collect();
        for (row, members) in self.members.iter().enumerate() {
            let entries: Vec<(usize, f64)> =
                members.iter().map(|&t| (t, 1.0)).chain(less_z.iter().copied()).collect();
            dictionary.push_row(&entries, Bounds::elastic(row));
        }
        let z: Vec<(usize, f64)> = target.iter().map(|&t| (t, 1.0)).collect();
        dictionary.push_row(&z, Bounds { lower: 0.0, upper: cap });
        dictionary
    }
}
