//! Proofs that suppose a candidate.
//!
//! What follows from a supposition follows by unit propagation: a sector with one candidate left
//! makes that one true, its sectors make what it sees false, and a cover, written as a sum before,
//! makes false what it excludes. So a whole branch is one line, whose hints are the constraints in
//! the order in which they propagate; only covers get lines of their own.

use std::collections::BTreeSet;

use ninerooks_board::{Candidate, Grid, Sector};
use ninerooks_proof::{Action, Branch, Cases, Deduction, Refutation};

use crate::names::{link, no, truth, variable};
use crate::writer::Writer;

/// Candidates that are refuted one by one.
pub(crate) fn refute(writer: &mut Writer, grid: &Grid, proof: &Refutation) {
    for disproof in &proof.disproofs {
        if writer.live.contains(disproof.target) {
            let mut branch = Supposed::new(grid, disproof.target);
            branch.follow(writer, &disproof.deductions);
            branch.look_at(writer, disproof.conflict);
            writer.exclude(disproof.target, &branch.hints);
        }
    }
}

/// What follows whichever candidate of a sector is true.
pub(crate) fn cases(writer: &mut Writer, grid: &Grid, actions: &[Action], proof: &Cases) {
    let mut hints: Vec<Vec<String>> = vec![Vec::new(); actions.len()];
    for branch in &proof.branches {
        for (hints, label) in hints.iter_mut().zip(in_branch(writer, grid, actions, branch)) {
            hints.push(label);
        }
    }
    let dead = writer.dead_in(proof.truth);
    for (action, mut hints) in actions.iter().zip(hints) {
        hints.extend(dead.iter().cloned());
        hints.push(truth(proof.truth));
        match *action {
            Action::Eliminate(candidate) => writer.exclude(candidate, &hints),
            Action::Place(candidate) => writer.place(candidate, &hints),
        }
    }
}

/// For each action the label of what follows in a branch: that it holds there, or, when the branch
/// is impossible, that it is.
fn in_branch(writer: &mut Writer, grid: &Grid, actions: &[Action], branch: &Branch) -> Vec<String> {
    let candidate = branch.candidate;
    let mut supposed = Supposed::new(grid, candidate);
    supposed.follow(writer, &branch.deductions);
    if let Some(conflict) = branch.conflict {
        supposed.look_at(writer, conflict);
        writer.exclude(candidate, &supposed.hints);
        return vec![no(candidate); actions.len()];
    }
    let mut labels = Vec::new();
    for action in actions {
        let sign = if matches!(action, Action::Eliminate(_)) { "~" } else { "" };
        let other = action.candidate();
        let label = writer.label();
        // What is to be shown may be the supposition itself: then it is true whatever holds.
        let constraint = format!("1 ~{} 1 {sign}{} >= 1", variable(candidate), variable(other));
        writer.rup(&label, &constraint, &supposed.hints);
        labels.push(label);
    }
    labels
}

/// The grid when a candidate is supposed to be true, and the constraints that made it so.
struct Supposed {
    grid: Grid,
    hints: Vec<String>,
    seen: BTreeSet<String>,
}

impl Supposed {
    fn new(grid: &Grid, candidate: Candidate) -> Self {
        let mut supposed = Self { grid: *grid, hints: Vec::new(), seen: BTreeSet::new() };
        supposed.place(candidate);
        supposed
    }

    fn place(&mut self, candidate: Candidate) {
        self.grid.place(candidate);
        for sector in candidate.sectors() {
            self.hint(link(sector));
        }
    }

    fn hint(&mut self, label: String) {
        if self.seen.insert(label.clone()) {
            self.hints.push(label);
        }
    }

    /// The sector as a truth, and what is false in it without a supposition.
    fn look_at(&mut self, writer: &Writer, sector: Sector) {
        for label in writer.dead_in(sector) {
            self.hint(label);
        }
        self.hint(truth(sector));
    }

    fn follow(&mut self, writer: &mut Writer, deductions: &[Deduction]) {
        for deduction in deductions {
            match deduction {
                Deduction::Only(sector) => {
                    if let Some(only) = self.grid.only_in(*sector) {
                        self.look_at(writer, *sector);
                        self.place(only);
                    }
                }
                Deduction::Cover { cover, eliminates } => {
                    let label = writer.cover(cover);
                    self.hint(label);
                    for &candidate in eliminates {
                        self.grid.eliminate(candidate);
                    }
                }
            }
        }
    }
}
