//! A weighted sum of pattern equations, in whole numbers.

use ninerooks_board::{CellSet, Digit};
use ninerooks_proof::{Equation, Pattern, PatternCover, PatternTerm};

use super::program::Program;
use crate::Space;
use ninerooks_setlogic::lp::{lowest_terms, over_common_denominator};

/// A sum that was found to hold in whole numbers.
#[derive(Clone, Debug)]
pub(super) struct Sum {
    terms: Box<[PatternTerm]>,
    scale: i16,
}

impl Sum {
    /// The sum with these weights of the program's equations, if it holds over all live patterns
    /// and shows `targets` false.
    pub(super) fn of(program: &Program, weights: &[f64], targets: &[usize]) -> Option<Self> {
        let (_, whole) = over_common_denominator(weights)?;
        let weights = lowest_terms(&whole);
        let bound: i64 = weights.iter().map(|&weight| i64::from(weight)).sum();
        let scale = (bound + 1).max(1);
        let weigh = |t: usize| -> i64 {
            program.equations_of(t).iter().map(|&row| i64::from(weights[row])).sum()
        };
        let holds = (0..program.len()).all(|t| weigh(t) >= 0);
        if !holds || !targets.iter().all(|&t| weigh(t) >= scale) {
            return None;
        }
        let named = program.equations.iter().zip(&weights).filter(|(_, weight)| **weight != 0);
        let term = |(&equation, &weight): (&Equation, &i32)| {
            Some(PatternTerm { equation, weight: i16::try_from(weight).ok()? })
        };
        Some(Self { terms: named.map(term).collect::<Option<_>>()?, scale: scale.try_into().ok()? })
    }

    /// The truths, with multiplicity.
    pub(super) fn truths(&self) -> u64 {
        self.terms.iter().map(|term| u64::from(term.weight.min(0).unsigned_abs())).sum()
    }

    /// Links minus truths, with multiplicity.
    pub(super) fn rank(&self) -> i64 {
        self.terms.iter().map(|term| i64::from(term.weight)).sum()
    }

    /// 5 · truths + rank, by which sums are compared.
    #[allow(clippy::cast_precision_loss)] // at most 90 terms of 16 bits
    pub(super) fn cost(&self) -> f64 {
        5.0 * self.truths() as f64 + self.rank() as f64
    }

    /// All live patterns that it shows false.
    pub(super) fn targets(&self, space: &Space) -> Vec<Pattern> {
        let mut weights = [0i64; Equation::COUNT];
        for term in &self.terms {
            weights[term.equation.index()] += i64::from(term.weight);
        }
        let weigh = |digit: Digit, cells: CellSet| -> i64 {
            let own = weights[Equation::Digit(digit).index()];
            cells.fold(own, |sum, cell| sum + weights[Equation::Cell(cell).index()])
        };
        let scale = i64::from(self.scale);
        let eliminated =
            space.iter().filter(|(pattern, cells)| weigh(pattern.digit, *cells) >= scale);
        eliminated.map(|(pattern, _)| pattern).collect()
    }

    /// What the checker reads.
    pub(super) fn cover(self, targets: Vec<Pattern>) -> PatternCover {
        PatternCover { scale: self.scale, terms: self.terms, targets: targets.into() }
    }
}
