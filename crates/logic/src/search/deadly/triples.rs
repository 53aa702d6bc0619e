//! Deadly patterns of three digits, of any form.
//!
//! The cells that have none but the three digits are taken with one or two that have others. What has no partner in
//! a house cannot be exchanged and is left out, one by one. What is left is tried: whether each filling has a twin,
//! another filling with the same digits in each house. Then each cell is left out that is not needed.

use core::ops::ControlFlow;

use ninerooks_board::{Cell, CellSet, Digit, DigitSet, Grid, House};
use ninerooks_proof::GuardianKind;
use ninerooks_step::DeadlyKind;

use super::named::{self, sets};
use super::{Deadly, by_cell};
use crate::Flow;

/// The most cells.
const MOST: usize = 12;
/// The fewest cells: four are a rectangle.
const FEWEST: usize = 6;
/// How many digits may be tried in cells for one pattern.
const TRIES: u32 = 4_000;

/// The patterns of each three digits, with one cell that has others, then with two.
pub(super) fn patterns(grid: &Grid, visit: &mut dyn FnMut(Deadly) -> Flow) -> Flow {
    if Digit::ALL.into_iter().any(|digit| !grid.excluded()[digit].is_empty()) {
        return ControlFlow::Continue(());
    }
    let digits = by_cell(|digit| grid.places(digit));
    for three in sets(DigitSet::ALL, 3) {
        let own = digits.map(|all| all & three);
        let inside: CellSet =
            grid.unsolved().filter(|cell| digits[cell.index()].is_subset(three)).collect();
        if inside.len() + 2 < FEWEST {
            continue;
        }
        let is_near = |cell: Cell, with: CellSet| {
            cell.houses().into_iter().all(|house| !(house.cells() & with).without(cell).is_empty())
        };
        let others: Vec<Cell> =
            (grid.unsolved() - inside).filter(|cell| own[cell.index()].len() > 1).collect();
        for (i, &one) in others.iter().enumerate() {
            let alone = CellSet::from(one);
            let pairs = others[..i].iter().map(|other| alone.with(*other));
            for guarded in core::iter::once(alone).chain(pairs) {
                let with = inside | guarded;
                if guarded.into_iter().all(|cell| is_near(cell, with))
                    && let Some(cells) = smallest(&own, guarded, with)
                {
                    let kept = cells.flat_map(|cell| cell.candidates(three)).collect();
                    let why = GuardianKind::Deadly;
                    let kind = match named::of(grid, cells, three) {
                        DeadlyKind::ExtendedRectangle => DeadlyKind::ExtendedRectangle,
                        _ => DeadlyKind::Mug,
                    };
                    visit(Deadly { why, ..Deadly::new(grid, kind, cells, kept) })?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// The pattern within some cells that has these, without cells that it does not need, if there is one.
fn smallest(own: &[DigitSet; 81], guarded: CellSet, within: CellSet) -> Option<CellSet> {
    let is_deadly = |cells: CellSet| {
        if !(FEWEST..=MOST).contains(&cells.len()) || !guarded.is_subset(cells) {
            return false;
        }
        let cells = cells.into_iter().collect();
        let mut twins = Twins { cells, own, filling: Vec::new(), fillings: 0, tries: TRIES };
        twins.each([DigitSet::EMPTY; 27]) && twins.fillings > 0
    };
    let mut cells = partnered(within, guarded);
    if !is_deadly(cells) {
        return None;
    }
    for cell in cells - guarded {
        let fewer = partnered(cells.without(cell), guarded);
        if cells.contains(cell) && is_deadly(fewer) {
            cells = fewer;
        }
    }
    Some(cells)
}

/// The cells connected with these, without those that are alone in a house, one by one.
fn partnered(mut cells: CellSet, with: CellSet) -> CellSet {
    loop {
        let alone = House::all().fold(CellSet::EMPTY, |alone, house| {
            let own = cells & house.cells();
            if own.len() == 1 { alone | own } else { alone }
        });
        if alone.is_empty() {
            break;
        }
        cells -= alone;
    }
    let mut near = cells & with;
    loop {
        let next = cells & near.fold(near, |all, cell| all | cell.peers());
        if next == near {
            return near;
        }
        near = next;
    }
}

/// Fillings of cells with their own digits.
struct Twins<'a> {
    cells: Vec<Cell>,
    own: &'a [DigitSet; 81],
    filling: Vec<Digit>,
    /// How many have been looked at.
    fillings: u32,
    tries: u32,
}

impl Twins<'_> {
    /// Whether each filling that goes on from this one has a twin; not if that takes too long to say.
    fn each(&mut self, used: [DigitSet; 27]) -> bool {
        let Some(&cell) = self.cells.get(self.filling.len()) else {
            self.fillings += 1;
            return self.has_twin(0, used, false);
        };
        let houses = cell.houses();
        let seen = houses.iter().fold(DigitSet::EMPTY, |seen, house| seen | used[house.index()]);
        for digit in self.own[cell.index()] - seen {
            let mut used = used;
            for house in houses {
                used[house.index()].insert(digit);
            }
            self.filling.push(digit);
            let has_twins = self.each(used);
            self.filling.pop();
            if !has_twins {
                return false;
            }
        }
        true
    }

    /// Whether the cells from this one on can have the digits that are left of their houses, one of them another
    /// than before.
    fn has_twin(&mut self, at: usize, left: [DigitSet; 27], differs: bool) -> bool {
        let Some(&cell) = self.cells.get(at) else { return differs };
        self.tries = self.tries.saturating_sub(1);
        if self.tries == 0 {
            return false;
        }
        let houses = cell.houses();
        let open = houses.iter().fold(DigitSet::ALL, |open, house| open & left[house.index()]);
        open.into_iter().any(|digit| {
            let mut left = left;
            for house in houses {
                left[house.index()].remove(digit);
            }
            self.has_twin(at + 1, left, differs || digit != self.filling[at])
        })
    }
}

#[cfg(test)]
mod tests {
    use ninerooks_proof::{Proof, check};

    use super::*;

    /// Three cells of a square, a pair beside it and a pair below.
    fn seven() -> CellSet {
        [(0, 0), (0, 1), (1, 0), (0, 3), (1, 3), (3, 0), (3, 1)]
            .into_iter()
            .map(|(row, column)| Cell::at(row, column))
            .collect()
    }

    /// Only 1, 2 and 3 in the seven cells, and 9 in as many of them as this, from the last.
    fn grid(with_nine: usize) -> Grid {
        let mut grid = Grid::default();
        for (i, cell) in seven().into_iter().enumerate() {
            for digit in Digit::ALL.into_iter().skip(3) {
                if digit != Digit::D9 || i + with_nine < 7 {
                    grid.eliminate(ninerooks_board::Candidate::new(digit, cell));
                }
            }
        }
        grid
    }

    /// All patterns; the checker accepts each.
    fn found(grid: &Grid) -> Vec<Deadly> {
        let mut all = Vec::new();
        let _ = patterns(grid, &mut |deadly| {
            let proof = Proof { lemmas: [deadly.lemma()].into(), then: deadly.reason() };
            assert_eq!(check(grid, &[], &proof), Ok(()), "{deadly:?}");
            all.push(deadly);
            Flow::Continue(())
        });
        all
    }

    #[test]
    fn seven_cells_of_three_digits_need_a_guardian() {
        for with_nine in [1, 2] {
            let all = found(&grid(with_nine));
            let own: Vec<&Deadly> = all.iter().filter(|deadly| deadly.cells == seven()).collect();
            assert_eq!(own.len(), 1);
            assert_eq!((own[0].kind, own[0].guardians.len()), (DeadlyKind::Mug, with_nine));
        }
    }

    #[test]
    fn three_cells_with_others_are_too_many_and_none_are_no_pattern() {
        for with_nine in [0, 3] {
            assert!(found(&grid(with_nine)).iter().all(|deadly| deadly.cells != seven()));
        }
    }
}
