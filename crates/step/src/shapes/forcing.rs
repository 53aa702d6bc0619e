//! Forcing chains and nets.

use ninerooks_board::{Candidate, Sector};
use ninerooks_proof::Action;

use super::{ChainNode, Fish, PatternLink};

/// One or several assumptions, and short chains from each of them, until they agree or end in a
/// contradiction.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Forcing {
    /// What the assumptions are.
    pub start: ForcingStart,
    /// A branch for each assumption.
    pub branches: Box<[ForcingBranch]>,
}

/// What is assumed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum ForcingStart {
    /// One candidate is true, or false, and that is impossible. There is one branch.
    Impossible,
    /// One candidate is true, or false. There is a branch for both.
    Candidate,
    /// One of the candidates of a sector is true. There is a branch for each of them.
    Sector(Sector),
    /// One of the guardians of a deadly pattern is true. There is a branch for each of them.
    Guardians(PatternLink),
    /// One of the fins of a fish is true, or the fish holds without them. There is a branch for each fin.
    Fins(Fish),
    /// As above, and in the last house of its cover the fish has one of these: there is a branch for each of
    /// them too.
    Cover(Fish),
}

/// An assumption, and what follows from it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct ForcingBranch {
    /// What is assumed: a candidate is true ([`Place`](Action::Place)), or it is false
    /// ([`Eliminate`](Action::Eliminate)).
    pub assumed: Action,
    /// What follows. Each chain begins with the assumption or with something on a chain before it.
    /// Without chains, what is claimed follows at once.
    pub chains: Box<[ForcingChain]>,
    /// What is refuted within it, in order.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "<[_]>::is_empty"))]
    pub nested: Box<[ForcingNested]>,
    /// What ends the branch, if it is impossible.
    pub conflict: Option<ForcingConflict>,
}

/// A branch within a branch, which is impossible: so what it assumes is not so, and later chains of the outer branch may
/// begin with that.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct ForcingNested {
    /// How many of the chains of the outer branch come before it: what is false by these need not be counted in it.
    pub after: usize,
    /// The branch.
    pub branch: ForcingBranch,
}

/// What cannot be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum ForcingConflict {
    /// All candidates of a sector would be false.
    Empty(Sector),
    /// A candidate would be true and false.
    Both(Candidate),
}

/// A chain of candidates and groups that are true and false in turn, each because of the one before it:
/// false, since that one is true and sees it; true, since a sector has nothing else left. In a net the others
/// of the sector are false by chains before this one.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct ForcingChain {
    /// What is true and what is false.
    pub nodes: Box<[ForcingNode]>,
}

/// A candidate or a group that would be true, or false.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum ForcingNode {
    /// The candidate is true.
    Place(Candidate),
    /// The candidate is false.
    Eliminate(Candidate),
    /// The digit is in one of these cells.
    GroupTrue(ChainNode),
    /// The digit is in none of these cells.
    GroupFalse(ChainNode),
}

impl ForcingNode {
    /// The digit and the cells.
    pub fn node(self) -> ChainNode {
        match self {
            Self::Place(candidate) | Self::Eliminate(candidate) => {
                ChainNode::new(candidate.digit(), candidate.cell().into())
            }
            Self::GroupTrue(group) | Self::GroupFalse(group) => group,
        }
    }

    /// Whether it would be true.
    pub const fn is_true(self) -> bool {
        matches!(self, Self::Place(_) | Self::GroupTrue(_))
    }

    /// The contrary.
    #[must_use]
    pub const fn contrary(self) -> Self {
        match self {
            Self::Place(candidate) => Self::Eliminate(candidate),
            Self::Eliminate(candidate) => Self::Place(candidate),
            Self::GroupTrue(group) => Self::GroupFalse(group),
            Self::GroupFalse(group) => Self::GroupTrue(group),
        }
    }
}

impl From<Action> for ForcingNode {
    fn from(action: Action) -> Self {
        match action {
            Action::Place(candidate) => Self::Place(candidate),
            Action::Eliminate(candidate) => Self::Eliminate(candidate),
        }
    }
}
