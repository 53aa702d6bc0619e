//! Proofs: what the chains use, followed on a grid.

use ninerooks_board::{Candidate, CandidateSet, Grid, Sector};
use ninerooks_proof::{
    Action, Branch, Cases, Clause, Cover, Deduction, Disproof, Fact, Lemma, Proof, Reason,
    Refutation,
};
use ninerooks_step::ChainNode;

use super::reach::Rest;

/// What follows on a grid when little is left of sectors in turn, and the sector that is empty, if one is: one
/// of these, or the last one in the end.
pub(super) fn follow(
    grid: &mut Grid,
    rests: &[Rest],
    last: Option<Sector>,
) -> (Vec<Deduction>, Option<Sector>) {
    let mut deductions = Vec::with_capacity(rests.len());
    for rest in rests {
        let (Rest::One(sector) | Rest::Group(sector, _)) = *rest;
        if grid.in_sector(sector) == 0 {
            return (deductions, Some(sector));
        }
        match *rest {
            Rest::One(_) => {
                if let Some(only) = grid.only_in(sector)
                    && grid.value(only.cell()).is_none()
                {
                    grid.place(only);
                    deductions.push(Deduction::Only(sector));
                }
            }
            Rest::Group(_, node) => deductions.extend(locked(grid, sector, node)),
        }
    }
    let empty = last.filter(|sector| grid.in_sector(*sector) == 0);
    (deductions, empty)
}

/// What is left of a sector is in a group, so its digit is nowhere else in the other house that holds it.
fn locked(grid: &mut Grid, sector: Sector, node: ChainNode) -> Option<Deduction> {
    let own = |candidate: &Candidate| sector.contains(*candidate);
    let link = (node.cells.common_houses().into_iter())
        .map(|house| house.sector(node.digit))
        .find(|link| *link != sector)?;
    let eliminates: Vec<Candidate> = grid.live_in(link).filter(|c| !own(c)).collect();
    if eliminates.is_empty() {
        return None;
    }
    for candidate in &eliminates {
        grid.eliminate(*candidate);
    }
    Some(Deduction::Cover { cover: Cover::new(&[sector], &[link]), eliminates: eliminates.into() })
}

/// The disproof of what is assumed, if what is left of sectors leads to a conflict.
pub(super) fn disproof(
    grid: &Grid,
    assumed: Action,
    rests: &[Rest],
    last: Option<Sector>,
) -> Option<Disproof> {
    let mut after = *grid;
    assumed.apply(&mut after);
    let (deductions, conflict) = follow(&mut after, rests, last);
    let (assumes, deductions) = (Box::new([assumed]), deductions.into());
    Some(Disproof { assumes, deductions, conflict: conflict? })
}

/// The proof that the contrary of what is disproved is right.
pub(super) fn against(disproof: Disproof) -> Option<Proof> {
    let assumed = *disproof.assumes.first()?;
    let reason = Reason::Refute(Refutation { disproofs: Box::new([disproof]) });
    let Action::Eliminate(candidate) = assumed else { return Some(reason.into()) };
    // It is not false, so one of this one candidate is true.
    let says = Clause::OneOf([candidate].into_iter().collect::<CandidateSet>());
    let branch = Branch { candidate, deductions: Box::default(), conflict: None };
    let cases = Cases { truth: Fact::Lemma(0), branches: Box::new([branch]) };
    Some(Proof { lemmas: Box::new([Lemma { says, by: reason }]), then: Reason::Cases(cases) })
}

/// The proof of what follows whether a candidate is true or not: assume that it does not follow. Then
/// the candidate is not true, by the first rests, and not false either, by the others.
pub(super) fn either(
    grid: &Grid,
    shows: Action,
    on: (Action, &[Rest]),
    off: &[Rest],
) -> Option<Proof> {
    let contrary = shows.contrary();
    let candidate = on.0.candidate();
    let mut assumed = *grid;
    contrary.apply(&mut assumed);
    let mut deductions = Vec::new();
    if assumed.is_live(candidate) {
        let disproof = disproof(&assumed, on.0, on.1, None)?;
        let by = Box::new(Reason::Refute(Refutation { disproofs: Box::new([disproof]) }));
        deductions.push(Deduction::Inner { by, actions: Box::new([Action::Eliminate(candidate)]) });
        assumed.eliminate(candidate);
    }
    let (others, conflict) = follow(&mut assumed, off, None);
    deductions.extend(others);
    let assumes = Box::new([contrary]);
    against(Disproof { assumes, deductions: deductions.into(), conflict: conflict? })
}
