//! Strong links of exocets: the targets have the same two digits as the base.
//!
//! * A base digit that is not in the base is in no target. So in a house of a target it is elsewhere.
//! * One that is in no target is not in the base. So in a house of the base it is elsewhere.
//! * Of three base digits two are true: of any two of them one is, in the base and in the targets.

use ninerooks_board::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, House};
use ninerooks_proof::{
    Action, Clause, Deduction, Deletion, Disproof, Lemma, Pattern, PatternCover, Reason,
    Refutation, RookeryProof,
};
use ninerooks_rookery::Space;
use ninerooks_step::{ChainNode, ExocetLink};

use crate::Position;
use crate::search::exotic::exocet::terms;

/// How many exocets may have links. Where little is left to be solved, nearly all cells are exocets; then none are taken,
/// for some would depend on the order.
const MOST: usize = 50;

/// One of two nodes is true, by an exocet.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bond {
    exocet: ExocetLink,
    pub(crate) ends: [ChainNode; 2],
    by: By,
}

/// Why one of them is.
#[derive(Clone, Copy, Debug)]
enum By {
    /// What is not in the base is not in this target, but elsewhere in a house of it.
    Target(Cell, House),
    /// What is not in the targets is not in the base, but elsewhere in a house of it.
    Base(House),
    /// Without both digits the base has one digit only: a cell is empty, once the other one, if it can, has that digit.
    Third { other: Option<Cell>, empty: Cell },
}

/// The links of all exocets, in their order.
pub(crate) fn bonds(position: &Position) -> Vec<Bond> {
    // A digit that is placed in a target is true there, whatever the base has.
    let unsolved = position.grid().unsolved();
    let all = position.exocets().map_or(&[][..], |exocets| &exocets.all).iter();
    let exocets: Vec<_> = all.filter(|exocet| exocet.targets.is_subset(unsolved)).collect();
    if exocets.len() > MOST {
        return Vec::new();
    }
    let mut bonds = Vec::new();
    for exocet in exocets {
        let (digits, base, targets) = (exocet.digits, exocet.base, exocet.targets);
        let own = Own { position, exocet: ExocetLink { digits, base, targets } };
        digits.for_each(|digit| own.elsewhere(digit, &mut bonds));
        if digits.len() == 3 {
            own.one_of_two(&mut bonds);
        }
    }
    bonds
}

/// An exocet of a position.
struct Own<'a> {
    position: &'a Position<'a>,
    exocet: ExocetLink,
}

impl Own<'_> {
    /// A digit in cells, if it has places there and something may see them all.
    fn node(&self, digit: Digit, cells: CellSet) -> Option<ChainNode> {
        let cells = self.position.grid().places(digit) & cells;
        let is_one = cells.len() == 1 || cells.len() < 4 && !cells.common_houses().is_empty();
        (is_one && !cells.is_empty()).then(|| ChainNode::new(digit, cells))
    }

    /// What a digit has in a house but in these cells, if another house holds that too.
    fn rest(&self, digit: Digit, house: House, but: CellSet) -> Option<ChainNode> {
        let node = self.node(digit, house.cells() - but)?;
        let houses = node.cells.common_houses();
        (houses.len() > 1).then_some(node)
    }

    fn elsewhere(&self, digit: Digit, bonds: &mut Vec<Bond>) {
        let exocet = self.exocet;
        let places = self.position.grid().places(digit);
        let mut link = |one: Option<ChainNode>, other: Option<ChainNode>, by: By| {
            let ends = one.zip(other).filter(|(one, other)| one.cells.is_disjoint(other.cells));
            bonds.extend(ends.map(|ends| Bond { exocet, ends: ends.into(), by }));
        };
        let base = self.node(digit, exocet.base);
        for target in places & exocet.targets {
            for house in target.houses() {
                link(base, self.rest(digit, house, target.into()), By::Target(target, house));
            }
        }
        let targets = self.node(digit, exocet.targets);
        let own = places & exocet.base;
        for house in own.common_houses() {
            link(targets, self.rest(digit, house, own), By::Base(house));
        }
    }

    fn one_of_two(&self, bonds: &mut Vec<Bond>) {
        let exocet = self.exocet;
        let mut rest = exocet.digits;
        while let Some(one) = rest.next() {
            for other in rest {
                let third = exocet.digits.without(one).without(other).first();
                let has = third.map_or(CellSet::EMPTY, |digit| {
                    self.position.grid().places(digit) & exocet.base
                });
                let (first, last) = ((exocet.base & has).first(), (exocet.base - has).first());
                let second = first.and_then(|first| has.without(first).first());
                let by = match (last, second) {
                    (Some(empty), _) => By::Third { other: None, empty },
                    (None, Some(empty)) => By::Third { other: first, empty },
                    (None, None) => continue,
                };
                for sides in [[0, 1], [1, 0], [1, 1]] {
                    let side = |at: usize| [exocet.base, exocet.targets][sides[at]];
                    let ends = self.node(one, side(0)).zip(self.node(other, side(1)));
                    bonds.extend(ends.map(|ends| Bond { exocet, ends: ends.into(), by }));
                }
            }
        }
    }
}

