//! Patterns of cells or sectors that are impossible without their guardians.
//!
//! That a guardian is true is a line for each choice of kept candidates that is tried, from the last one
//! to the first. Kinds that rest on uniqueness are not written.

use ninerooks_board::{Candidate, CandidateSet, Grid, Sector};
use ninerooks_proof::{Action, GuardianKind, Guardians};
use ninerooks_step::Step;

use crate::assumption::{Assumed, clause};
use crate::names::{link, truth, variable};
use crate::refusal::{Unwritten, Written};
use crate::writer::Writer;

/// How many lines the choices of an impossible pattern may take.
pub(crate) const MOST_CHOICES: usize = 10_000;

/// The constraint that one of the guardians is true, or what is assumed is not.
pub(crate) fn guardians(
    writer: &mut Writer,
    around: &Assumed,
    proof: &Guardians,
) -> Written<String> {
    if proof.kind != GuardianKind::Impossible {
        return Err(Unwritten::Uniqueness);
    }
    let grid = around.grid();
    let members = proof.sectors.iter().flat_map(|&sector| grid.live_in(sector));
    let guardians = members.collect::<CandidateSet>() - proof.kept;
    let mut without = *grid;
    guardians.iter().for_each(|guardian| without.eliminate(guardian));
    let literals = around.denied().iter().cloned().chain(guardians.iter().map(variable)).collect();
    let hints = around.hints().to_vec();
    let mut choice = Choice { literals, hints, left: MOST_CHOICES };
    choice.choose(writer, &without, &proof.sectors).ok_or(Unwritten::Choices)
}

/// What is chosen so far, denied, with the guardians; what the choices make false; and how many more there
/// may be.
struct Choice {
    literals: Vec<String>,
    hints: Vec<String>,
    left: usize,
}

impl Choice {
    /// The constraint that the choices so far do not hold, or a guardian is true.
    fn choose(&mut self, writer: &mut Writer, grid: &Grid, sectors: &[Sector]) -> Option<String> {
        self.left = self.left.checked_sub(1)?;
        let is_open =
            |s: &&Sector| grid.only_in(**s).is_none_or(|c| !grid.solved().contains(c.cell()));
        let fewest = |s: &&Sector| grid.in_sector(**s).count_ones();
        let &sector = sectors.iter().filter(is_open).min_by_key(fewest)?;
        let mut hints = Vec::new();
        for candidate in grid.live_in(sector) {
            let mut next = *grid;
            next.place(candidate);
            let before = self.hints.len();
            self.literals.push(format!("~{}", variable(candidate)));
            self.hints.extend(candidate.sectors().map(link));
            hints.push(self.choose(writer, &next, sectors)?);
            self.literals.pop();
            self.hints.truncate(before);
        }
        let mut all = self.hints.clone();
        all.extend(writer.dead_in(sector));
        all.extend(hints);
        all.push(truth(sector));
        let label = writer.label();
        writer.rup(&label, &clause(&self.literals), &all);
        Some(label)
    }
}

/// What makes a candidate false that sees all guardians, of which one is true.
fn seen_by_all(candidate: Candidate, guardians: &str) -> Vec<String> {
    candidate.sectors().map(link).into_iter().chain([guardians.to_owned()]).collect()
}

/// Each elimination of a step sees all guardians.
pub(crate) fn exclude(writer: &mut Writer, grid: &Grid, step: &Step, proof: &Guardians) -> Written {
    let guardians = guardians(writer, &Assumed::nothing(grid), proof)?;
    for candidate in step.eliminations() {
        writer.exclude(candidate, &seen_by_all(candidate, &guardians));
    }
    Ok(())
}

/// The constraints that these eliminations hold, which see all guardians, or what is assumed does not.
pub(crate) fn under(
    writer: &mut Writer,
    around: &Assumed,
    actions: &[Action],
    proof: &Guardians,
) -> Written<Vec<String>> {
    let guardians = guardians(writer, around, proof)?;
    let mut labels = Vec::new();
    for &action in actions {
        // A placement is what the eliminations leave.
        let Action::Eliminate(candidate) = action else { continue };
        labels.push(around.show(writer, action, seen_by_all(candidate, &guardians)));
    }
    Ok(labels)
}
