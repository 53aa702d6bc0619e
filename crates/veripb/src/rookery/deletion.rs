//! Deletions of patterns and pairs, and what follows for candidates.

use std::collections::BTreeMap;

use ninerooks_board::{Candidate, Cell, CellSet, Digit};
use ninerooks_proof::{
    Action, CandidateCover, Deletion, Equation, GuardedPatterns, Pattern, PatternCover,
};

use super::Patterns;
use crate::assumption::Assumed;
use crate::guardians::guardians;
use crate::names::{brings, link, no, parted, pattern as name};
use crate::refusal::Written;
use crate::writer::{self, Writer};

/// What follows a proof. Where nothing is assumed, deletions are entered into what is known of patterns;
/// otherwise they hold here only.
pub(super) struct Follower<'a> {
    patterns: &'a mut Patterns,
    writer: &'a mut Writer,
    around: &'a Assumed,
    /// Patterns that are false under what is assumed, and the constraints that say so.
    killed: BTreeMap<usize, String>,
    /// Pairs of patterns, the smaller number first, of which then not both are true.
    parted: BTreeMap<(usize, usize), String>,
}

impl<'a> Follower<'a> {
    pub(super) const fn new(
        patterns: &'a mut Patterns,
        writer: &'a mut Writer,
        around: &'a Assumed,
    ) -> Self {
        Self { patterns, writer, around, killed: BTreeMap::new(), parted: BTreeMap::new() }
    }

    /// A deletion. What is deleted already is passed over.
    pub(super) fn delete(&mut self, deletion: &Deletion) -> Written {
        match deletion {
            Deletion::Cover(cover) => self.by_cover(cover),
            Deletion::Candidates(cover) => self.by_candidates(cover),
            Deletion::Guarded(proof) => self.by_guardians(proof)?,
            Deletion::Pattern { pattern, by } => {
                if let Some(i) = self.find(*pattern) {
                    let label = self.refute(&[i], by, None);
                    self.kill(i, vec![label]);
                }
            }
            Deletion::Pair { first, second, by } => {
                if let (Some(a), Some(b)) = (self.find(*first), self.find(*second)) {
                    self.part((a.min(b), a.max(b)), *by);
                }
            }
        }
        Ok(())
    }

    /// Does what a step does.
    pub(super) fn act(&mut self, action: Action) {
        let candidate = action.candidate();
        match action {
            Action::Eliminate(_) if !self.writer.live.contains(candidate) => {}
            Action::Eliminate(_) => {
                let hints = self.why(action);
                self.writer.exclude(candidate, &hints);
            }
            Action::Place(_) => {
                let hints = self.why(action);
                self.writer.place(candidate, &hints);
            }
        }
    }

    /// The constraint that an action is right, or what is assumed is not.
    pub(super) fn show(&mut self, action: Action) -> String {
        let candidate = action.candidate();
        if matches!(action, Action::Eliminate(_)) && !self.writer.live.contains(candidate) {
            return no(candidate);
        }
        let hints = self.why(action);
        self.around.show(self.writer, action, hints)
    }

    /// Whether an action is right: no pattern that is left passes through what it eliminates, and none misses
    /// what it places.
    pub(super) fn is_right(&self, action: Action) -> bool {
        let candidate = action.candidate();
        let places = matches!(action, Action::Place(_));
        self.patterns.of(candidate.digit()).filter(|&i| self.is_left(i)).all(|i| {
            let Some(entry) = self.patterns.entries.get(i) else { return false };
            entry.cells.contains(candidate.cell()) == places
        })
    }

    /// Why an action is right: each pattern of the digit that is left has something against the contrary.
    fn why(&mut self, action: Action) -> Vec<String> {
        let candidate = action.candidate();
        let (digit, cell) = (candidate.digit(), candidate.cell());
        let (all, mut hints) = (self.patterns.of(digit).collect::<Vec<_>>(), Vec::new());
        match action {
            Action::Eliminate(_) => {
                hints.push(link(cell.row().sector(digit)));
                for i in all {
                    // With the candidate true, patterns that miss it have a false one in its row.
                    let entry = self.patterns.entries[i];
                    let passes = entry.cells.contains(cell);
                    hints.push(if passes { self.why_false(i) } else { brings(entry.pattern) });
                }
            }
            Action::Place(_) => hints.extend(all.into_iter().map(|i| {
                let pattern = self.patterns.entries[i].pattern;
                if self.is_left(i) { brings(pattern) } else { self.why_false(i) }
            })),
        }
        hints.push(self.patterns.below(self.writer, Equation::Digit(digit)).label);
        hints
    }

    /// Whether a pattern that is true without assumptions may be so under them.
    fn is_left(&self, i: usize) -> bool {
        let entry = self.patterns.entries[i];
        let places = self.around.grid().live()[entry.pattern.digit];
        entry.alive && !self.killed.contains_key(&i) && entry.cells.is_subset(places)
    }

    /// Why a pattern that is not left is false: it was deleted, or one of its candidates is false.
    fn why_false(&self, i: usize) -> String {
        let plain = || brings(self.patterns.entries[i].pattern);
        self.killed.get(&i).cloned().unwrap_or_else(plain)
    }

    /// The number of a pattern that is left.
    fn find(&self, pattern: Pattern) -> Option<usize> {
        self.patterns.find(pattern).filter(|&i| self.is_left(i))
    }

    /// Those of some patterns that are left.
    fn all_left(&self, patterns: &[Pattern]) -> Vec<usize> {
        patterns.iter().filter_map(|&pattern| self.find(pattern)).collect()
    }

