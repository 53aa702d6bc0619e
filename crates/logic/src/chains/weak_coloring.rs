//! Steps of strong chains that weak links join.

use ninerooks_board::{Candidate, CandidateSet};
use ninerooks_step::Finding;

use super::coloring::{Survivors, eliminate_each, false_parities, trapped, wrapped};
use crate::links::colour::{Parity, StrongChains};
use crate::links::implication::{Implications, Weak, empties};
use crate::links::refutation::Rules;
use crate::{Findings, Flow, Position};

/// How many weak links join the chains.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Length {
    /// Two chains.
    Short,
    /// Three chains or more.
    Long,
    /// Any number.
    Any,
}

/// Weak wraps: a parity makes its own opposite true, through other chains, so that it is false.
/// Parity by parity. With two chains it sees both parities of the other.
pub(crate) fn weak_wraps(
    position: &Position,
    weak: Weak,
    length: Length,
    survivors: Survivors,
    found: &mut Findings,
) -> Flow {
    let is_false = |table: &Implications, chains: &StrongChains, parity: Parity| {
        let short = wrapped(table, chains, parity);
        let Some(distance) = table.distance(chains, parity, parity.turned()) else { return false };
        let wanted = match length {
            Length::Short => distance == 2,
            Length::Long => distance > 2,
            Length::Any => true,
        };
        wanted && !short
    };
    false_parities(position, weak, survivors, false, found, is_false)
}

/// Weak corners: one of two parities of different chains is true, and what sees a node of either is
/// false. Pairs of chains that a weak link joins come first, then those that are farther apart; in
/// the order of the chains.
pub(crate) fn weak_corners(
    position: &Position,
    weak: Weak,
    length: Length,
    found: &mut Findings,
) -> Flow {
    let (chains, table) = (weak.chains(position), position.implications(weak));
    let mut corners = corners(table, chains, length);
    corners.sort_by_key(|corner| corner.distance);
    let mut seen: Vec<CandidateSet> = Vec::new();
    for corner in corners {
        if seen.contains(&corner.targets) {
            continue;
        }
        seen.push(corner.targets);
        let rules = Rules::new(position, weak).only(&between(table, chains, &corner));
        if let Some(step) = eliminate_each(&rules, &corner.targets) {
            found.push(step)?;
        }
    }
    Flow::Continue(())
}

/// Two chains of one digit that a weak link joins: what sees the other ends of such a link is false,
/// and so is a parity that sees both of the other chain, where something outside is eliminated too. Pair by
/// pair of chains.
pub(crate) fn multi_colours(position: &Position, found: &mut Findings) -> Flow {
    let weak = Weak::OneDigit;
    let (chains, table) = (weak.chains(position), position.implications(weak));
    let corners = corners(table, chains, Length::Short);
    for one in chains.firsts() {
        for other in chains.firsts().filter(|other| one < *other) {
            let same = |corner: &&Corner| {
                corner.pair.map(Parity::chain) == [one, other].map(Parity::chain)
            };
            let corner = |all: CandidateSet, corner: &Corner| all | corner.targets;
            let own = [one, other].map(|p| *chains.nodes(p) | *chains.nodes(p.turned()));
            let all = corners.iter().filter(same).fold(CandidateSet::EMPTY, corner);
            let mut targets = all - own[0] - own[1];
            if targets.is_empty() {
                continue;
            }
            for [side, across] in
                [[one, other], [one.turned(), other], [other, one], [other.turned(), one]]
            {
                let seen = *table.false_by(side);
                let both = [across, across.turned()].map(|p| !(seen & *chains.nodes(p)).is_empty());
                if both == [true, true] {
                    targets |= *chains.nodes(side);
                }
            }
            let rules = Rules::new(position, weak).only(&[one, other]);
            if let Some(step) = eliminate_each(&rules, &targets) {
                found.push(step)?;
            }
        }
    }
    Flow::Continue(())
}

