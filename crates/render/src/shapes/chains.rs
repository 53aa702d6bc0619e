//! Chains and remote pairs in a scene.

use ninerooks_board::{Candidate, CellSet, DigitSet};
use ninerooks_step::{ChainNode, Step};

use crate::figure::{Edge, EdgeKind, Focus};
use crate::{Role, Scene};

impl Scene {
    /// A chain that begins with "one or the other"; returns its cells.
    pub(super) fn show_chain(&mut self, nodes: &[ChainNode], step: &Step) -> CellSet {
        self.focus = Focus::Edges;
        self.fin_means = "alternating";
        self.edges.extend(nodes.windows(2).enumerate().map(|(i, ends)| Edge {
            from: ends[0],
            to: ends[1],
            kind: if i % 2 == 0 { EdgeKind::Strong } else { EdgeKind::Weak },
        }));
        let mut cells = CellSet::EMPTY;
        for (i, node) in nodes.iter().enumerate() {
            // The two parities, so that every link joins unlike nodes.
            let role = if i % 2 == 0 { Role::Truth } else { Role::Fin };
            self.mark_all(node.cells, node.digit.into(), role);
            cells |= node.cells;
        }
        if let [first, .., last] = *nodes {
            for gone in step.eliminations() {
                self.show_seen([first, last], gone);
            }
        }
        cells
    }

    /// Two sides, joined by what tells one from the other: cells that see each other. Returns the
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
            let kind = EdgeKind::Strong;
            self.edges.push(Edge { from: node(from), to: node(to), kind });
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
