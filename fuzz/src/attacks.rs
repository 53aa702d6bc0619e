//! Proofs of what is not so, each a step away from a right one. A checker that leaves out one of its
//! questions accepts some of them.

use ninerooks_board::{Candidate, Digit, Rookery};
use ninerooks_proof::{
    CandidateCover, Deduction, Deletion, Disproof, Equation, Pattern, PatternCover, PatternTerm,
    Proof, Refutation, RookeryProof,
};

use crate::grids::Drawn;
use crate::proofs::{cover, truth};
use crate::source::Source;

/// A proof against what is true in the known solution; nothing when none is known.
pub(crate) fn attack(drawn: &Drawn, source: &mut Source<'_>) -> Option<Proof> {
    drawn.solution?;
    if source.once_in(4) {
        return Some(refutation(drawn, source));
    }
    let target = true_pattern(drawn, source)?;
    let mut deletions = Vec::new();
    match source.byte() % 4 {
        0 => {
            let by = source.some(3, Source::equation).into();
            deletions.push(Deletion::Pattern { pattern: target, by });
        }
        1 => {
            let other = true_pattern(drawn, source)?;
            deletions.push(Deletion::Pair { first: target, second: other, by: source.equation() });
            let by = [Equation::Digit(other.digit)].into();
            deletions.push(Deletion::Pattern { pattern: target, by });
        }
        2 => deletions.push(pattern_cover(target, source)),
        _ => {
            let mut cover = cover(&drawn.grid, source);
            cover.scale = 1;
            let targets = [target].into();
            deletions.push(Deletion::Candidates(Box::new(CandidateCover { cover, targets })));
        }
    }
    Some(Proof::rookeries(RookeryProof { deletions: deletions.into() }))
}

/// A cover with few terms, some of them through the target.
fn pattern_cover(target: Pattern, source: &mut Source<'_>) -> Deletion {
    let own: Vec<Equation> = target.rookery.cells().map(Equation::Cell).collect();
    let terms = source.some(5, |source| {
        let equation = match source.choose(&own) {
            Some(own) if source.once_in(2) => *own,
            _ => source.equation(),
        };
        PatternTerm { equation, weight: if source.once_in(2) { 1 } else { -1 } }
    });
    let targets = [target].into();
    Deletion::Cover(Box::new(PatternCover { scale: 1, terms: terms.into(), targets }))
}

/// Assumes a true candidate and eliminates a sector.
fn refutation(drawn: &Drawn, source: &mut Source<'_>) -> Proof {
    let target = truth(drawn, source);
    let conflict = source.sector();
    let mut assumed = drawn.grid;
    assumed.place(target);
    let eliminates: Vec<Candidate> = assumed.live_in(conflict).collect();
    let deductions = if source.once_in(4) || eliminates.is_empty() {
        Vec::new()
    } else {
        vec![Deduction::Cover { cover: cover(&assumed, source), eliminates: eliminates.into() }]
    };
    let disproof = Disproof::of(target, deductions.into(), conflict);
    Proof::refute(Refutation { disproofs: [disproof].into() })
}

/// The pattern of a digit in the known solution.
fn true_pattern(drawn: &Drawn, source: &mut Source<'_>) -> Option<Pattern> {
    let digit: Digit = source.digit();
    let rookery = Rookery::from_cells(drawn.solution?.live()[digit])?;
    Some(Pattern { digit, rookery })
}
