//! Covers: weighted truths and links.

use core::{fmt, str::FromStr};

use ninerooks_board::{Candidate, Digit, HouseSet, NameError, Sector};

use crate::Weights;

/// What a cover may weigh: a sector, or a clause that a lemma of the same proof has shown.
///
/// ```
/// use ninerooks_proof::Fact;
/// let [sector, lemma]: [Fact; 2] = ["3R7".parse()?, "L2".parse()?];
/// assert_eq!((sector, lemma), (Fact::Sector("3R7".parse()?), Fact::Lemma(1)));
/// assert_eq!(format!("{sector} {lemma}"), "3R7 L2");
/// # Ok::<(), ninerooks_board::NameError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Fact {
    /// Exactly one candidate of the sector is true.
    Sector(Sector),
    /// The clause of the lemma with this place in the proof, from 0. Its name counts from 1.
    Lemma(u16),
}

impl Fact {
    /// The sector, if it is one.
    pub const fn sector(self) -> Option<Sector> {
        match self {
            Self::Sector(sector) => Some(sector),
            Self::Lemma(_) => None,
        }
    }
}

impl From<Sector> for Fact {
    fn from(sector: Sector) -> Self {
        Self::Sector(sector)
    }
}

impl fmt::Display for Fact {
    /// `3R7`, or `L2` for the second lemma. With `{:#}` a sector is written as a link, `3r7`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Sector(sector) => fmt::Display::fmt(sector, f),
            Self::Lemma(lemma) => write!(f, "L{}", u32::from(*lemma) + 1),
        }
    }
}

impl FromStr for Fact {
    type Err = NameError;

    fn from_str(text: &str) -> Result<Self, NameError> {
        let Some(number) = text.strip_prefix('L') else { return text.parse().map(Self::Sector) };
        let lemma = number.parse::<u16>().ok().filter(|_| !number.starts_with(['+', '0']));
        let lemma = lemma.and_then(|number| number.checked_sub(1));
        lemma.map(Self::Lemma).ok_or(NameError { expected: "a lemma such as L1" })
    }
}

/// A fact with its weight: below zero a *truth* (one of its candidates is true), above zero a
/// *link* (at most one of them is true).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Term {
    /// What counts.
    pub fact: Fact,
    /// How often it counts: a truth negatively, a link positively.
    pub weight: i16,
}

impl Term {
    /// A sector, or a lemma, with its weight.
    pub fn new(fact: impl Into<Fact>, weight: i16) -> Self {
        Self { fact: fact.into(), weight }
    }
}

/// Weighted truths and links, and the scale that a candidate must reach to be false.
///
/// The forum's rank logic is the case of weights −1 for truths, +1 for links and a scale of
/// rank + 1, where rank = links − truths. *Triplets* and *cannibalism* need no special case, since
/// candidates count with sign.
///
/// ```
/// use ninerooks_proof::Cover;
/// let x_wing = Cover::new(&["3R1".parse()?, "3R5".parse()?], &["3C2".parse()?, "3C8".parse()?]);
/// assert_eq!((x_wing.rank(), x_wing.scale), (0, 1));
/// # Ok::<(), ninerooks_board::NameError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cover {
    /// The weight from which on a candidate is false. At least 1.
    pub scale: i16,
    /// The facts. One that occurs twice counts with the sum of its weights.
    pub terms: Box<[Term]>,
}

impl Cover {
    /// Each truth and link with weight 1 for every time that it is named, and the scale that goes
    /// with the rank: rank + 1, at least 1.
    pub fn new(truths: &[Sector], links: &[Sector]) -> Self {
        let sectors = truths.iter().chain(links).map(|&sector| Fact::Sector(sector));
        Self::of_sides(truths.len(), links.len(), sectors)
    }

    /// As [`new`](Self::new), with lemmas among the truths and links.
    pub fn of_facts(truths: &[Fact], links: &[Fact]) -> Self {
        Self::of_sides(truths.len(), links.len(), truths.iter().chain(links).copied())
    }