struct Corner {
    pair: [Parity; 2],
    distance: u8,
    targets: CandidateSet,
}

/// The parities on the shortest ways from one side of the corner to the other.
fn between(table: &Implications, chains: &StrongChains, corner: &Corner) -> Vec<Parity> {
    let [one, other] = corner.pair;
    let on_the_way = |parity: &Parity| {
        let ways =
            [table.distance(chains, one.turned(), *parity), table.distance(chains, *parity, other)];
        let sum = |to: u8, from: u8| u16::from(to) + u16::from(from);
        matches!(ways, [Some(to), Some(from)] if sum(to, from) == u16::from(corner.distance))
    };
    chains.parities().filter(on_the_way).collect()
}

/// The pairs of parities of which one is true, with what sees both, where that is more than single
/// chains trap.
fn corners(table: &Implications, chains: &StrongChains, length: Length) -> Vec<Corner> {
    let trap = |all, parity| all | trapped(table, chains, parity);
    let alone = match length {
        Length::Short => CandidateSet::EMPTY,
        Length::Long | Length::Any => chains.firsts().fold(CandidateSet::EMPTY, trap),
    };
    let mut corners = Vec::new();
    for one in chains.parities() {
        for other in chains.parities().filter(|other| one.chain() < other.chain()) {
            let Some(distance) = table.distance(chains, one.turned(), other) else { continue };
            let wanted = match length {
                Length::Short => distance == 1,
                Length::Long => distance > 1,
                Length::Any => true,
            };
            let targets = *table.false_by(one) & *table.false_by(other);
            if wanted && !(targets - alone).is_empty() {
                corners.push(Corner { pair: [one, other], distance, targets });
            }
        }
    }
    corners
}

/// Hinges of linked chains: a parity, with all that it makes true in other chains, makes all
/// candidates of a sector false. Parity by parity.
pub(crate) fn linked_hinges(position: &Position, found: &mut Findings) -> Flow {
    let is_false = |table: &Implications, chains: &StrongChains, parity: Parity| {
        table.distance(chains, parity, parity.turned()).is_none()
            && !empties(position.grid().live(), table.false_by(parity))
            && empties(position.grid().live(), &table.with_parity(chains, parity)[1])
    };
    let weak = Weak::Sectors;
    false_parities(position, weak, Survivors::Placed, false, found, is_false)
}

/// Weak hinges: a candidate outside the chains, with all that it makes true in them, makes all
/// candidates of a sector false. Candidate by candidate.
pub(crate) fn weak_hinges(position: &Position, found: &mut Findings) -> Flow {
    for hinge in hinges(position, Weak::Sectors).iter() {
        let rules = Rules::new(position, Weak::Sectors);
        if let Some(step) = eliminate(&rules, hinge) {
            found.push(step)?;
        }
    }
    Flow::Continue(())
}

/// The candidates outside the chains that are weak hinges.
fn hinges(position: &Position, weak: Weak) -> CandidateSet {
    let (chains, table) = (weak.chains(position), position.implications(weak));
    let is_hinge = |candidate: &Candidate| {
        let [true_set, false_set] = table.with(chains, *candidate);
        (true_set & false_set).is_empty()
            && true_set.len() > 1
            && empties(position.grid().live(), &false_set)
            && !empties(position.grid().live(), table.seen(*candidate))
    };
    outside(position, chains).filter(is_hinge).collect()
}

/// The open candidates that are in no chain.
pub(crate) fn outside(
    position: &Position,
    chains: &StrongChains,
) -> impl Iterator<Item = Candidate> + use<> {
    let (live, solved) = (*position.grid().live() - *chains.all(), position.grid().solved());
    live.iter().filter(move |candidate| !solved.contains(candidate.cell()))
}

/// The step that eliminates one candidate.
pub(crate) fn eliminate(rules: &Rules, target: Candidate) -> Option<Finding> {
    eliminate_each(rules, &[target].into_iter().collect())
}
