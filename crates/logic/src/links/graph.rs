//! The graph of links of some sources: nodes, the strong links between them and the weak ones.

use ninerooks_board::{Candidate, CandidateSet, Cell, CellSet, Digit, Sector};
use ninerooks_step::ChainNode;

use super::cover::{Strong, targets, weak};
use super::sources::groups;
use super::walk::Walk;
use crate::Position;

/// Which links a graph has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sources {
    /// Those of one digit: pairs of places in a house, and groups.
    OneDigit(Digit),
    /// The cells with two digits.
    Cells,
    /// All sectors with two candidates.
    Sectors,
    /// All sectors with two candidates, and groups of each digit.
    Groups,
}

impl Sources {
    /// How many there are.
    pub(crate) const COUNT: usize = 12;

    /// A number below [`COUNT`](Self::COUNT).
    pub(crate) const fn index(self) -> usize {
        match self {
            Self::OneDigit(digit) => digit.index(),
            Self::Cells => 9,
            Self::Sectors => 10,
            Self::Groups => 11,
        }
    }
}

/// Nodes by number, and what each is linked to. A node is an end of some strong link.
#[derive(Debug)]
pub(crate) struct Graph {
    nodes: Vec<ChainNode>,
    /// For each node, those of which one or the other is true, and the sector that says so.
    strong: Vec<Vec<(usize, Sector)>>,
    /// For each node, those that are not true with it: a row of bits.
    weak: Vec<u64>,
    /// How many words a row has.
    words: usize,
}

impl Graph {
    /// The graph of these sources. Of two nodes that several sectors link, the first sector is kept:
    /// pairs of places first, then lines, then boxes.
    pub(crate) fn new(position: &Position, sources: Sources) -> Self {
        let mut graph = Self { nodes: Vec::new(), strong: Vec::new(), weak: Vec::new(), words: 0 };
        let pairs = position.pairs();
        match sources {
            Sources::OneDigit(digit) => {
                pairs.of_digit(digit).for_each(|(_, strong)| graph.link(strong));
                groups::of_digit(position, digit).for_each(|strong| graph.link(strong));
            }
            Sources::Cells => {
                let bivalue = position.cells_with(2..=2);
                for digit in Digit::ALL {
                    for cell in position.grid().places(digit) & bivalue {
                        graph.node(ChainNode::new(digit, cell.into()));
                    }
                }
                let firsts = bivalue.filter_map(|cell| {
                    let low = position.grid().digits(cell).first()?;
                    pairs.in_cell(Candidate::new(low, cell))
                });
                firsts.for_each(|strong| graph.link(strong));
            }
            Sources::Sectors | Sources::Groups => {
                for (sector, ends) in pairs.iter() {
                    let ends = ends.map(|c| (c.digit(), CellSet::from(c.cell())));
                    graph.link(Strong::new(sector, ends));
                }
                if sources == Sources::Groups {
                    let groups = Digit::ALL.into_iter().flat_map(|d| groups::of_digit(position, d));
                    groups.for_each(|strong| graph.link(strong));
                }
            }
        }
        graph.join();
        graph
    }

    /// The number of a node, which is entered if it is new.
    fn node(&mut self, node: ChainNode) -> usize {
        self.nodes.iter().position(|known| *known == node).unwrap_or_else(|| {
            self.nodes.push(node);
            self.strong.push(Vec::new());
            self.nodes.len() - 1
        })
    }

    fn link(&mut self, strong: Strong) {
        let ends = strong.ends.map(|end| self.node(end));
        for [from, to] in [ends, [ends[1], ends[0]]] {
            if self.strong[from].iter().all(|(known, _)| *known != to) {
                self.strong[from].push((to, strong.truth));
            }
        }
    }

    /// Enters the weak links between all nodes.
    fn join(&mut self) {
        self.words = self.nodes.len().div_ceil(64);
        self.weak = vec![0; self.nodes.len() * self.words];
        for (i, one) in self.nodes.iter().enumerate() {
            for (j, other) in self.nodes.iter().enumerate().take(i) {
                let apart = if one.digit == other.digit {
                    one.cells.is_disjoint(other.cells)
                } else {
                    one.cells == other.cells
                };
                if apart && weak(*one, *other).is_some() {
                    self.weak[i * self.words + j / 64] |= 1 << (j % 64);
                    self.weak[j * self.words + i / 64] |= 1 << (i % 64);
                }
            }
        }
    }

