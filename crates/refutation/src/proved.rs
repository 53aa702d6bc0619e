//! A refutation as a proof.

use ninerooks_board::{Candidate, CandidateSet, Grid, ImpliedSum};
use ninerooks_proof::{Action, Clause, Cover, Deduction, Disproof, Fact, Lemma, Proof, Reason};
use ninerooks_step::{Refutation, RefutationLine, RuledBy};

use crate::board::narrow;
use crate::told::left_of;

/// The proof of a refutation on its grid.
pub(crate) fn proof(grid: &Grid, of: &Refutation) -> Proof {
    let mut facts = Facts { grid, said: Vec::new() };
    let disproofs = [facts.disproof(of)].into();
    let then = Reason::Refute(ninerooks_proof::Refutation { disproofs });
    Proof { lemmas: facts.said.iter().map(|by| facts.lemma(*by)).collect(), then }
}

/// The sets and the sums of rules that a proof needs, a lemma for each.
struct Facts<'a> {
    grid: &'a Grid,
    said: Vec<RuledBy>,
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
                        let cover = Cover::of_facts(
                            &[Fact::Lemma(self.lemma_of(RuledBy::OneOf(*set)))],
                            &[cell.into()],
                        );
                        deductions.push(Deduction::Cover { cover, eliminates: eliminates.clone() });
                    }
                    deductions.push(Deduction::Only(cell));
                }
                RefutationLine::Locked { base, cover, eliminates } => {
                    let cover = Cover::new(&[*base], &[*cover]);
                    deductions.push(Deduction::Cover { cover, eliminates: eliminates.clone() });
                }
                RefutationLine::Summed { sum, eliminates } => {
                    deductions.push(self.no_room(*sum, eliminates));
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
            deductions.push(match end.by {
                // As many true ones in the cell as in the set: none, for none is left there.
                RuledBy::OneOf(_) => {
                    let set = Fact::Lemma(self.lemma_of(end.by));
                    let cover = Cover::of_facts(&[set], &[of.conflict.into()]);
                    Deduction::Cover { cover, eliminates: end.eliminates.clone() }
                }
                RuledBy::Sum(sum) => self.no_room(sum, &end.eliminates),
            });
        }
        Disproof::of(of.target, deductions.into(), of.conflict)
    }

    /// What goes together with no filling of a sum.
    fn no_room(&mut self, sum: u16, eliminates: &[Candidate]) -> Deduction {
        let by = Box::new(Reason::Fillings(self.lemma_of(RuledBy::Sum(sum))));
        Deduction::Inner {
            by,
            actions: eliminates.iter().copied().map(Action::Eliminate).collect(),
        }
    }

    /// The place of the lemma that says this.
    fn lemma_of(&mut self, by: RuledBy) -> u16 {
        // Those that it follows from come before.
        if let Some(implied) = self.implied(by) {
            implied.taken.iter().for_each(|taken| {
                self.lemma_of(RuledBy::Sum(narrow(*taken)));
            });
        }
        let known = self.said.iter().position(|known| *known == by);
        let at = known.unwrap_or_else(|| {
            self.said.push(by);
            self.said.len() - 1
        });
        u16::try_from(at).unwrap_or(u16::MAX)
    }

    /// What houses leave, where it is that.
    fn implied(&self, by: RuledBy) -> Option<&'static ImpliedSum> {
        let RuledBy::Sum(sum) = by else { return None };
        let rules = self.grid.rules();
        let place = usize::from(sum).checked_sub(rules.sums().len())?;
        rules.implied_sums().get(place)
    }

    fn lemma(&self, by: RuledBy) -> Lemma {
        if let Some(implied) = self.implied(by) {
            let place = |taken: &usize| {
                let by = RuledBy::Sum(narrow(*taken));
                self.said.iter().position(|said| *said == by).map(narrow)
            };
            let sums = implied.taken.iter().filter_map(place).map(Fact::Lemma);
            let by = Reason::Covers(Cover::of_45(implied.houses, sums).into());
            return Lemma { says: Clause::Sum(implied.own.sum.clone()), by };
        }
        let says = match by {
            RuledBy::OneOf(set) => Clause::OneOf(left_of(self.grid, set)),
            RuledBy::Sum(sum) => {
                // Each was found among them.
                let own = self.grid.rules().sums().get(usize::from(sum));
                own.map_or(Clause::OneOf(CandidateSet::EMPTY), |own| Clause::Sum(own.sum.clone()))
            }
        };
        Lemma { says, by: Reason::Rules }
    }
}
