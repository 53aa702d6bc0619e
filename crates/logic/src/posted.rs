//! Chains that somebody posted: which of their links are there, and what they prove.
//!
//! A strong link is there where its two nodes are all that is left of a sector, or two digits of an
//! almost-locked set, or two cells of an almost-hidden one, or where it is said all places of a fish or all guardians of
//! a pattern; a weak one where a sector holds both nodes. A chain that begins and ends with a strong link, strong and weak in turn, eliminates what sees both of its ends; a loop what sees both
//! nodes of any of its weak links.

use ninerooks_board::{
    Candidate, CandidateSet, CellSet, Digit, DigitSet, Grid, House, HouseSet, Sector,
};
use ninerooks_proof::{Cover, Proof, Reason};
use ninerooks_step::{
    AlmostLockedSet, ChainNode, Finding, FishLink, PatternLink, PostedBy, PostedChain, PostedLink,
    PostedNode,
};

use crate::Position;
use crate::links::cover::{Strong, Truth, eliminated_around, seen_by, strike, targets, weak};
use crate::links::sources::ahs::Ahs;
use crate::links::sources::exocet::Bond;
use crate::position::Guarded;

mod argued;
mod fault;
mod follow;
mod hold;

pub use argued::{Argued, judge_argument, judge_cases, judge_nrc};
pub use fault::ChainFault;

/// What a posted chain eliminates, with its proof.
///
/// # Errors
/// The first link that is not there; or that nothing is eliminated.
pub fn judge_chain(grid: &Grid, chain: &PostedChain) -> Result<Finding, ChainFault> {
    let position = Position::new(grid);
    let mut nodes = Vec::new();
    for node in &chain.nodes {
        let has = |cell: ninerooks_board::Cell| {
            grid.value(cell).is_none() && !(grid.digits(cell) & node.digits).is_empty()
        };
        let live: CellSet = node.cells.filter(|cell| has(*cell)).collect();
        if live.is_empty() {
            return Err(ChainFault::Gone(*node));
        }
        nodes.push(*node);
    }
    let (nodes, links) = in_turn(&nodes, &chain.links, chain.is_loop)?;
    // What several digits at an end allow; a loop has no ends.
    let (Some(first), Some(last)) = (nodes.first(), nodes.last()) else {
        return Err(ChainFault::NoStrong);
    };
    let ends: Vec<[Digit; 2]> = if chain.is_loop {
        let Some([leave, enter]) = joint(&position, *last, *first) else {
            return Err(ChainFault::Apart(*last, *first));
        };
        vec![[enter, leave]]
    } else {
        first.digits.flat_map(|one| last.digits.map(move |other| [one, other])).collect()
    };
    let (mut all, mut covers, mut shape) = (CandidateSet::EMPTY, Vec::<Cover>::new(), None);
    let mut lemmas = None;
    for ends in ends {
        let links = resolve(&position, (nodes, links), ends)?;
        let finding = if chain.is_loop {
            let ends = (links.last(), links.first());
            let (Some(one), Some(other)) = ends else { return Err(ChainFault::NoStrong) };
            if weak(one.ends[1], other.ends[0]).is_none() {
                return Err(ChainFault::Apart(*last, *first));
            }
            eliminated_around(&position, &links)
        } else {
            follows(&position, &links)
        };
        let Some(finding) = finding else { continue };
        // The patterns are the same between all ends. What rules say may differ, and one list of lemmas is all that a proof has.
        if lemmas.as_ref().is_some_and(|known| *known != finding.proof.lemmas) {
            continue;
        }
        all |= finding.eliminations().collect();
        if let Reason::Covers(more) = &finding.proof.then {
            covers.extend(more.iter().cloned());
        }
        lemmas.get_or_insert(finding.proof.lemmas);
        shape.get_or_insert(finding.shape);
    }
    match shape {
        Some(shape) => Ok(Finding {
            proof: Proof {
                lemmas: lemmas.unwrap_or_default(),
                then: Reason::Covers(covers.into()),
            },
            ..Finding::eliminate_by(all.iter(), shape, Vec::new())
        }),
        None => Err(ChainFault::Nothing),
    }
}

/// What an open chain eliminates. Where both ends are one candidate it is true: what sees it is false, and not only the
/// rest of its cell.
fn follows(position: &Position, links: &[Strong]) -> Option<Finding> {
    let (first, last) = (links.first()?.ends[0], links.last()?.ends[1]);
    let mut all = targets(position, first, last);
    if first == last {
        all[first.digit] |= seen_by(position, first, first.digit);
    }
    strike(position, links, all)
}

