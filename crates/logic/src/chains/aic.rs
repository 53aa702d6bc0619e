//! Alternating inference chains: strong and weak links in turn, through cells and houses alike.
//!
//! A chain that begins and ends with a strong link says that one of its ends is true. What sees both is
//! false; where both ends are one node, that node is true. A chain whose ends see each other is a
//! *loop*: of every two nodes that a weak link joins one is true, and what sees both is false.

use core::ops::RangeInclusive;
use std::collections::HashSet;

use ninerooks_board::{Candidate, CandidateSet};
use ninerooks_step::{ChainNode, Finding};

use crate::links::cover::{Strong, Truth, eliminated_around, overlaps, passes, strike, weak};
use crate::links::graph::Sources;
use crate::links::rows::{has, ones};
use crate::links::ruled::by_rule_alone;
use crate::position::Guarded;
use crate::{Findings, Flow, Forms, Part, Position};

/// What a wanted chain looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Want {
    /// Open at its ends, or ending where it begins.
    Open,
    /// Closed by a weak link.
    Loop,
}

/// The chains through candidates: see [`find`].
pub(crate) fn plain(position: &Position, want: Want, found: &mut Findings) -> Flow {
    find(position, Sources::Sectors, want, found)
}

/// The chains through candidates and groups, with a group in them: see [`find`].
pub(crate) fn grouped(position: &Position, want: Want, found: &mut Findings) -> Flow {
    find(position, Sources::Groups, want, found)
}

/// The chains through candidates, groups and almost-locked sets, with a set in them: see [`find`].
pub(crate) fn with_sets(position: &Position, want: Want, found: &mut Findings) -> Flow {
    find(position, Sources::Sets, want, found)
}

/// The chains through candidates, groups, almost-locked sets and patterns with guardians, with a pattern in them: see
/// [`find`].
pub(crate) fn with_patterns(
    position: &Position,
    kind: Guarded,
    want: Want,
    found: &mut Findings,
) -> Flow {
    if position.patterns(kind).all(|(_, pattern)| pattern.sides().is_empty()) {
        return Flow::Continue(());
    }
    find(position, Sources::Patterns(kind), want, found)
}

/// The chains through candidates, groups and almost-hidden sets, with such a set in them: see [`find`].
pub(crate) fn with_hidden_sets(position: &Position, want: Want, found: &mut Findings) -> Flow {
    find(position, Sources::HiddenSets, want, found)
}

/// The chains through candidates, groups and fish with fins, with such a fish in them: see [`find`].
pub(crate) fn with_fish(position: &Position, want: Want, found: &mut Findings) -> Flow {
    find(position, Sources::Fish, want, found)
}

/// The chains through candidates, groups and exocets, with an exocet in them: see [`find`].
pub(crate) fn with_exocets(position: &Position, want: Want, found: &mut Findings) -> Flow {
    if position.exocet_bonds().is_empty() {
        return Flow::Continue(());
    }
    find(position, Sources::Exocets, want, found)
}

/// The chain with the almost-hidden sets that link candidates weakly: these are strong links between.
fn through_hidden(position: &Position, chain: Vec<Strong>) -> Option<Vec<Strong>> {
    let mut whole = Vec::with_capacity(chain.len());
    for strong in chain {
        let before = whole.last().map(|before: &Strong| before.ends[1]);
        if let Some(one) = before.filter(|one| !are_linked(position, *one, strong.ends[0])) {
            let ends = [one, strong.ends[0]];
            let set = position.almost_hidden_sets().iter().find(|set| set.parts(ends[0], ends[1]));
            whole.push(Strong { truth: Truth::Hidden(*set?), ends });
        }
        whole.push(strong);
    }
    Some(whole)
}

/// Whether a sector or a rule keeps two nodes from being both true.
fn are_linked(position: &Position, one: ChainNode, other: ChainNode) -> bool {
    weak(one, other).is_some() || by_rule_alone(position.grid(), one, other)
}

/// How many nodes after the first are looked through at a time: up to three strong links, up to five,
/// then as far as it goes. Most chains that are taken are short.
const REACHES: [u8; 3] = [5, 9, u8::MAX];

/// By how many nodes a chain may be longer than the shortest between its ends, if that passes a node twice
/// and all forms are wanted. Then there is a shorter chain, between other ends.
const LONGER: u8 = 4;

