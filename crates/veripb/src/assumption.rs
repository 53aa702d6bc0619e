//! Proofs that assume something.
//!
//! What follows from an assumption follows by unit propagation: a sector with one candidate left
//! makes that one true, its sectors make what it sees false, and a cover, written as a sum before,
//! makes false what it excludes. So a whole branch is one line, whose hints are the constraints in
//! the order in which they propagate; only covers get lines of their own, and proofs inside proofs: what
//! they show gets a line that holds under the assumptions around them, by whose hints it begins.
//!
//! Inside, too, nothing that rests on uniqueness is written.

use std::collections::BTreeSet;

use ninerooks_board::{Candidate, CandidateSet, Grid, Sector};
use ninerooks_proof::{
    Action, Branch, Cases, Clause, Deduction, Disproof, Fact, Reason, Refutation,
};

use crate::names::{link, no, pair, truth, variable};
use crate::refusal::{Unwritten, Written};
use crate::rookery::Patterns;
use crate::writer::Writer;
use crate::{guardians, rules, sums};

/// Candidates that are refuted one by one.
pub(crate) fn refute(writer: &mut Writer, grid: &Grid, proof: &Refutation) -> Written {
    let nothing = Assumed::nothing(grid);
    for disproof in &proof.disproofs {
        match disproof.target() {
            Some(target) if !writer.live.contains(target) => {}
            Some(target) => {
                let branch = nothing.to_conflict(writer, disproof)?;
                writer.exclude(target, &branch.hints);
            }
            None => {
                disproved(writer, &nothing, disproof)?;
            }
        }
    }
    Ok(())
}

/// The constraint that not all holds that a disproof assumes, where other things are assumed already.
pub(crate) fn disproved(
    writer: &mut Writer,
    around: &Assumed,
    disproof: &Disproof,
) -> Written<String> {
    let branch = around.to_conflict(writer, disproof)?;
    let label = writer.label();
    writer.rup(&label, &clause(&branch.denied), &branch.hints);
    Ok(label)
}

/// That it does not hold, as a literal.
pub(crate) fn denied(action: Action) -> String {
    match action {
        Action::Place(candidate) => format!("~{}", variable(candidate)),
        Action::Eliminate(candidate) => variable(candidate),
    }
}

/// One of these literals holds.
pub(crate) fn clause(literals: &[String]) -> String {
    let terms: Vec<String> = literals.iter().map(|literal| format!("1 {literal}")).collect();
    format!("{} >= 1", terms.join(" "))
}

/// What follows whichever candidate of a truth is true.
pub(crate) fn cases(
    writer: &mut Writer,
    grid: &Grid,
    actions: &[Action],
    proof: &Cases,
) -> Written {
    let all = actions.iter().map(|&action| vec![action.contrary()]).collect::<Vec<_>>();
    let nothing = Assumed::nothing(grid);
    for (action, hints) in actions.iter().zip(goals(writer, &nothing, &all, proof)?) {
        match *action {
            Action::Eliminate(candidate) => writer.exclude(candidate, &hints),
            Action::Place(candidate) => writer.place(candidate, &hints),
        }
    }
    Ok(())
}

/// For each list of assumptions, the hints by which it follows that not all of it holds, where other
/// things are assumed already.
pub(crate) fn goals(
    writer: &mut Writer,
    around: &Assumed,
    goals: &[Vec<Action>],
    proof: &Cases,
) -> Written<Vec<Vec<String>>> {
    let mut hints: Vec<Vec<String>> = vec![Vec::new(); goals.len()];
    for branch in &proof.branches {
        for (hints, label) in hints.iter_mut().zip(in_branch(writer, around, goals, branch)?) {
            hints.push(label);
        }
    }
    let (dead, whole) = match proof.truth {
        Fact::Sector(sector) => (writer.dead_in(sector), truth(sector)),
        Fact::Lemma(lemma) => {
            let says = writer.shown.get(usize::from(lemma)).map(|lemma| lemma.says.candidates());
            let dead = says.unwrap_or_default() - writer.live;
            // The checker has found it among those before.
            let label = writer.lemmas.get(usize::from(lemma)).map(|labels| labels.truth.clone());
            (dead.iter().map(no).collect(), label.unwrap_or_default())
        }
    };
    for hints in &mut hints {
        hints.extend(dead.iter().cloned());
        hints.push(whole.clone());
    }
    Ok(hints)
}