/// The nodes from the first strong link to the last one, which all come in turn, and the links.
fn in_turn<'a>(
    nodes: &'a [PostedNode],
    links: &'a [PostedLink],
    is_loop: bool,
) -> Result<(&'a [PostedNode], &'a [PostedLink]), ChainFault> {
    let first = links.iter().position(|link| link.is_strong);
    let last = links.iter().rposition(|link| link.is_strong);
    let (Some(mut first), Some(mut last)) = (first, last) else { return Err(ChainFault::NoStrong) };
    if is_loop {
        (first, last) = (0, links.len().saturating_sub(1));
    }
    for (i, link) in links.iter().enumerate().take(last + 1).skip(first) {
        if link.is_strong != (i - first).is_multiple_of(2) || (i == last && !link.is_strong) {
            return Err(ChainFault::NotInTurn(nodes[i], nodes[i + 1]));
        }
    }
    // One weak link at an end goes to what is eliminated; of more, two meet.
    let beyond = first.checked_sub(2).or_else(|| Some(last + 2).filter(|i| *i < links.len()));
    if let Some(i) = beyond {
        return Err(ChainFault::NotInTurn(nodes[i], nodes[i + 1]));
    }
    Ok((&nodes[first..=last + 1], &links[first..=last]))
}

/// The strong links of nodes in turn, which are weakly linked each to the next.
fn resolve(
    position: &Position,
    (nodes, links): (&[PostedNode], &[PostedLink]),
    [first, last]: [Digit; 2],
) -> Result<Vec<Strong>, ChainFault> {
    let mut chain: Vec<Strong> = Vec::new();
    let mut enter = first;
    for (i, pair) in nodes.chunks_exact(2).enumerate() {
        let [one, other] = [pair[0], pair[1]];
        let next = nodes.get(2 * i + 2);
        let joint = next.map(|next| joint(position, other, *next));
        // Where nothing links it to the next one, it may still be no strong link.
        let any = other.digits.first().unwrap_or(last);
        let leave = joint.map_or(last, |joint| joint.map_or(any, |[leave, _]| leave));
        let by = links.get(2 * i).and_then(|link| link.by);
        chain.push(strong(position, by, [one, other], [enter, leave])?);
        match (next, joint) {
            (Some(_), Some(Some([_, then]))) => enter = then,
            (Some(next), _) => return Err(ChainFault::Apart(other, *next)),
            (None, _) => {}
        }
    }
    Ok(chain)
}

/// The digits by which a node is weakly linked to the next one: one that both have, if there is one by
/// which they are linked, otherwise two in a cell. A set has several digits, and may hold the cell of the next
/// node.
fn joint(position: &Position, from: PostedNode, to: PostedNode) -> Option<[Digit; 2]> {
    // A candidate and the digits of an almost-hidden set in one cell.
    let in_one_cell = from.cells == to.cells && from.cells.len() == 1;
    if let (true, [Some(digit), None] | [None, Some(digit)]) =
        (in_one_cell, [from.digits.only(), to.digits.only()])
        && from.digits.is_disjoint(to.digits)
    {
        return Some([digit, digit]);
    }
    let both = from.digits & to.digits;
    both.chain(from.digits - both).find_map(|leave| {
        let enter = to.digits.only().unwrap_or(leave);
        let ends = [node(position, from, leave), node(position, to, enter)];
        let same = leave == enter && !ends[0].cells.is_disjoint(ends[1].cells);
        (!same && weak(ends[0], ends[1]).is_some()).then_some([leave, enter])
    })
}

/// A digit in those cells of a node that can have it.
fn node(position: &Position, node: PostedNode, digit: Digit) -> ChainNode {
    ChainNode::new(digit, node.cells & position.grid().places(digit))
}

/// The link of two cells of an almost-hidden set, within a chain: the digits are those of the nodes beside it.
fn hidden(
    position: &Position,
    [from, to]: [PostedNode; 2],
    [one, other]: [Digit; 2],
) -> Option<Strong> {
    let digits = from.digits;
    let are_outside = !digits.contains(one) && !digits.contains(other);
    if digits != to.digits || digits.len() < 2 || !are_outside {
        return None;
    }
    let both = from.cells | to.cells;
    let set = |house: House| {
        let places = digits.map(|digit| position.grid().places(digit) & house.cells());
        // A digit that is placed has none.
        let is_open = places.clone().all(|places| !places.is_empty());
        let cells = places.fold(CellSet::EMPTY, |all, places| all | places);
        let is_set = is_open && both.is_subset(cells) && cells.len() == digits.len() + 1;
        is_set.then_some(Ahs { house, digits, cells })
    };
    let ends = [node(position, from, one), node(position, to, other)];
    let set = both.common_houses().into_iter().find_map(set)?;
    set.parts(ends[0], ends[1]).then_some(Strong { truth: Truth::Hidden(set), ends })
}

