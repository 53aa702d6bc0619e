//! Patterns as new variables.
//!
//! A pattern's variable is defined by redundance: it is true exactly when its nine candidates are.
//! Patterns that are dead when their digit is first named get none. What POM-space takes for
//! granted has to be derived then: that exactly one pattern of a digit is true, and exactly one
//! through each cell.
//!
//! * `tree`: the search for the patterns of a digit, as a proof that one of them is true
//! * `sums`: equations as constraints, from below and from above
//! * `deletion`: what follows

mod deletion;
mod sums;
mod tree;

use core::ops::Range;
use std::collections::BTreeSet;

use ninerooks_board::{Cell, CellSet, Digit, DigitSet, Grid};
use ninerooks_proof::{Action, Equation, Pattern, RookeryProof};

use crate::names::{brings, killed, no};
use crate::writer::Writer;
use sums::{Above, Below};
use tree::Node;

/// The most patterns of a digit that get variables.
pub(crate) const LIMIT: usize = 10_000;

/// A pattern that has a variable.
#[derive(Clone, Copy)]
struct Entry {
    pattern: Pattern,
    cells: CellSet,
    alive: bool,
}

/// What is known of patterns. What was deleted stays so: later steps need not repeat it.
#[derive(Default)]
pub(crate) struct Patterns {
    entries: Vec<Entry>,
    digits: [Option<(Range<usize>, Node)>; 9],
    /// At least one is true: digits, then cells.
    below: Vec<(Equation, Below)>,
    /// At most one is true.
    above: Vec<(Equation, Above)>,
    /// Pairs of which not both are true, the smaller number first, and the numbers of labels.
    pairs: BTreeSet<(usize, usize)>,
}

impl Patterns {
    /// A proof in POM-space.
    ///
    /// # Errors
    /// The digit that has too many patterns.
    pub(crate) fn write(
        &mut self,
        writer: &mut Writer,
        grid: &Grid,
        actions: &[Action],
        proof: &RookeryProof,
    ) -> Result<(), Digit> {
        let acted: DigitSet = actions.iter().map(|action| action.candidate().digit()).collect();
        for digit in acted | proof.digits(|cell| writer.live.digits(cell)) {
            self.define(writer, grid, digit)?;
        }
        self.bury(writer);
        for deletion in &proof.deletions {
            self.follow(writer, deletion);
        }
        for &action in actions {
            self.act(writer, action);
        }
        Ok(())
    }

    /// Patterns through candidates that are dead by now are false.
    fn bury(&mut self, writer: &mut Writer) {
        for i in 0..self.entries.len() {
            let Entry { pattern, cells, alive } = self.entries[i];
            let dead = (cells - writer.live[pattern.digit]).first();
            if let (true, Some(cell)) = (alive, dead) {
                let cause = no(ninerooks_board::Candidate::new(pattern.digit, cell));
                self.kill(writer, i, &[brings(pattern), cause]);
            }
        }
    }

    /// The pattern is false.
    fn kill(&mut self, writer: &mut Writer, i: usize, hints: &[String]) {
        let Entry { pattern, alive, .. } = self.entries[i];
        if alive {
            let constraint = format!("1 ~{} >= 1", crate::names::pattern(pattern));
            writer.rup(&killed(pattern), &constraint, hints);
            self.entries[i].alive = false;
        }
    }

    /// The number of a pattern that is still alive.
    fn find(&self, pattern: Pattern) -> Option<usize> {
        let (range, _) = self.digits[pattern.digit.index()].as_ref()?;
        range.clone().find(|&i| self.entries[i].pattern == pattern && self.entries[i].alive)
    }

    /// The patterns of a digit that are alive.
    fn of(&self, digit: Digit) -> impl Iterator<Item = usize> {
        let range = self.digits[digit.index()].as_ref().map_or(0..0, |(range, _)| range.clone());
        range.filter(|&i| self.entries[i].alive)
    }

    /// The patterns of a digit through a cell that are alive.
    fn through(&self, digit: Digit, cell: Cell) -> Vec<usize> {
        self.of(digit).filter(|&i| self.entries[i].cells.contains(cell)).collect()
    }
}
