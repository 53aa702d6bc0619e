//! The cover rule.
//!
//! Let w be the weights of facts, Σw their sum, and w(c) the sum of the weights of the facts that
//! contain the candidate c. For every solution, the w(c) of its true candidates sum to Σw or less: a
//! sector contributes exactly its weight, having one true candidate; "one of these" has one true
//! candidate or more and a weight below 0, so that it contributes its weight or less; "at most one of
//! these" has one or none and a weight above 0; "both or none" contributes nothing to either side. A sum of digits
//! contributes its total times its weight, whatever the sign: a candidate of it weighs its digit times the coefficient of its
//! cell, and one is true in each cell. Its total, times the weight, counts for Σw.
//!
//! So if no live candidate weighs less than 0, then those that weigh more than Σw are false: were e
//! true, the sum would be w(e) or more. In the same way two candidates are not both true that
//! weigh more than Σw together. And if Σw is below 0, then one of the candidates that weigh less than 0
//! is true.
//!
//! Placed digits count as live: without them a solved truth would weigh −1 for nothing.

use ninerooks_board::{Candidate, CandidateSet, Grid, Sector};

use crate::{Clause, Cover, CoverRefusal, Fact, Lemma, MAX_TERMS};

/// What the facts of a cover weigh, and with them every candidate.
///
/// ```
/// use ninerooks_proof::{Cover, Weights};
/// let x_wing = Cover::new(&["3R1".parse()?, "3R5".parse()?], &["3C2".parse()?, "3C8".parse()?]);
/// let weights = Weights::of(&x_wing, &[]).unwrap();
/// let weight = |name: &str| Ok(weights.weight(name.parse()?));
/// assert_eq!([weight("3r1c2")?, weight("3r1c3")?, weight("3r9c2")?, weights.bound()], [0, -1, 1, 0]);
/// # Ok::<(), ninerooks_board::NameError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Weights<'a> {
    sectors: [i32; Sector::COUNT],
    clauses: Vec<(i32, &'a Clause)>,
    bound: i64,
}

impl<'a> Weights<'a> {
    pub(crate) const fn none() -> Self {
        Self { sectors: [0; Sector::COUNT], clauses: Vec::new(), bound: 0 }
    }

    /// What a cover weighs, with the lemmas that come before it in its proof.
    ///
    /// # Errors
    /// When there are more than [`MAX_TERMS`], or a lemma is unknown or on the wrong side.
    pub fn of(cover: &Cover, lemmas: &'a [Lemma]) -> Result<Self, CoverRefusal> {
        let mut weights = Self::none();
        weights.add(cover, lemmas)?;
        Ok(weights)
    }

    /// Adds what a cover weighs.
    pub(super) fn add(&mut self, cover: &Cover, lemmas: &'a [Lemma]) -> Result<(), CoverRefusal> {
        if cover.terms.len() > MAX_TERMS {
            return Err(CoverRefusal::Size { terms: cover.terms.len() });
        }
        self.add_sectors(cover);
        for term in &cover.terms {
            let (fact, weight) = (term.fact, i32::from(term.weight));
            let Fact::Lemma(lemma) = fact else { continue };
            let lemma = lemmas.get(usize::from(lemma));
            let says = &lemma.ok_or(CoverRefusal::NoLemma { fact })?.says;
            match says {
                Clause::OneOf(_) if weight > 0 => return Err(CoverRefusal::Sign { fact }),
                Clause::AtMostOne(_) if weight < 0 => return Err(CoverRefusal::Sign { fact }),
                Clause::OneOf(_) | Clause::AtMostOne(_) => self.bound += i64::from(weight),
                Clause::Same(..) => {}
                Clause::Sum(sum) => self.bound += i64::from(weight) * i64::from(sum.total()),
            }
            self.clauses.push((weight, says));
        }
        Ok(())
    }

    pub(crate) fn add_sectors(&mut self, cover: &Cover) {
        for term in &cover.terms {
            let Fact::Sector(sector) = term.fact else { continue };
            let sum = &mut self.sectors[sector.index()];
            *sum = sum.saturating_add(i32::from(term.weight));
            self.bound += i64::from(term.weight);
        }
    }

    /// The sum of all weights.
    pub const fn bound(&self) -> i64 {
        self.bound
    }

    /// The weight of a sector.
    pub fn sector(&self, sector: Sector) -> i64 {
        i64::from(self.sectors[sector.index()])
    }

    /// What the weights of the facts that contain a candidate sum to.
    pub fn weight(&self, candidate: Candidate) -> i64 {
        let own: i64 = candidate.sectors().iter().map(|&sector| self.sector(sector)).sum();
        own + self.of_clauses(candidate).sum::<i64>()
    }

    /// Whether it weighs the scale or more, so that it is false.
    pub fn reaches(&self, candidate: Candidate, scale: i16) -> bool {
        self.weight(candidate) >= i64::from(scale)
    }

    /// Whether `yes` are not all true with `no` all false: they weigh more than the sum of all weights, and
    /// those of `below`, all that weigh less than 0, are among `no`.
    pub fn refutes(&self, yes: &[Candidate], no: &CandidateSet, below: &[Candidate]) -> bool {
        let sum: i64 = yes.iter().map(|&candidate| self.weight(candidate)).sum();
        sum > self.bound && below.iter().all(|&candidate| no.contains(candidate))
    }

    /// The candidate weighs as much as is needed.
    pub(super) fn require(&self, candidate: Candidate, need: i16) -> Result<(), CoverRefusal> {
        let (weight, need) = (self.weight(candidate), i64::from(need));
        if weight < need { Err(CoverRefusal::Weight { candidate, weight, need }) } else { Ok(()) }
    }

    /// What each lemma contributes to it.
    pub(crate) fn of_clauses(&self, candidate: Candidate) -> impl Iterator<Item = i64> {
        self.clauses.iter().map(move |(weight, clause)| {
            let times = match clause {
                Clause::OneOf(set) | Clause::AtMostOne(set) => i64::from(set.contains(candidate)),
                Clause::Same(first, second) => {
                    i64::from(*first == candidate) - i64::from(*second == candidate)
                }
                Clause::Sum(sum) => i64::from(sum.weight(candidate)),
            };
            i64::from(*weight) * times
        })
    }

    /// The live candidates that weigh less than 0; some may come twice.
    pub fn below_zero(&self, grid: &Grid, cover: &Cover) -> impl Iterator<Item = Candidate> {
        // Only a candidate of a sector or clause that counts below 0 for it can have such a weight.
        let sectors = cover.terms.iter().filter_map(|term| term.fact.sector());
        let truths = sectors.filter(|sector| self.sectors[sector.index()] < 0);
        let clauses = self.clauses.iter().flat_map(|(_, clause)| clause.candidates().iter());
        let clauses = clauses.filter(|&candidate| grid.is_live(candidate));
        truths
            .flat_map(|sector| grid.live_in(sector))
            .chain(clauses)
            .filter(|&candidate| self.weight(candidate) < 0)
    }
}