impl Bond {
    /// What it is part of.
    pub(crate) const fn exocet(&self) -> ExocetLink {
        self.exocet
    }

    /// That one of the two nodes is true: if not, the patterns of the exocet leave nothing.
    pub(crate) fn lemma(&self, position: &Position) -> Lemma {
        let candidates = |digit: Digit, cells: CellSet| {
            (cells & position.grid().places(digit)).map(move |cell| Candidate::new(digit, cell))
        };
        let says: CandidateSet =
            self.ends.iter().flat_map(|end| candidates(end.digit, end.cells)).collect();
        let digit = self.ends[0].digit;
        let (out, by): (CandidateSet, _) = match self.by {
            By::Target(target, _) => {
                (candidates(digit, target.into()).collect(), self.through(target, position))
            }
            By::Base(_) => (candidates(digit, self.exocet.base).collect(), [].into()),
            By::Third { .. } => {
                let digits: DigitSet = self.ends.iter().map(|end| end.digit).collect();
                let out = digits.flat_map(|digit| candidates(digit, self.exocet.base));
                (out.filter(|candidate| !says.contains(*candidate)).collect(), [].into())
            }
        };
        let mut deductions = vec![Deduction::Inner {
            by: Box::new(Reason::Rookeries(RookeryProof { deletions: by })),
            actions: out.iter().map(Action::Eliminate).collect(),
        }];
        let conflict = match self.by {
            By::Target(_, house) | By::Base(house) => house.sector(digit),
            By::Third { other, empty } => {
                deductions.extend(other.map(|cell| Deduction::Only(cell.sector())));
                empty.sector()
            }
        };
        let assumes = says.iter().map(Action::Eliminate).collect();
        let disproofs = [Disproof { assumes, deductions: deductions.into(), conflict }].into();
        Lemma { says: Clause::OneOf(says), by: Reason::Refute(Refutation { disproofs }) }
    }

    /// That the patterns through a target and not through the base are false.
    fn through(&self, target: Cell, position: &Position) -> Box<[Deletion]> {
        let [base, rest] = self.ends;
        let space = Space::new(position.grid(), base.digit.into());
        let is_left =
            |cells: CellSet| cells.contains(target) && cells.is_disjoint(base.cells | rest.cells);
        let left = space.of(base.digit).iter().filter(|live| is_left(live.cells));
        let targets: Box<[Pattern]> =
            left.map(|live| Pattern { digit: base.digit, rookery: live.rookery }).collect();
        if targets.is_empty() {
            return [].into();
        }
        let terms = terms(self.exocet.base, self.exocet.targets);
        [Deletion::Cover(Box::new(PatternCover { scale: 1, terms, targets }))].into()
    }
}