    fn kill(&mut self, i: usize, hints: Vec<String>) {
        if self.around.is_nothing() {
            self.patterns.kill(self.writer, i, &hints);
        } else {
            let denied = format!("~{}", name(self.patterns.entries[i].pattern));
            let label = self.around.rup(self.writer, [denied], hints);
            self.killed.insert(i, label);
        }
    }

    fn part(&mut self, pair: (usize, usize), by: Equation) {
        if self.pair(pair).is_some() {
            return;
        }
        let these = [pair.0, pair.1];
        if self.around.is_nothing() {
            self.refute(&these, &[by], Some(parted(pair)));
            self.patterns.pairs.insert(pair);
        } else {
            let label = self.refute(&these, &[by], None);
            self.parted.insert(pair, label);
        }
    }

    /// The constraint that not both patterns are true, if the pair was deleted.
    fn pair(&self, pair: (usize, usize)) -> Option<String> {
        let known = self.patterns.pairs.contains(&pair).then(|| parted(pair));
        known.or_else(|| self.parted.get(&pair).cloned())
    }

    fn by_cover(&mut self, cover: &PatternCover) {
        let targets = self.all_left(&cover.targets);
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
                weight @ ..0 => {
                    sum.add(&self.patterns.below(self.writer, equation).label, -weight);
                }
                weight => sum.add(&self.patterns.above(self.writer, equation), weight),
            }
        }
        let label = self.writer.label();
        self.writer.pol(&label, &sum.0);
        let mut hints = self.below_zero(&weights);
        hints.push(label);
        for i in targets {
            self.kill(i, hints.clone());
        }
    }

    /// Why patterns that would weigh less than 0 are false under what is assumed. Those that are false whatever
    /// is assumed are not in the sum.
    fn below_zero(&self, weights: &[i64; Equation::COUNT]) -> Vec<String> {
        let weight = |digit: Digit, cells: CellSet| -> i64 {
            let own = weights[Equation::Digit(digit).index()];
            cells.fold(own, |sum, cell| sum + weights[Equation::Cell(cell).index()])
        };
        let entries = self.patterns.entries.iter().enumerate();
        let below = entries.filter(|(i, entry)| {
            entry.alive && !self.is_left(*i) && weight(entry.pattern.digit, entry.cells) < 0
        });
        below.map(|(i, _)| self.why_false(i)).collect()
    }

    fn by_candidates(&mut self, proof: &CandidateCover) {
        let targets = self.all_left(&proof.targets);
        if !targets.is_empty() {
            let cover = self.writer.cover(&proof.cover);
            self.kill_all(targets, &cover);
        }
    }

    fn by_guardians(&mut self, proof: &GuardedPatterns) -> Written {
        let targets = self.all_left(&proof.targets);
        if !targets.is_empty() {
            let guardians = guardians(self.writer, self.around, &proof.by)?;
            self.kill_all(targets, &guardians);
        }
        Ok(())
    }

    /// A constraint of candidates is against all these patterns: each brings its candidates, and these
    /// make false what they see.
    fn kill_all(&mut self, targets: Vec<usize>, against: &str) {
        for i in targets {
            let entry = self.patterns.entries[i];
            let mut hints = vec![brings(entry.pattern)];
            for cell in entry.cells {
                hints.push(link(cell.sector()));
                hints.push(link(cell.row().sector(entry.pattern.digit)));
            }
            hints.push(against.to_owned());
            self.kill(i, hints);
        }
    }

    /// Not all of these patterns are true: each choice of patterns from the equations has two that
    /// are not compatible, or one that is not compatible with one of these. The line
    /// gets the label, or a number.
    fn refute(&mut self, these: &[usize], by: &[Equation], label: Option<String>) -> String {
        let Some((&first, rest)) = by.split_first() else {
            return String::new(); // the checker found an incompatible choice before
        };
        let sum = self.patterns.below(self.writer, first);
        let (mut links, mut hints) = (Vec::new(), Vec::new());
        for &i in &sum.members {
            match these.iter().find_map(|&other| self.clash(other, i)) {
                Some(Clash::Link(link)) => {
                    if !links.contains(&link) {
                        links.push(link);
                    }
                    hints.push(brings(self.patterns.entries[i].pattern));
                }
                Some(Clash::Pair(label)) => hints.push(label),
                None if !self.is_left(i) => hints.push(self.why_false(i)),
                None if these.contains(&i) => return self.refute(these, rest, label),
                None => {
                    let more: Vec<usize> = these.iter().copied().chain([i]).collect();
                    hints.push(self.refute(&more, rest, None));
                }
            }
        }
        let patterns = || these.iter().map(|&i| self.patterns.entries[i].pattern);
        let mut all: Vec<_> = patterns().map(brings).collect();
        all.extend(links.into_iter().chain(hints).chain([sum.label]));
        let denied: Vec<_> = patterns().map(|pattern| format!("~{}", name(pattern))).collect();
        match label {
            // Only what holds without assumptions has a name.
            Some(label) => {
                self.writer.rup(&label, &crate::assumption::clause(&denied), &all);
                label
            }
            None => self.around.rup(self.writer, denied, all),
        }
    }

    /// Why two patterns are not both true.
    fn clash(&self, a: usize, b: usize) -> Option<Clash> {
        if let Some(label) = self.pair((a.min(b), a.max(b))) {
            return Some(Clash::Pair(label));
        }
        let (one, other) = (self.patterns.entries[a], self.patterns.entries[b]);
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
