//! Random lemmas, and what is true in all solutions.
//!
//! A lemma that the checker accepts must hold in every solution. Its clause is drawn so that it holds or
//! nearly, its reason at random among covers, refutations and cases; a step that uses it must be right, too.

use ninerooks_board::{Candidate, CandidateSet, Sector};
use ninerooks_proof::{
    Action, Branch, Cases, Clause, Cover, Deduction, Disproof, Fact, Lemma, Proof, Reason,
    Refutation, Term, check,
};

use super::small::{Counts, Rng, Small};
use super::{assumptions, covers};

const EACH: usize = 60;
/// With rules more depends on the grid.
const EACH_RULED: usize = 6;

pub(crate) fn run(numbers: &mut Rng, proofs: usize) -> Counts {
    Counts::of(numbers, proofs, |small, numbers, counts| {
        for _ in 0..EACH {
            judge(small, numbers, counts);
        }
    })
}

/// Whether a solution keeps the clause.
pub(crate) fn holds(clause: &Clause, solution: &CandidateSet) -> bool {
    match clause {
        Clause::OneOf(set) => !(*set & *solution).is_empty(),
        Clause::AtMostOne(set) => (*set & *solution).len() <= 1,
        Clause::Same(a, b) => solution.contains(*a) == solution.contains(*b),
        Clause::Sum(sum) => {
            let digits = solution.iter().filter(|c| sum.cells().contains(c.cell()));
            digits.map(|c| sum.weight(c)).sum::<i32>() == sum.total()
        }
    }
}

fn judge(small: &Small, numbers: &mut Rng, counts: &mut Counts) {
    let mut lemmas: Vec<Lemma> = Vec::new();
    for _ in 0..=numbers.below(2) {
        let lemma = draw(small, &lemmas, numbers);
        let by = Proof { lemmas: lemmas.clone().into(), then: Reason::Covers(vec![].into()) };
        let mut with = by.clone();
        with.lemmas = lemmas.iter().cloned().chain([lemma.clone()]).collect();
        if check(&small.grid, &[], &with).is_err() {
            counts.refused += 1;
        } else {
            counts.accepted += 1;
            counts.claims += 1;
            for solution in &small.solutions {
                assert!(
                    holds(&lemma.says, solution),
                    "{lemma:?} after {lemmas:?} on {:?}",
                    small.grid
                );
            }
            lemmas.push(lemma);
        }
    }
    if !lemmas.is_empty() {
        step(small, lemmas, numbers, counts);
    }
}

/// A step by a cover that weighs lemmas beside sectors.
fn step(small: &Small, lemmas: Vec<Lemma>, numbers: &mut Rng, counts: &mut Counts) {
    let cover = weigh_lemmas(small, &lemmas, numbers);
    let proof = Proof { lemmas: lemmas.into(), then: Reason::Covers(cover.into()) };
    for &candidate in &small.open {
        if check(&small.grid, &[Action::Eliminate(candidate)], &proof).is_ok() {
            counts.accepted += 1;
            counts.claims += 1;
            assert!(!small.can_be(candidate), "{candidate} can be true, yet {proof:?}");
        } else {
            counts.refused += 1;
        }
    }
}

/// A lemma or two as truths and links, and sectors that cover what is left.
fn weigh_lemmas(small: &Small, lemmas: &[Lemma], numbers: &mut Rng) -> Cover {
    let mut terms: Vec<Term> = Vec::new();
    let mut left: Vec<(Candidate, i32)> = small.grid.live().iter().map(|c| (c, 0)).collect();
    let put = |fact: Fact, weight: i16, left: &mut Vec<(Candidate, i32)>| {
        for (candidate, sum) in left {
            let times = match fact {
                Fact::Sector(sector) => i32::from(sector.contains(*candidate)),
                Fact::Lemma(lemma) => match &lemmas[usize::from(lemma)].says {
                    Clause::OneOf(set) | Clause::AtMostOne(set) => {
                        i32::from(set.contains(*candidate))
                    }
                    Clause::Same(a, b) => i32::from(a == candidate) - i32::from(b == candidate),
                    Clause::Sum(sum) => sum.weight(*candidate),
                },
            };
            *sum += i32::from(weight) * times;
        }
        Term { fact, weight }
    };
    for (i, lemma) in lemmas.iter().enumerate() {
        let right = match lemma.says {
            Clause::OneOf(_) => -1,
            Clause::AtMostOne(_) => 1,
            Clause::Same(..) | Clause::Sum(_) => numbers.pick(&[-1, 1]),
        };
        let weight = if numbers.once_in(12) { -right } else { right };
        terms.push(put(Fact::Lemma(u16::try_from(i).unwrap()), weight, &mut left));
    }
    if numbers.once_in(2) {
        let sector = numbers.pick(&small.open).sectors()[numbers.below(4)];
        terms.push(put(sector.into(), -1, &mut left));
    }
    while let Some(&(candidate, _)) = left.iter().find(|(_, sum)| *sum < 0) {
        if numbers.once_in(20) || terms.len() > 12 {
            break;
        }
        let sector: Sector = numbers.pick(&candidate.sectors());
        terms.push(put(sector.into(), 1, &mut left));
    }
    let bound: i32 = terms
        .iter()
        .filter(|term| match term.fact {
            Fact::Sector(_) => true,
            Fact::Lemma(lemma) => !matches!(lemmas[usize::from(lemma)].says, Clause::Same(..)),
        })
        .map(|term| i32::from(term.weight))
        .sum();
    let scale = (bound + 1 - i32::from(numbers.once_in(10))).max(1);
    Cover { scale: i16::try_from(scale).unwrap(), terms: terms.into() }
}

