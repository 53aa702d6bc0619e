//! Lemmas: clauses with labels of their own, that later sums may use.
//!
//! What a lemma excludes is refuted by a `rup` line each, whose hint is the sum of a cover, or what a
//! disproof or the branches of cases propagate. "At most one of these" is then put together from its
//! pairs: with at most one of the first m true, adding the m pairs with the next and dividing by m says
//! it of m + 1.
//!
//! What rests on uniqueness or on patterns of a digit is not written: `None`.

use core::fmt::Write as _;
use ninerooks_board::{Candidate, CandidateSet, Grid, Sector};
use ninerooks_proof::{Action, Clause, Cover, Disproof, GuardianKind, Guardians, Lemma, Reason};
use ninerooks_step::Step;

use crate::assumption::{Assumed, clause, denied, disproved, excluded, goals};
use crate::names::{link, no, truth, variable};
use crate::writer::{Labels, Writer};

/// How many lines the choices of an impossible pattern may take.
const MOST_CHOICES: usize = 10_000;

/// Writes the lemmas of a step, in their order.
pub(crate) fn write(writer: &mut Writer, grid: &Grid, lemmas: &[Lemma]) -> Option<()> {
    writer.shown.clear();
    writer.lemmas.clear();
    for lemma in lemmas {
        let labels = labels(writer, grid, lemma)?;
        writer.lemmas.push(labels);
        writer.shown.push(lemma.clone());
    }
    Some(())
}

fn labels(writer: &mut Writer, grid: &Grid, lemma: &Lemma) -> Option<Labels> {
    let refuted = refuted(writer, grid, lemma)?;
    Some(match (&lemma.says, &*refuted) {
        (Clause::AtMostOne(set), _) => {
            let label = at_most_one(writer, set, &refuted);
            Labels { truth: label.clone(), link: label }
        }
        // b brings a: a - b is 0 or more. And the other way round.
        (Clause::Same(..), [first, second]) => {
            Labels { truth: first.clone(), link: second.clone() }
        }
        (Clause::OneOf(_) | Clause::Same(..), _) => {
            let label = refuted.first()?.clone();
            Labels { truth: label.clone(), link: label }
        }
    })
}

/// For each thing that the clause excludes, the constraint that it does not hold.
fn refuted(writer: &mut Writer, grid: &Grid, lemma: &Lemma) -> Option<Vec<String>> {
    let excluded = excluded(&lemma.says);
    let mut hints = match &lemma.by {
        Reason::Covers(covers) => by_covers(writer, grid, &excluded, covers),
        Reason::Refute(proof) => by_disproofs(writer, grid, &excluded, &proof.disproofs)?,
        Reason::Cases(proof) => goals(writer, &Assumed::nothing(grid), &excluded, proof)?,
        Reason::Guardians(proof) => vec![vec![guardians(writer, grid, proof)?]; excluded.len()],
        Reason::Rookeries(_) | Reason::Symmetry(_) => return None,
    };
    let mut labels = Vec::new();
    for (goal, hints) in excluded.iter().zip(&mut hints) {
        add_plain(writer, goal, hints);
        let literals: Vec<String> = goal.iter().map(|action| denied(*action)).collect();
        let label = writer.label();
        writer.rup(&label, &clause(&literals), hints);
        labels.push(label);
    }
    Some(labels)
}

/// What refutes a goal at sight: that a candidate is false, or that one sees another. And what it makes
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
) -> Option<Vec<Vec<String>>> {
    let (mut labels, nothing) = (Vec::new(), Assumed::nothing(grid));
    for disproof in disproofs {
        labels.push(disproved(writer, &nothing, disproof)?);
    }
    let of_goal = |goal: &Vec<Action>| {
        let fits =
            |disproof: &Disproof| disproof.assumes.iter().all(|action| goal.contains(action));
        disproofs.iter().position(fits).map(|found| labels[found].clone()).into_iter().collect()
    };
    Some(excluded.iter().map(of_goal).collect())
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

/// The constraint that one of the guardians is true, when the pattern is impossible without them.
pub(crate) fn guardians(writer: &mut Writer, grid: &Grid, proof: &Guardians) -> Option<String> {
    if proof.kind != GuardianKind::Impossible {
        return None;
    }
    let members = proof.sectors.iter().flat_map(|&sector| grid.live_in(sector));
    let guardians = members.collect::<CandidateSet>() - proof.kept;
    let mut without = *grid;
    guardians.iter().for_each(|guardian| without.eliminate(guardian));
    let literals = guardians.iter().map(variable).collect();
    let mut left = MOST_CHOICES;
    choose(writer, &without, &proof.sectors, &mut Choice { literals, hints: Vec::new() }, &mut left)
}

/// What is chosen so far, denied, with the guardians; and what the choices make false.
struct Choice {
    literals: Vec<String>,
    hints: Vec<String>,
}

/// The constraint that the choices so far do not hold, or a guardian is true.
fn choose(
    writer: &mut Writer,
    grid: &Grid,
    sectors: &[Sector],
    choice: &mut Choice,
    left: &mut usize,
) -> Option<String> {
    *left = left.checked_sub(1)?;
    let is_open = |s: &&Sector| grid.only_in(**s).is_none_or(|c| !grid.solved().contains(c.cell()));
    let fewest = |s: &&Sector| grid.in_sector(**s).count_ones();
    let &sector = sectors.iter().filter(is_open).min_by_key(fewest)?;
    let mut hints = Vec::new();
    for candidate in grid.live_in(sector) {
        let mut next = *grid;
        next.place(candidate);
        let before = choice.hints.len();
        choice.literals.push(format!("~{}", variable(candidate)));
        choice.hints.extend(candidate.sectors().map(link));
        hints.push(choose(writer, &next, sectors, choice, left)?);
        choice.literals.pop();
        choice.hints.truncate(before);
    }
    let mut all = choice.hints.clone();
    all.extend(writer.dead_in(sector));
    all.extend(hints);
    all.push(truth(sector));
    let label = writer.label();
    writer.rup(&label, &clause(&choice.literals), &all);
    Some(label)
}

/// Each elimination sees all guardians, of which one is true.
pub(crate) fn seen_by_all(writer: &mut Writer, step: &Step, guardians: &str) {
    for candidate in step.eliminations() {
        let mut hints: Vec<String> = candidate.sectors().map(link).into();
        hints.push(guardians.to_owned());
        writer.exclude(candidate, &hints);
    }
}
