//! Technique 2: what is known of candidates, passed on to the patterns.

use ninerooks_board::{Candidate, CellSet, Digit};
use ninerooks_proof::{CandidateCover, Cover, Deletion, Pattern};

use super::{Budget, Deduction, OverBudget, Reason, Space, hitting::hitting_sets};

/// One of a digit's candidates in `cells` is true, as `cover` shows: then the patterns of the digit
/// that miss them all are false. Such are the ends of a chain, the common candidates of two almost
/// locked sets, and the places of a digit in a house.
///
/// The cover is one in which only these candidates weigh less than 0 and whose weights sum to less
/// than 0; its scale is not looked at. None when no live pattern misses the cells.
pub fn one_of(space: &Space, digit: Digit, cells: CellSet, cover: &Cover) -> Option<Deduction> {
    let missing = |theirs: CellSet| theirs.is_disjoint(cells);
    deduction(space, digit, missing, cover, Reason::OneOf { digit, cells })
}

/// Two candidates of a digit are not both true, as `cover` shows: then the patterns through both
/// are false.
///
/// The cover is one in which the two together weigh more than the sum of all weights, and no
/// candidate less than 0; its scale is not looked at. None when the two are of different digits, or
/// no live pattern passes through both.
pub fn not_both(space: &Space, candidates: [Candidate; 2], cover: &Cover) -> Option<Deduction> {
    let [a, b] = candidates;
    let both = CellSet::from(a.cell()).with(b.cell());
    let through = |theirs: CellSet| a.digit() == b.digit() && both.is_subset(theirs);
    deduction(space, a.digit(), through, cover, Reason::NotBoth { candidates })
}

fn deduction(
    space: &Space,
    digit: Digit,
    is_false: impl Fn(CellSet) -> bool,
    cover: &Cover,
    reason: Reason,
) -> Option<Deduction> {
    let gone = space.of(digit).iter().filter(|live| is_false(live.cells));
    let targets: Vec<Pattern> = gone.map(|live| Pattern { digit, rookery: live.rookery }).collect();
    let scale = i16::try_from(cover.rank() + 1).ok()?;
    let cover = Cover { scale, terms: cover.terms.clone() };
    let proof = CandidateCover { cover, targets: targets.clone().into() };
    (!targets.is_empty()).then(|| Deduction {
        reason,
        targets,
        deletions: vec![Deletion::Candidates(Box::new(proof))],
    })
}

/// Strong inferences of a digit: pairs of cells which hold all its live patterns between them, so
/// that it is in one of the two. They need not share a house.
///
/// # Errors
/// When the digit has too many patterns to look through.
pub fn strong_links(space: &Space, digit: Digit) -> Result<Vec<CellSet>, OverBudget> {
    hitting_sets(space.of(digit), 2, &mut Budget::new())
}

/// Whether two groups of cells share no live pattern of a digit, so that it is not in both: a weak
/// inference.
pub fn weak_link(space: &Space, digit: Digit, a: CellSet, b: CellSet) -> bool {
    let mut patterns = space.of(digit).iter();
    space.digits().contains(digit)
        && !patterns.any(|live| !live.cells.is_disjoint(a) && !live.cells.is_disjoint(b))
}
