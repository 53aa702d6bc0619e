//! The link graph of one digit: nodes, which are places or groups of places, the strong links
//! between them and the weak ones.

use std::collections::VecDeque;

use ninerooks_board::{CellSet, Digit, House, HouseKind, Sector};
use ninerooks_step::ChainNode;

use super::chain::{Strong, pairs_of};
use super::single_digit::corners;
use crate::Position;

/// Nodes by number, and what each is linked to. A place is a node if it is an end of some strong
/// link; so is a group, which lies in one line and one box.
pub(crate) struct Links {
    pub(crate) nodes: Vec<ChainNode>,
    /// For each node, those of which one or the other is true, and the sector that says so.
    strong: Vec<Vec<(usize, Sector)>>,
    /// For each node, those that are not true with it, as bits.
    weak: Vec<Bits>,
}

/// A set of node numbers. A digit has 81 places and 54 meets of line and box, with at most three
/// kinds of group in each box; so 512 are enough.
type Bits = [u64; 8];

impl Links {
    /// The links of a digit. Of two nodes that several sectors link, the first sector is kept: pairs
    /// of places first, then lines, then boxes.
    pub(crate) fn new(position: &Position, digit: Digit) -> Self {
        let mut links = Self { nodes: Vec::new(), strong: Vec::new(), weak: Vec::new() };
        pairs_of(position, digit).for_each(|(_, strong)| links.insert(strong));
        for house in House::all() {
            let places = Position::cells_at(house, position.places(digit, house));
            if house.kind() == HouseKind::Block {
                for kind in [HouseKind::Row, HouseKind::Column] {
                    links.insert_parts(digit, house, places, kind);
                }
                corners(position, digit, house).for_each(|strong| links.insert(strong));
            } else {
                links.insert_parts(digit, house, places, HouseKind::Block);
            }
        }
        let nodes = &links.nodes;
        links.weak = nodes.iter().map(|node| Self::against(nodes, *node)).collect();
        links
    }

    /// The strong link of a house whose places lie in two houses of another kind.
    fn insert_parts(&mut self, digit: Digit, house: House, places: CellSet, kind: HouseKind) {
        let parts: Vec<CellSet> = House::all()
            .filter(|other| other.kind() == kind)
            .map(|other| places & other.cells())
            .filter(|part| !part.is_empty())
            .collect();
        if let [one, other] = *parts {
            let ends = [ChainNode::new(digit, one), ChainNode::new(digit, other)];
            self.insert(Strong { truth: house.sector(digit), ends });
        }
    }

    fn insert(&mut self, strong: Strong) {
        let ends = strong.ends.map(|node| {
            self.nodes.iter().position(|known| *known == node).unwrap_or_else(|| {
                self.nodes.push(node);
                self.strong.push(Vec::new());
                self.nodes.len() - 1
            })
        });
        for [from, to] in [ends, [ends[1], ends[0]]] {
            if self.strong[from].iter().all(|(known, _)| *known != to) {
                self.strong[from].push((to, strong.truth));
            }
        }
    }

    fn against(nodes: &[ChainNode], node: ChainNode) -> Bits {
        let mut bits = [0; 8];
        for (i, other) in nodes.iter().enumerate() {
            let apart = node.cells.is_disjoint(other.cells);
            if apart && !(node.cells | other.cells).common_houses().is_empty() {
                bits[i / 64] |= 1 << (i % 64);
            }
        }
        bits
    }

    /// The nodes of which one or the other is true with this one, and the sector that says so.
    pub(crate) fn strong(&self, node: usize) -> &[(usize, Sector)] {
        &self.strong[node]
    }

    /// Whether not both are true.
    pub(crate) fn are_weak(&self, one: usize, other: usize) -> bool {
        self.weak[one][other / 64] >> (other % 64) & 1 == 1
    }

    /// Follows what is true if `start` is not: to each node by a shortest chain.
    pub(crate) fn from(&self, start: usize) -> Reached<'_> {
        let none = vec![None; self.nodes.len()];
        let mut reached = Reached { links: self, before: none.clone(), through: none };
        let mut false_yet = [0u64; 8];
        false_yet[start / 64] |= 1 << (start % 64);
        let mut queue = VecDeque::from([start]);
        while let Some(off) = queue.pop_front() {
            for &(on, truth) in &self.strong[off] {
                if reached.through[on].is_some() {
                    continue;
                }
                reached.through[on] = Some((off, truth));
                for (word, known) in false_yet.iter_mut().enumerate() {
                    let mut news = self.weak[on][word] & !*known;
                    *known |= news;
                    while news != 0 {
                        let next = word * 64 + news.trailing_zeros() as usize;
                        news &= news - 1;
                        reached.before[next] = Some((on, truth));
                        queue.push_back(next);
                    }
                }
            }
        }
        reached
    }
}

/// What is true if a node is not.
pub(crate) struct Reached<'a> {
    links: &'a Links,
    /// Of each node that is false then, which true one makes it so.
    before: Vec<Option<(usize, Sector)>>,
    /// Of each node that is true then, which false one makes it so, through which sector.
    through: Vec<Option<(usize, Sector)>>,
}

impl Reached<'_> {
    /// The chain to a node, if it is true then.
    pub(crate) fn chain(&self, end: usize) -> Option<Vec<Strong>> {
        let mut chain = Vec::new();
        let mut on = end;
        loop {
            let (off, truth) = self.through[on]?;
            chain.push(Strong { truth, ends: [self.links.nodes[off], self.links.nodes[on]] });
            match self.before[off] {
                Some((before, _)) => on = before,
                None => break,
            }
        }
        chain.reverse();
        Some(chain)
    }
}
