//! A chain as somebody wrote it down: what is said, right or wrong.

use ninerooks_board::{CellSet, DigitSet, HouseSet};

use crate::PatternLink;

/// Nodes, and how each is said to be linked to the next. A judge says whether the links are there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PostedChain {
    /// The nodes in order: at least two.
    pub nodes: Vec<PostedNode>,
    /// How each node is linked to the next, one less than nodes.
    pub links: Vec<PostedLink>,
    /// Whether it is said to be a loop: the last node is linked back to the first.
    pub is_loop: bool,
}

/// One of these digits is in one of these cells; of several digits, the rest of an almost-locked set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PostedNode {
    /// The digits: one, or what an almost-locked set has without the digit before.
    pub digits: DigitSet,
    /// The digit that stands last, by which a set is left where nothing else says it.
    pub last: DigitSet,
    /// The cells.
    pub cells: CellSet,
}

/// How two nodes are said to be linked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PostedLink {
    /// Whether one of the two is true (`=`), and not only not both (`-`).
    pub is_strong: bool,
    /// Whether both are in one pair of brackets, so that the link is within their cells.
    pub is_within: bool,
    /// What makes one of the two true, if that is said: otherwise a sector or a set has to be found.
    pub by: Option<PostedBy>,
}

/// What a strong link is said to rest on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PostedBy {
    /// A fish: houses of the nodes' digit, and houses that hold what is outside of the nodes, of which there is one less.
    Fish {
        /// The houses whose places are all used.
        base: HouseSet,
        /// The houses that hold them.
        cover: HouseSet,
    },
    /// A pattern, whose guardians the nodes are.
    Pattern(PatternLink),
    /// An exocet: the targets have the same digits as the base.
    Exocet {
        /// The base cells.
        base: CellSet,
        /// The target cells.
        targets: CellSet,
    },
}