/// The same on grids with rules, which show lemmas too; and refutations and cases without lemmas.
pub(crate) fn run_ruled(numbers: &mut Rng, proofs: usize) -> (Counts, [usize; 2]) {
    let (mut by_rules, mut placed) = (0, 0);
    let counts = Counts::on(Small::ruled, numbers, proofs, |small, numbers, counts| {
        for _ in 0..EACH_RULED {
            judge(small, numbers, counts);
            assumptions::one(small, numbers, counts);
            by_rules += usize::from(rules_alone(small, numbers));
        }
        placed += single(small);
    });
    (counts, [by_rules, placed])
}

/// How many placements the checker accepts that no sector shows, but a set of a rule does; each holds in every solution.
fn single(small: &Small) -> usize {
    let is_placed = |candidate: &&Candidate| {
        let none = Proof::from(Reason::Covers(vec![].into()));
        let is_accepted = check(&small.grid, &[Action::Place(**candidate)], &none).is_ok();
        let is_true = small.solutions.iter().all(|solution| solution.contains(**candidate));
        assert!(!is_accepted || is_true, "{candidate} on {:?}", small.grid);
        let only = |sector: &Sector| small.grid.only_in(*sector) == Some(**candidate);
        is_accepted && !candidate.sectors().iter().any(only)
    };
    small.open.iter().filter(is_placed).count()
}

/// Whether a lemma that rules are said to show is accepted; then it holds in every solution.
fn rules_alone(small: &Small, numbers: &mut Rng) -> bool {
    let lemma = by_rules(small, numbers);
    let none = Reason::Covers(vec![].into());
    let proof = Proof { lemmas: [lemma.clone()].into(), then: none };
    let is_accepted = check(&small.grid, &[], &proof).is_ok();
    let is_right = small.solutions.iter().all(|solution| holds(&lemma.says, solution));
    assert!(!is_accepted || is_right, "{lemma:?} on {:?}", small.grid);
    is_accepted
}

/// What a rule says, or nearly.
fn by_rules(small: &Small, numbers: &mut Rng) -> Lemma {
    let rules = small.grid.rules();
    let sets = rules.one_of();
    if !sets.is_empty() && numbers.once_in(2) {
        let mut set = numbers.pick(sets).candidates & *small.grid.live();
        let members: Vec<Candidate> = set.iter().collect();
        if numbers.once_in(5) && !members.is_empty() {
            set.remove(numbers.pick(&members));
        }
        return Lemma { says: Clause::OneOf(set), by: Reason::Rules };
    }
    let first = numbers.pick(&small.open);
    let apart = rules.excluded_by(first) & *small.grid.live();
    let apart: Vec<Candidate> = apart.iter().collect();
    let second = if apart.is_empty() || numbers.once_in(6) {
        numbers.pick(&small.open)
    } else {
        numbers.pick(&apart)
    };
    let says = match numbers.below(12) {
        0 => Clause::Same(first, second),
        1 => Clause::OneOf([first, second].into_iter().collect()),
        _ => Clause::AtMostOne([first, second].into_iter().collect()),
    };
    Lemma { says, by: Reason::Rules }
}

fn draw(small: &Small, before: &[Lemma], numbers: &mut Rng) -> Lemma {
    if !small.grid.rules().is_none() && numbers.once_in(2) {
        return by_rules(small, numbers);
    }
    match numbers.below(4) {
        0 => by_cover(small, before, numbers),
        1 | 2 => by_refutation(small, numbers),
        _ => by_cases(small, before, numbers),
    }
}

/// Truths whose uncovered candidates are the clause, or most of them.
fn by_cover(small: &Small, before: &[Lemma], numbers: &mut Rng) -> Lemma {
    let cover = if before.is_empty() || numbers.once_in(2) {
        covers::draw(&small.grid, numbers).0
    } else {
        weigh_lemmas(small, before, numbers)
    };
    let weight = |c: &Candidate| -> i64 {
        let of = cover.terms.iter().filter(|term| match term.fact {
            Fact::Sector(sector) => sector.contains(*c),
            Fact::Lemma(lemma) => before[usize::from(lemma)].says.candidates().contains(*c),
        });
        of.map(|term| i64::from(term.weight)).sum()
    };
    let mut set: CandidateSet = if numbers.once_in(2) {
        small.grid.live().iter().filter(|c| weight(c) < 0).collect()
    } else {
        let most = cover.rank() / 2;
        small.open.iter().copied().filter(|c| weight(c) > most).take(6).collect()
    };
    if numbers.once_in(8) {
        set.remove(numbers.pick(&small.open));
    }
    let says = if numbers.once_in(2) { Clause::OneOf(set) } else { Clause::AtMostOne(set) };
    Lemma { says, by: Reason::Covers(cover.into()) }
}

