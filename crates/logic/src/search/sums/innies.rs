//! Innies and outies: what the 45 of houses and the sums of rules leave together.
//!
//! A house sums to 45. Of one or several houses the sums of cages are taken away that lie within, or nearly: what is left over of a
//! cage inside is an *innie*, what a cage has outside is an *outie* and counts negatively. If few cells are left, their
//! fillings are looked at like those of a cage. Each sum is taken or not, whichever leaves fewer cells.

use std::collections::HashSet;

use ninerooks_board::{Cell, Grid, House, HouseSet, Remainder, RuleSum, Sum};
use ninerooks_proof::{Clause, Cover, Fact, Lemma, Reason, Term};
use ninerooks_step::Summed;

use super::{by_fillings, by_rules, no_room, number};
use crate::{Findings, Flow, Position};

/// So many cells may be left open.
const MOST_CELLS: usize = 4;
/// So many houses are taken together.
const MOST_HOUSES: usize = 3;

/// What is left of some houses, where few open cells are.
struct Left {
    houses: HouseSet,
    of: Remainder,
    /// −1 where the sum is that of cells which stick out.
    sign: i16,
    /// What the open cells come to.
    sum: Sum,
}

/// What goes together with no filling of what some houses and the sums in them leave. The fewest houses first, then the
/// fewest cells.
pub(crate) fn innies_and_outies(position: &Position, found: &mut Findings) -> Flow {
    let grid = position.grid();
    let sums = grid.rules().sums();
    if sums.is_empty() {
        return Flow::Continue(());
    }
    let houses: Vec<House> = House::all().collect();
    let own: Vec<&Sum> = sums.iter().map(|own| &own.sum).collect();
    let mut known: HashSet<Sum> = own.iter().copied().cloned().collect();
    for count in 1..=MOST_HOUSES {
        let mut all: Vec<Left> = Vec::new();
        subsets(&houses, count, &mut |chosen| {
            let left = Left::of(grid, &own, chosen);
            all.extend(left.filter(|left| known.insert(left.sum.clone())));
        });
        all.sort_by_key(|left| (left.sum.terms().len(), left.of.taken.len()));
        for left in all {
            let Some(targets) = no_room(grid, &left.sum).filter(|set| !set.is_empty()) else {
                continue;
            };
            let Some((shape, lemmas)) = left.told(grid, sums) else { continue };
            found.push(by_fillings(shape, lemmas, &targets))?;
        }
    }
    Flow::Continue(())
}

/// Shows `visit` all sets of so many houses.
fn subsets(houses: &[House], count: usize, visit: &mut dyn FnMut(&[House])) {
    fn extend(
        houses: &[House],
        count: usize,
        chosen: &mut Vec<House>,
        visit: &mut dyn FnMut(&[House]),
    ) {
        if chosen.len() == count {
            return visit(chosen);
        }
        for (at, house) in houses.iter().enumerate() {
            chosen.push(*house);
            extend(&houses[at + 1..], count, chosen, visit);
            chosen.pop();
        }
    }
    extend(houses, count, &mut Vec::new(), visit);
}

impl Left {
    /// What these houses leave, when few open cells do and some sum is taken.
    fn of(grid: &Grid, sums: &[&Sum], chosen: &[House]) -> Option<Self> {
        let of = Remainder::of(chosen, sums, grid.solved())?;
        let (known, open): (Vec<_>, Vec<_>) =
            of.terms.iter().copied().partition(|(cell, _)| grid.solved().contains(*cell));
        if of.taken.is_empty() || open.is_empty() || open.len() > MOST_CELLS {
            return None;
        }
        let counted = known.into_iter().map(|(cell, times)| i32::from(times) * digit(grid, cell));
        let total = of.total - counted.sum::<i32>();
        // Outies alone are said as a sum of their own.
        let sign = if open.iter().all(|(_, times)| *times < 0) { -1 } else { 1 };
        let own = open.into_iter().map(|(cell, times)| (cell, sign * times));
        let sum = Sum::new(own, i32::from(sign) * total);
        Some(Self { houses: chosen.iter().copied().collect(), of, sign, sum })
    }

    /// The shape, and the lemmas: the sums of rules, then what is left. Nothing where a weight is too large.
    fn told(self, grid: &Grid, sums: &[RuleSum]) -> Option<(Summed, Vec<Lemma>)> {
        let taken = || self.of.taken.iter().map(|at| &sums[*at]);
        let mut lemmas: Vec<Lemma> =
            taken().map(|own| by_rules(Clause::Sum(own.sum.clone()))).collect();
        let facts = (0..lemmas.len()).map(|at| Fact::Lemma(number(at)));
        let mut terms = Cover::of_45(self.houses, facts).terms.into_vec();
        // Solved cells are taken away with their digits.
        for (cell, times) in &self.of.terms {
            if grid.solved().contains(*cell) {
                let weight = i16::try_from(-i32::from(*times) * digit(grid, *cell)).ok()?;
                terms.push(Term::new(cell.sector(), weight));
            }
        }
        for term in &mut terms {
            term.weight = term.weight.saturating_mul(self.sign);
        }
        let cover = Cover { scale: 1, terms: terms.into() };
        let rules = taken().map(|own| number(own.rule)).collect();
        let says = Clause::Sum(self.sum.clone());
        lemmas.push(Lemma { says, by: Reason::Covers(cover.into()) });
        Some((Summed { sum: self.sum, rules, houses: self.houses }, lemmas))
    }
}

/// The digit of a solved cell.
fn digit(grid: &Grid, cell: Cell) -> i32 {
    grid.value(cell).map_or(0, |digit| i32::from(digit.get()))
}
