//! Naked and hidden subsets of any size: n cells and n digits of a house that take each other up.

use ninerooks_board::{
    Candidate, Cell, CellSet, Digit, DigitSet, House, HouseKind, HouseSet, Sector,
};
use ninerooks_proof::Cover;
use ninerooks_step::{Finding, Shape, Subset, SubsetKind};

use super::rank_zero::{closed_sets, removes};
use super::ruled_subset;
use crate::{Findings, Flow, Position};

/// Naked subsets of `n` cells in rows, then columns, then boxes, then those that need a rule. Truths are the cells, links the
/// digits in the house.
pub(crate) fn naked(position: &Position, n: usize, found: &mut Findings) -> Flow {
    for house in House::all() {
        let rows = position.digits_by_cell(house).map(DigitSet::bits);
        closed_sets(&rows, n, |truths, links| {
            if !removes(&rows, truths, links) {
                return Flow::Continue(());
            }
            let cells = house.cells_at(truths);
            let digits = DigitSet::from_bits(links);
            found.push(naked_step(position, cells, digits, house.into()))
        })?;
    }
    if position.grid().rules().is_none() {
        return Flow::Continue(());
    }
    ruled_subset::naked(position, n, found)
}

/// Hidden subsets of `n` digits in rows, then columns, then boxes, then extra houses. Truths are the digits in the
/// house, links the cells.
pub(crate) fn hidden(position: &Position, n: usize, found: &mut Findings) -> Flow {
    for house in House::all() {
        let rows = Digit::ALL.map(|digit| position.places(digit, house));
        closed_sets(&rows, n, |truths, links| {
            if !removes(&rows, truths, links) {
                return Flow::Continue(());
            }
            let cells = house.cells_at(links);
            let digits = DigitSet::from_bits(truths);
            let truths: Vec<Sector> = digits.map(|digit| house.sector(digit)).collect();
            let links: Vec<Sector> = cells.map(Cell::sector).collect();
            let others =
                cells.flat_map(|cell| cell.candidates(position.grid().digits(cell) - digits));
            let shape = Shape::Subset(Subset {
                kind: SubsetKind::Hidden,
                cells,
                digits,
                houses: house.into(),
            });
            found.push(Finding::eliminate(others, shape, Cover::new(&truths, &links)))
        })?;
    }
    if position.grid().rules().is_none() {
        return Flow::Continue(());
    }
    ruled_subset::hidden(position, n, found)
}

/// Naked subsets of `n` cells where a line crosses a box: the digits are locked in both houses, and
/// both may lose candidates. Order: by box.
pub(crate) fn locked(position: &Position, n: usize, found: &mut Findings) -> Flow {
    for block in (0..9).map(House::block) {
        let rows = position.digits_by_cell(block).map(DigitSet::bits);
        closed_sets(&rows, n, |truths, links| {
            let cells = block.cells_at(truths);
            let digits = DigitSet::from_bits(links);
            let line = cells.common_houses().find(|house| house.kind() != HouseKind::Block);
            match line {
                Some(line)
                    if removes(&rows, truths, links) || loses(position, line, cells, digits) =>
                {
                    let houses = HouseSet::from(block).with(line);
                    found.push(naked_step(position, cells, digits, houses))
                }
                _ => Flow::Continue(()),
            }
        })?;
    }
    Flow::Continue(())
}

/// Whether `house` has one of the digits outside the cells.
fn loses(position: &Position, house: House, cells: CellSet, digits: DigitSet) -> bool {
    let outside = house.cells() - cells;
    digits.into_iter().any(|digit| !position.grid().places(digit).is_disjoint(outside))
}

/// The cells take the digits up in every one of `houses`. With several houses each cell is a truth
/// as many times, once for the links of each.
fn naked_step(position: &Position, cells: CellSet, digits: DigitSet, houses: HouseSet) -> Finding {
    let times = houses.len();
    let truths: Vec<Sector> =
        cells.flat_map(|cell| core::iter::repeat_n(cell.sector(), times)).collect();
    let links: Vec<Sector> =
        houses.flat_map(|house| digits.map(move |digit| house.sector(digit))).collect();
    let outside = houses.cells() - cells;
    let targets = digits.flat_map(|digit| {
        (position.grid().places(digit) & outside).map(move |cell| Candidate::new(digit, cell))
    });
    let shape = Shape::Subset(Subset { kind: SubsetKind::Naked, cells, digits, houses });
    Finding::eliminate(targets, shape, Cover::new(&truths, &links))
}
