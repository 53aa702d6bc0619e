//! Which of a path's earlier deletions a step rests on.

use ninerooks_board::{Digit, DigitSet, Grid};
use ninerooks_proof::{Deletion, Equation, Pattern};

/// The earlier deletions that bear on the patterns of some digits, in their order: those of the
/// digits, and what these rest on in turn.
pub(super) fn bearing_on(earlier: &[Deletion], digits: DigitSet) -> Vec<Deletion> {
    let mut digits = digits;
    let mut bearing: Vec<Deletion> = Vec::new();
    for deletion in earlier.iter().rev() {
        let touched: DigitSet = targets(deletion).iter().map(|target| target.digit).collect();
        if !(touched & digits).is_empty() {
            digits |= rests_on(deletion);
            bearing.push(deletion.clone());
        }
    }
    bearing.reverse();
    bearing
}

/// The digits whose patterns must be as few as they are for the deletion to follow.
pub(super) fn rests_on(deletion: &Deletion) -> DigitSet {
    let of = |equation: Equation| match equation {
        Equation::Cell(_) => DigitSet::ALL,
        Equation::Digit(digit) => digit.into(),
    };
    match deletion {
        Deletion::Cover(cover) => {
            let truths = cover.terms.iter().filter(|term| term.weight < 0);
            truths.fold(DigitSet::EMPTY, |digits, term| digits | of(term.equation))
        }
        Deletion::Pattern { pattern, by } => {
            by.iter().fold(pattern.digit.into(), |digits, &by| digits | of(by))
        }
        Deletion::Pair { first, second, by } => of(*by).with(first.digit).with(second.digit),
        Deletion::Candidates(_) | Deletion::Guarded(_) => DigitSet::EMPTY,
    }
}

/// The patterns that a deletion is about.
pub(super) fn targets(deletion: &Deletion) -> Vec<Pattern> {
    match deletion {
        Deletion::Pair { first, second, .. } => vec![*first, *second],
        _ => deleted(deletion).to_vec(),
    }
}

/// The patterns that a deletion deletes.
pub(super) fn deleted(deletion: &Deletion) -> &[Pattern] {
    match deletion {
        Deletion::Cover(cover) => &cover.targets,
        Deletion::Candidates(cover) => &cover.targets,
        Deletion::Guarded(proof) => &proof.targets,
        Deletion::Pattern { pattern, .. } => core::slice::from_ref(pattern),
        Deletion::Pair { .. } => &[],
    }
}

/// Whether a later step may repeat the deletion. It may not when a state of the same path can make
/// it wrong, or when whole networks of pairs would have to be repeated with it.
pub(super) const fn lasts(deletion: &Deletion) -> bool {
    matches!(deletion, Deletion::Cover(_) | Deletion::Candidates(_))
}

/// Whether the candidates of a pattern are all live.
pub(super) fn has_room(grid: &Grid, pattern: Pattern) -> bool {
    pattern.rookery.cells().is_subset(grid.live()[pattern.digit])
}

/// How many patterns of each digit, of those which the grid has room for, deletions delete.
pub(super) fn count(grid: &Grid, deletions: &[Deletion]) -> [u32; 9] {
    let mut gone: Vec<Pattern> = deletions.iter().flat_map(deleted).copied().collect();
    gone.sort_unstable();
    gone.dedup();
    gone.retain(|&pattern| has_room(grid, pattern));
    Digit::ALL.map(|digit| {
        let of_digit = gone.iter().filter(|pattern| pattern.digit == digit);
        u32::try_from(of_digit.count()).unwrap_or(u32::MAX)
    })
}
