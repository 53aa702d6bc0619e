//! Random proofs about sums: what rules say, what follows from several, what has no filling, and what bounds leave out.
//!
//! Each is drawn so that it is right or nearly: a total that is one more, a weight that is left out, a coefficient that
//! is doubled.

use ninerooks_board::{Candidate, CandidateSet, House, Sum};
use ninerooks_proof::{Action, Clause, Cover, Fact, Lemma, Proof, Reason, Term, check};

use super::clauses::holds;
use super::small::{Counts, Rng, Small};

/// How many proofs of each kind were accepted.
#[derive(Debug, Default)]
pub(crate) struct Kinds {
    said: usize,
    derived: usize,
    filled: usize,
    clauses: usize,
    bounded: usize,
}

impl Kinds {
    pub(crate) const fn all(&self) -> [usize; 5] {
        [self.said, self.derived, self.filled, self.clauses, self.bounded]
    }
}

const EACH: usize = 8;

pub(crate) fn run(numbers: &mut Rng, proofs: usize) -> (Counts, Kinds) {
    let mut kinds = Kinds::default();
    let counts = Counts::on(Small::summed, numbers, proofs, |small, numbers, counts| {
        for _ in 0..EACH {
            let said: Vec<Lemma> =
                (0..=numbers.below(2)).map(|_| of_rule(small, numbers)).collect();
            if !lemmas_hold(small, &said, counts, &mut kinds.said) {
                continue;
            }
            let mut lemmas = said;
            lemmas.push(derived(small, &lemmas, numbers));
            if !lemmas_hold(small, &lemmas, counts, &mut kinds.derived) {
                lemmas.pop();
            }
            let of = numbers.below(lemmas.len());
            filled(small, &lemmas, of, counts, &mut kinds.filled);
            clause_by_fillings(small, &lemmas, of, numbers, counts, &mut kinds.clauses);
            bounded(small, &lemmas, of, numbers, counts, &mut kinds.bounded);
        }
    });
    (counts, kinds)
}

fn nothing() -> Reason {
    Reason::Covers(vec![].into())
}

/// Whether these lemmas are accepted; then each holds in all solutions.
fn lemmas_hold(small: &Small, lemmas: &[Lemma], counts: &mut Counts, accepted: &mut usize) -> bool {
    let proof = Proof { lemmas: lemmas.into(), then: nothing() };
    if check(&small.grid, &[], &proof).is_err() {
        counts.refused += 1;
        return false;
    }
    (counts.accepted, counts.claims) = (counts.accepted + 1, counts.claims + lemmas.len());
    *accepted += 1;
    for (lemma, solution) in lemmas.iter().flat_map(|l| small.solutions.iter().map(move |s| (l, s)))
    {
        assert!(holds(&lemma.says, solution), "{lemma:?} of {lemmas:?} on {:?}", small.grid);
    }
    true
}

/// What a rule says, or nearly.
fn of_rule(small: &Small, numbers: &mut Rng) -> Lemma {
    let sum = &numbers.pick(&small.grid.rules().sums().iter().collect::<Vec<_>>()).sum;
    Lemma { says: Clause::Sum(nearly(sum, 6, numbers)), by: Reason::Rules }
}

/// A sum, and now and then another one that is like it.
fn nearly(sum: &Sum, once_in: usize, numbers: &mut Rng) -> Sum {
    let mut terms = sum.terms().to_vec();
    let mut total = sum.total();
    if !terms.is_empty() && numbers.once_in(once_in) {
        match numbers.below(3) {
            0 => total += if numbers.once_in(2) { 1 } else { -1 },
            1 => terms.truncate(terms.len() - 1),
            _ => terms[0].1 *= 2,
        }
    }
    Sum::new(terms, total)
}

