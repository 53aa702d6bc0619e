//! XY-chains: cells with two digits, one after the other.

use crate::links::cover::{Strong, eliminated};
use crate::links::graph::Sources;
use crate::{Findings, Flow, Position};

/// XY-chains: cells with two digits, each of which sees the next, which has one of its digits; the
/// digit that is left over at both ends is the same. The shortest first, then by the digit that is
/// eliminated, then by the ends, of which the first comes before the second; through a shortest
/// chain, of four cells or more, for shorter ones are XY-Wings and naked pairs.
///
/// No cell is passed twice. Where each shortest way passes one twice, what lies between its two
/// visits is a shorter chain, which excludes a digit of that cell.
pub(crate) fn xy_chains(position: &Position, found: &mut Findings) -> Flow {
    let graph = position.graph(Sources::Cells);
    let nodes = graph.nodes();
    let mut chains: Vec<Vec<Strong>> = Vec::new();
    for (start, first) in nodes.iter().enumerate() {
        let seen = position.grid().places(first.digit) & first.cells.common_peers();
        let mut reached = None;
        for (end, last) in nodes.iter().enumerate().skip(start + 1) {
            if last.digit == first.digit && !seen.is_disjoint(last.cells.common_peers()) {
                let reached = reached.get_or_insert_with(|| graph.if_false(start));
                chains.extend(reached.chain_of_cells(end).filter(|chain| chain.len() >= 4));
            }
        }
    }
    chains.sort_by_key(Vec::len);
    chains
        .iter()
        .filter_map(|chain| eliminated(position, chain))
        .try_for_each(|step| found.push(step))
}
