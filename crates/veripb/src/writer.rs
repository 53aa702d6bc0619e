//! The lines of a proof, and what they have shown about candidates.

use core::fmt::Write as _;
use ninerooks_board::{Candidate, CandidateSet, Grid, Sector};
use ninerooks_proof::Cover;

use crate::formula;
use crate::names::{link, no, truth, variable, yes};

/// The text so far. Every candidate that is not in `live` has a constraint `@n_…` that says so.
pub(crate) struct Writer {
    pub(crate) text: String,
    pub(crate) live: CandidateSet,
    numbered: usize,
}

impl Writer {
    /// What the formula says at sight: the digits that stand exclude what they see.
    pub(crate) fn new(grid: &Grid) -> Self {
        let mut writer = Self { text: String::new(), live: CandidateSet::ALL, numbered: 0 };
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

    /// The candidate is true as the last of a sector.
    pub(crate) fn place_last(&mut self, candidate: Candidate, sector: Sector) {
        let mut hints = self.dead_in(sector);
        hints.push(truth(sector));
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
    }

    /// The constraints which say that candidates of a sector are false.
    pub(crate) fn dead_in(&self, sector: Sector) -> Vec<String> {
        let dead = sector.candidates().iter().filter(|&&c| !self.live.contains(c));
        dead.map(|&candidate| no(candidate)).collect()
    }

    /// A cover as a line: truths and links, each as often as it weighs. A candidate that is false
    /// and would count below zero is taken out of the sum by the constraint that says so.
    pub(crate) fn cover(&mut self, cover: &Cover) -> String {
        let weights = weights(cover);
        let mut sum = Sum::default();
        for sector in Sector::all() {
            match weights[sector.index()] {
                0 => {}
                weight @ ..0 => sum.add(&truth(sector), -weight),
                weight => sum.add(&link(sector), weight),
            }
        }
        for candidate in Candidate::all().filter(|&c| !self.live.contains(c)) {
            let weight = weight(&weights, candidate);
            if weight < 0 {
                sum.add(&no(candidate), -weight);
            }
        }
        let label = self.label();
        self.pol(&label, &sum.0);
        label
    }
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

/// The weight of each sector.
pub(crate) fn weights(cover: &Cover) -> [i64; Sector::COUNT] {
    let mut weights = [0; Sector::COUNT];
    for term in &cover.terms {
        weights[term.sector.index()] += i64::from(term.weight);
    }
    weights
}

/// What the weights of a candidate's sectors sum to.
pub(crate) fn weight(weights: &[i64; Sector::COUNT], candidate: Candidate) -> i64 {
    candidate.sectors().iter().map(|sector| weights[sector.index()]).sum()
}
