//! The partial chains on one target, length by length.

use std::collections::HashSet;
use std::hash::BuildHasherDefault;

use ninerooks_board::{Candidate, CandidateSet, Grid, Sector};
use ninerooks_step::{ChainNode, WhipLink};

use super::Kind;
use super::board::{Left, assume, assume_node, group, only, seen_by};
use crate::links::mixed::Mixed;

/// A partial chain: its last sector, and the chain before that.
#[derive(Clone, Copy, Debug)]
struct Partial {
    /// The number of the chain before it; none for the first sector.
    before: Option<u32>,
    sector: Sector,
    left: Candidate,
    right: ChainNode,
}

/// All partial chains on a target.
#[derive(Debug)]
pub(super) struct Tree {
    target: Candidate,
    kind: Kind,
    /// The type that all sectors are of, if they are of one.
    only: Option<u8>,
    partials: Vec<Partial>,
    /// The number of the first of those that are not grown yet.
    next: usize,
    length: usize,
    /// The keys of those of the length that is being made.
    known: HashSet<u64, BuildHasherDefault<Mixed>>,
}

/// How the growth of a tree ends.
#[derive(Debug)]
pub(super) enum End {
    /// A sector has no candidate left: the whole chain.
    Closed(Vec<WhipLink>),
    /// There is nothing to go on with.
    Dead,
}

/// What is left along a partial chain.
struct Rest {
    /// What may be a right-linking candidate.
    alive: CandidateSet,
    /// The same, less what the target sees.
    without: CandidateSet,
    /// The target and the right-linking candidates.
    truths: CandidateSet,
}

impl Tree {
    pub(super) fn new(target: Candidate, kind: Kind, only: Option<u8>) -> Self {
        let (partials, known) = (Vec::new(), HashSet::default());
        Self { target, kind, only, partials, next: 0, length: 0, known }
    }

    pub(super) const fn target(&self) -> Candidate {
        self.target
    }

    /// Makes all partial chains one longer, unless one of them can be closed by one more sector. Takes
    /// off from the work that is left, and ends early when there is none.
    pub(super) fn grow(&mut self, grid: &Grid, work: &mut u64) -> Option<End> {
        self.known.clear();
        let first = self.length == 0;
        let end = self.partials.len();
        self.length += 1;
        let starts = if first { 0..1 } else { self.next..end };
        for at in starts {
            *work = work.saturating_sub(1);
            if *work == 0 {
                return None;
            }
            let before = if first { None } else { u32::try_from(at).ok() };
            if let Some(chain) = self.extend(grid, before) {
                return Some(End::Closed(chain));
            }
        }
        self.next = end;
        (self.partials.len() == end).then_some(End::Dead)
    }

    /// Adds all partial chains that are this one and one sector more. The whole chain, if one is closed.
    fn extend(&mut self, grid: &Grid, before: Option<u32>) -> Option<Vec<WhipLink>> {
        let rest = self.rest(grid, before);
        let last = before.map_or_else(|| self.root(), |at| self.partials[at as usize].right);
        let lefts = if self.kind.is_braid() {
            *grid.live() - rest.alive
        } else {
            *grid.live() & seen_by(last)
        };
        let mut looked = [0_u64; Sector::COUNT.div_ceil(64)];
        // The sectors of a candidate come in the order of their types.
        let types = self.only.map_or(0..4, |only| usize::from(only)..usize::from(only) + 1);
        for left in lefts.iter() {
            for sector in left.sectors()[types.clone()].iter().copied() {
                let (word, bit) = (sector.index() / 64, 1 << (sector.index() % 64));
                if looked[word] & bit != 0 || !self.kind.is_braid() && holds(sector, last) {
                    continue;
                }
                // A z-chain leaves out each left-linking candidate by itself.
                if self.kind != Kind::ZChain {
                    looked[word] |= bit;
                }
                if self.add(&rest, before, left, sector) {
                    return Some(self.chain(before, WhipLink { sector, left, right: None }));
                }
            }
        }
        None
    }