    /// As many truths, then as many links.
    fn of_sides(truths: usize, links: usize, facts: impl Iterator<Item = Fact>) -> Self {
        let scale = (links + 1).saturating_sub(truths).max(1);
        let mut terms: Vec<Term> = Vec::with_capacity(truths + links);
        for (at, fact) in facts.enumerate() {
            let sign = if at < truths { -1 } else { 1 };
            let same = |t: &&mut Term| t.fact == fact && t.weight.signum() == sign;
            match terms.iter_mut().find(same) {
                Some(term) => term.weight = term.weight.saturating_add(sign),
                None => terms.push(Term { fact, weight: sign }),
            }
        }
        Self { scale: i16::try_from(scale).unwrap_or(i16::MAX), terms: terms.into_boxed_slice() }
    }

    /// The rule of 45: the digits of some houses, each as often as its value says, without sums that lemmas show. What it comes to is
    /// what is left of the houses.
    ///
    /// ```
    /// use ninerooks_board::House;
    /// use ninerooks_proof::{Cover, Fact};
    /// let cover = Cover::of_45(House::row(0).into(), [Fact::Lemma(0)]);
    /// assert_eq!((cover.terms.len(), cover.rank()), (10, 44));
    /// ```
    pub fn of_45(houses: HouseSet, sums: impl IntoIterator<Item = Fact>) -> Self {
        let sums = sums.into_iter().map(|fact| Term { fact, weight: -1 });
        let digits = houses.flat_map(|house| {
            let term = move |digit: Digit| Term::new(house.sector(digit), digit.get().into());
            Digit::ALL.into_iter().map(term)
        });
        Self { scale: 1, terms: sums.chain(digits).collect() }
    }

    /// What its sectors weigh. Lemmas are left out: for these see [`Weights::of`].
    pub fn weights(&self) -> Weights<'static> {
        let mut weights = Weights::none();
        weights.add_sectors(self);
        weights
    }

    /// The truths, each with its multiplicity.
    pub fn truths(&self) -> impl Iterator<Item = (Fact, u16)> {
        self.terms.iter().filter(|t| t.weight < 0).map(|t| (t.fact, t.weight.unsigned_abs()))
    }

    /// How many truths there are, each as often as it is used.
    pub fn truth_count(&self) -> usize {
        self.truths().map(|(_, times)| usize::from(times)).sum()
    }

    /// The links, each with its multiplicity.
    pub fn links(&self) -> impl Iterator<Item = (Fact, u16)> {
        self.terms.iter().filter(|t| t.weight > 0).map(|t| (t.fact, t.weight.unsigned_abs()))
    }

    /// The sectors among the truths, without lemmas.
    pub fn truth_sectors(&self) -> impl Iterator<Item = (Sector, u16)> {
        self.truths().filter_map(|(fact, times)| Some((fact.sector()?, times)))
    }

    /// The sectors among the links, without lemmas.
    pub fn link_sectors(&self) -> impl Iterator<Item = (Sector, u16)> {
        self.links().filter_map(|(fact, times)| Some((fact.sector()?, times)))
    }

    /// Links minus truths, with multiplicity.
    pub fn rank(&self) -> i64 {
        self.terms.iter().map(|term| i64::from(term.weight)).sum()
    }

    /// Whether it weighs a lemma.
    pub fn has_lemmas(&self) -> bool {
        self.terms.iter().any(|term| term.fact.sector().is_none())
    }
}

impl Weights<'_> {
    /// What truths and what links contribute to the weight of a candidate, both as numbers from 0 on.
    pub fn sides(&self, candidate: Candidate) -> [i64; 2] {
        let sectors = candidate.sectors().into_iter().map(|sector| self.sector(sector));
        sectors.chain(self.of_clauses(candidate)).fold([0, 0], |[truths, links], weight| {
            [truths + (-weight).max(0), links + weight.max(0)]
        })
    }
}
