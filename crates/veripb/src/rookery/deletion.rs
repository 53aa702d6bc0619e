//! Deletions of patterns and pairs, and what follows for candidates.

use core::fmt::Write as _;
use std::collections::BTreeSet;

use ninerooks_board::{Candidate, Cell};
use ninerooks_proof::{Action, CandidateCover, Deletion, Equation, PatternCover};

use super::Patterns;
use crate::names::{brings, link, parted, pattern as name};
use crate::writer::{self, Writer};

impl Patterns {
    /// A deletion. What is deleted already is passed over.
    pub(super) fn follow(&mut self, writer: &mut Writer, deletion: &Deletion) {
        match deletion {
            Deletion::Cover(cover) => self.delete_by_cover(writer, cover),
            Deletion::Candidates(cover) => self.delete_by_candidates(writer, cover),
            Deletion::Pattern { pattern, by } => {
                if let Some(i) = self.find(*pattern) {
                    let label = self.refute(writer, &[i], by, None);
                    self.kill(writer, i, &[label]);
                }
            }
            Deletion::Pair { first, second, by } => {
                if let (Some(a), Some(b)) = (self.find(*first), self.find(*second)) {
                    let pair = (a.min(b), a.max(b));
                    if !self.pairs.contains(&pair) {
                        self.refute(writer, &[a, b], &[*by], Some(parted(pair)));
                        self.pairs.insert(pair);
                    }
                }
            }
            Deletion::Guarded(_) => {} // such steps are refused before
        }
    }

    /// A candidate is false without a pattern through it, and true when all patterns of its digit
    /// pass through it.
    pub(super) fn act(&mut self, writer: &mut Writer, action: Action) {
        let candidate = action.candidate();
        match action {
            Action::Eliminate(_) => {
                if writer.live.contains(candidate) {
                    let hints = self.reasons(writer, candidate);
                    writer.exclude(candidate, &hints);
                }
            }
            Action::Place(_) => {
                let digit = candidate.digit();
                let mut hints: Vec<String> =
                    self.of(digit).map(|i| brings(self.entries[i].pattern)).collect();
                hints.push(self.below(writer, Equation::Digit(digit)).label);
                writer.place(candidate, &hints);
            }
        }
    }

    fn delete_by_cover(&mut self, writer: &mut Writer, cover: &PatternCover) {
        let targets: Vec<usize> = cover.targets.iter().filter_map(|&p| self.find(p)).collect();
        if targets.is_empty() {
            return;
        }
        let mut weights = [0i64; Equation::COUNT];
        for term in &cover.terms {
            weights[term.equation.index()] += i64::from(term.weight);
        }
        let mut sum = writer::Sum::default();
        for equation in Equation::all() {
            match weights[equation.index()] {
                0 => {}
                weight @ ..0 => sum.add(&self.below(writer, equation).label, -weight),
                weight => sum.add(&self.above(writer, equation), weight),
            }
        }
        let label = writer.label();
        writer.pol(&label, &sum.0);
        for i in targets {
            self.kill(writer, i, std::slice::from_ref(&label));
        }
    }

    fn delete_by_candidates(&mut self, writer: &mut Writer, proof: &CandidateCover) {
        let targets: Vec<usize> = proof.targets.iter().filter_map(|&p| self.find(p)).collect();
        if targets.is_empty() {
            return;
        }
        let cover = writer.cover(&proof.cover);
        for i in targets {
            let entry = self.entries[i];
            let mut hints = vec![brings(entry.pattern)];
            for cell in entry.cells {
                hints.push(link(cell.sector()));
                hints.push(link(cell.row().sector(entry.pattern.digit)));
            }
            hints.push(cover.clone());
            self.kill(writer, i, &hints);
        }
    }

    /// Not all of these patterns are true: each choice of patterns from the equations has two that
    /// are not compatible, or one that is not compatible with one of these. The line
    /// gets the label, or a number.
    fn refute(
        &mut self,
        writer: &mut Writer,
        these: &[usize],
        by: &[Equation],
        label: Option<String>,
    ) -> String {
        let Some((&first, rest)) = by.split_first() else {
            return String::new(); // the checker found an incompatible choice before
        };
        let sum = self.below(writer, first);
        let (mut seen, mut hints) = (BTreeSet::new(), Vec::new());
        let mut causes = Vec::new();
        for &i in &sum.members {
            match these.iter().find_map(|&other| self.clash(other, i)) {
                Some(Clash::Link(link)) => {
                    causes.extend(seen.insert(link.clone()).then_some(link));
                    hints.push(brings(self.entries[i].pattern));
                }
                Some(Clash::Pair(label)) => hints.push(label),
                None if these.contains(&i) => {
                    return self.refute(writer, these, rest, label);
                }
                None => {
                    let more: Vec<usize> = these.iter().copied().chain([i]).collect();
                    hints.push(self.refute(writer, &more, rest, None));
                }
            }
        }
        let mut all: Vec<_> = these.iter().map(|&i| brings(self.entries[i].pattern)).collect();
        all.extend(causes.into_iter().chain(hints).chain([sum.label]));
        let mut constraint = String::new();
        for &i in these {
            let _ = write!(constraint, "1 ~{} ", name(self.entries[i].pattern));
        }
        let label = label.unwrap_or_else(|| writer.label());
        writer.rup(&label, &format!("{constraint}>= 1"), &all);
        label
    }

    /// Why two patterns are not both true.
    fn clash(&self, a: usize, b: usize) -> Option<Clash> {
        let pair = (a.min(b), a.max(b));
        if self.pairs.contains(&pair) {
            return Some(Clash::Pair(parted(pair)));
        }
        let (one, other) = (self.entries[a], self.entries[b]);
        let digit = one.pattern.digit;
        if digit != other.pattern.digit {
            let cell = (one.cells & other.cells).first()?;
            return Some(Clash::Link(link(cell.sector())));
        }
        let cell: Cell = (one.cells - other.cells).first()?;
        Some(Clash::Link(link(Candidate::new(digit, cell).cell().row().sector(digit))))
    }
}

/// Why two patterns are not both true.
enum Clash {
    /// By a sector.
    Link(String),
    /// Because they were deleted as a pair.
    Pair(String),
}
