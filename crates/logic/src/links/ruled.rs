//! Links by rules that the puzzle adds to the classic ones: nodes that exclude each other by a rule, and sets of which a rule says
//! that one is true, with two nodes left.

use ninerooks_board::{Candidate, CandidateSet, CellSet, Digit, Grid, House, OneOf, Rule};
use ninerooks_proof::{Clause, Fact, Lemma};
use ninerooks_step::ChainNode;

use super::cover::{Strong, Truth, weak};
use crate::Position;
use crate::search::ruled::{by_rules, excluded_by_each, number};

/// The candidates of a node.
fn candidates(node: ChainNode) -> impl Iterator<Item = Candidate> {
    node.cells.map(move |cell| Candidate::new(node.digit, cell))
}

/// The live candidates that are false if a node is true, by the classic rules or by others.
pub(crate) fn excluded_by(grid: &Grid, node: ChainNode) -> CandidateSet {
    excluded_by_each(grid, candidates(node))
}

/// Whether a rule alone keeps two nodes from being both true: no cell and no house does.
pub(crate) fn by_rule_alone(grid: &Grid, one: ChainNode, other: ChainNode) -> bool {
    !grid.rules().is_none() && weak(one, other).is_none() && {
        let excluded = excluded_by(grid, one);
        candidates(other).all(|candidate| excluded.contains(candidate))
    }
}

/// The sets of which a rule says that one is true, with all of their live candidates in two nodes. First two candidates, then, if
/// groups are wanted, a digit's places in a house and all others, if these are in one house too.
pub(crate) fn strong_links(position: &Position, groups: bool) -> impl Iterator<Item = Strong> {
    let grid = position.grid();
    let open = |one_of: &OneOf| {
        let live = one_of.candidates & *grid.live();
        live.iter().all(|c| !grid.solved().contains(c.cell())).then_some(live)
    };
    let sets: Vec<(u16, CandidateSet)> = (0..)
        .zip(grid.rules().one_of())
        .filter_map(|(at, one_of)| Some((at, open(one_of)?)))
        .collect();
    let node = |candidate: &Candidate| ChainNode::new(candidate.digit(), candidate.cell().into());
    let mut all = Vec::new();
    for (at, live) in &sets {
        if let [one, other] = live.iter().collect::<Vec<_>>().as_slice() {
            all.push(Strong { truth: Truth::Rule(*at), ends: [node(one), node(other)] });
        }
    }
    for (at, live) in sets.iter().filter(|(_, live)| groups && (3..=6).contains(&live.len())) {
        let mut digits = Digit::ALL.into_iter().filter(|digit| !live[*digit].is_empty());
        let (Some(digit), None) = (digits.next(), digits.next()) else { continue };
        all.extend(parts(digit, live[digit]).map(|ends| Strong { truth: Truth::Rule(*at), ends }));
    }
    all.into_iter()
}

/// Those of one digit, with groups.
pub(crate) fn of_digit(position: &Position, digit: Digit) -> impl Iterator<Item = Strong> {
    let is_own = move |strong: &Strong| strong.ends.iter().all(|end| end.digit == digit);
    strong_links(position, true).filter(is_own)
}

/// The ways in which places are those in one house, and others that are in one house too, or one.
fn parts(digit: Digit, places: CellSet) -> impl Iterator<Item = [ChainNode; 2]> {
    let is_node = |cells: CellSet| cells.len() == 1 || !cells.common_houses().is_empty();
    House::all().filter_map(move |house| {
        let [within, beyond] = [places & house.cells(), places - house.cells()];
        let fits = within.len() > 1 && !beyond.is_empty() && is_node(beyond);
        fits.then(|| [within, beyond].map(|cells| ChainNode::new(digit, cells)))
    })
}

/// What a proof weighs between the nodes of a chain: sectors, and lemmas by rules, which come after those of its truths.
pub(crate) struct Ties<'a> {
    grid: &'a Grid,
    first: usize,
    sets: Vec<CandidateSet>,
}