    /// The target as a node.
    fn root(&self) -> ChainNode {
        ChainNode::new(self.target.digit(), self.target.cell().into())
    }

    /// What is left after a partial chain.
    fn rest(&self, grid: &Grid, before: Option<u32>) -> Rest {
        let live = *grid.live();
        let mut alive = live;
        let mut truths: CandidateSet = [self.target].into_iter().collect();
        for partial in self.back(before) {
            if let Some(cell) = partial.right.cells.only() {
                truths.insert(Candidate::new(partial.right.digit, cell));
            }
            if self.kind != Kind::ZChain {
                assume_node(&mut alive, partial.right);
            }
        }
        let mut without = alive;
        assume(&mut without, self.target);
        // The first sector of a t-whip is that of a whip.
        if self.kind != Kind::TWhip || before.is_none() {
            alive = without;
        }
        Rest { alive, without, truths }
    }

    /// A partial chain, from its last sector to its first.
    fn back(&self, from: Option<u32>) -> impl Iterator<Item = &Partial> {
        let mut at = from;
        core::iter::from_fn(move || {
            let partial = &self.partials[at? as usize];
            at = partial.before;
            Some(partial)
        })
    }

    /// Adds what a sector leads to; says whether it has nothing left, so that the chain is closed.
    fn add(&mut self, rest: &Rest, before: Option<u32>, left: Candidate, sector: Sector) -> bool {
        let own;
        let (mut alive, mut without) = (&rest.alive, &rest.without);
        if self.kind == Kind::ZChain {
            // A sector is used once.
            if rest.truths.in_sector(sector) != 0 {
                return false;
            }
            own = [rest.alive, rest.without].map(|mut left_over| {
                left_over.remove(left);
                left_over
            });
            [alive, without] = own.each_ref();
        }
        if let Left::None = only(without, sector) {
            return true;
        }
        let right = match only(alive, sector) {
            // Two of a z-chain may see each other: then it was closed before.
            Left::One(right)
                if !rest.truths.contains(right)
                    && (self.kind != Kind::ZChain
                        || !rest.truths.iter().any(|t| t.sees(right))) =>
            {
                ChainNode::new(right.digit(), right.cell().into())
            }
            Left::More(bits) if self.kind.has_groups() => match group(alive, sector, bits) {
                Some(node) => node,
                None => return false,
            },
            Left::None | Left::One(_) | Left::More(_) => return false,
        };
        let key = self.key(before, right);
        if self.known.insert(key) {
            self.partials.push(Partial { before, sector, left, right });
        }
        false
    }

    /// What tells chains from others that cannot be followed otherwise: the right-linking candidates in
    /// any order, and, but for braids, the last one.
    fn key(&self, before: Option<u32>, right: ChainNode) -> u64 {
        let own = mixed(right);
        let all = self.back(before).fold(own, |all, partial| all ^ mixed(partial.right));
        if self.kind.is_braid() { all } else { all ^ own.rotate_left(23) }
    }

    /// The links of a partial chain, and one more.
    fn chain(&self, before: Option<u32>, last: WhipLink) -> Vec<WhipLink> {
        let mut chain: Vec<WhipLink> = self
            .back(before)
            .map(|&Partial { sector, left, right, .. }| WhipLink {
                sector,
                left,
                right: Some(right),
            })
            .collect();
        chain.reverse();
        chain.push(last);
        chain
    }
}

/// Whether all of a node is in a sector.
fn holds(sector: Sector, node: ChainNode) -> bool {
    node.cells.into_iter().all(|cell| sector.contains(Candidate::new(node.digit, cell)))
}

/// A number for a node. Two chains with the same sum of numbers are held to be the same: of 2^32 chains
/// that would be wrong of one pair, by odds of one half, and a longer chain would be found instead.
fn mixed(node: ChainNode) -> u64 {
    let cells = node.cells.fold(0_u64, |sum, cell| sum * 83 + cell.index() as u64 + 1);
    // The finalizer of SplitMix64 (Steele, Lea, Flood 2014).
    let mut x = (cells * 9 + node.digit.index() as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ (x >> 31)
}