/// Two candidates that are not both true, one of two, or both or none, each followed to its conflict.
fn by_refutation(small: &Small, numbers: &mut Rng) -> Lemma {
    let (a, b) = (numbers.pick(&small.open), numbers.pick(&small.open));
    let set = [a, b].into_iter().collect();
    let (yes, no): (fn(_) -> _, fn(_) -> _) = (Action::Place, Action::Eliminate);
    let (says, all) = match numbers.below(3) {
        0 => (Clause::OneOf(set), vec![vec![no(a), no(b)]]),
        1 => (Clause::AtMostOne(set), vec![vec![yes(a), yes(b)]]),
        _ => (Clause::Same(a, b), vec![vec![yes(a), no(b)], vec![yes(b), no(a)]]),
    };
    let disproofs = all.into_iter().map(|mut assumes| {
        if numbers.once_in(15) {
            assumes.pop();
        }
        let mut after = small.grid;
        for action in &assumes {
            action.apply(&mut after);
        }
        let (deductions, conflict, _) = assumptions::follow(after, numbers);
        let conflict = conflict.unwrap_or_else(|| Sector::from_index(numbers.below(Sector::COUNT)));
        Disproof { assumes: assumes.into(), deductions, conflict }
    });
    Lemma { says, by: Reason::Refute(Refutation { disproofs: disproofs.collect() }) }
}

/// Cases of a sector or of a lemma, with a proof inside a branch now and then.
fn by_cases(small: &Small, before: &[Lemma], numbers: &mut Rng) -> Lemma {
    let of_lemma = before.iter().position(|lemma| matches!(lemma.says, Clause::OneOf(_)));
    let (truth, members): (Fact, Vec<Candidate>) =
        if let Some(i) = of_lemma.filter(|_| numbers.once_in(2)) {
            let live = before[i].says.candidates() & *small.grid.live();
            (Fact::Lemma(u16::try_from(i).unwrap()), live.iter().collect())
        } else {
            let sector = numbers.pick(&small.open).sectors()[numbers.below(4)];
            (sector.into(), small.grid.live_in(sector).collect())
        };
    let mut branches = Vec::new();
    let (mut reached, mut left) = (CandidateSet::EMPTY, CandidateSet::ALL);
    for candidate in members {
        if numbers.once_in(30) {
            continue;
        }
        let mut after = small.grid;
        after.place(candidate);
        let (mut deductions, conflict, mut after) = assumptions::follow(after, numbers);
        if conflict.is_none() && numbers.once_in(3) {
            deductions = inner(deductions, &mut after, numbers);
        }
        if conflict.is_none() {
            let now: Vec<Candidate> =
                after.live().iter().filter(|c| after.solved().contains(c.cell())).collect();
            let fresh = now.into_iter().filter(|c| !small.grid.solved().contains(c.cell()));
            let fresh: Vec<Candidate> = fresh.collect();
            if !fresh.is_empty() {
                reached.insert(numbers.pick(&fresh));
            }
            left = left & *after.live();
        }
        branches.push(Branch { candidate, deductions, conflict });
    }
    let says = if numbers.once_in(2) {
        Clause::OneOf(reached)
    } else {
        let gone: Vec<Candidate> =
            small.open.iter().copied().filter(|c| !left.contains(*c)).take(3).collect();
        Clause::AtMostOne(gone.into_iter().chain([numbers.pick(&small.open)]).collect())
    };
    Lemma { says, by: Reason::Cases(Cases { truth, branches: branches.into() }) }
}

/// The deductions, and one more that is a proof of its own: a candidate that is refuted on what is left.
fn inner(
    deductions: Box<[Deduction]>,
    after: &mut ninerooks_board::Grid,
    numbers: &mut Rng,
) -> Box<[Deduction]> {
    let open: Vec<Candidate> =
        after.live().iter().filter(|c| !after.solved().contains(c.cell())).collect();
    if open.is_empty() {
        return deductions;
    }
    let target = numbers.pick(&open);
    let mut assumed = *after;
    assumed.place(target);
    let (inside, conflict, _) = assumptions::follow(assumed, numbers);
    let Some(conflict) = conflict else { return deductions };
    let by = Reason::Refute(Refutation {
        disproofs: Box::new([Disproof::of(target, inside, conflict)]),
    });
    let actions = [Action::Eliminate(target)];
    if check(after, &actions, &by.clone().into()).is_ok() {
        after.eliminate(target);
    }
    let one = Deduction::Inner { by: Box::new(by), actions: actions.into() };
    deductions.into_iter().chain([one]).collect()
}
