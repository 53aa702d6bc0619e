//! Which nodes of a graph may be the other end of a chain of one digit.

use ninerooks_board::Digit;

use super::graph::Graph;
use super::rows::{Touching, ones};

/// The nodes by the places that see them whole.
pub(crate) struct Ends<'a> {
    graph: &'a Graph,
    by_cell: [Touching; 9],
}

impl<'a> Ends<'a> {
    /// The nodes by the places that see them whole.
    pub(crate) fn new(graph: &'a Graph) -> Self {
        let by_cell = Digit::ALL.map(|digit| {
            let of_digit = graph.nodes().iter().enumerate().filter(|(_, node)| node.digit == digit);
            Touching::new(graph.nodes().len(), of_digit.map(|(i, _)| (i, graph.seen(i))))
        });
        Self { graph, by_cell }
    }

    /// The later nodes of the same digit that are not true with a node, or with which it has
    /// [targets](Graph::targets), as bits: those that are true if it is not, by links of any number. Whether there
    /// are any.
    pub(crate) fn later(&self, start: usize, row: &mut Vec<u64>) -> bool {
        let graph = self.graph;
        let digit = graph.nodes()[start].digit;
        row.clear();
        row.resize(graph.words(), 0);
        let by_cell = &self.by_cell[digit.index()];
        by_cell.enter(graph.seen(start), row);
        for weak in ones(graph.weak(start)).filter(|end| graph.nodes()[*end].digit == digit) {
            row[weak / 64] |= 1 << (weak % 64);
        }
        row[..start / 64].fill(0);
        row[start / 64] &= u64::MAX << (start % 64) << 1;
        let reachable = graph.reachable(start);
        row.iter_mut().zip(reachable).for_each(|(row, reachable)| *row &= reachable);
        row.iter().any(|bits| *bits != 0)
    }
}
