//! Chains: nodes of which one or the other is true (a strong link), or not both are (a weak link),
//! in turn. A chain begins and ends with a strong link, so one of its ends is true, and what sees
//! both ends is false.

use ninerooks_board::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, Sector};
use ninerooks_proof::{Action, Cover, Fact, Lemma, Proof, Reason};
use ninerooks_step::{
    AlmostLockedSet, Chain, ChainLink, ChainNode, Finding, FishLink, Node, Shape,
};

use crate::links::ruled::{self, Ties};
use crate::links::sources::ahs::Ahs;
use crate::search::deadly::Deadly;
use crate::{Findings, Forms, Position};

/// Why one of two nodes is true.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Truth {
    /// Together they are all that is left of a sector.
    Sector(Sector),
    /// They are the places of two digits in an almost-locked set, which lacks one digit at most.
    Set(AlmostLockedSet),
    /// They would keep the digits of an almost-hidden set from two of its cells: the strong link is between these cells,
    /// and each end stands for what its own cell then has not.
    Hidden(Ahs),
    /// Together they are what lines of a digit have outside of crossing lines, of which there is one less.
    Fish(FishLink),
    /// They are the guardians of a pattern: its number in [`pattern`](Position::pattern).
    Pattern(u16),
    /// An exocet leaves one of them: its number in [`exocet_bonds`](Position::exocet_bonds).
    Exocet(u16),
    /// Together they are all that is left of a set of which a rule says that one is true: its number among
    /// [these](ninerooks_board::Rules::one_of).
    Rule(u16),
}

impl Truth {
    /// Whether a lemma says it, and not sectors.
    pub(crate) const fn is_lemma(self) -> bool {
        matches!(self, Self::Pattern(_) | Self::Exocet(_) | Self::Rule(_))
    }
}

/// Two nodes of which one is true.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Strong {
    pub(crate) truth: Truth,
    pub(crate) ends: [ChainNode; 2],
}

impl Strong {
    /// One of the two is true: each a digit in these cells.
    pub(crate) fn new(truth: Sector, ends: [(Digit, CellSet); 2]) -> Self {
        let ends = ends.map(|(digit, cells)| ChainNode::new(digit, cells));
        Self { truth: Truth::Sector(truth), ends }
    }

    /// The same link seen from its other end.
    pub(crate) const fn turned(self) -> Self {
        Self { truth: self.truth, ends: [self.ends[1], self.ends[0]] }
    }

    /// The sector that it is a truth of, if it is one.
    pub(crate) const fn sector(&self) -> Option<Sector> {
        match self.truth {
            Truth::Sector(sector) => Some(sector),
            Truth::Set(_)
            | Truth::Hidden(_)
            | Truth::Fish(_)
            | Truth::Pattern(_)
            | Truth::Exocet(_)
            | Truth::Rule(_) => None,
        }
    }

    /// The digits of a set that are not those of its ends: they are true in it, whichever end is.
    fn others(&self) -> impl Iterator<Item = (Digit, CellSet)> + use<> {
        let [one, other] = self.ends.map(|end| end.digit);
        let set = match self.truth {
            Truth::Set(set) => Some(set),
            Truth::Sector(_)
            | Truth::Hidden(_)
            | Truth::Fish(_)
            | Truth::Pattern(_)
            | Truth::Exocet(_)
            | Truth::Rule(_) => None,
        };
        set.into_iter().flat_map(move |set| {
            (set.digits.without(one).without(other)).map(move |digit| (digit, set.cells))
        })
    }

    /// The links of its part of a cover: each other digit of the set in a house of the set, so that of
    /// the cells' candidates only those of the ends are counted; of an almost-hidden set the cells that the link is not
    /// about; of a fish the crossing lines.
    fn own_links(&self) -> impl Iterator<Item = Sector> + use<> {
        let cells = match self.truth {
            Truth::Hidden(set) => set.cells - self.ends[0].cells - self.ends[1].cells,
            Truth::Sector(_)
            | Truth::Set(_)
            | Truth::Fish(_)
            | Truth::Pattern(_)
            | Truth::Exocet(_)
            | Truth::Rule(_) => CellSet::EMPTY,
        };
        let lines = match self.truth {
            Truth::Fish(fish) => Some(fish),
            Truth::Sector(_)
            | Truth::Set(_)
            | Truth::Hidden(_)
            | Truth::Pattern(_)
            | Truth::Exocet(_)
            | Truth::Rule(_) => None,
        };
        let lines =
            lines.into_iter().flat_map(|fish| fish.cover.map(move |h| h.sector(fish.digit)));
        self.others()
            .filter_map(|(digit, cells)| Some(cells.common_houses().first()?.sector(digit)))
            .chain(cells.map(Cell::sector))
            .chain(lines)
    }
}

