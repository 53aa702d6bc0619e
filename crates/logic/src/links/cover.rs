//! Chains: nodes of which one or the other is true (a strong link), or not both are (a weak link),
//! in turn. A chain begins and ends with a strong link, so one of its ends is true, and what sees
//! both ends is false.

use ninerooks_board::{Candidate, CandidateSet, CellSet, Digit, DigitSet, Sector};
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
    let mut truths: Vec<Sector> = chain.iter().map(|strong| strong.truth).collect();
    let mut links = weak_links(chain)?;
    for end in [weak(own, first)?, weak(own, last)?] {
        // A target of the chain's own may be linked through a truth of the chain: they cancel out.
        match truths.iter().position(|truth| *truth == end) {
            Some(same) => drop(truths.remove(same)),
            None => links.push(end),
        }
    }
    Some(Cover::new(&truths, &links))
}

/// What is false if one of two nodes is true: what sees both, and if they are in one cell its other
/// candidates. If both are one candidate, those are all that counts.
pub(crate) fn targets(position: &Position, first: ChainNode, last: ChainNode) -> CandidateSet {
    let mut targets = CandidateSet::EMPTY;
    let cell = first.cells.only().filter(|_| first.cells == last.cells);
    let digits = match cell {
        Some(cell) => position.grid().digits(cell).without(first.digit).without(last.digit),
        None => DigitSet::from(first.digit) | last.digit.into(),
    };
    for digit in digits {
        targets[digit] = seen_by(position, first, digit) & seen_by(position, last, digit);
    }
    targets
}

/// What a chain of strong links eliminates, if each can be linked to the next and there is anything.
/// That may be a node of the chain itself, if it sees both ends.
pub(crate) fn eliminated(position: &Position, chain: &[Strong]) -> Option<Finding> {
    strike(chain, targets(position, chain.first()?.ends[0], chain.last()?.ends[1]))
}

/// A chain that eliminates these, which see both of its ends.
pub(crate) fn strike(chain: &[Strong], targets: CandidateSet) -> Option<Finding> {
    let links = weak_links(chain)?;
    if targets.is_empty() {
        return None;
    }
    // Each target sees the ends through sectors of its own; targets that share these share a cover.
    let mut covers: Vec<Cover> = Vec::new();
    for target in targets.iter() {
        let cover = cover(chain, target)?;
        if !covers.contains(&cover) {
            covers.push(cover);
        }
    }
    let shape = shape(chain, &links, false);
    Some(Finding::eliminate_by(targets.iter(), shape, covers))
}

/// What a loop eliminates: a chain whose last node is linked to its first one. Of two nodes that a weak
/// link joins one is true, so each of these sectors is taken up; as many truths as links.
pub(crate) fn eliminated_around(position: &Position, chain: &[Strong]) -> Option<Finding> {
    let joints: Vec<[ChainNode; 2]> = (0..chain.len())
        .map(|i| [chain[i].ends[1], chain[(i + 1) % chain.len()].ends[0]])
        .collect();
    let links: Vec<Sector> =
        joints.iter().map(|[one, other]| weak(*one, *other)).collect::<Option<_>>()?;
    let truths: Vec<Sector> = chain.iter().map(|strong| strong.truth).collect();
    let mut all = CandidateSet::EMPTY;
    let mut covers: Vec<Cover> = Vec::new();
    for (i, [one, other]) in joints.into_iter().enumerate() {
        for target in targets(position, one, other).iter() {
            if all.contains(target) {
                continue;
            }
            all.insert(target);
            // The link of this joint goes through a sector that holds the target too.
            let mut links = links.clone();
            links[i] = if one.digit == other.digit {
                let held = one.cells | other.cells | target.cell().into();
                held.common_houses().first()?.sector(one.digit)
            } else {
                links[i]
            };
            let cover = Cover::new(&truths, &links);
            if !covers.contains(&cover) {
                covers.push(cover);
            }
        }
    }
    let shape = shape(chain, &links, true);
    (!all.is_empty()).then(|| Finding::eliminate_by(all.iter(), shape, covers))
}

/// The picture of a chain with its weak links, of which a loop has one more.
fn shape(chain: &[Strong], weak: &[Sector], ring: bool) -> Shape {
    let nodes = chain.iter().flat_map(|strong| strong.ends).map(Node::from).collect();
    let mut between = weak.iter();
    let links = chain
        .iter()
        .flat_map(|strong| [Some(strong.truth), between.next().copied()])
        .flatten()
        .map(ChainLink::Sector)
        .collect();
    Shape::Chain(Chain { nodes, links, ring })
}
