//! A chain as somebody wrote it down: what is said, right or wrong.

use ninerooks_board::{Candidate, CellSet, DigitSet, HouseSet, Sector};

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
    /// What it is said to be, if that is said by name.
    pub named: Option<PostedName>,
}

/// What a node is called: `HP:(12)r1c12`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PostedName {
    /// Cells that have no digits but these: a naked pair, or what is left of an almost-locked set.
    Naked,
    /// Digits that have no places but these, each in a house of its own: a hidden pair.
    Hidden,
    /// A fish of the node's digit: the houses whose places are all used, and those that hold them.
    Fish {
        /// The houses whose places are all used.
        base: HouseSet,
        /// The houses that hold them.
        cover: HouseSet,
    },
}

/// Chains that begin with candidates of which one is true, and all of which exclude the same: a kraken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PostedCases {
    /// The digits and cells that the headline names, if there is one: the candidates of which one is true.
    pub headline: Option<(DigitSet, CellSet)>,
    /// The chains: one node or more, the first of which is assumed to be true. A loop none of them.
    pub branches: Vec<PostedChain>,
}

/// Sectors that come down to one candidate in turn, as Denis Berthier's CSP-Rules prints them, or truths and links.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PostedNrc {
    /// A whip or one of its kin: the target is assumed to be true.
    Whip {
        /// Whether a candidate may be linked to any that is true before it, and not only to the last one: a braid.
        is_braid: bool,
        /// The sectors in order.
        variables: Vec<PostedVariable>,
    },
    /// A subset or a fish, which may have fins.
    Sets {
        /// The sectors whose candidates are all used.
        truths: Vec<Sector>,
        /// The sectors that hold them, but for fins.
        links: Vec<Sector>,
    },
}

/// A sector of a whip: `c4n5{r3 r6}`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PostedVariable {
    /// Berthier's CSP-variable.
    pub sector: Sector,
    /// What is false by a link: a candidate, or a group.
    pub left: Vec<Candidate>,
    /// What is left then; nothing where it is a dot.
    pub right: Vec<Candidate>,
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
