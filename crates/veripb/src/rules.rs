//! What rules of the puzzle say, as constraints of the formula.
//!
//! Two candidates that exclude each other are a clause of two literals, a set of which one is true is a clause, and a sum is two
//! constraints with digits as coefficients. Which candidates are false from the start is said of each.

use core::fmt::Write as _;

use ninerooks_board::{Candidate, CandidateSet, Rules, Sum};
use ninerooks_proof::Action;

use crate::names::{at_least, at_most, no, one_of, pair, variable};
use crate::writer::{Labels, Writer};

/// The constraints of all rules, and how many they are.
pub(crate) fn formula(rules: Rules) -> (String, usize) {
    let (mut text, mut count) = (String::new(), 0);
    for candidate in Candidate::all() {
        for other in rules.excluded_by(candidate).iter().filter(|other| candidate < *other) {
            let [a, b] = [candidate, other].map(variable);
            let _ = writeln!(text, "{} 1 ~{a} 1 ~{b} >= 1 ;", pair(candidate, other));
            count += 1;
        }
    }
    for (at, set) in rules.one_of().iter().enumerate() {
        let term = |candidate| format!("1 {} ", variable(candidate));
        let terms: String = set.candidates.iter().map(term).collect();
        let _ = writeln!(text, "{} {terms}>= 1 ;", one_of(at));
        count += 1;
    }
    for (at, sum) in rules.sums().iter().enumerate() {
        let total = sum.sum.total();
        for (label, sign) in [(at_least(at), 1), (at_most(at), -1)] {
            let _ = writeln!(text, "{label} {}>= {} ;", terms(&sum.sum, sign), sign * total);
            count += 1;
        }
    }
    (text, count)
}

/// What each candidate of a sum counts, with this sign.
fn terms(sum: &Sum, sign: i32) -> String {
    let candidates = Candidate::all().filter(|candidate| sum.weight(*candidate) != 0);
    let term = |candidate| format!("{} {} ", sign * sum.weight(candidate), variable(candidate));
    candidates.map(term).collect()
}

/// What refutes a goal because rules say so: two of it exclude each other, or all that are left of a set are false in it.
pub(crate) fn hints(writer: &Writer, goal: &[Action]) -> Vec<String> {
    let placed: Vec<Candidate> = goal
        .iter()
        .filter(|action| matches!(action, Action::Place(_)))
        .map(|action| action.candidate())
        .collect();
    let mut hints = Vec::new();
    for (at, one) in placed.iter().enumerate() {
        let others = placed.iter().skip(at + 1);
        let excluded = writer.rules.excluded_by(*one);
        hints.extend(
            others.filter(|other| excluded.contains(**other)).map(|other| pair(*one, *other)),
        );
    }
    let gone: CandidateSet = goal
        .iter()
        .filter(|action| matches!(action, Action::Eliminate(_)))
        .map(|action| action.candidate())
        .collect();
    if placed.is_empty() {
        hints.extend(none_left(writer, &(writer.live - gone)));
    }
    hints
}

/// A set of which one is true and that has none of these, with what is false in it whatever is assumed.
pub(crate) fn none_left(writer: &Writer, live: &CandidateSet) -> Vec<String> {
    set_with(writer, CandidateSet::is_empty, live).unwrap_or_default()
}

/// The same where the last candidate is this one.
pub(crate) fn last_left(writer: &Writer, live: &CandidateSet, last: Candidate) -> Vec<String> {
    let only: CandidateSet = [last].into_iter().collect();
    set_with(writer, |left| *left == only, live).unwrap_or_default()
}

fn set_with(
    writer: &Writer,
    fits: impl Fn(&CandidateSet) -> bool,
    live: &CandidateSet,
) -> Option<Vec<String>> {
    let sets = writer.rules.one_of();
    let at = sets.iter().position(|set| fits(&(set.candidates & *live)))?;
    let dead = sets.get(at)?.candidates - writer.live;
    Some(dead.iter().map(no).chain([one_of(at)]).collect())
}

/// The constraints of a sum that a rule says.
pub(crate) fn sum(rules: Rules, sum: &Sum) -> Option<Labels> {
    let at = rules.sums().iter().position(|own| own.sum == *sum)?;
    Some(Labels { truth: at_least(at), link: at_most(at) })
}
