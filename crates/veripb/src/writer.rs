//! The lines of a proof, and what they have shown about candidates.

use core::fmt::Write as _;
use ninerooks_board::{Candidate, CandidateSet, Grid, Rules, Sector};
use ninerooks_proof::{Cover, Fact, Lemma, Weights};

use crate::names::{link, no, pair, truth, variable, yes};
use crate::rookery::Patterns;
use crate::{formula, rules};

/// The text so far. Every candidate that is not in `live` has a constraint `@n_…` that says so.
pub(crate) struct Writer {
    pub(crate) text: String,
    pub(crate) live: CandidateSet,
    pub(crate) rules: Rules,
    numbered: usize,
    /// The lemmas of the step that are written, and their constraints.
    pub(crate) shown: Vec<Lemma>,
    pub(crate) lemmas: Vec<Labels>,
    /// What is known of patterns.
    pub(crate) patterns: Patterns,
}

impl Writer {
    /// What the formula says at sight: the digits that stand exclude what they see.
    pub(crate) fn new(grid: &Grid) -> Self {
        let mut writer = Self {
            text: String::new(),
            live: CandidateSet::ALL,
            rules: grid.rules(),
            numbered: 0,
            shown: Vec::new(),
            lemmas: Vec::new(),
            patterns: Patterns::default(),
        };
        for candidate in formula::excluded(grid) {
            writer.live.remove(candidate);
        }
        for candidate in formula::standing(grid) {
            writer.exclude_seen(candidate);
        }
        writer
    }

    /// A label that nothing has.
    pub(crate) fn label(&mut self) -> String {
        self.numbered += 1;
        format!("@c{}", self.numbered)
    }

    /// A sum of constraints, in reverse Polish notation.
    pub(crate) fn pol(&mut self, label: &str, sum: &str) {
        let _ = writeln!(self.text, "{label} pol {sum};");
    }

    /// A constraint that follows by unit propagation from these and its negation.
    pub(crate) fn rup(&mut self, label: &str, constraint: &str, hints: &[String]) {
        let _ = writeln!(self.text, "{label} rup {constraint} : ~ {};", hints.join(" "));
    }

    /// The candidate is false.
    pub(crate) fn exclude(&mut self, candidate: Candidate, hints: &[String]) {
        if self.live.contains(candidate) {
            self.rup(&no(candidate), &format!("1 ~{} >= 1", variable(candidate)), hints);
            self.live.remove(candidate);
        }
    }

    /// The candidate is true, and what it sees is false.
    pub(crate) fn place(&mut self, candidate: Candidate, hints: &[String]) {
        self.rup(&yes(candidate), &format!("1 {} >= 1", variable(candidate)), hints);
        self.exclude_seen(candidate);
    }

    /// The candidate is true as the last of a sector, or of a set of which a rule says that one is true.
    pub(crate) fn place_last(&mut self, candidate: Candidate, sector: Option<Sector>) {
        let hints = match sector {
            Some(sector) => self.dead_in(sector).into_iter().chain([truth(sector)]).collect(),
            None => rules::last_left(self, &self.live, candidate),
        };
        self.place(candidate, &hints);
    }

    fn exclude_seen(&mut self, candidate: Candidate) {
        for sector in candidate.sectors() {
            for &other in sector.candidates() {
                if other != candidate {
                    self.exclude(other, &[yes(candidate), link(sector)]);
                }
            }
        }
        for other in self.rules.excluded_by(candidate).iter() {
            self.exclude(other, &[yes(candidate), pair(candidate, other)]);
        }
    }

    /// The constraints which say that candidates of a sector are false.
    pub(crate) fn dead_in(&self, sector: Sector) -> Vec<String> {
        let dead = sector.candidates().iter().filter(|&&c| !self.live.contains(c));
        dead.map(|&candidate| no(candidate)).collect()
    }

    /// A cover as a line: truths and links, each as often as it weighs. A candidate that is false
    /// and would count below zero is taken out of the sum by the constraint that says so.
    pub(crate) fn cover(&mut self, cover: &Cover) -> String {
        self.weighed(cover, Direction::AtMost, 1)
    }

    /// What the true candidates weigh, divided by the scale: at most what the cover does; at least, where all that it weighs says
    /// both. False candidates are taken out of a line that is divided.
    pub(crate) fn weighed(&mut self, cover: &Cover, direction: Direction, scale: i16) -> String {
        let sign = match direction {
            Direction::AtMost => 1,
            Direction::AtLeast => -1,
        };
        let weights = self.weights(cover);
        let mut sum = Sum::default();
        for sector in Sector::all() {
            match sign * weights.sector(sector) {
                0 => {}
                weight @ ..0 => sum.add(&truth(sector), -weight),
                weight => sum.add(&link(sector), weight),
            }
        }
        for term in &cover.terms {
            let Fact::Lemma(lemma) = term.fact else { continue };
            let weight = sign * i64::from(term.weight);
            let Some(lemma) = self.lemmas.get(usize::from(lemma)) else { continue };
            match weight {
                0 => {}
                ..0 => sum.add(&lemma.truth, -weight),
                1.. => sum.add(&lemma.link, weight),
            }
        }
        for candidate in Candidate::all().filter(|&c| !self.live.contains(c)) {
            let weight = sign * weights.weight(candidate);
            if weight < 0 {
                sum.add(&no(candidate), -weight);
            } else if weight > 0 && scale > 1 {
                sum.weaken(&variable(candidate));
            }
        }
        drop(weights);
        if scale > 1 {
            let _ = write!(sum.0, "{scale} d ");
        }
        let label = self.label();
        self.pol(&label, &sum.0);
        label
    }

    /// What a cover weighs, with the lemmas of the step.
    pub(crate) fn weights(&self, cover: &Cover) -> Weights<'_> {
        // The checker has accepted the cover with these lemmas.
        Weights::of(cover, &self.shown).unwrap_or_else(|_| cover.weights())
    }
}

/// The constraints of a lemma: as a truth, and as a link. A clause that is one of these only has the
/// same label twice.
pub(crate) struct Labels {
    pub(crate) truth: String,
    pub(crate) link: String,
}

/// Which side of what a cover weighs is written.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Direction {
    AtMost,
    AtLeast,
}

/// A sum in reverse Polish notation.
#[derive(Default)]
pub(crate) struct Sum(pub(crate) String);

impl Sum {
    /// Adds a constraint, `times` times.
    pub(crate) fn add(&mut self, label: &str, times: i64) {
        let first = self.0.is_empty();
        self.0 += label;
        self.0 += " ";
        if times != 1 {
            let _ = write!(self.0, "{times} * ");
        }
        if !first {
            self.0 += "+ ";
        }
    }

    /// Takes a variable out, for whatever value it has.
    pub(crate) fn weaken(&mut self, variable: &str) {
        let _ = write!(self.0, "{variable} w ");
    }
}
