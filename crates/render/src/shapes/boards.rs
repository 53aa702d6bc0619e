//! Small boards: the patterns that a step of the overlay is about, as far as they are few.

use ninerooks_board::{CellSet, Digit, DigitSet, Grid, Rookery};
use ninerooks_proof::{Deletion, Equation, Pattern, Reason};
use ninerooks_step::Step;

use crate::Scene;
use crate::figure::SmallBoard;

/// Patterns of a digit that can all be shown.
const FEW: usize = 3;

impl Scene {
    /// What is left of the step's digits, where that is little, and the first patterns that were
    /// deleted for it.
    pub(super) fn show_boards(&mut self, grid: &Grid, digits: DigitSet, step: &Step) {
        let Reason::Rookeries(proof) = &step.proof.then else { return };
        let deleted: Vec<Pattern> = proof.deletions.iter().flat_map(targets).collect();
        for deletion in proof.deletions.iter().rev().take(FEW).rev() {
            self.boards.extend(board_of(grid, deletion));
        }
        for digit in digits {
            let left = left(grid, digit, &deleted);
            let count = left.len();
            if count > FEW {
                continue;
            }
            self.boards.extend(left.into_iter().enumerate().map(|(i, pattern)| SmallBoard {
                caption: match count {
                    1 => format!("the only {digit}s left"),
                    _ => format!("{digit}s left: {} of {count}", i + 1),
                },
                patterns: vec![pattern],
                places: CellSet::EMPTY,
            }));
        }
        self.boards.truncate(2 * FEW);
    }
}

/// What a deletion deletes.
fn targets(deletion: &Deletion) -> Vec<Pattern> {
    match deletion {
        Deletion::Cover(cover) => cover.targets.to_vec(),
        Deletion::Candidates(cover) => cover.targets.to_vec(),
        Deletion::Pattern { pattern, .. } => vec![*pattern],
        Deletion::Pair { .. } => Vec::new(),
        Deletion::Guarded(proof) => proof.targets.to_vec(),
    }
}

/// A pattern that goes, or two that exclude each other, and where the digit that they leave no room
/// for would have to be.
fn board_of(grid: &Grid, deletion: &Deletion) -> Option<SmallBoard> {
    let of_digit = |equation: &Equation| match equation {
        Equation::Digit(digit) => Some(*digit),
        Equation::Cell(_) => None,
    };
    let (patterns, by) = match deletion {
        Deletion::Pattern { pattern, by } => {
            let digit = if by.len() == 1 { by.first().and_then(of_digit) } else { None };
            (vec![*pattern], digit)
        }
        Deletion::Pair { first, second, by } => (vec![*first, *second], of_digit(by)),
        Deletion::Cover(cover) => {
            // A clash: every pattern of a digit would be beside it.
            let truths = cover.terms.iter().filter(|term| term.weight < 0);
            let by = truths.map(|term| of_digit(&term.equation)).next().flatten();
            let first: Vec<Pattern> = cover.targets.iter().take(1).copied().collect();
            let other = by.filter(|by| first.iter().all(|pattern| pattern.digit != *by));
            (first, other)
        }
        Deletion::Candidates(_) | Deletion::Guarded(_) => {
            (targets(deletion).into_iter().take(1).collect(), None)
        }
    };
    let digits = patterns.iter().map(|pattern| format!("{}s", pattern.digit));
    let caption = match (digits.collect::<Vec<_>>().as_slice(), by) {
        ([one], Some(by)) => format!("{one}: no room for {by}s"),
        ([one], None) => match targets(deletion).len() {
            1 => format!("{one}: deleted"),
            count => format!("{one}: 1 of {count} deleted"),
        },
        ([one, other], Some(by)) => format!("{one}, {other}: no {by}s"),
        ([one, other], None) => format!("{one}, {other}: not both"),
        _ => return None,
    };
    let places = by.map_or(CellSet::EMPTY, |digit| grid.places(digit));
    Some(SmallBoard { caption, patterns, places })
}

/// The patterns of a digit that go with the grid and were not deleted: at most one more than a few.
fn left(grid: &Grid, digit: Digit, deleted: &[Pattern]) -> Vec<Pattern> {
    let live = |cell: &ninerooks_board::Cell| {
        grid.value(*cell).map_or_else(|| grid.digits(*cell).contains(digit), |v| v == digit)
    };
    let places: CellSet = CellSet::ALL.filter(live).collect();
    Rookery::all()
        .filter(|rookery| rookery.cells().is_subset(places))
        .map(|rookery| Pattern { digit, rookery })
        .filter(|pattern| !deleted.contains(pattern))
        .take(FEW + 1)
        .collect()
}