/// The shortest first, then by the ends. Of several with the same ends a shortest one, and of several
/// that eliminate the same only the first, unless all forms are wanted. No node is passed twice. Chains
/// of sets that share no cells come before the others, and alone where one step is enough.
///
/// Chains of one digit are left to the X-chains; open ones through cells and sets only, with one digit at
/// both ends, to the XY-chains and the chains of almost-locked sets, and rings of sets to these.
fn find(position: &Position, sources: Sources, want: Want, found: &mut Findings) -> Flow {
    let mut shown: HashSet<CandidateSet> = HashSet::new();
    let has_sets = matches!(sources, Sources::Sets | Sources::Patterns(_));
    let passes = if has_sets { passes(found) } else { &[false] };
    let reaches = if found.forms() == Forms::All { &REACHES[2..] } else { &REACHES };
    let wanted = wanted(position, sources, want);
    if wanted.is_empty() {
        return Flow::Continue(());
    }
    for apart in passes {
        let mut least = 0;
        for most in reaches.iter().copied() {
            let most = most.min(longest(sources, found));
            if least > most {
                break;
            }
            let within = (least..=most, *apart);
            find_within(position, (sources, want, &wanted), within, &mut shown, found)?;
            least = most.saturating_add(1);
        }
    }
    Flow::Continue(())
}

/// How many nodes after the first a chain may have to be of use.
fn longest(sources: Sources, found: &Findings) -> u8 {
    let has: &[_] = if sources == Sources::Groups { &[(Part::GroupNode, 1)] } else { &[] };
    let links = found.how_often(has, &[(Part::StrongLink, 1)]);
    u8::try_from((2 * links.min(1000)).saturating_sub(1)).unwrap_or(u8::MAX)
}

/// The nodes from which a chain may be wanted, each with the other ends of these, as bits: those that are true if it is
/// not, by any number of links, and that do not come before it. Of a ring some weak link has to eliminate something,
/// unless sets do.
fn wanted(position: &Position, sources: Sources, want: Want) -> Vec<(usize, Vec<u64>)> {
    let graph = position.graph(sources);
    let starts = 0..graph.nodes().len();
    if want == Want::Open {
        let ends = |start: usize| {
            let mut row = graph.reachable(start).to_vec();
            for (word, bits) in row.iter_mut().enumerate() {
                let keeps = |end: usize| {
                    end >= start
                        && !graph.are_weak(start, end)
                        && graph.has_targets(position, start, end)
                };
                *bits = ones(&[*bits])
                    .filter(|bit| keeps(word * 64 + bit))
                    .fold(0, |bits, bit| bits | 1 << bit);
            }
            (start, row)
        };
        return starts.map(ends).filter(|(_, row)| row.iter().any(|bits| *bits != 0)).collect();
    }
    let ends = |start: usize| {
        let joints = graph.reachable(start).iter().zip(graph.weak(start));
        joints.map(|(one, other)| one & other).collect::<Vec<u64>>()
    };
    let mut rings: Vec<(usize, Vec<u64>)> = starts
        .map(|start| (start, ends(start)))
        .filter(|(_, row)| row.iter().any(|bits| *bits != 0))
        .collect();
    if matches!(sources, Sources::Sectors | Sources::Groups) {
        // What a ring passes follows from each other.
        let part = |start: usize| graph.closure().component(start);
        let mut eliminate = vec![false; graph.closure().components()];
        for (start, row) in &rings {
            eliminate[part(*start)] = eliminate[part(*start)]
                || ones(row).any(|end| graph.has_targets(position, *start, end));
        }
        rings.retain(|(start, _)| eliminate[part(*start)]);
    }
    for (start, row) in &mut rings {
        row[..*start / 64].fill(0);
        row[*start / 64] &= u64::MAX << (*start % 64);
    }
    rings
}

/// The chains with so many nodes after the first; with sets that are apart, or any.
fn find_within(
    position: &Position,
    (sources, want, wanted): (Sources, Want, &[(usize, Vec<u64>)]),
    (lengths, apart): (RangeInclusive<u8>, bool),
    shown: &mut HashSet<CandidateSet>,
    found: &mut Findings,
) -> Flow {
    let graph = position.graph(sources);
    let mut reached = graph.reached(*lengths.end(), apart);
    let mut pairs: Vec<(u8, usize, usize)> = Vec::new();
    for (start, ends) in wanted {
        reached.follow_to_all(*start, ends);
        let of = reached.ends().filter(|(length, end)| lengths.contains(length) && has(ends, *end));
        pairs.extend(of.map(|(length, end)| (length, *start, end)));
    }
    pairs.sort_unstable();
    let any = found.forms() == Forms::All;
    let longer = if any { LONGER } else { 0 };
    let mut all: Vec<(usize, Finding)> = Vec::new();
    for (length, start, end) in pairs {
        if length > longest(sources, found) {
            break;
        }
        let targets = graph.targets(position, start, end);
        if want == Want::Open && found.forms() == Forms::Once && shown.contains(&targets) {
            continue;
        }
        reached.follow(start);
        let chain = reached
            .chain_once(end, longer)
            .and_then(|chain| through_hidden(position, chain))
            .filter(|chain| {
                is_wanted(position, chain, (sources, want), any) && !(apart && overlaps(chain))
            });
        let Some(chain) = chain else { continue };
        let Some(step) = step(position, want, &chain, targets, any) else { continue };
        if any {
            all.push((chain.len(), step));
        } else if shown.insert(step.eliminations().collect()) {
            found.push(step)?;
        }
    }
    all.sort_by_key(|(length, _)| *length);
    all.into_iter().try_for_each(|(_, step)| found.push(step))
}

