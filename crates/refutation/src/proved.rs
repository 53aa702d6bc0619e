//! A refutation as a proof.

use ninerooks_board::Grid;
use ninerooks_proof::{Action, Clause, Cover, Deduction, Disproof, Fact, Lemma, Proof, Reason};
use ninerooks_step::{Refutation, RefutationLine};

use crate::told::left_of;

/// The proof of a refutation on its grid.
pub(crate) fn proof(grid: &Grid, of: &Refutation) -> Proof {
    let mut facts = Facts { grid, sets: Vec::new() };
    let disproofs = [facts.disproof(of)].into();
    let then = Reason::Refute(ninerooks_proof::Refutation { disproofs });
    Proof { lemmas: facts.sets.iter().map(|set| facts.lemma(*set)).collect(), then }
}

/// The sets of rules that a proof needs, a lemma for each.
struct Facts<'a> {
    grid: &'a Grid,
    sets: Vec<u16>,
}

impl Facts<'_> {
    fn disproof(&mut self, of: &Refutation) -> Disproof {
        let mut deductions = Vec::with_capacity(of.lines.len());
        for line in &of.lines {
            match line {
                RefutationLine::Only { sector, .. } => deductions.push(Deduction::Only(*sector)),
                RefutationLine::Ruled { set, candidate, eliminates } => {
                    let cell = candidate.cell().sector();
                    // One of the set is true and no more than one of the cell.
                    if !eliminates.is_empty() {
                        let cover = Cover::of_facts(&[self.fact(*set)], &[cell.into()]);
                        deductions.push(Deduction::Cover { cover, eliminates: eliminates.clone() });
                    }
                    deductions.push(Deduction::Only(cell));
                }
                RefutationLine::Locked { base, cover, eliminates } => {
                    let cover = Cover::new(&[*base], &[*cover]);
                    deductions.push(Deduction::Cover { cover, eliminates: eliminates.clone() });
                }
                RefutationLine::Refuted(inner) => {
                    let disproofs = [self.disproof(inner)].into();
                    let refutation = ninerooks_proof::Refutation { disproofs };
                    let actions = Box::new([Action::Eliminate(inner.target)]);
                    let by = Box::new(Reason::Refute(refutation));
                    deductions.push(Deduction::Inner { by, actions });
                }
            }
        }
        if let Some(end) = &of.by_rule {
            // As many true ones in the cell as in the set: none, for none is left there.
            let cover = Cover::of_facts(&[self.fact(end.set)], &[of.conflict.into()]);
            deductions.push(Deduction::Cover { cover, eliminates: end.eliminates.clone() });
        }
        Disproof::of(of.target, deductions.into(), of.conflict)
    }

    /// That one of a set is true.
    fn fact(&mut self, set: u16) -> Fact {
        let known = self.sets.iter().position(|known| *known == set);
        let at = known.unwrap_or_else(|| {
            self.sets.push(set);
            self.sets.len() - 1
        });
        Fact::Lemma(u16::try_from(at).unwrap_or(u16::MAX))
    }

    fn lemma(&self, set: u16) -> Lemma {
        Lemma { says: Clause::OneOf(left_of(self.grid, set)), by: Reason::Rules }
    }
}
