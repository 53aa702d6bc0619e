//! X-chains: strong links of one digit, between places and groups of places, one after the other.

use std::collections::HashSet;

use ninerooks_board::{HouseKind, SectorKind};
use ninerooks_step::Finding;

use crate::links::cover::{Strong, Truth, eliminated, weak};
use crate::links::graph::{Graph, Sources};
use crate::{Findings, Flow, Forms, Position};

/// The X-chains that no shorter pattern has a name for: the shortest first, then by digit and by the ends. Of several
/// with the same ends the shortest one; of several that remove the same only the first, unless all forms are
/// wanted.
pub(crate) fn x_chains(position: &Position, found: &mut Findings) -> Flow {
    let mut chains: Vec<(Vec<Strong>, Finding)> = Vec::new();
    for digit in position.linked_digits() {
        let graph = position.graph(Sources::OneDigit(digit));
        for start in 0..graph.nodes().len() {
            let mut reached = None;
            for end in start + 1..graph.nodes().len() {
                if graph.seen(start).is_disjoint(graph.seen(end)) || has_name(graph, start, end) {
                    continue;
                }
                let reached = reached.get_or_insert_with(|| graph.if_false(start));
                let Some(chain) = reached.chain(end) else { continue };
                if let Some(step) = eliminated(position, &chain) {
                    chains.push((chain, step));
                }
            }
        }
    }
    chains.sort_by_key(|(chain, _)| chain.len());
    let mut shown = HashSet::new();
    for (_, step) in chains {
        let news = shown.insert(step.eliminations().collect::<Vec<_>>());
        if news || found.forms() == Forms::All {
            found.push(step)?;
        }
    }
    Flow::Continue(())
}

/// Whether two ends are linked by one strong link, which is a locked candidate, or by two that are a
/// turbot fish or an empty rectangle: all of its nodes single places, or one of its sectors a box.
fn has_name(graph: &Graph, start: usize, end: usize) -> bool {
    let is_place = |node: usize| graph.nodes()[node].cells.only().is_some();
    let is_box = |truth: Truth| match truth {
        Truth::Sector(sector) => match sector.kind() {
            SectorKind::House(house, _) => house.kind() == HouseKind::Block,
            SectorKind::Cell(_) => false,
        },
        Truth::Set(_)
        | Truth::Hidden(_)
        | Truth::Fish(_)
        | Truth::Pattern(_)
        | Truth::Exocet(_)
        | Truth::Rule(_) => false,
    };
    graph.strong(start).any(|(next, truth)| {
        next == end
            || graph.strong(end).any(|(last, other)| {
                let is_ruled = |truth| matches!(truth, Truth::Rule(_));
                let plain = [start, next, last, end].into_iter().all(is_place);
                let [one, two] = [next, last].map(|node| graph.nodes()[node]);
                !is_ruled(truth)
                    && !is_ruled(other)
                    && graph.are_weak(next, last)
                    && (plain || is_box(truth) || is_box(other))
                    && weak(one, two).is_some()
            })
    })
}
