//! Chains: nodes of which one or the other is true (a strong link), or not both are (a weak link),
//! in turn. A chain begins and ends with a strong link, so one of its ends is true, and what sees
//! both ends is false.

use ninerooks_board::{Candidate, CellSet, Digit, House, Sector};
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
    /// The same link seen from its other end.
    pub(crate) const fn turned(self) -> Self {
        Self { truth: self.truth, ends: [self.ends[1], self.ends[0]] }
    }
}

/// The houses with two places for `digit`, in the order of houses.
pub(crate) fn pairs_of(position: &Position, digit: Digit) -> impl Iterator<Item = (House, Strong)> {
    House::all().filter_map(move |house| {
        let places = position.places(digit, house);
        if places.count_ones() != 2 {
            return None;
        }
        let mut cells = Position::cells_at(house, places);
        let first = ChainNode::new(digit, cells.next()?.into());
        let second = ChainNode::new(digit, cells);
        Some((house, Strong { truth: house.sector(digit), ends: [first, second] }))
    })
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

/// The step of a chain of strong links, if each can be linked to the next and something falls. That
/// may be a node of the chain itself, if it sees both ends.
pub(crate) fn chain_step(position: &Position, chain: &[Strong]) -> Option<Finding> {
    let (first, last) = (chain.first()?.ends[0], chain.last()?.ends[1]);
    let links: Option<Vec<Sector>> =
        chain.windows(2).map(|pair| weak(pair[0].ends[1], pair[1].ends[0])).collect();
    let links = links?;
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
    let mut through: Vec<[Sector; 2]> = Vec::new();
    for target in &targets {
        let own = ChainNode::new(target.digit(), target.cell().into());
        let sectors = [weak(own, first)?, weak(own, last)?];
        if !through.contains(&sectors) {
            through.push(sectors);
        }
    }
    let truths: Vec<Sector> = chain.iter().map(|strong| strong.truth).collect();
    let covers = through.iter().map(|ends| Cover::new(&truths, &[&links[..], ends].concat()));
    let nodes: Vec<Node> = chain.iter().flat_map(|strong| strong.ends).map(Node::from).collect();
    let mut between = links.iter();
    let joins: Vec<ChainLink> = truths
        .iter()
        .flat_map(|truth| [Some(truth), between.next()])
        .flatten()
        .map(|sector| ChainLink::Sector(*sector))
        .collect();
    Some(Finding::eliminate_by(targets, Shape::Chain(Chain::open(nodes, joins)), covers.collect()))
}