/// Sums and houses, each with a weight, and what they come to.
fn derived(small: &Small, lemmas: &[Lemma], numbers: &mut Rng) -> Lemma {
    let mut terms: Vec<Term> = Vec::new();
    for lemma in 0..lemmas.len() {
        let weight = numbers.pick(&[-1, 1, 1, 2]);
        terms.push(Term { fact: Fact::Lemma(u16::try_from(lemma).unwrap()), weight });
    }
    let houses: Vec<House> = House::all().collect();
    for _ in 0..numbers.below(3) {
        let (house, sign) = (numbers.pick(&houses), numbers.pick(&[-1, 1]));
        for digit in 1..=9 {
            let sector = house.sector(format!("{digit}").parse().unwrap());
            terms.push(Term::new(sector, sign * digit));
        }
    }
    if numbers.once_in(8) {
        terms.remove(numbers.below(terms.len()));
    }
    let cover = Cover { scale: 1, terms: terms.into() };
    let weights = ninerooks_proof::Weights::of(&cover, lemmas).unwrap();
    // What a candidate of a cell weighs, by its digit, if all agree.
    let times = |cell: ninerooks_board::Cell| {
        let one = small.grid.digits(cell).first()?;
        let weight = weights.weight(Candidate::new(one, cell));
        i16::try_from(weight / i64::from(one.get())).ok()
    };
    let terms: Vec<_> =
        ninerooks_board::CellSet::ALL.into_iter().filter_map(|c| Some((c, times(c)?))).collect();
    let sum = Sum::new(terms, i32::try_from(weights.bound()).unwrap());
    Lemma { says: Clause::Sum(nearly(&sum, 6, numbers)), by: Reason::Covers(cover.into()) }
}

/// Each candidate that goes together with no filling.
fn filled(small: &Small, lemmas: &[Lemma], of: usize, counts: &mut Counts, accepted: &mut usize) {
    let then = Reason::Fillings(u16::try_from(of).unwrap());
    let proof = Proof { lemmas: lemmas.into(), then };
    each_open(small, &proof, counts, accepted);
}

/// Each open candidate that a proof excludes is false in all solutions.
fn each_open(small: &Small, proof: &Proof, counts: &mut Counts, accepted: &mut usize) {
    for &candidate in &small.open {
        if check(&small.grid, &[Action::Eliminate(candidate)], proof).is_ok() {
            counts.claims += 1;
            *accepted += 1;
            assert!(!small.can_be(candidate), "{candidate} can be true, yet {proof:?}");
        } else {
            counts.refused += 1;
        }
    }
}

/// Two that no filling goes together with, or some of which each has one.
fn clause_by_fillings(
    small: &Small,
    lemmas: &[Lemma],
    of: usize,
    numbers: &mut Rng,
    counts: &mut Counts,
    accepted: &mut usize,
) {
    let Clause::Sum(sum) = &lemmas[of].says else { return };
    let own: Vec<Candidate> =
        small.open.iter().copied().filter(|c| sum.cells().contains(c.cell())).collect();
    if own.is_empty() {
        return;
    }
    let some = |count: usize, numbers: &mut Rng| -> CandidateSet {
        (0..count).map(|_| numbers.pick(&own)).collect()
    };
    for _ in 0..6 {
        let says = if numbers.once_in(2) {
            Clause::AtMostOne(some(2, numbers))
        } else {
            Clause::OneOf(some(1 + numbers.below(8), numbers))
        };
        let by = Reason::Fillings(u16::try_from(of).unwrap());
        let all: Vec<Lemma> = lemmas.iter().cloned().chain([Lemma { says, by }]).collect();
        lemmas_hold(small, &all, counts, accepted);
    }
}

/// The least or the most that the other cells of a sum can have: cells are truths or links, weighed with that digit.
fn bounded(
    small: &Small,
    lemmas: &[Lemma],
    of: usize,
    numbers: &mut Rng,
    counts: &mut Counts,
    accepted: &mut usize,
) {
    let Clause::Sum(sum) = &lemmas[of].says else { return };
    let sign: i16 = numbers.pick(&[-1, 1]);
    let lemma = Fact::Lemma(u16::try_from(of).unwrap());
    let mut terms = vec![Term { fact: lemma, weight: sign }];
    for (cell, times) in sum.terms() {
        let digits: Vec<i16> =
            small.grid.digits(*cell).into_iter().map(|d| i16::from(d.get())).collect();
        let counts = digits.iter().map(|digit| sign * times * digit);
        let least = counts.min().unwrap_or(0);
        terms.push(Term::new(cell.sector(), -least));
    }
    let at = numbers.below(terms.len());
    if numbers.once_in(8) {
        terms[at].weight += numbers.pick(&[-1, 1]);
    }
    let bound =
        ninerooks_proof::Weights::of(&Cover { scale: 1, terms: terms.clone().into() }, lemmas)
            .unwrap()
            .bound();
    let scale = (bound + 1 - i64::from(numbers.once_in(10))).clamp(1, 1000);
    let cover = Cover { scale: i16::try_from(scale).unwrap(), terms: terms.into() };
    let proof = Proof { lemmas: lemmas.into(), then: Reason::Covers(cover.into()) };
    each_open(small, &proof, counts, accepted);
}
