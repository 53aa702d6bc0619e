//! What is to be seen of whips and of forcing chains.

use ninerooks_board::{Candidate, SectorKind};
use ninerooks_step::{
    ChainNode, Fish, ForcingBranch, ForcingConflict, ForcingNode, ForcingStart, WhipLink,
};

use crate::figure::{Edge, EdgeKind, Focus};
use crate::{Role, Scene};

impl Scene {
    /// What would be true and what would be false, from the target on, and the sector that would be empty.
    pub(super) fn show_whip(&mut self, target: Candidate, links: &[WhipLink]) {
        self.focus = Focus::Edges;
        (self.truth_means, self.fin_means) = ("would be true", "would be false");
        let mut truths = vec![node(target)];
        self.course.starts.push(node(target));
        for link in links {
            let sees = |truth: &&ChainNode| {
                truth
                    .cells
                    .into_iter()
                    .all(|cell| Candidate::new(truth.digit, cell).sees(link.left))
            };
            let from = truths.iter().rev().find(sees).copied();
            self.mark(link.left, Role::Fin);
            let left = node(link.left);
            self.edges.extend(from.map(|from| Edge::new(from, left, EdgeKind::Weak).arrow()));
            if let Some(right) = link.right {
                self.mark_all(right.cells, right.digit.into(), Role::Truth);
                self.edges.push(Edge::new(left, right, EdgeKind::Strong).arrow());
                truths.push(right);
            } else {
                self.show_empty(link.sector, link.left.cell().into());
            }
        }
    }

    /// The chains of all branches. Returns the fish whose fins they begin with.
    pub(super) fn show_forcing(
        &mut self,
        start: ForcingStart,
        branches: &[ForcingBranch],
    ) -> Option<Fish> {
        self.focus = Focus::Edges;
        (self.truth_means, self.fin_means) = ("would be true", "would be false");
        for (i, branch) in branches.iter().enumerate() {
            self.course.starts.push(node(branch.assumed.candidate()));
            self.mark_node(branch.assumed.into());
            let within = branch.nested.iter().flat_map(|nested| &nested.branch.chains);
            for chain in branch.chains.iter().chain(within) {
                chain.nodes.iter().for_each(|node| self.mark_node(*node));
                for pair in chain.nodes.windows(2) {
                    let kind = if pair[1].is_true() { EdgeKind::Strong } else { EdgeKind::Weak };
                    let [from, to] = [pair[0], pair[1]].map(ForcingNode::node);
                    self.edges.push(Edge::new(from, to, kind).arrow().of(i));
                }
            }
            if let Some(ForcingConflict::Empty(conflict)) = branch.conflict {
                let nodes = branch.chains.iter().flat_map(|chain| &chain.nodes);
                let cells = nodes.filter_map(|node| match *node {
                    ForcingNode::Eliminate(candidate) if conflict.contains(candidate) => {
                        Some(candidate.cell())
                    }
                    _ => None,
                });
                self.show_empty(conflict, cells.collect());
            }
        }
        match start {
            ForcingStart::Sector(sector) => {
                if let SectorKind::Cell(cell) = sector.kind() {
                    self.base.cells = cell.into();
                }
                None
            }
            ForcingStart::Guardians(pattern) => {
                self.show_pattern(pattern);
                None
            }
            ForcingStart::Fins(fish) | ForcingStart::Cover(fish) => Some(fish),
            ForcingStart::Impossible | ForcingStart::Candidate => None,
        }
    }

    fn mark_node(&mut self, node: ForcingNode) {
        let role = if node.is_true() { Role::Truth } else { Role::Fin };
        self.mark_all(node.node().cells, node.node().digit.into(), role);
    }
}

fn node(candidate: Candidate) -> ChainNode {
    ChainNode::new(candidate.digit(), candidate.cell().into())
}
