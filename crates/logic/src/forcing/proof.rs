//! Proofs: what the chains use, followed on a grid.

use ninerooks_board::{CandidateSet, Grid, Sector};
use ninerooks_proof::{
    Action, Branch, Cases, Clause, Deduction, Disproof, Fact, Lemma, Proof, Reason, Refutation,
};

/// What follows on a grid when sectors come down to one candidate in turn, and the sector that is empty,
/// if one is: one of these, or the last one in the end.
pub(super) fn follow(
    grid: &mut Grid,
    sectors: &[Sector],
    last: Option<Sector>,
) -> (Vec<Deduction>, Option<Sector>) {
    let mut deductions = Vec::with_capacity(sectors.len());
    for &sector in sectors {
        if grid.in_sector(sector) == 0 {
            return (deductions, Some(sector));
        }
        if let Some(only) = grid.only_in(sector)
            && grid.value(only.cell()).is_none()
        {
            grid.place(only);
            deductions.push(Deduction::Only(sector));
        }
    }
    let empty = last.filter(|sector| grid.in_sector(*sector) == 0);
    (deductions, empty)
}

/// The disproof of what is assumed, if these sectors lead to a conflict.
pub(super) fn disproof(
    grid: &Grid,
    assumed: Action,
    sectors: &[Sector],
    last: Option<Sector>,
) -> Option<Disproof> {
    let mut after = *grid;
    assumed.apply(&mut after);
    let (deductions, conflict) = follow(&mut after, sectors, last);
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
/// the candidate is not true, by the first sectors, and not false either, by the others.
pub(super) fn either(
    grid: &Grid,
    shows: Action,
    on: (Action, &[Sector]),
    off: &[Sector],
) -> Option<Proof> {
    let contrary = match shows {
        Action::Place(candidate) => Action::Eliminate(candidate),
        Action::Eliminate(candidate) => Action::Place(candidate),
    };
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
