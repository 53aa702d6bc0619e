//! Reverse BUG: the solved cells of two digits and a few open ones, none or two in each house.
//!
//! Were the open ones to hold these digits too, what is left of the two digits could be exchanged.
//!
//! Source: "Reverse BUG", Players' forum, 2006.

use core::ops::ControlFlow;

use ninerooks_board::{Cell, CellSet, DigitSet, Grid, House};
use ninerooks_proof::GuardianKind;
use ninerooks_step::DeadlyKind;

use super::{Deadly, reported};
use crate::{Findings, Flow, Position};

/// The most open cells.
const MOST: usize = 4;

/// For each pair of digits, the fewest open cells first.
pub(crate) fn grave(position: &Position, found: &mut Findings) -> Flow {
    let grid = position.grid();
    for pair in
        (0..9_u16).flat_map(|a| (a + 1..9).map(move |b| DigitSet::from_bits(1 << a | 1 << b)))
    {
        let of_pair = grid.solved().filter(|cell| grid.digits(*cell).is_subset(pair)).collect();
        let mut excluded = pair.into_iter().filter(|digit| !grid.excluded()[*digit].is_empty());
        if excluded.next().is_some() {
            continue;
        }
        let mut search = Search { grid, pair, found };
        (1..=MOST).try_for_each(|most| search.close(of_pair, CellSet::EMPTY, most))?;
    }
    ControlFlow::Continue(())
}

struct Search<'a, 'f> {
    grid: &'a Grid,
    pair: DigitSet,
    found: &'f mut Findings,
}

impl Search<'_, '_> {
    /// Adds exactly so many open cells.
    fn close(&mut self, cells: CellSet, added: CellSet, more: usize) -> Flow {
        let count = |house: House| (cells & house.cells()).len();
        let needy = House::all().filter(|house| count(*house) == 1);
        let places = |house: House| {
            let crowded = |cell: Cell| cell.houses().into_iter().any(|h| count(h) > 1);
            (house.cells() & self.grid.unsolved())
                .filter(|cell| !crowded(*cell))
                .collect::<CellSet>()
        };
        let narrowest = needy.map(places).min_by_key(|places| places.len());
        match (narrowest, more) {
            (None, 0) => self.take(cells, added),
            (None, _) | (Some(_), 0) => ControlFlow::Continue(()),
            (Some(places), _) => places
                .into_iter()
                .try_for_each(|cell| self.close(cells.with(cell), added.with(cell), more - 1)),
        }
    }

    fn take(&mut self, cells: CellSet, added: CellSet) -> Flow {
        let has_pair = |cell: Cell| !self.grid.digits(cell).is_disjoint(self.pair);
        if cells.len() >= 18 || !added.into_iter().all(has_pair) {
            return ControlFlow::Continue(());
        }
        let kept = cells.flat_map(|cell| cell.candidates(self.pair)).collect();
        let deadly = Deadly::new(self.grid, DeadlyKind::ReverseGrave, cells, kept);
        let deadly = Deadly { why: GuardianKind::Reverse, ..deadly };
        if deadly.guardians.is_empty() {
            return ControlFlow::Continue(());
        }
        reported(self.found, deadly.plainly(self.grid))
    }
}