/// The link of all places of a fish that are not where its crossing houses hold them.
fn fish(
    position: &Position,
    [base, cover]: [HouseSet; 2],
    ends: [ChainNode; 2],
) -> Result<Strong, ChainFault> {
    let digit = ends[0].digit;
    let kind = base.first().map(House::kind);
    // Houses of one kind have no place twice.
    let is_fish = ends[1].digit == digit
        && base.into_iter().all(|house| Some(house.kind()) == kind)
        && base.len() == cover.len() + 1
        && base.is_disjoint(cover);
    let places = position.grid().places(digit);
    let others = ((places & base.cells()) - cover.cells()) - ends[0].cells - ends[1].cells;
    if !is_fish || !others.is_empty() {
        let others = if is_fish { others } else { CellSet::EMPTY };
        let others = others.map(|cell| Candidate::new(digit, cell)).collect();
        return Err(ChainFault::NoFish(base, cover, others));
    }
    Ok(Strong { truth: Truth::Fish(FishLink { digit, base, cover }), ends })
}

/// The link of all guardians of a pattern.
fn guarded(position: &Position, pattern: PatternLink, ends: [ChainNode; 2]) -> Option<Strong> {
    let kind = if pattern.kind.is_impossible() { Guarded::Impossible } else { Guarded::Deadly };
    let is_end = |guardian: Candidate| {
        let holds =
            |end: &ChainNode| end.digit == guardian.digit() && end.cells.contains(guardian.cell());
        ends.iter().any(holds)
    };
    let (at, _) = position
        .patterns(kind)
        .find(|(_, deadly)| deadly.named() == pattern && deadly.guardians().iter().all(is_end))?;
    Some(Strong { truth: Truth::Pattern(at), ends })
}

/// The link of an exocet with this base and these targets.
fn of_exocet(
    position: &Position,
    [base, targets]: [CellSet; 2],
    ends: [ChainNode; 2],
) -> Option<Strong> {
    let is_it = |(_, bond): &(u16, &Bond)| {
        let (own, [one, other]) = (bond.exocet(), bond.ends);
        own.base == base && own.targets == targets && [[one, other], [other, one]].contains(&ends)
    };
    let (at, _) = (0..).zip(position.exocet_bonds()).find(is_it)?;
    Some(Strong { truth: Truth::Exocet(at), ends })
}

/// Why one of two nodes is true.
fn strong(
    position: &Position,
    by: Option<PostedBy>,
    nodes: [PostedNode; 2],
    digits: [Digit; 2],
) -> Result<Strong, ChainFault> {
    let [from, to] = nodes;
    if let Some(strong) = hidden(position, nodes, digits) {
        return Ok(strong);
    }
    let ends = [node(position, from, digits[0]), node(position, to, digits[1])];
    for (end, node) in ends.iter().zip(nodes) {
        if end.cells.is_empty() {
            return Err(ChainFault::Gone(PostedNode { digits: end.digit.into(), ..node }));
        }
    }
    match by {
        Some(PostedBy::Fish { base, cover }) => return fish(position, [base, cover], ends),
        Some(PostedBy::Pattern(pattern)) => {
            let link = guarded(position, pattern, ends);
            return link.ok_or(ChainFault::NoPattern(from, to, pattern));
        }
        Some(PostedBy::Exocet { base, targets }) => {
            let link = of_exocet(position, [base, targets], ends);
            return link.ok_or(ChainFault::NoExocet(base, targets));
        }
        None => {}
    }
    let sector = |sector: Sector| {
        let held = |c: &Candidate| {
            ends.iter().any(|end| end.digit == c.digit() && end.cells.contains(c.cell()))
        };
        position.grid().live_in(sector).filter(|c| !held(c)).collect::<Vec<_>>()
    };
    let sectors: Vec<Sector> = if digits[0] == digits[1] {
        let both = ends[0].cells | ends[1].cells;
        let reached = House::all().filter(|house| {
            let crossed = ends.iter().all(|end| !(end.cells & house.cells()).is_empty());
            crossed && (both.is_subset(house.cells()) || both.len() > 2)
        });
        reached.map(|house| house.sector(digits[0])).collect()
    } else if from.cells == to.cells {
        if let Some(cell) = from.cells.only() {
            vec![cell.sector()]
        } else {
            let cells = from.cells;
            let all = cells.fold(DigitSet::EMPTY, |all, c| all | position.grid().digits(c));
            let is_set = all.len() == cells.len() + 1 && !cells.common_houses().is_empty();
            let truth = Truth::Set(AlmostLockedSet { cells, digits: all });
            return if is_set {
                Ok(Strong { truth, ends })
            } else {
                Err(ChainFault::NoSet(cells, all))
            };
        }
    } else {
        Vec::new()
    };
    // Of several sectors the one that is nearest to being right.
    let others = sectors.into_iter().map(|of| (of, sector(of)));
    match others.min_by_key(|(_, others)| others.len()) {
        None => Err(ChainFault::Apart(from, to)),
        Some((of, others)) if others.is_empty() => Ok(Strong { truth: Truth::Sector(of), ends }),
        Some((of, others)) => Err(ChainFault::NotStrong(from, to, of, others)),
    }
}