/// What a chain eliminates. What an open one passes itself is excluded by a part of it: another form.
fn step(
    position: &Position,
    want: Want,
    chain: &[Strong],
    targets: CandidateSet,
    any: bool,
) -> Option<Finding> {
    match want {
        Want::Open if any || !(targets - passed(chain)).is_empty() => {
            strike(position, chain, targets)
        }
        Want::Open => None,
        Want::Loop => eliminated_around(position, chain),
    }
}

/// Whether no other technique has the chain: several digits, not only cells and sets, as many as make no
/// subset; groups and sets where they are wanted, and no two nodes that overlap but those of one link, and where all forms
/// are wanted the two ends: what sees both sees what they share.
fn is_wanted(
    position: &Position,
    chain: &[Strong],
    (sources, want): (Sources, Want),
    any: bool,
) -> bool {
    let nodes: Vec<ChainNode> = chain.iter().flat_map(|strong| strong.ends).collect();
    let in_cells = chain.iter().all(|strong| strong.ends[0].digit != strong.ends[1].digit);
    let has_group = nodes.iter().any(|node| node.cells.only().is_none());
    let has_set = chain.iter().any(|strong| matches!(strong.truth, Truth::Set(_)));
    let has_hidden = chain.iter().any(|strong| matches!(strong.truth, Truth::Hidden(_)));
    let has_fish = chain.iter().any(|strong| matches!(strong.truth, Truth::Fish(_)));
    let has_pattern = chain.iter().any(|strong| matches!(strong.truth, Truth::Pattern(_)));
    let has_exocet = chain.iter().any(|strong| matches!(strong.truth, Truth::Exocet(_)));
    let has_what_is_wanted = match sources {
        Sources::Sets => has_set,
        Sources::Patterns(_) => has_pattern,
        Sources::Exocets => has_exocet,
        Sources::HiddenSets => has_hidden,
        // By itself it is a finned fish.
        Sources::Fish => has_fish && chain.len() > 1,
        Sources::Groups => has_group,
        _ => !has_group,
    };
    let overlap = |(i, one): (usize, &ChainNode)| {
        let later = nodes.iter().enumerate().skip(i + 1);
        let ends = |j: usize| any && want == Want::Open && i == 0 && j + 1 == nodes.len();
        later.filter(|(j, _)| i / 2 != j / 2 && !ends(*j)).any(|(_, other)| {
            one.digit == other.digit && one != other && !one.cells.is_disjoint(other.cells)
        })
    };
    // Those of one digit, of cells and of sets alone are others'; but not if they have patterns.
    let is_new = match want {
        Want::Open => !in_cells || nodes[0].digit != nodes[nodes.len() - 1].digit,
        Want::Loop => !(has_set && in_cells) && (chain.len() > 2 || is_ruled(position, chain)),
    };
    let is_new = is_new && nodes.iter().any(|node| node.digit != nodes[0].digit);
    (is_new || has_pattern || has_hidden || has_fish || has_exocet)
        && has_what_is_wanted
        && !nodes.iter().enumerate().any(overlap)
}

/// Whether a rule takes part in a loop of two strong links: then it is no subset and no X-Wing.
fn is_ruled(position: &Position, chain: &[Strong]) -> bool {
    let joints = chain.iter().zip(chain.iter().cycle().skip(1));
    chain.iter().any(|strong| matches!(strong.truth, Truth::Rule(_)))
        || joints
            .take(chain.len())
            .any(|(one, next)| by_rule_alone(position.grid(), one.ends[1], next.ends[0]))
}

/// The candidates of the nodes of a chain.
fn passed(chain: &[Strong]) -> CandidateSet {
    let nodes = chain.iter().flat_map(|strong| strong.ends);
    nodes.flat_map(|node| node.cells.map(move |cell| Candidate::new(node.digit, cell))).collect()
}
