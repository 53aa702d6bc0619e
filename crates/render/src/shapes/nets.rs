//! Strong chains in a scene: sides as roles, links as edges, ranges and sets as zones.

use ninerooks_board::{Candidate, CandidateSet, CellSet, House, Sector};
use ninerooks_step::{AlmostLockedRange, ChainNode, Net, NetEnd, WeakLink, WeakVia};

use crate::figure::{Edge, EdgeKind, Focus, Zone, ZoneKind};
use crate::{Role, Scene};

impl Scene {
    /// Shows chains, the weak links to and between them, and where these end; returns the cells of
    /// the chains.
    pub(super) fn show_nets(&mut self, nets: &[Net], links: &[WeakLink], end: NetEnd) -> CellSet {
        // A truth of the proof may hold candidates that are on no side.
        self.unmark();
        self.focus = Focus::Edges;
        (self.truth_means, self.fin_means) = match nets.len() {
            0 | 1 => ("one side of a chain", "the other side"),
            2 => ("sides a and b of the chains", "sides A and B"),
            3 => ("sides a, b, c of the chains", "sides A, B, C"),
            _ => ("sides in small letters", "sides in capitals"),
        };
        let mut cells = CellSet::EMPTY;
        for ((i, net), name) in nets.iter().enumerate().zip('A'..='Z') {
            let names = [name, name.to_ascii_lowercase()];
            for ((side, role), name) in net.sides.iter().zip([Role::Fin, Role::Truth]).zip(names) {
                for node in side.iter() {
                    self.mark(node, role);
                    if nets.len() > 1 {
                        self.tags.push((node, name.to_string()));
                        self.chains.push((node, i));
                    }
                    cells.insert(node.cell());
                }
            }
            self.join_net(net, (nets.len() > 1).then_some(i));
        }
        for link in links {
            self.show_weak(link);
        }
        if let NetEnd::Empty(sector) = end {
            let live = sector.candidates().iter().filter(|c| self.role(**c).is_some());
            let eliminated: Vec<Candidate> = live.copied().collect();
            for &candidate in &eliminated {
                self.mark(candidate, Role::Linked);
            }
            self.show_empty(sector, eliminated.iter().map(|candidate| candidate.cell()).collect());
        }
        cells
    }

    /// The strong links of a chain: sectors that hold two candidates, both of the chain.
    fn join_net(&mut self, net: &Net, chain: Option<usize>) {
        let mut drawn: Vec<[usize; 2]> = Vec::new();
        for sector in Sector::all() {
            let live: Vec<_> =
                sector.candidates().iter().filter(|c| self.role(**c).is_some()).collect();
            let [one, other] = *live.as_slice() else { continue };
            let joins = |a: &CandidateSet, b: &CandidateSet| a.contains(*one) && b.contains(*other);
            let [side, opposite] = &net.sides;
            let pair = [one.index(), other.index()];
            if (joins(side, opposite) || joins(opposite, side)) && !drawn.contains(&pair) {
                drawn.push(pair);
                let [from, to] = [one, other].map(|c| ChainNode::new(c.digit(), c.cell().into()));
                self.edges.push(Edge { chain, ..Edge::new(from, to, EdgeKind::Strong) });
            }
        }
    }

    fn show_weak(&mut self, link: &WeakLink) {
        let [mut from, to] =
            [link.from, link.to].map(|c| ChainNode::new(c.digit(), c.cell().into()));
        match &link.via {
            WeakVia::Ranges(ranges) => {
                for &range in ranges {
                    from = self.show_range(range, from);
                }
            }
            WeakVia::AlmostLockedSet { cells, digits } => {
                self.mark_all(*cells, *digits, Role::Linked);
                self.show_set(*cells, format!("almost-locked {digits}"));
                let [near, far] = [from.digit, to.digit].map(|d| self.group(d, *cells));
                self.edges.push(Edge::new(from, near, EdgeKind::Weak).arrow());
                self.edges.push(Edge::new(near, far, EdgeKind::Strong).arrow());
                from = far;
            }
            WeakVia::Sector(_) => {}
        }
        self.edges.push(Edge::new(from, to, EdgeKind::Weak).arrow());
    }

    /// A range that is entered from a node on one of its lines; returns its places on the other.
    fn show_range(&mut self, range: AlmostLockedRange, from: ChainNode) -> ChainNode {
        let AlmostLockedRange { digit, block, lines: [one, other] } = range;
        let is_on = |line: House| from.cells.is_subset(line.cells());
        let (enter, leave) = if is_on(one) { (one, other) } else { (other, one) };
        let parts = [
            (range.red(), ZoneKind::FirstLine, "range: its first line"),
            (range.blue(), ZoneKind::SecondLine, "its second line"),
            (range.yellow(), ZoneKind::Crossing, "both lines"),
            (range.grey(), ZoneKind::Outside, "not in the range"),
        ];
        for (cells, kind, means) in parts {
            let zone = Zone { name: String::new(), cells, kind, means: means.to_owned() };
            if !cells.is_empty() && !self.zones.contains(&zone) {
                self.zones.push(zone);
            }
        }
        let [near, far] =
            [enter, leave].map(|line| self.group(digit, line.cells() & block.cells()));
        self.mark_all(near.cells | far.cells, digit.into(), Role::Linked);
        self.edges.push(Edge::new(from, near, EdgeKind::Weak).arrow());
        self.edges.push(Edge::new(near, far, EdgeKind::Strong).arrow());
        far
    }

    /// A set with the next free letter, if it is not shown yet.
    fn show_set(&mut self, cells: CellSet, means: String) {
        let mut sets = self.zones.iter().filter(|zone| zone.kind == ZoneKind::Set);
        if sets.any(|zone| (zone.cells, &zone.means) == (cells, &means)) {
            return;
        }
        // The first letters are those of the chains.
        let count = self.zones.iter().filter(|zone| zone.kind == ZoneKind::Set).count();
        let name = ('S'..='Z').nth(count).map_or_else(String::new, String::from);
        self.zones.push(Zone { name, cells, kind: ZoneKind::Set, means });
    }
}