/// For each goal the label of what follows in a branch: that something of it fails there, or, when the
/// branch is impossible, that it is.
fn in_branch(
    writer: &mut Writer,
    around: &Assumed,
    goals: &[Vec<Action>],
    branch: &Branch,
) -> Written<Vec<String>> {
    let candidate = branch.candidate;
    let mut assumed = around.and(writer, &[Action::Place(candidate)]);
    assumed.follow(writer, &branch.deductions)?;
    if let Some(conflict) = branch.conflict {
        assumed.look_at(writer, conflict);
        let label = if around.denied.is_empty() {
            writer.exclude(candidate, &assumed.hints);
            no(candidate)
        } else {
            let label = writer.label();
            writer.rup(&label, &clause(&assumed.denied), &assumed.hints);
            label
        };
        return Ok(vec![label; goals.len()]);
    }
    let mut labels = Vec::new();
    for goal in goals {
        let fails = |action: &&Action| match action {
            Action::Place(other) => !assumed.grid.is_live(*other),
            Action::Eliminate(other) => assumed.grid.value(other.cell()) == Some(other.digit()),
        };
        // Each goal has something in it.
        let Some(fails) = goal.iter().find(fails).or(goal.first()) else { continue };
        // What is to be shown may be the assumption itself: then it is true whatever holds.
        labels.push(assumed.show(writer, fails.contrary(), []));
    }
    Ok(labels)
}

/// What a clause excludes, each as the assumptions that are not to hold together.
pub(crate) fn excluded(clause: &Clause) -> Vec<Vec<Action>> {
    let (yes, no) = (Action::Place, Action::Eliminate);
    match clause {
        Clause::OneOf(set) => vec![set.iter().map(no).collect()],
        Clause::AtMostOne(set) => pairs(set).map(|(a, b)| vec![yes(a), yes(b)]).collect(),
        // A sum has two constraints of its own, and excludes nothing by itself.
        Clause::Sum(_) => Vec::new(),
        &Clause::Same(a, b) => vec![vec![yes(b), no(a)], vec![yes(a), no(b)]],
    }
}

/// All pairs, the second one rising: 12, 13, 23, 14, 24, 34, …
pub(crate) fn pairs(set: &CandidateSet) -> impl Iterator<Item = (Candidate, Candidate)> {
    let set = *set;
    set.iter().flat_map(move |b| set.iter().take_while(move |a| *a < b).map(move |a| (a, b)))
}

/// The grid when something is assumed, the literals of which one holds if that does not, and the
/// constraints that made the grid so.
#[derive(Clone)]
pub(crate) struct Assumed {
    grid: Grid,
    denied: Vec<String>,
    hints: Vec<String>,
    seen: BTreeSet<String>,
}

impl Assumed {
    pub(crate) fn nothing(grid: &Grid) -> Self {
        Self { grid: *grid, denied: Vec::new(), hints: Vec::new(), seen: BTreeSet::new() }
    }

    /// When this is assumed as well.
    pub(crate) fn and(&self, writer: &Writer, assumes: &[Action]) -> Self {
        let mut assumed = self.clone();
        for action in assumes {
            assumed.denied.push(denied(*action));
            match *action {
                Action::Place(candidate) => assumed.place(writer, candidate),
                Action::Eliminate(candidate) => assumed.grid.eliminate(candidate),
            }
        }
        assumed
    }

    /// The grid that is left.
    pub(crate) const fn grid(&self) -> &Grid {
        &self.grid
    }

    /// The literals of which one holds if what is assumed does not.
    pub(crate) fn denied(&self) -> &[String] {
        &self.denied
    }

    /// What propagates to all that follows so far.
    pub(crate) fn hints(&self) -> &[String] {
        &self.hints
    }

    /// Whether nothing is assumed.
    pub(crate) const fn is_nothing(&self) -> bool {
        self.denied.is_empty()
    }

    /// The constraint that one of these literals holds, or what is assumed does not.
    pub(crate) fn rup(
        &self,
        writer: &mut Writer,
        literals: impl IntoIterator<Item = String>,
        hints: impl IntoIterator<Item = String>,
    ) -> String {
        let literals: Vec<String> = self.denied.iter().cloned().chain(literals).collect();
        let hints: Vec<String> = self.hints.iter().cloned().chain(hints).collect();
        let label = writer.label();
        writer.rup(&label, &clause(&literals), &hints);
        label
    }

