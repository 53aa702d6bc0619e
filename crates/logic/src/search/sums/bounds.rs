//! What a sum leaves no room for, however small or large its other cells are.
//!
//! Each cell counts the least that its candidates can; k cells of one house count 1 + 2 + … + k at least when that is more. In
//! the cover the sum is weighed 1, a cell with its least as a truth, or k for each cell of a house with links for the digits
//! below k. What a candidate weighs is then how much more than the least it counts, and the sum of all weights is how much more
//! than the least all cells together may. For the most it is the same with −1.

use ninerooks_board::{Cell, CellSet, Digit, House, RuleSum, Sum};
use ninerooks_proof::{Action, Clause, Cover, Fact, Proof, Reason, Term, Weights};
use ninerooks_step::{Finding, Shape};

use super::{by_rules, of_rule};
use crate::{Findings, Flow, Position};

/// What a sum that a rule says leaves no room for by its least and its most. In the order of the rules.
pub(crate) fn sum_bounds(position: &Position, found: &mut Findings) -> Flow {
    for own in position.grid().rules().sums() {
        if (own.sum.cells() - position.grid().solved()).is_empty() {
            continue;
        }
        for sign in [1, -1] {
            if let Some(finding) = bound(position, own, sign) {
                found.push(finding)?;
            }
        }
    }
    Flow::Continue(())
}

/// What counts too much, for a sign of 1, or too little.
fn bound(position: &Position, own: &RuleSum, sign: i16) -> Option<Finding> {
    let grid = position.grid();
    let mut terms = vec![Term { fact: Fact::Lemma(0), weight: sign }];
    let mut left = own.sum.cells();
    while let Some((house, times)) = fullest(&own.sum, left) {
        let cells = own_cells(&own.sum, left, house, times);
        left -= cells;
        group(position, cells, house, sign * times, &mut terms);
    }
    terms.extend(left.map(|cell| alone(position, cell, sign * own.sum.times(cell))));
    let lemmas = [by_rules(Clause::Sum(own.sum.clone()))];
    let mut cover = Cover { scale: 1, terms: terms.into() };
    let weights = Weights::of(&cover, &lemmas).ok()?;
    // Below 0 there is no solution: then all that weighs anything is false.
    cover.scale = i16::try_from(weights.bound().max(0) + 1).ok()?;
    let targets: Vec<_> = grid.open().filter(|c| weights.reaches(*c, cover.scale)).collect();
    if targets.is_empty() {
        return None;
    }
    let actions = targets.into_iter().map(Action::Eliminate).collect();
    let proof = Proof { lemmas: lemmas.into(), then: Reason::Covers(cover.into()) };
    Some(Finding { actions, shape: Shape::Summed(of_rule(own)), proof })
}

/// The house with the most of the cells that count the same, two at least, and how often they count.
fn fullest(sum: &Sum, left: CellSet) -> Option<(House, i16)> {
    let all = House::all().flat_map(|house| {
        let own = left & house.cells();
        own.into_iter().map(move |cell| (house, sum.times(cell)))
    });
    let count = |(house, times): &(House, i16)| own_cells(sum, left, *house, *times).len();
    all.filter(|found| count(found) > 1)
        .max_by_key(|found| (count(found), std::cmp::Reverse(found.0)))
}

/// The cells of a house that are left and count so many times.
fn own_cells(sum: &Sum, left: CellSet, house: House, times: i16) -> CellSet {
    (left & house.cells()).into_iter().filter(|cell| sum.times(*cell) == times).collect()
}

/// The least that cells count together, each by itself.
fn least(position: &Position, cells: CellSet, times: i16) -> i16 {
    let of = |cell| {
        let digits = position.grid().digits(cell).map(|digit| times * i16::from(digit.get()));
        digits.min().unwrap_or(0)
    };
    cells.map(of).sum()
}

/// The term for a cell by itself.
fn alone(position: &Position, cell: Cell, times: i16) -> Term {
    Term::new(cell.sector(), -least(position, cell.into(), times))
}

/// The terms for cells of a house: all together, or each by itself where that is no less.
fn group(position: &Position, cells: CellSet, house: House, times: i16, terms: &mut Vec<Term>) {
    let count = i16::try_from(cells.len()).unwrap_or(9);
    // Counted from 1 upwards, or from 9 downwards.
    let small: i16 = count * (count + 1) / 2;
    let together = times * if times > 0 { small } else { 10 * count - small };
    if together <= least(position, cells, times) {
        return terms.extend(cells.map(|cell| alone(position, cell, times)));
    }
    // The digit from which on a candidate counts no less than its part.
    let part = if times > 0 { count } else { 10 - count };
    for cell in cells {
        terms.push(Term::new(cell.sector(), -times * part));
    }
    for digit in Digit::ALL {
        let missing = times * (part - i16::from(digit.get()));
        if missing > 0 {
            terms.push(Term::new(house.sector(digit), missing));
        }
    }
}