    /// The nodes.
    pub(crate) fn nodes(&self) -> &[ChainNode] {
        &self.nodes
    }

    /// The nodes of which one or the other is true with this one, and the sector that says so.
    pub(crate) fn strong(&self, node: usize) -> &[(usize, Sector)] {
        &self.strong[node]
    }

    /// The nodes that are not true with this one, as bits.
    fn weak(&self, node: usize) -> &[u64] {
        &self.weak[node * self.words..][..self.words]
    }

    /// Whether not both are true.
    pub(crate) fn are_weak(&self, one: usize, other: usize) -> bool {
        self.weak(one)[other / 64] >> (other % 64) & 1 == 1
    }

    /// What sees both of two nodes, so that it is false if one of them is true.
    pub(crate) fn targets(&self, position: &Position, one: usize, other: usize) -> CandidateSet {
        targets(position, self.nodes[one], self.nodes[other])
    }

    /// Follows what is true if `start` is not.
    pub(crate) fn if_false(&self, start: usize) -> Reached<'_> {
        // A node is a state where it is false, and another one where it is true.
        let is_true = self.words * 64;
        let walk = Walk::new(2 * is_true, [start], |walk, at| {
            if at < is_true {
                for (to, _) in &self.strong[at] {
                    walk.enter(is_true + to);
                }
            } else {
                walk.enter_row(0, self.weak(at - is_true));
            }
        });
        Reached { graph: self, walk }
    }
}

/// What is true if a node is not.
pub(crate) struct Reached<'a> {
    graph: &'a Graph,
    walk: Walk,
}

impl Reached<'_> {
    /// The strong links to a node, if it is true then: by a shortest chain.
    pub(crate) fn chain(&self, end: usize) -> Option<Vec<Strong>> {
        self.strong(&self.walk.path(self.graph.words * 64 + end)?)
    }

    /// How many nodes the shortest chain to a node has after the first, if it is true then.
    pub(crate) fn length(&self, end: usize) -> Option<u8> {
        self.walk.distance(self.graph.words * 64 + end)
    }

    /// The same by a shortest chain that passes no cell twice, if there is one, in a graph of cells.
    pub(crate) fn chain_of_cells(&self, end: usize) -> Option<Vec<Strong>> {
        let cell = |node: usize| self.graph.nodes[node].cells.first().map_or(0, Cell::index);
        self.simple_chain(end, |node, is_true| if is_true { cell(node) } else { 81 + node })
    }

    /// The same by a shortest chain that passes no node twice, if there is one; it may end where it
    /// begins.
    pub(crate) fn chain_once(&self, end: usize) -> Option<Vec<Strong>> {
        let nodes = self.graph.nodes.len();
        self.simple_chain(end, |node, is_true| if is_true && node == end { nodes } else { node })
    }

    /// The same by a shortest chain on which no two nodes, false or true, are of one place.
    fn simple_chain(
        &self,
        end: usize,
        place: impl Fn(usize, bool) -> usize,
    ) -> Option<Vec<Strong>> {
        let (graph, is_true) = (self.graph, self.graph.words * 64);
        let place = |state: usize| match state.checked_sub(is_true) {
            Some(node) => place(node, true),
            None => place(state, false),
        };
        let follows =
            |from: usize, to: usize| match (from.checked_sub(is_true), to.checked_sub(is_true)) {
                (None, Some(to)) => graph.strong[from].iter().any(|(end, _)| *end == to),
                (Some(from), None) => graph.are_weak(from, to),
                _ => false,
            };
        self.strong(&self.walk.simple_path(is_true + end, place, follows)?)
    }

    /// The strong links of a way: false, true, false, true, and so on.
    fn strong(&self, way: &[usize]) -> Option<Vec<Strong>> {
        let is_true = self.graph.words * 64;
        let link = |pair: &[usize]| {
            let [from, to] = [pair[0], pair[1] - is_true];
            let (_, truth) = self.graph.strong[from].iter().find(|(end, _)| *end == to)?;
            Some(Strong { truth: *truth, ends: [from, to].map(|node| self.graph.nodes[node]) })
        };
        way.chunks_exact(2).map(link).collect()
    }
}
