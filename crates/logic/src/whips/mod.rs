//! Whips and braids: a target is assumed to be true, and sectors come down to one candidate in turn, until
//! one has none left.
//!
//! * [`board`] says what is left of the candidates when something is true.
//! * [`tree`] has the partial chains on one target, length by length.
//! * [`refuted`] says on which targets there can be none.
//! * [`finding`] makes the step: shape and proof.
//!
//! Source: Denis Berthier, *Pattern-Based Constraint Satisfaction and Logic Puzzles*, whose definitions are
//! kept to the letter, since the W rating counts on them: `tests/whips.rs` has them once more, slowly.

mod board;
mod finding;
mod refuted;
mod tree;

use ninerooks_board::{Candidate, CandidateSet, Grid};

use crate::{Findings, Flow, Position};
use board::refutable;
use ninerooks_step::OverBudget;
use refuted::refuted;
use tree::{End, Tree};

/// What a chain of the family may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// A sector has two candidates that the target does not see, or fewer: what came before is forgotten.
    ZChain,
    /// Only right-linking candidates thin a sector out, but for the first and the last, where the target
    /// may help.
    TWhip,
    /// The target and all right-linking candidates do, and each sector is linked to the one before it.
    Whip,
    /// The same with sectors of one type only: cells, or digits in rows, in columns, or in boxes.
    TypedWhip,
    /// As a whip, with groups for right-linking candidates.
    GWhip,
    /// As a whip, and each sector is linked to any before it, or to the target.
    Braid,
    /// The same with groups.
    GBraid,
}

impl Kind {
    const fn has_groups(self) -> bool {
        matches!(self, Self::GWhip | Self::GBraid)
    }

    const fn is_braid(self) -> bool {
        matches!(self, Self::Braid | Self::GBraid)
    }
}

/// How many partial chains one search may make longer: for the shortest chain, and for one on each target.
const WORK_LIMITS: [u64; 2] = [1 << 19, 1 << 16];

/// No chain is longer: longer ones are found in no collection.
const LONGEST: usize = 36;

/// The shortest chain on each target that has one: by length, then by type, then by target.
pub(crate) fn whips(position: &Position, kind: Kind, found: &mut Findings) -> Flow {
    let grid = position.grid();
    if grid.contradiction().is_some() {
        return Flow::Continue(());
    }
    // The types of sectors are those of `Candidate::sectors`, as Berthier counts them: rc, rn, cn, bn.
    let types: &[Option<u8>] = match kind {
        Kind::TypedWhip => &[Some(0), Some(1), Some(2), Some(3)],
        _ => &[None],
    };
    let of_type = |only| targets(grid, kind, only).map(move |target| Tree::new(target, kind, only));
    let mut trees: Vec<Tree> = types.iter().copied().flat_map(of_type).collect();
    let mut done = CandidateSet::EMPTY;
    let limit = WORK_LIMITS[usize::from(!found.wants_one())];
    let mut left = limit;
    for _ in 1..=LONGEST {
        let mut open = Vec::with_capacity(trees.len());
        for mut tree in trees {
            if done.contains(tree.target()) {
                continue;
            }
            match tree.grow(grid, &mut left) {
                Some(End::Closed(chain)) => {
                    done.insert(tree.target());
                    // A chain that cannot be followed as it is was shorter, and has been reported.
                    if let Some(finding) = finding::finding(grid, tree.target(), chain) {
                        found.push(finding)?;
                    }
                }
                Some(End::Dead) => {}
                None => open.push(tree),
            }
            if left == 0 {
                found.limit(OverBudget::Work { limit });
                return Flow::Continue(());
            }
        }
        trees = open;
    }
    Flow::Continue(())
}

/// The candidates on which there may be a chain: singles refute the target of every braid, and so of every
/// whip, in sectors of its type if these are of one, and singles and locked candidates that of every one with groups.
fn targets(grid: &Grid, kind: Kind, only: Option<u8>) -> impl Iterator<Item = Candidate> {
    let refuted = if kind.has_groups() {
        grid.open().filter(|target| refutable(grid, *target, true)).collect()
    } else {
        refuted(grid, only)
    };
    grid.open().filter(move |target| refuted.contains(*target))
}
