//! Lemmas: clauses with labels of their own, that later sums may use.
//!
//! What a lemma excludes is refuted by a `rup` line each, whose hint is the sum of a cover, or what a
//! disproof or the branches of cases propagate. "At most one of these" is then put together from its
//! pairs: with at most one of the first m true, adding the m pairs with the next and dividing by m says
//! it of m + 1.
//!
//! What rests on uniqueness is not written.

use core::fmt::Write as _;
use ninerooks_board::{Candidate, CandidateSet, Grid};
use ninerooks_proof::{Action, Clause, Cover, Disproof, Lemma, Reason};

use crate::assumption::{Assumed, clause, denied, disproved, excluded, goals};
use crate::guardians::guardians;
use crate::names::{link, no, variable};
use crate::refusal::{Unwritten, Written};
use crate::rookery::Patterns;
use crate::writer::{Labels, Writer};
use crate::{rules, sums};

/// Writes the lemmas of a step, in their order.
pub(crate) fn write(writer: &mut Writer, grid: &Grid, lemmas: &[Lemma]) -> Written {
    writer.shown.clear();
    writer.lemmas.clear();
    for lemma in lemmas {
        let labels = labels(writer, grid, lemma)?;
        writer.lemmas.push(labels);
        writer.shown.push(lemma.clone());
    }
    Ok(())
}

fn labels(writer: &mut Writer, grid: &Grid, lemma: &Lemma) -> Written<Labels> {
    if let Clause::Sum(sum) = &lemma.says {
        return sums::lemma(writer, grid, sum, &lemma.by);
    }
    let refuted = refuted(writer, grid, lemma)?;
    Ok(match (&lemma.says, &*refuted) {
        (Clause::AtMostOne(set), _) => {
            let label = at_most_one(writer, set, &refuted);
            Labels { truth: label.clone(), link: label }
        }
        // b brings a: a - b is 0 or more. And the other way round.
        (Clause::Same(..), [first, second]) => {
            Labels { truth: first.clone(), link: second.clone() }
        }
        (Clause::OneOf(_) | Clause::Same(..) | Clause::Sum(_), _) => {
            // There is one: each clause of this kind excludes something.
            let label = refuted.first().cloned().unwrap_or_default();
            Labels { truth: label.clone(), link: label }
        }
    })
}

/// For each thing that the clause excludes, the constraint that it does not hold.
fn refuted(writer: &mut Writer, grid: &Grid, lemma: &Lemma) -> Written<Vec<String>> {
    let excluded = excluded(&lemma.says);
    let nothing = Assumed::nothing(grid);
    let mut hints = match &lemma.by {
        Reason::Covers(covers) => by_covers(writer, grid, &excluded, covers),
        Reason::Refute(proof) => by_disproofs(writer, grid, &excluded, &proof.disproofs)?,
        Reason::Cases(proof) => goals(writer, &nothing, &excluded, proof)?,
        Reason::Guardians(proof) => vec![vec![guardians(writer, &nothing, proof)?]; excluded.len()],
        Reason::Rookeries(proof) => Patterns::refute_all(writer, &nothing, &excluded, proof)?,
        Reason::Symmetry(_) => return Err(Unwritten::Uniqueness),
        Reason::Rules => vec![Vec::new(); excluded.len()],
        Reason::Fillings(lemma) => sums::fillings(writer, &nothing, &excluded, *lemma)?,
    };
    let mut labels = Vec::new();
    for (goal, hints) in excluded.iter().zip(&mut hints) {
        add_plain(writer, goal, hints);
        let literals: Vec<String> = goal.iter().map(|action| denied(*action)).collect();
        let label = writer.label();
        writer.rup(&label, &clause(&literals), hints);
        labels.push(label);
    }
    Ok(labels)
}

/// What refutes a goal at sight: that a candidate is false, that one sees another, or that a rule says so. And what it makes
/// false for the other hints to use.
fn add_plain(writer: &Writer, goal: &[Action], hints: &mut Vec<String>) {
    let mut plain = Vec::new();
    for action in goal {
        let Action::Place(candidate) = *action else { continue };
        if !writer.live.contains(candidate) {
            plain.push(no(candidate));
        }
        plain.extend(candidate.sectors().map(link));
    }
    plain.extend(rules::hints(writer, goal));
    hints.splice(0..0, plain);
}

/// The cover that refutes each goal.
fn by_covers(
    writer: &mut Writer,
    grid: &Grid,
    excluded: &[Vec<Action>],
    covers: &[Cover],
) -> Vec<Vec<String>> {
    let labels: Vec<String> = covers.iter().map(|cover| writer.cover(cover)).collect();
    let refutes = |goal: &[Action], cover: &Cover| {
        let weights = writer.weights(cover);
        let part = |places: bool| -> CandidateSet {
            let of = |action: &&Action| matches!(action, Action::Place(_)) == places;
            goal.iter().filter(of).map(|action| action.candidate()).collect()
        };
        let (are_true, are_false) = (part(true), part(false));
        let are_true: Vec<Candidate> = are_true.iter().collect();
        let below: Vec<Candidate> = weights.below_zero(grid, cover).collect();
        weights.refutes(&are_true, &are_false, &below)
    };
    let of_goal = |goal: &Vec<Action>| match covers.iter().position(|cover| refutes(goal, cover)) {
        Some(found) => vec![labels[found].clone()],
        None => Vec::new(), // the checker has seen it at sight
    };
    excluded.iter().map(of_goal).collect()
}

/// The disproof that refutes each goal, assuming the same or less.
fn by_disproofs(
    writer: &mut Writer,
    grid: &Grid,
    excluded: &[Vec<Action>],
    disproofs: &[Disproof],
) -> Written<Vec<Vec<String>>> {
    let (mut labels, nothing) = (Vec::new(), Assumed::nothing(grid));
    for disproof in disproofs {
        labels.push(disproved(writer, &nothing, disproof)?);
    }
    let of_goal = |goal: &Vec<Action>| {
        let fits =
            |disproof: &Disproof| disproof.assumes.iter().all(|action| goal.contains(action));
        disproofs.iter().position(fits).map(|found| labels[found].clone()).into_iter().collect()
    };
    Ok(excluded.iter().map(of_goal).collect())
}

/// From the pairs, in the order of [`pairs`](crate::assumption::pairs), that at most one is true.
fn at_most_one(writer: &mut Writer, set: &CandidateSet, pairs: &[String]) -> String {
    let (Some(first), count) = (pairs.first(), set.len()) else {
        let label = writer.label();
        // One candidate alone: it is true or false.
        let all: Vec<String> = set.iter().map(|c| format!("1 ~{}", variable(c))).collect();
        writer.rup(&label, &format!("{} >= 0", all.join(" ")), &[]);
        return label;
    };
    let mut sum = first.clone();
    let mut next = 1;
    for known in 2..count {
        let _ = write!(sum, " {} *", known - 1);
        for pair in &pairs[next..next + known] {
            let _ = write!(sum, " {pair} +");
        }
        let _ = write!(sum, " {known} d");
        next += known;
    }
    let label = writer.label();
    writer.pol(&label, &sum);
    label
}
