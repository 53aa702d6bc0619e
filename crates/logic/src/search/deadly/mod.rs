//! Deadly patterns: cells whose digits could be exchanged, so that the puzzle had two solutions, were it
//! not for their *guardians*.
//!
//! That one of the guardians is true is a lemma, which the checker works out itself. What follows from it
//! is seen at once, or weighed with truths and links. The patterns of [`odd_cycle`] are not deadly but impossible;
//! otherwise they are treated alike.

pub(crate) mod any;
pub(crate) mod avoidable;
pub(crate) mod chain;
mod closed;
pub(crate) mod clues;
pub(crate) mod grave;
mod named;
pub(crate) mod nodes;
pub(crate) mod odd_cycle;
mod qiu;
pub(crate) mod rectangle;
pub(crate) mod reverse;
mod subset;
mod triples;

use ninerooks_board::{
    Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, Grid, HouseSet, Sector,
};
use ninerooks_proof::{Action, Clause, Cover, Fact, GuardianKind, Guardians, Lemma, Proof, Reason};
use ninerooks_step::{Consequence, DeadlyKind, DeadlyPattern, Finding, Shape};

use crate::{Findings, Flow};

/// A pattern that could be filled in two ways.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Deadly {
    kind: DeadlyKind,
    /// Why it cannot do without guardians.
    why: GuardianKind,
    cells: CellSet,
    /// The houses of its one digit, where these make it and not the cells.
    houses: HouseSet,
    /// The digits of each cell that are exchanged. They need not be live.
    kept: CandidateSet,
    /// The live candidates of the cells besides these.
    guardians: CandidateSet,
}

impl Deadly {
    /// The pattern of these cells, which keep these candidates.
    fn new(grid: &Grid, kind: DeadlyKind, cells: CellSet, kept: CandidateSet) -> Self {
        let mut guardians = *grid.live() - kept;
        for digit in Digit::ALL {
            guardians[digit] &= cells;
        }
        let (why, houses) = (GuardianKind::DeadlyParity, HouseSet::EMPTY);
        Self { kind, why, cells, houses, kept, guardians }
    }

    /// Cells that cannot be filled from these digits.
    pub(crate) fn impossible(
        grid: &Grid,
        kind: DeadlyKind,
        cells: CellSet,
        digits: DigitSet,
    ) -> Self {
        let kept = cells.flat_map(|cell| cell.candidates(digits)).collect();
        Self { why: GuardianKind::Impossible, ..Self::new(grid, kind, cells, kept) }
    }

    pub(crate) fn is_tridagon(&self) -> bool {
        self.kind == DeadlyKind::Tridagon
    }

    /// The cells that hold guardians.
    fn guarded(&self) -> CellSet {
        Digit::ALL.into_iter().fold(CellSet::EMPTY, |cells, digit| cells | self.guardians[digit])
    }

    /// The digits of the guardians.
    fn guards(&self) -> DigitSet {
        Digit::ALL.into_iter().filter(|digit| !self.guardians[*digit].is_empty()).collect()
    }

    /// Why one of the guardians is true.
    fn reason(&self) -> Reason {
        let in_houses = |digit| self.houses.map(move |house| house.sector(digit));
        let digit = self.kept.iter().next().map(Candidate::digit);
        let sectors = match digit {
            _ if self.why == GuardianKind::TwoLines => qiu::sectors(self.cells, &self.kept),
            Some(digit) if !self.houses.is_empty() => in_houses(digit).collect(),
            _ => self.cells.map(Cell::sector).collect(),
        };
        Reason::Guardians(Box::new(Guardians { kind: self.why, sectors, kept: self.kept }))
    }

    /// That one of the guardians is true.
    pub(crate) fn lemma(&self) -> Lemma {
        Lemma { says: Clause::OneOf(self.guardians), by: self.reason() }
    }

    fn shape(&self, then: Consequence) -> Shape {
        let digits = self.kept.iter().map(Candidate::digit).collect();
        let Self { kind, cells, guardians, .. } = *self;
        Shape::DeadlyPattern(Box::new(DeadlyPattern { kind, cells, digits, guardians, then }))
    }

    /// What follows in one step: what sees all guardians is false; or they make a subset with other cells, or
    /// leave one.
    pub(crate) fn plainly(&self, grid: &Grid) -> Option<Finding> {
        let seen = self.guardians.iter().map(|guardian| seen_by(grid, guardian));
        let seen = self.seen(seen.reduce(|all, one| all & one)?);
        seen.or_else(|| subset::naked_or_hidden(grid, self, 1..=4).into_iter().next())
    }

    /// What sees all guardians is false: the rest of their cell, or their digit elsewhere.
    fn seen(&self, targets: CandidateSet) -> Option<Finding> {
        (!targets.is_empty()).then(|| Finding {
            actions: targets.iter().map(Action::Eliminate).collect(),
            shape: self.shape(Consequence::Seen),
            proof: Proof { lemmas: [].into(), then: self.reason() },
        })
    }

    /// What is false by covers in which the guardians are a truth. Each has its own truths and links besides.
    fn weighed(
        &self,
        targets: CandidateSet,
        then: Consequence,
        covers: impl IntoIterator<Item = (Vec<Sector>, Vec<Sector>)>,
    ) -> Option<Finding> {
        if targets.is_empty() {
            return None;
        }
        let lemma = self.lemma();
        let covers = covers.into_iter().map(|(truths, links)| {
            let truths: Vec<Fact> =
                [Fact::Lemma(0)].into_iter().chain(truths.into_iter().map(Fact::from)).collect();
            let links: Vec<Fact> = links.into_iter().map(Fact::from).collect();
            Cover::of_facts(&truths, &links)
        });
        Some(Finding {
            actions: targets.iter().map(Action::Eliminate).collect(),
            shape: self.shape(then),
            proof: Proof { lemmas: [lemma].into(), then: Reason::Covers(covers.collect()) },
        })
    }
}

/// The open candidates that see this one.
fn seen_by(grid: &Grid, candidate: Candidate) -> CandidateSet {
    let seen = candidate.sectors().into_iter().flat_map(|sector| grid.live_in(sector));
    seen.filter(|other| *other != candidate).collect()
}

/// The digits of each cell, from the cells of each digit.
pub(crate) fn by_cell(cells: impl Fn(Digit) -> CellSet) -> [DigitSet; 81] {
    let mut digits = [DigitSet::EMPTY; 81];
    for digit in Digit::ALL {
        cells(digit).for_each(|cell| digits[cell.index()].insert(digit));
    }
    digits
}

/// Takes what a pattern shows, if it shows anything.
pub(crate) fn reported(found: &mut Findings, finding: Option<Finding>) -> Flow {
    finding.map_or(Flow::Continue(()), |finding| found.push(finding))
}
