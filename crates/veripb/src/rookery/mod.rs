//! Patterns as new variables.
//!
//! A pattern's variable is defined by redundance: it is true exactly when its nine candidates are.
//! Patterns that are dead when their digit is first named get none. What POM-space takes for
//! granted has to be derived then: that exactly one pattern of a digit is true, and exactly one
//! through each cell. All that is derived without assumptions, also where the proof is inside another one;
//! only the deletions, and what follows from them, hold under what is assumed there.
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

use crate::assumption::Assumed;
use crate::names::{brings, killed, no};
use crate::refusal::Written;
use crate::writer::Writer;
use deletion::Follower;
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

/// What is known of patterns. What was deleted without assumptions stays so: later steps need not repeat it.
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
    /// The actions of a step, by a proof in POM-space.
    pub(crate) fn write(
        writer: &mut Writer,
        grid: &Grid,
        actions: &[Action],
        proof: &RookeryProof,
    ) -> Written {
        Self::follow(writer, &Assumed::nothing(grid), actions, proof, |follower| {
            for &action in actions {
                follower.act(action);
            }
        })
    }

    /// The constraints that these actions are right, or what is assumed is not.
    pub(crate) fn under(
        writer: &mut Writer,
        around: &Assumed,
        actions: &[Action],
        proof: &RookeryProof,
    ) -> Written<Vec<String>> {
        Self::follow(writer, around, actions, proof, |follower| {
            actions.iter().map(|&action| follower.show(action)).collect()
        })
    }

    /// For each list of assumptions the constraint that refutes one of them, if it is not refuted at sight.
    pub(crate) fn refute_all(
        writer: &mut Writer,
        around: &Assumed,
        excluded: &[Vec<Action>],
        proof: &RookeryProof,
    ) -> Written<Vec<Vec<String>>> {
        Self::follow(writer, around, &excluded.concat(), proof, |follower| {
            let refute = |assumes: &Vec<Action>| {
                let refuted = assumes.iter().map(|action| action.contrary());
                let refuted = refuted.into_iter().find(|&action| follower.is_right(action));
                refuted.map(|action| follower.show(action)).into_iter().collect()
            };
            excluded.iter().map(refute).collect()
        })
    }

    /// Writes the deletions, and then what follows from them.
    fn follow<T>(
        writer: &mut Writer,
        around: &Assumed,
        actions: &[Action],
        proof: &RookeryProof,
        then: impl FnOnce(&mut Follower) -> T,
    ) -> Written<T> {
        // They are the writer's, and write with it.
        let mut patterns = std::mem::take(&mut writer.patterns);
        let acted: DigitSet = actions.iter().map(|action| action.candidate().digit()).collect();
        let digits = acted | proof.digits(|cell| writer.live.digits(cell));
        let done = patterns.define_all(writer, digits).and_then(|()| {
            patterns.bury(writer);
            let mut follower = Follower::new(&mut patterns, writer, around);
            proof.deletions.iter().try_for_each(|deletion| follower.delete(deletion))?;
            Ok(then(&mut follower))
        });
        writer.patterns = patterns;
        done
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