    /// The constraint that an action is right, or what is assumed is not.
    pub(crate) fn show(
        &self,
        writer: &mut Writer,
        action: Action,
        hints: impl IntoIterator<Item = String>,
    ) -> String {
        self.rup(writer, [denied(action.contrary())], hints)
    }

    /// A disproof, to its conflict.
    fn to_conflict(&self, writer: &mut Writer, disproof: &Disproof) -> Written<Self> {
        let mut branch = self.and(writer, &disproof.assumes);
        branch.follow(writer, &disproof.deductions)?;
        branch.look_at(writer, disproof.conflict);
        Ok(branch)
    }

    fn place(&mut self, writer: &Writer, candidate: Candidate) {
        for sector in candidate.sectors() {
            self.hint(link(sector));
        }
        let others = writer.rules.excluded_by(candidate) & writer.live;
        others.iter().for_each(|other| self.hint(pair(candidate, other)));
        self.grid.place(candidate);
    }

    pub(crate) fn hint(&mut self, label: String) {
        if self.seen.insert(label.clone()) {
            self.hints.push(label);
        }
    }

    /// All of these, in their order.
    fn all(&mut self, labels: impl IntoIterator<Item = String>) {
        for label in labels {
            self.hint(label);
        }
    }

    /// The sector as a truth, and what is false in it without an assumption.
    pub(crate) fn look_at(&mut self, writer: &Writer, sector: Sector) {
        self.all(writer.dead_in(sector));
        self.hint(truth(sector));
    }

    fn follow(&mut self, writer: &mut Writer, deductions: &[Deduction]) -> Written {
        for deduction in deductions {
            match deduction {
                Deduction::Only(sector) => {
                    if let Some(only) = self.grid.only_in(*sector) {
                        self.look_at(writer, *sector);
                        self.place(writer, only);
                    }
                }
                Deduction::Cover { cover, eliminates } => {
                    let label = writer.cover(cover);
                    self.hint(label);
                    for &candidate in eliminates {
                        self.grid.eliminate(candidate);
                    }
                }
                Deduction::Inner { by, actions } => {
                    self.inner(writer, by, actions)?;
                    self.apply(writer, actions);
                }
            }
        }
        Ok(())
    }

    /// The lines of a proof inside the proof, for hints.
    fn inner(&mut self, writer: &mut Writer, by: &Reason, actions: &[Action]) -> Written {
        match by {
            Reason::Covers(covers) => {
                for cover in covers.iter() {
                    let label = writer.cover(cover);
                    self.hint(label);
                }
            }
            Reason::Refute(proof) => {
                for disproof in &proof.disproofs {
                    let label = disproved(writer, self, disproof)?;
                    self.hint(label);
                }
            }
            Reason::Cases(proof) => {
                let contrary: Vec<_> = actions.iter().map(|a| vec![a.contrary()]).collect();
                let goals = goals(writer, self, &contrary, proof)?;
                for (&action, hints) in actions.iter().zip(goals) {
                    let label = self.show(writer, action, hints);
                    self.hint(label);
                }
            }
            Reason::Guardians(proof) => {
                self.all(guardians::under(writer, self, actions, proof)?);
            }
            Reason::Rookeries(proof) => {
                self.all(Patterns::under(writer, self, actions, proof)?);
            }
            Reason::Symmetry(_) => return Err(Unwritten::Uniqueness),
            Reason::Rules => {
                for action in actions {
                    let hints = rules::hints(writer, &[action.contrary()]);
                    self.all(hints);
                }
            }
            Reason::Fillings(lemma) => {
                let contrary: Vec<_> = actions.iter().map(|a| vec![a.contrary()]).collect();
                self.all(sums::fillings(writer, self, &contrary, *lemma)?.concat());
            }
        }
        Ok(())
    }

    /// What a proof inside has shown: eliminations first, for a placement may be what they leave.
    fn apply(&mut self, writer: &Writer, actions: &[Action]) {
        for action in actions {
            if let Action::Eliminate(candidate) = *action {
                self.grid.eliminate(candidate);
            }
        }
        for action in actions {
            let Action::Place(candidate) = *action else { continue };
            let sectors = candidate.sectors();
            if let Some(&sector) =
                sectors.iter().find(|s| self.grid.only_in(**s) == Some(candidate))
            {
                self.look_at(writer, sector);
            } else {
                let hints = rules::last_left(writer, self.grid.live(), candidate);
                self.all(hints);
            }
            self.place(writer, candidate);
        }
    }
}
