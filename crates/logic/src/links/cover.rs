//! Chains: nodes of which one or the other is true (a strong link), or not both are (a weak link),
//! in turn. A chain begins and ends with a strong link, so one of its ends is true, and what sees
//! both ends is false.

use ninerooks_board::{Candidate, CellSet, Digit, Sector};
use ninerooks_proof::Cover;
use ninerooks_step::{Chain, ChainLink, ChainNode, Finding, Node, Shape};

use crate::Position;

/// Two nodes of which one is true, since together they are all that is left of a sector.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Strong {
    pub(crate) truth: Sector,
    pub(crate) ends: [ChainNode; 2],
}

impl Strong {
    /// One of the two is true: each a digit in these cells.
    pub(crate) fn new(truth: Sector, ends: [(Digit, CellSet); 2]) -> Self {
        Self { truth, ends: ends.map(|(digit, cells)| ChainNode::new(digit, cells)) }
    }

    /// The same link seen from its other end.
    pub(crate) const fn turned(self) -> Self {
        Self { truth: self.truth, ends: [self.ends[1], self.ends[0]] }
    }
}

/// A sector that holds both nodes, so that not both are true.
pub(crate) fn weak(one: ChainNode, other: ChainNode) -> Option<Sector> {
    if one.digit == other.digit {
        let house = (one.cells | other.cells).common_houses().first()?;
        return Some(house.sector(one.digit));
    }
    let cell = one.cells.only()?;
    (other.cells.only() == Some(cell)).then(|| cell.sector())
}

/// The places of a digit that see a node whole.
fn seen_by(position: &Position, node: ChainNode, digit: Digit) -> CellSet {
    if node.digit == digit {
        position.grid().places(digit) & node.cells.common_peers()
    } else {
        node.cells.only().map_or(CellSet::EMPTY, |cell| position.grid().places(digit) & cell.into())
    }
}

/// The sectors by which each strong link of a chain is linked to the next; `None` where one is not.
fn weak_links(chain: &[Strong]) -> Option<Vec<Sector>> {
    chain.windows(2).map(|pair| weak(pair[0].ends[1], pair[1].ends[0])).collect()
}

/// The cover that shows that `target`, which sees both ends of a chain, is false: its strong links are
/// the truths, and its weak ones the links, with those from the target to either end.
pub(crate) fn cover(chain: &[Strong], target: Candidate) -> Option<Cover> {
    let own = ChainNode::new(target.digit(), target.cell().into());
    let (first, last) = (chain.first()?.ends[0], chain.last()?.ends[1]);
    let truths: Vec<Sector> = chain.iter().map(|strong| strong.truth).collect();
    let mut links = weak_links(chain)?;
    links.extend([weak(own, first)?, weak(own, last)?]);
    Some(Cover::new(&truths, &links))
}

/// What a chain of strong links eliminates, if each can be linked to the next and there is anything.
/// That may be a node of the chain itself, if it sees both ends.
pub(crate) fn eliminated(position: &Position, chain: &[Strong]) -> Option<Finding> {
    let (first, last) = (chain.first()?.ends[0], chain.last()?.ends[1]);
    let links = weak_links(chain)?;
    let targets: Vec<Candidate> = Digit::ALL
        .into_iter()
        .filter(|digit| first.digit == *digit || last.digit == *digit)
        .flat_map(|digit| {
            let cells = seen_by(position, first, digit) & seen_by(position, last, digit);
            cells.map(move |cell| Candidate::new(digit, cell))
        })
        .collect();
    if targets.is_empty() {
        return None;
    }
    // Each target sees the ends through sectors of its own; targets that share these share a cover.
    let mut covers: Vec<Cover> = Vec::new();
    for target in &targets {
        let cover = cover(chain, *target)?;
        if !covers.contains(&cover) {
            covers.push(cover);
        }
    }
    let nodes: Vec<Node> = chain.iter().flat_map(|strong| strong.ends).map(Node::from).collect();
    let mut between = links.into_iter();
    let joins: Vec<ChainLink> = chain
        .iter()
        .flat_map(|strong| [Some(strong.truth), between.next()])
        .flatten()
        .map(ChainLink::Sector)
        .collect();
    Some(Finding::eliminate_by(targets, Shape::Chain(Chain::open(nodes, joins)), covers))
}