impl<'a> Ties<'a> {
    /// Those of a chain, none yet.
    pub(crate) fn new(position: &Position<'a>, chain: &[Strong]) -> Self {
        let first = chain.iter().filter(|strong| strong.truth.is_lemma()).count();
        Self { grid: position.grid(), first, sets: Vec::new() }
    }

    /// What says that not both nodes are true: a sector that holds both, or else a rule.
    pub(crate) fn between(&mut self, one: ChainNode, other: ChainNode) -> Option<Fact> {
        weak(one, other).map(Fact::from).or_else(|| self.by_rule(&[one, other]))
    }

    /// That one of the candidates of these nodes is true at most, if each two of them exclude each other.
    pub(crate) fn by_rule(&mut self, nodes: &[ChainNode]) -> Option<Fact> {
        let rules = self.grid.rules();
        if rules.is_none() {
            return None;
        }
        let mut set = CandidateSet::EMPTY;
        for candidate in nodes.iter().copied().flat_map(candidates) {
            let goes = |other: Candidate| !rules.exclude_each_other(other, candidate);
            if set.iter().any(|other| other != candidate && goes(other)) {
                return None;
            }
            set.insert(candidate);
        }
        let at = self.sets.iter().position(|known| *known == set).unwrap_or_else(|| {
            self.sets.push(set);
            self.sets.len() - 1
        });
        u16::try_from(self.first + at).ok().map(Fact::Lemma)
    }

    /// What says that a node holds one true candidate at most: a house that has all of it, or else a rule.
    pub(crate) fn hold(&mut self, node: ChainNode) -> Option<Fact> {
        let house = node.cells.common_houses().first();
        house.map(|h| h.sector(node.digit).into()).or_else(|| self.by_rule(&[node]))
    }

    /// What says that of some nodes and a candidate one is true at most: a sector that holds all of them, or else a rule.
    pub(crate) fn around(&mut self, nodes: &[ChainNode], target: Candidate) -> Option<Fact> {
        let (digit, cell) = (target.digit(), target.cell());
        if nodes.iter().all(|node| node.digit == digit) {
            let cells = nodes.iter().fold(CellSet::from(cell), |all, node| all | node.cells);
            if let Some(house) = cells.common_houses().first() {
                return Some(house.sector(digit).into());
            }
        } else if nodes.iter().all(|node| node.cells.only() == Some(cell)) {
            return Some(cell.sector().into());
        }
        self.by_rule(&[nodes, &[ChainNode::new(digit, cell.into())]].concat())
    }

    /// The number in the puzzle's list of the rule that a link rests on which is no sector.
    pub(crate) fn rule_of(&self, link: Fact) -> u16 {
        let Fact::Lemma(lemma) = link else { return 0 };
        let place = usize::from(lemma).wrapping_sub(self.first);
        let set = self.sets.get(place).copied().unwrap_or_default();
        let all: Vec<Candidate> = set.iter().collect();
        let mut pairs = all.iter().enumerate().flat_map(|(i, one)| {
            all[i + 1..].iter().filter(move |other| !one.sees(**other)).map(move |o| [*one, *o])
        });
        let rules = self.grid.rules();
        let rule = pairs.find_map(|[one, other]| rules.between(one, other));
        let is_it = |other: &Rule| rule.is_some_and(|rule| core::ptr::eq(other, rule));
        number(rules.list().iter().position(is_it).unwrap_or(0))
    }

    /// The lemmas by rules.
    pub(crate) fn lemmas(self) -> impl Iterator<Item = Lemma> {
        let says = self.sets.into_iter().map(Clause::AtMostOne);
        says.map(by_rules)
    }
}

/// The lemma that one of the live candidates of a set is true, as a rule says.
pub(crate) fn one_of(grid: &Grid, at: u16) -> Option<Lemma> {
    let set = grid.rules().one_of().get(usize::from(at))?;
    Some(by_rules(Clause::OneOf(set.candidates & *grid.live())))
}

/// The number in the puzzle's list of the rule that says it.
pub(crate) fn said_by(grid: &Grid, at: u16) -> u16 {
    grid.rules().one_of().get(usize::from(at)).map_or(0, |one_of| number(one_of.rule))
}
