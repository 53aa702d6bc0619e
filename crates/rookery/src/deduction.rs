//! What a method concludes.

use ninerooks_board::Digit;
use ninerooks_proof::{Deletion, Pattern};
use ninerooks_step::PatternReason as Reason;

use super::prefix::deleted;

/// Patterns that are false, why, and the proof of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deduction {
    /// What a person sees.
    pub reason: Reason,
    /// The patterns that are false, each once.
    pub targets: Vec<Pattern>,
    /// What the checker follows.
    pub deletions: Vec<Deletion>,
}

impl Deduction {
    /// What pair deletion concludes by these deletions.
    pub(super) fn of_network(deletions: Vec<Deletion>) -> Self {
        let reason = Reason::Pairs { pairs: Box::new(pairs_of(&deletions)) };
        let targets = deletions.iter().flat_map(deleted).copied().collect();
        Self { reason, targets, deletions }
    }
}

/// How many pairs of the patterns of two digits are deleted, at the smaller digit and the greater one.
pub(super) fn pairs_of<'a>(deletions: impl IntoIterator<Item = &'a Deletion>) -> [[u32; 9]; 9] {
    let mut pairs = [[0; 9]; 9];
    for deletion in deletions {
        if let Deletion::Pair { first, second, .. } = deletion {
            let [a, b] = [first.digit, second.digit].map(Digit::index);
            pairs[a.min(b)][a.max(b)] += 1;
        }
    }
    pairs
}
