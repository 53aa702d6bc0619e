//! Subsets that need a rule: cells that all differ by rules that the puzzle adds, as in a cage, in an extra region or a knight's move
//! apart, with as many digits as cells; digits that an extra house has in as many cells as there are digits.

use ninerooks_board::{
    Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, Grid, HouseSet, Rule,
};
use ninerooks_proof::{Action, Cover, Fact, Proof, Reason};
use ninerooks_step::{ChainNode, Finding, Shape, Subset, SubsetKind};

use super::rank_zero::{closed_sets, removes};
use super::ruled::number;
use crate::links::ruled::{Ties, excluded_by, one_of};
use crate::{Findings, Flow, Position};

/// Naked subsets of `n` cells that all differ, where they are in no common house or where a rule excludes more than their
/// houses do. By the lowest cell, then the next. Truths are the cells, links the digits in them.
pub(crate) fn naked(position: &Position, n: usize, found: &mut Findings) -> Flow {
    let grid = position.grid();
    let few: Vec<Cell> = position.cells_with(2..=n).collect();
    let differ = few.iter().map(|one| {
        few.iter().copied().filter(|two| two != one && are_different(grid, *one, *two)).collect()
    });
    let search = Search { few: &few, differ: differ.collect(), n };
    search.extend(position, 0, (CellSet::EMPTY, DigitSet::EMPTY), found)
}

/// Whether two cells cannot have the same digit, of those that are left in both.
fn are_different(grid: &Grid, one: Cell, other: Cell) -> bool {
    let common = grid.digits(one) & grid.digits(other);
    let [ones, others] = [one, other].map(|cell| move |digit| Candidate::new(digit, cell));
    common.into_iter().all(|digit| grid.rules().exclude_each_other(ones(digit), others(digit)))
}

struct Search<'a> {
    few: &'a [Cell],
    /// For each of them, the cells that differ from it.
    differ: Vec<CellSet>,
    n: usize,
}

impl Search<'_> {
    fn extend(
        &self,
        position: &Position,
        from: usize,
        (cells, digits): (CellSet, DigitSet),
        found: &mut Findings,
    ) -> Flow {
        if cells.len() == self.n {
            return naked_step(position, cells, digits)
                .map_or(Flow::Continue(()), |step| found.push(step));
        }
        for (next, cell) in self.few.iter().enumerate().skip(from) {
            let wider = digits | position.grid().digits(*cell);
            if wider.len() <= self.n && cells.is_subset(self.differ[next]) {
                self.extend(position, next + 1, (cells.with(*cell), wider), found)?;
            }
        }
        Flow::Continue(())
    }
}

/// What goes together with none of the cells of a digit is false.
fn naked_step(position: &Position, cells: CellSet, digits: DigitSet) -> Option<Finding> {
    if digits.len() != cells.len() {
        return None;
    }
    let grid = position.grid();
    let node = |digit: Digit| ChainNode::new(digit, grid.places(digit) & cells);
    let houses = cells.common_houses();
    let mut ties = Ties::new(position, &[]);
    let links: Vec<Fact> = digits.map(|digit| ties.hold(node(digit))).collect::<Option<_>>()?;
    let (mut targets, mut covers, mut is_new) = (CandidateSet::EMPTY, Vec::new(), false);
    let truths: Vec<Fact> = cells.map(|cell| cell.sector().into()).collect();
    for (at, digit) in digits.enumerate() {
        for target in excluded_by(grid, node(digit)).iter() {
            if cells.contains(target.cell()) || targets.contains(target) {
                continue;
            }
            let Some(link) = ties.around(&[node(digit)], target) else { continue };
            let mut links = links.clone();
            links[at] = link;
            let in_house = target.digit() == digit
                && houses.into_iter().any(|house| house.cells().contains(target.cell()));
            is_new |= !in_house;
            targets.insert(target);
            let cover = Cover::of_facts(&truths, &links);
            if !covers.contains(&cover) {
                covers.push(cover);
            }
        }
    }
    let shape = Shape::Subset(Subset { kind: SubsetKind::Naked, cells, digits, houses });
    is_new.then(|| finding(targets, shape, covers, ties))
}

fn finding(targets: CandidateSet, shape: Shape, covers: Vec<Cover>, ties: Ties<'_>) -> Finding {
    Finding {
        actions: targets.iter().map(Action::Eliminate).collect(),
        shape,
        proof: Proof { lemmas: ties.lemmas().collect(), then: Reason::Covers(covers.into()) },
    }
}

/// Hidden subsets of `n` digits in extra houses, rule by rule. Truths are the digits in the house, links the cells.
pub(crate) fn hidden(position: &Position, n: usize, found: &mut Findings) -> Flow {
    let grid = position.grid();
    let houses = grid.rules().list().iter().flat_map(Rule::houses);
    for house in houses {
        let own: Vec<Cell> = house.into_iter().collect();
        let open = grid.unsolved();
        let place = |digit: Digit, at: usize| (grid.places(digit) & open).contains(own[at]);
        let rows = Digit::ALL.map(|digit| {
            (0..own.len().min(9)).fold(0_u16, |bits, at| bits | u16::from(place(digit, at)) << at)
        });
        closed_sets(&rows, n, |truths, links| {
            if !removes(&rows, truths, links) {
                return Flow::Continue(());
            }
            let cells: CellSet =
                (0..own.len()).filter(|at| links >> at & 1 == 1).map(|at| own[at]).collect();
            let digits = DigitSet::from_bits(truths);
            hidden_step(grid, house, cells, digits)
                .map_or(Flow::Continue(()), |step| found.push(step))
        })?;
    }
    Flow::Continue(())
}

/// The digits take the cells up.
fn hidden_step(grid: &Grid, house: CellSet, cells: CellSet, digits: DigitSet) -> Option<Finding> {
    let lemma = |digit: Digit| {
        let mut all = CandidateSet::EMPTY;
        all[digit] = house;
        let at = grid.rules().one_of().iter().position(|one_of| one_of.candidates == all)?;
        one_of(grid, number(at))
    };
    let lemmas: Box<[_]> = digits.map(lemma).collect::<Option<_>>()?;
    let truths: Vec<Fact> = (0..).take(lemmas.len()).map(Fact::Lemma).collect();
    let links: Vec<Fact> = cells.map(|cell| cell.sector().into()).collect();
    let others = cells.flat_map(|cell| cell.candidates(grid.digits(cell) - digits));
    // It is no row, column or box that they are hidden in.
    let houses = HouseSet::EMPTY;
    let shape = Shape::Subset(Subset { kind: SubsetKind::Hidden, cells, digits, houses });
    let then = Reason::Covers(Cover::of_facts(&truths, &links).into());
    Some(Finding {
        actions: others.map(Action::Eliminate).collect(),
        shape,
        proof: Proof { lemmas, then },
    })
}
