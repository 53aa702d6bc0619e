//! Innies and outies: what the 45 of houses and the sums of rules leave together.
//!
//! A house sums to 45. Of one or several houses the sums of cages are taken away that lie within, or nearly: what is left over of a
//! cage inside is an *innie*, what a cage has outside is an *outie* and counts negatively. If few cells are left, their
//! fillings are looked at like those of a cage. Each sum is taken or not, whichever leaves fewer cells.

use std::collections::HashSet;

use ninerooks_board::{Cell, Digit, Grid, House, HouseSet, RuleSum, Sum};
use ninerooks_proof::{Clause, Cover, Fact, Lemma, Reason, Term};
use ninerooks_step::Summed;

use super::{by_fillings, no_room, number};
use crate::{Findings, Flow, Position};

/// So many cells may be left open.
const MOST_CELLS: usize = 4;
/// So many houses are taken together.
const MOST_HOUSES: usize = 3;

/// What is left of some houses.
struct Left {
    houses: HouseSet,
    /// The rule sums that are taken away.
    taken: Vec<usize>,
    /// How often each cell counts.
    times: [i16; 81],
    /// −1 where the sum is that of cells which stick out.
    sign: i16,
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
    let mut known: HashSet<Sum> = sums.iter().map(|own| own.sum.clone()).collect();
    for count in 1..=MOST_HOUSES {
        let mut all: Vec<Left> = Vec::new();
        subsets(&houses, count, &mut |chosen| {
            let left = Left::of(grid, sums, chosen);
            all.extend(left.filter(|left| known.insert(left.sum.clone())));
        });
        all.sort_by_key(|left| (left.sum.terms().len(), left.taken.len()));
        for left in all {
            let Some(targets) = no_room(grid, &left.sum).filter(|set| !set.is_empty()) else {
                continue;
            };
            let (shape, lemmas) = left.told(grid, sums);
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
    fn of(grid: &Grid, sums: &[RuleSum], chosen: &[House]) -> Option<Self> {
        let mut times = [0_i16; 81];
        for cell in chosen.iter().flat_map(|house| house.cells()) {
            times[cell.index()] += 1;
        }
        let mut taken = Vec::new();
        for (at, own) in sums.iter().enumerate() {
            let open = |times: &[i16; 81], without: i16| {
                let counts = |(cell, own): &&(Cell, i16)| {
                    !grid.solved().contains(*cell) && times[cell.index()] != without * own
                };
                own.sum.terms().iter().filter(counts).count()
            };
            if open(&times, 1) < open(&times, 0) {
                for (cell, own) in own.sum.terms() {
                    times[cell.index()] -= own;
                }
                taken.push(at);
            }
        }
        let open = Cell::all()
            .filter(|cell| times[cell.index()] != 0 && !grid.solved().contains(*cell))
            .collect::<Vec<_>>();
        if taken.is_empty() || open.is_empty() || open.len() > MOST_CELLS {
            return None;
        }
        let mut total = 45 * i32::try_from(chosen.len()).ok()?;
        total -= taken.iter().map(|at| sums[*at].sum.total()).sum::<i32>();
        for cell in grid.solved() {
            let digit = grid.value(cell).map_or(0, |digit| i32::from(digit.get()));
            total -= i32::from(times[cell.index()]) * digit;
        }
        // Outies alone are said as a sum of their own.
        let sign = if open.iter().all(|cell| times[cell.index()] < 0) { -1 } else { 1 };
        let own = open.into_iter().map(|cell| (cell, sign * times[cell.index()]));
        let sum = Sum::new(own, i32::from(sign) * total);
        Some(Self { houses: chosen.iter().copied().collect(), taken, times, sign, sum })
    }

    /// The shape, and the lemmas: the sums of rules, then what is left.
    fn told(self, grid: &Grid, sums: &[RuleSum]) -> (Summed, Vec<Lemma>) {
        let says = |at: &usize| Clause::Sum(sums[*at].sum.clone());
        let mut lemmas: Vec<Lemma> =
            self.taken.iter().map(|at| Lemma { says: says(at), by: Reason::Rules }).collect();
        let fact = |at| Fact::Lemma(u16::try_from(at).unwrap_or(u16::MAX));
        let mut terms: Vec<Term> =
            (0..lemmas.len()).map(|at| Term { fact: fact(at), weight: -self.sign }).collect();
        for house in self.houses {
            let digits = Digit::ALL.into_iter();
            let weight = |digit: Digit| self.sign * i16::from(digit.get());
            terms.extend(digits.map(|digit| Term::new(house.sector(digit), weight(digit))));
        }
        // Solved cells are taken away with their digits.
        for cell in grid.solved().into_iter().filter(|cell| self.times[cell.index()] != 0) {
            let digit = grid.value(cell).map_or(0, |digit| i16::from(digit.get()));
            terms.push(Term::new(cell.sector(), -self.sign * self.times[cell.index()] * digit));
        }
        let cover = Cover { scale: 1, terms: terms.into() };
        let says = Clause::Sum(self.sum.clone());
        lemmas.push(Lemma { says, by: Reason::Covers(cover.into()) });
        let rules = self.taken.iter().map(|at| number(sums[*at].rule)).collect();
        (Summed { sum: self.sum, rules, houses: self.houses }, lemmas)
    }
}
