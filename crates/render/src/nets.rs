//! Strong chains in a scene: sides as roles, links as edges, ranges and sets as zones.

use ninerooks_board::{CandidateSet, CellSet, Digit, House, Sector};
use ninerooks_step::{AlmostLockedRange, ChainNode, Net, WeakLink, WeakVia};

use crate::figure::{Edge, EdgeKind, Focus, Zone};
use crate::{Role, Scene};

impl Scene {
    /// Shows chains and the weak links to and between them; returns the cells that they are in.
    pub(crate) fn show_nets(&mut self, nets: &[Net], links: &[WeakLink]) -> CellSet {
        self.focus = Focus::Edges;
        self.truth_means = "one side of a chain";
        self.fin_means = "the other side";
        let mut cells = CellSet::EMPTY;
        for net in nets {
            for (side, role) in net.sides.iter().zip([Role::Fin, Role::Truth]) {
                for node in side.iter() {
                    self.mark(node, role);
                    cells.insert(node.cell());
                }
            }
            self.join_net(net);
        }
        for link in links {
            self.show_weak(link);
        }
        cells
    }

    /// The strong links of a chain: sectors that hold two candidates, both of the chain.
    fn join_net(&mut self, net: &Net) {
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
                self.edges.push(Edge { from, to, kind: EdgeKind::Strong });
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
                self.mark_all(*cells, *digits, Role::Truth);
                let zone = Zone { name: digits.to_string(), cells: *cells };
                if !self.zones.contains(&zone) {
                    self.zones.push(zone);
                }
                let [near, far] = [from.digit, to.digit].map(|d| self.group(d, *cells));
                self.edges.push(Edge { from, to: near, kind: EdgeKind::Weak });
                self.edges.push(Edge { from: near, to: far, kind: EdgeKind::Strong });
                from = far;
            }
            _ => {}
        }
        self.edges.push(Edge { from, to, kind: EdgeKind::Weak });
    }

    /// A range that is entered from a node on one of its lines; returns its places on the other.
    fn show_range(&mut self, range: AlmostLockedRange, from: ChainNode) -> ChainNode {
        let AlmostLockedRange { digit, block, lines: [one, other] } = range;
        let is_on = |line: House| from.cells.is_subset(line.cells());
        let (enter, leave) = if is_on(one) { (one, other) } else { (other, one) };
        let zone = Zone { name: format!("{digit}{block}"), cells: block.cells() - range.grey() };
        if !self.zones.contains(&zone) {
            self.zones.push(zone);
        }
        let [near, far] =
            [enter, leave].map(|line| self.group(digit, line.cells() & block.cells()));
        self.mark_all(near.cells | far.cells, digit.into(), Role::Truth);
        self.edges.push(Edge { from, to: near, kind: EdgeKind::Weak });
        self.edges.push(Edge { from: near, to: far, kind: EdgeKind::Strong });
        far
    }

    /// The places of a digit among these cells.
    fn group(&self, digit: Digit, cells: CellSet) -> ChainNode {
        let live = |cell: &_| self.role(ninerooks_board::Candidate::new(digit, *cell)).is_some();
        ChainNode::new(digit, cells.filter(live).collect())
    }
}
