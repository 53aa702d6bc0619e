//! Shapes: what a person sees in a step. One file each.
//!
//! The list is closed: whoever draws or describes steps names every shape, and one that is forgotten
//! does not compile.

mod aligned;
mod almost_locked;
mod almost_locked_candidates;
mod bent_subset;
mod blossom;
mod chain;
mod deadly;
mod exocet;
mod fireworks;
mod fish;
mod forcing;
mod hypothesis;
mod intersection;
mod multi_sector;
mod nets;
mod patterns;
mod refutation;
mod remote_pair;
mod ruled;
mod sets;
mod single;
mod subset;
mod sue_de_coq;
mod summed;
mod symmetrical;
mod two_way;
mod whip;

pub use aligned::{Aligned, Exclusion};
pub use almost_locked::{AlmostLocked, AlmostLockedSet};
pub use almost_locked_candidates::AlmostLockedCandidates;
pub use bent_subset::BentSubset;
pub use blossom::{Blossom, BlossomStem, Petal};
pub use chain::{Chain, ChainLink, ChainNode, ExocetLink, FishLink, Node, PatternLink};
pub use deadly::{Consequence, DeadlyKind, DeadlyPattern, GuardianChain};
pub use exocet::{CrossLines, Exocet, ExocetForm, ExocetHalf};
pub use fireworks::{FireworkPivot, Fireworks};
pub use fish::Fish;
pub use forcing::{
    Forcing, ForcingBranch, ForcingChain, ForcingConflict, ForcingNested, ForcingNode, ForcingStart,
};
pub use hypothesis::Hypothesis;
pub use intersection::Intersection;
pub use multi_sector::{HouseDigits, MultiSector};
pub use nets::{Net, NetEnd, Nets, WeakLink, WeakVia};
pub use patterns::{PatternReason, PatternStage, Patterns, Substitution};
pub use refutation::{Refutation, RefutationLine, RuledBy, RuledEnd};
pub use remote_pair::RemotePair;
pub use ruled::{Ruled, RuledTruth};
pub use sets::Sets;
pub use single::{Blockers, Single};
pub use subset::{Subset, SubsetKind};
pub use sue_de_coq::{CellsAndDigits, SueDeCoq};
pub use summed::Summed;
pub use symmetrical::{Symmetrical, SymmetryKind};
pub use two_way::{Meeting, TwoWay, Way};
pub use whip::{Whip, WhipLink};

/// The picture of a step. Renderers and notations look at this, never at the technique.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(tag = "kind", rename_all = "kebab-case"))]
pub enum Shape {
    /// The last place of a digit in a house, or the last digit of a cell.
    Single(Single),
    /// All places of a digit in one house lie in another one too.
    Intersection(Intersection),
    /// As many cells of a house as digits, which take each other up.
    Subset(Subset),
    /// As many cells of two houses as digits, of which at most one can be true in them twice.
    BentSubset(BentSubset),
    /// Nodes joined by strong and weak links in turn.
    Chain(Chain),
    /// Strong chains with their two sides, and weak links to and between them.
    Nets(Nets),
    /// Cells with the same two digits, on two sides.
    RemotePair(RemotePair),
    /// One digit, as many base houses as cover houses.
    Fish(Fish),
    /// Almost-locked sets, each linked to the next by a digit that cannot be in both.
    AlmostLocked(AlmostLocked),
    /// Digits that are almost a naked subset of one house and almost a hidden one of another.
    AlmostLockedCandidates(AlmostLockedCandidates),
    /// Cells where a line crosses a box, with cells of both beside them: as many as digits.
    SueDeCoq(Box<SueDeCoq>),
    /// Digits that rows and columns leave to as many cells: pivots and wings.
    Fireworks(Fireworks),
    /// Cells that take up as many digits of several houses.
    MultiSector(MultiSector),
    /// Base cells whose digits are those of target cells.
    Exocet(Box<Exocet>),
    /// A sector whose candidates each take a digit from an almost-locked set.
    Blossom(Blossom),
    /// Cells whose digits do not go together.
    Aligned(Aligned),
    /// A candidate assumed to be true, and what follows, until a sector has no candidate left.
    Hypothesis(Hypothesis),
    /// The two candidates of a sector, each assumed to be true, until the two ways meet.
    TwoWay(TwoWay),
    /// Cells whose digits could be exchanged, and the guardians that prevent it.
    DeadlyPattern(Box<DeadlyPattern>),
    /// A puzzle that is mapped to itself.
    Symmetrical(Symmetrical),
    /// Sectors that come down to one candidate in turn, until one is empty.
    Whip(Whip),
    /// Short chains from one or several assumptions.
    Forcing(Forcing),
    /// A candidate that is refuted, by others that are refuted besides.
    Refutation(Refutation),
    /// Truths and links of any kind.
    Sets(Sets),
    /// What rules say that the puzzle adds to the classic ones.
    Ruled(Ruled),
    /// Digits with a sum, and what it leaves no room for.
    Summed(Summed),
    /// Whole rookeries of digits.
    Patterns(Patterns),
}
