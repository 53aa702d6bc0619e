//! XY-chains: cells with two digits, one after the other.

use crate::links::cover::{Strong, eliminated};
use crate::links::graph::Sources;
use crate::links::ruled::by_rule_alone;
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
    let is_ruled =
        |pair: &[Strong]| by_rule_alone(position.grid(), pair[0].ends[1], pair[1].ends[0]);
    // Where a rule links cells, shorter ones have no other name.
    let is_wanted = |chain: &Vec<Strong>| chain.len() >= 4 || chain.windows(2).any(is_ruled);
    for (start, first) in nodes.iter().enumerate() {
        let mut reached = None;
        for (end, last) in nodes.iter().enumerate().skip(start + 1) {
            if last.digit == first.digit && graph.has_targets(position, start, end) {
                let reached = reached.get_or_insert_with(|| graph.if_false(start));
                chains.extend(reached.chain_of_cells(end).filter(is_wanted));
            }
        }
    }
    chains.sort_by_key(Vec::len);
    chains
        .iter()
        .filter_map(|chain| eliminated(position, chain))
        .try_for_each(|step| found.push(step))
}