/// The truths of the cover of a chain: sectors, the cells of sets, and of each pattern the lemma that one of its
/// guardians is true, as of each set of a rule.
fn truths(chain: &[Strong]) -> Vec<Fact> {
    let (mut truths, mut lemmas) = (Vec::new(), 0);
    for strong in chain {
        match strong.truth {
            Truth::Sector(sector) => truths.push(sector.into()),
            Truth::Set(set) => truths.extend(set.cells.map(|cell| Fact::from(cell.sector()))),
            Truth::Hidden(Ahs { house, digits, .. }) => {
                truths.extend(digits.map(|digit| Fact::from(house.sector(digit))));
            }
            Truth::Fish(FishLink { digit, base, .. }) => {
                truths.extend(base.map(|house| Fact::from(house.sector(digit))));
            }
            Truth::Pattern(_) | Truth::Exocet(_) | Truth::Rule(_) => {
                truths.push(Fact::Lemma(lemmas));
                lemmas += 1;
            }
        }
    }
    truths
}

/// These are eliminated by covers that may name the patterns and the rules of a chain.
fn finding(
    position: &Position,
    (chain, ties): (&[Strong], Ties<'_>),
    targets: CandidateSet,
    shape: Shape,
    covers: Vec<Cover>,
) -> Finding {
    let lemma = |strong: &Strong| -> Option<Lemma> {
        match strong.truth {
            Truth::Pattern(at) => Some(position.pattern(at)?.lemma()),
            Truth::Exocet(at) => {
                Some(position.exocet_bonds().get(usize::from(at))?.lemma(position))
            }
            Truth::Rule(at) => ruled::one_of(position.grid(), at),
            Truth::Sector(_) | Truth::Set(_) | Truth::Hidden(_) | Truth::Fish(_) => None,
        }
    };
    Finding {
        actions: targets.iter().map(Action::Eliminate).collect(),
        shape,
        proof: Proof {
            lemmas: chain.iter().filter_map(lemma).chain(ties.lemmas()).collect(),
            then: Reason::Covers(covers.into()),
        },
    }
}

/// A sector that holds both nodes, so that not both are true. Where both are one candidate, one of them stands for the
/// rest of its cell.
pub(crate) fn weak(one: ChainNode, other: ChainNode) -> Option<Sector> {
    if let Some(cell) = one.cells.only().filter(|_| one == other) {
        return Some(cell.sector());
    }
    if one.digit == other.digit {
        let house = (one.cells | other.cells).common_houses().first()?;
        return Some(house.sector(one.digit));
    }
    let cell = one.cells.only()?;
    (other.cells.only() == Some(cell)).then(|| cell.sector())
}

/// The places of a digit that see a node whole.
pub(crate) fn seen_by(position: &Position, node: ChainNode, digit: Digit) -> CellSet {
    if node.digit == digit {
        position.grid().places(digit) & node.cells.common_peers()
    } else {
        node.cells.only().map_or(CellSet::EMPTY, |cell| position.grid().places(digit) & cell.into())
    }
}

/// By what each strong link of a chain is linked to the next; `None` where one is not.
fn weak_links(chain: &[Strong], ties: &mut Ties<'_>) -> Option<Vec<Fact>> {
    chain.windows(2).map(|pair| ties.between(pair[0].ends[1], pair[1].ends[0])).collect()
}

/// The cover that shows that `target`, which sees both ends of a chain, is false: its strong links are
/// the truths, and its weak ones the links, with those from the target to either end.
pub(crate) fn cover(chain: &[Strong], target: Candidate, ties: &mut Ties<'_>) -> Option<Cover> {
    let own = ChainNode::new(target.digit(), target.cell().into());
    let (first, last) = (chain.first()?.ends[0], chain.last()?.ends[1]);
    let mut truths = truths(chain);
    let mut links = weak_links(chain, ties)?;
    links.extend(chain.iter().flat_map(Strong::own_links).map(Fact::from));
    for end in [ties.between(own, first)?, ties.between(own, last)?] {
        // A target of the chain's own may be linked through a truth of the chain: they cancel out.
        match truths.iter().position(|truth| *truth == end) {
            Some(same) => drop(truths.remove(same)),
            None => links.push(end),
        }
    }
    // The cell of an almost-hidden set, or the line of a fish, may be on the other side as well.
    let may_be_both = |strong: &Strong| matches!(strong.truth, Truth::Hidden(_) | Truth::Fish(_));
    if chain.iter().any(may_be_both) {
        links.retain(|link| {
            let same = truths.iter().position(|truth| truth == link);
            same.map(|at| truths.remove(at)).is_none()
        });
    }
    Some(Cover::of_facts(&truths, &links))
}

/// The cover that shows that one end of a chain is true; with sectors that hold an end and something else each, that
/// not all of what they hold beside is true. Not of a chain by rules.
pub(crate) fn one_end(chain: &[Strong], beside: &[Sector]) -> Option<Cover> {
    if chain.iter().any(|strong| strong.truth.is_lemma()) {
        return None;
    }
    let joints = chain.windows(2).map(|pair| weak(pair[0].ends[1], pair[1].ends[0]));
    let mut links: Vec<Sector> = joints.collect::<Option<_>>()?;
    links.extend(chain.iter().flat_map(Strong::own_links).chain(beside.iter().copied()));
    let links: Vec<Fact> = links.into_iter().map(Fact::from).collect();
    Some(Cover::of_facts(&truths(chain), &links))
}

/// What is false if one of two nodes is true: what sees both, and if they are in one cell its other
/// candidates. If both are one candidate, those are all that counts.
pub(crate) fn targets(position: &Position, first: ChainNode, last: ChainNode) -> CandidateSet {
    let grid = position.grid();
    if !grid.rules().is_none() && first != last {
        return ruled::excluded_by(grid, first) & ruled::excluded_by(grid, last);
    }
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

/// Whether two almost-locked sets of a chain share a cell. The chain is right all the same, for the cell
/// counts twice.
pub(crate) fn overlaps(chain: &[Strong]) -> bool {
    let sets = chain.iter().filter_map(|strong| match strong.truth {
        Truth::Set(set) => Some(set.cells),
        Truth::Sector(_)
        | Truth::Hidden(_)
        | Truth::Fish(_)
        | Truth::Pattern(_)
        | Truth::Exocet(_)
        | Truth::Rule(_) => None,
    });
    !are_apart(sets)
}

/// Whether no two of these share a cell.
pub(crate) fn are_apart(sets: impl IntoIterator<Item = CellSet>) -> bool {
    let mut cells = CellSet::EMPTY;
    sets.into_iter().all(|set| {
        let is_new = cells.is_disjoint(set);
        cells |= set;
        is_new
    })
}

/// In which passes chains of sets are looked for: those whose sets are apart, then all of them unless one
/// step is enough; where all forms are wanted, all at once.
pub(crate) fn passes(found: &Findings) -> &'static [bool] {
    match (found.forms(), found.wants_one()) {
        (Forms::All, _) => &[false],
        (Forms::Once, true) => &[true],
        (Forms::Once, false) => &[true, false],
    }
}

/// What a chain of strong links eliminates, if each can be linked to the next and there is anything.
/// That may be a node of the chain itself, if it sees both ends.
pub(crate) fn eliminated(position: &Position, chain: &[Strong]) -> Option<Finding> {
    strike(position, chain, targets(position, chain.first()?.ends[0], chain.last()?.ends[1]))
}

/// A chain that eliminates these, which see both of its ends.
pub(crate) fn strike(
    position: &Position,
    chain: &[Strong],
    targets: CandidateSet,
) -> Option<Finding> {
    let mut ties = Ties::new(position, chain);
    let links = weak_links(chain, &mut ties)?;
    if targets.is_empty() {
        return None;
    }
    // Each target sees the ends through sectors of its own; targets that share these share a cover.
    let mut covers: Vec<Cover> = Vec::new();
    for target in targets.iter() {
        let cover = cover(chain, target, &mut ties)?;
        if !covers.contains(&cover) {
            covers.push(cover);
        }
    }
    let shape = shape(position, (chain, &ties), &links, false);
    Some(finding(position, (chain, ties), targets, shape, covers))
}

/// What a loop eliminates: a chain whose last node is linked to its first one. Of two nodes that a weak
/// link joins one is true, so each of these sectors is taken up; as many truths as links.
pub(crate) fn eliminated_around(position: &Position, chain: &[Strong]) -> Option<Finding> {
    let joints: Vec<[ChainNode; 2]> = (0..chain.len())
        .map(|i| [chain[i].ends[1], chain[(i + 1) % chain.len()].ends[0]])
        .collect();
    let mut ties = Ties::new(position, chain);
    let links: Vec<Fact> =
        joints.iter().map(|[one, other]| ties.between(*one, *other)).collect::<Option<_>>()?;
    let truths = truths(chain);
    let own: Vec<Fact> = chain.iter().flat_map(Strong::own_links).map(Fact::from).collect();
    let mut all = CandidateSet::EMPTY;
    let mut covers: Vec<Cover> = Vec::new();
    // Each link that the loop takes up, with what it holds; those of the sets after those of the joints.
    let joined =
        joints.iter().map(|[one, other]| (targets(position, *one, *other), vec![*one, *other]));
    let locked = chain.iter().flat_map(Strong::others).map(|(digit, cells)| {
        let places = position.grid().places(digit) & cells;
        let node = ChainNode::new(digit, places);
        let mut targets = CandidateSet::EMPTY;
        targets[digit] = seen_by(position, node, digit);
        (targets, vec![node])
    });
    for (i, (targets, held)) in joined.chain(locked).enumerate() {
        for target in targets.iter() {
            if all.contains(target) {
                continue;
            }
            // The link goes through what holds the target too.
            let Some(link) = ties.around(&held, target) else { continue };
            all.insert(target);
            let mut links = [&*links, &*own].concat();
            links[i] = link;
            let cover = Cover::of_facts(&truths, &links);
            if !covers.contains(&cover) {
                covers.push(cover);
            }
        }
    }
    let shape = shape(position, (chain, &ties), &links, true);
    (!all.is_empty()).then(|| finding(position, (chain, ties), all, shape, covers))
}

/// The picture of a chain with its weak links, of which a loop has one more.
fn shape(
    position: &Position,
    (chain, ties): (&[Strong], &Ties<'_>),
    weak: &[Fact],
    ring: bool,
) -> Shape {
    let nodes = chain.iter().flat_map(|strong| {
        strong.ends.map(|end| match strong.truth {
            Truth::Sector(_)
            | Truth::Fish(_)
            | Truth::Pattern(_)
            | Truth::Exocet(_)
            | Truth::Rule(_) => Node::from(end),
            Truth::Set(set) => Node::Als { set, digit: end.digit },
            Truth::Hidden(Ahs { house, digits, cells }) => match end.cells.only() {
                Some(cell) => Node::Ahs { house, digits, cells, cell },
                None => Node::from(end),
            },
        })
    });
    let mut between = weak.iter().map(|link| match link {
        Fact::Sector(sector) => ChainLink::Sector(*sector),
        Fact::Lemma(_) => ChainLink::Rule(ties.rule_of(*link)),
    });
    let links = chain
        .iter()
        .flat_map(|strong| {
            let strong = match strong.truth {
                Truth::Sector(sector) => ChainLink::Sector(sector),
                Truth::Set(_) | Truth::Hidden(_) => ChainLink::Set,
                Truth::Fish(fish) => ChainLink::Fish(fish),
                Truth::Exocet(at) => {
                    let bond = position.exocet_bonds().get(usize::from(at));
                    bond.map_or(ChainLink::Set, |bond| ChainLink::Exocet(bond.exocet()))
                }
                Truth::Pattern(at) => {
                    let pattern = position.pattern(at);
                    pattern.map_or(ChainLink::Set, Deadly::link)
                }
                Truth::Rule(at) => ChainLink::Rule(ruled::said_by(position.grid(), at)),
            };
            [Some(strong), between.next()]
        })
        .flatten()
        .collect();
    Shape::Chain(Chain { nodes: nodes.collect(), links, ring })
}
