//! Chains and remote pairs in a scene.

use ninerooks_board::{Candidate, CellSet, Digit, DigitSet};
use ninerooks_step::{Chain, ChainLink, ChainNode, ExocetLink, FishLink, Node, PatternLink, Step};

use crate::figure::{Edge, EdgeKind, Focus, Zone, ZoneKind};
use crate::{Role, Scene};

impl Scene {
    /// A chain that begins with "one or the other"; returns its cells.
    pub(super) fn show_chain(&mut self, chain: &Chain, step: &Step) -> CellSet {
        self.focus = Focus::Edges;
        (self.truth_means, self.fin_means) = ("one parity", "the other parity");
        self.linked_means = "other digits of a set";
        let mut cells = CellSet::EMPTY;
        self.show_sets_of(chain);
        for link in &chain.links {
            if let ChainLink::Pattern(pattern) = link {
                self.linked_means = "digits that could be exchanged";
                self.show_pattern(*pattern);
            }
            if let ChainLink::Exocet(ExocetLink { digits, base, targets }) = *link {
                self.linked_means = "other digits of an exocet";
                self.mark_all(base | targets, digits, Role::Linked);
            }
            if let ChainLink::Fish(FishLink { digit, base, cover }) = *link {
                self.linked_means = "other places of a fish";
                self.mark_all(base.cells() & cover.cells(), digit.into(), Role::Linked);
            }
        }
        for (i, node) in chain.nodes.iter().enumerate() {
            // The two parities, so that every link joins unlike nodes.
            let role = if i % 2 == 0 { Role::Truth } else { Role::Fin };
            self.mark_all(node.cells(), node.digits(), role);
            cells |= node.cells();
        }
        let nodes: Vec<ChainNode> = chain.nodes.iter().filter_map(|node| self.end(node)).collect();
        let back = if chain.ring { nodes.first() } else { None };
        let next = nodes.iter().skip(1).chain(back);
        self.edges.extend(nodes.iter().zip(next).enumerate().map(|(i, (from, to))| {
            let kind = if i % 2 == 0 { EdgeKind::Strong } else { EdgeKind::Weak };
            Edge::new(*from, *to, kind).arrow()
        }));
        self.course.starts.extend(nodes.first());
        self.course.ends.extend(nodes.last().filter(|_| !chain.ring));
        if let ([first, .., last], false) = (&*nodes, chain.ring) {
            for gone in step.eliminations() {
                self.show_seen([*first, *last], gone);
            }
        }
        self.course.nodes = nodes;
        cells
    }

    /// A pattern that would have two solutions: a zone.
    pub(super) fn show_pattern(&mut self, PatternLink { cells, digits, .. }: PatternLink) {
        self.mark_all(cells, digits, Role::Linked);
        self.zones.push(Zone {
            name: String::new(),
            cells,
            kind: ZoneKind::Set,
            means: format!("two solutions with {digits} alone"),
        });
    }

    /// The almost-locked sets among the nodes, each a zone.
    fn show_sets_of(&mut self, chain: &Chain) {
        let sets = chain.nodes.iter().filter_map(|node| match node {
            Node::Als { set, .. } => Some(*set),
            Node::Candidate(_) | Node::Group { .. } | Node::Ahs { .. } => None,
        });
        let mut shown = Vec::new();
        for set in sets {
            if shown.contains(&set) {
                continue;
            }
            if shown.is_empty() {
                // The cells of a set are truths, not all of whose digits are nodes.
                self.unmark();
            }
            shown.push(set);
            self.mark_all(set.cells, set.digits, Role::Linked);
            self.zones.push(Zone {
                name: String::new(),
                cells: set.cells,
                kind: ZoneKind::Set,
                means: format!("almost-locked {}", set.digits),
            });
        }
    }

    /// Where the links of a node end: at its places, of several digits at those of the first.
    fn end(&self, node: &Node) -> Option<ChainNode> {
        match *node {
            Node::Candidate(candidate) => {
                Some(ChainNode::new(candidate.digit(), candidate.cell().into()))
            }
            Node::Group { digit, cells } => Some(ChainNode::new(digit, cells)),
            Node::Als { set, digit } => Some(self.group(digit, set.cells)),
            Node::Ahs { digits, cell, .. } => {
                let live = |digit: &Digit| self.role(Candidate::new(*digit, cell)).is_some();
                Some(ChainNode::new(digits.into_iter().find(live)?, cell.into()))
            }
        }
    }

    /// Two sides, joined by what distinguishes one from the other: cells that see each other. Returns the
    /// cells of both.
    pub(super) fn show_remote_pair(
        &mut self,
        digits: DigitSet,
        sides: &[CellSet; 2],
        step: &Step,
    ) -> CellSet {
        self.focus = Focus::Edges;
        let [one, other] = *sides;
        self.mark_all(one, digits, Role::Truth);
        self.mark_all(other, digits, Role::Fin);
        (self.truth_means, self.fin_means) = ("one side", "the other side");
        let gone: Vec<Candidate> = step.eliminations().collect();
        // What holds of one digit holds of the other, so one of them is joined.
        let Some(digit) = gone.first().map(|gone| gone.digit()).or(digits.first()) else {
            return one | other;
        };
        let node = |cell| ChainNode::new(digit, CellSet::from(cell));
        let mut reached: CellSet = one.first().into_iter().collect();
        let mut rest = (one | other) - reached;
        let next = |reached: CellSet, rest: CellSet| {
            let pairs = reached.flat_map(|from| rest.map(move |to| (from, to)));
            pairs.into_iter().find(|&(from, to)| {
                one.contains(from) != one.contains(to) && from.peers().contains(to)
            })
        };
        while let Some((from, to)) = next(reached, rest) {
            self.edges.push(Edge::new(node(from), node(to), EdgeKind::Strong));
            reached.insert(to);
            rest.remove(to);
        }
        for gone in gone {
            let seen =
                |side: CellSet| side.into_iter().find(|cell| gone.cell().peers().contains(*cell));
            if let (Some(one), Some(other)) = (seen(one), seen(other)) {
                let node = |cell| ChainNode::new(gone.digit(), CellSet::from(cell));
                self.show_seen([node(one), node(other)], gone);
            }
        }
        one | other
    }

    /// Joins what goes to both nodes, one of which is true, where it sees them whole.
    pub(super) fn show_seen(&mut self, ends: [ChainNode; 2], gone: Candidate) {
        let sees = |node: &ChainNode| {
            let mut candidates = node.cells.map(|cell| Candidate::new(node.digit, cell));
            !node.cells.is_empty() && candidates.all(|candidate| candidate.sees(gone))
        };
        if ends.iter().all(sees) {
            self.sees.extend(ends.map(|end| (end, gone)));
        }
    }
}
