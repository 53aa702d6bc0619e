//! Singles: a cell with one digit left, a digit with one place left in a house.

use ninerooks_board::{Candidate, CellSet, Digit};
use ninerooks_proof::Cover;
use ninerooks_step::{Finding, Shape, Single};

use crate::{Findings, Flow, Position};

/// Full house: a house with one unsolved cell.
///
/// By house: rows, then columns, then boxes. A cell that is the last of several is reported
/// once.
pub(crate) fn full_house(position: &Position, found: &mut Findings) -> Flow {
    let grid = position.grid();
    let unsolved = grid.unsolved();
    let mut left = unsolved;
    for house in unsolved.houses_with_one() {
        let Some(cell) = (left & house.cells()).first() else { continue };
        let Some(target) = grid.only_in(cell.sector()) else { continue };
        left.remove(cell);
        let cover = Cover::new(&[house.sector(target.digit())], &[cell.sector()]);
        let shape = Shape::Single(Single { target, house: Some(house) });
        found.push(Finding::place(target, shape, cover))?;
    }
    Flow::Continue(())
}

/// Naked single: a cell with one digit left.
///
/// In reading order of the cells.
pub(crate) fn naked_single(position: &Position, found: &mut Findings) -> Flow {
    let grid = position.grid();
    // Cells where some digit is live, and where more than one is.
    let (mut some, mut more) = (CellSet::EMPTY, CellSet::EMPTY);
    for digit in Digit::ALL {
        let live = grid.live()[digit];
        more |= some & live;
        some |= live;
    }
    for cell in (some - more) & grid.unsolved() {
        let Some(target) = grid.only_in(cell.sector()) else { continue };
        let cover = Cover::new(&[cell.sector()], &[cell.row().sector(target.digit())]);
        let shape = Shape::Single(Single { target, house: None });
        found.push(Finding::place(target, shape, cover))?;
    }
    Flow::Continue(())
}

/// Hidden single: a house with one place for a digit.
///
/// All boxes first, then lines: in each digit by digit, rows before columns. A placement that several
/// houses force is reported once.
pub(crate) fn hidden_single(position: &Position, found: &mut Findings) -> Flow {
    let mut open = [CellSet::EMPTY; 9];
    for is_box in [true, false] {
        for (digit, open) in Digit::ALL.into_iter().zip(&mut open) {
            let places = position.grid().places(digit);
            // A box that has one is mostly found before all digits were looked at.
            let houses = if is_box {
                *open = places;
                places.blocks_with_one()
            } else {
                places.lines_with_one()
            };
            for house in houses {
                let Some(cell) = (*open & house.cells()).first() else { continue };
                open.remove(cell);
                let target = Candidate::new(digit, cell);
                let cover = Cover::new(&[house.sector(digit)], &[cell.sector()]);
                let shape = Shape::Single(Single { target, house: Some(house) });
                found.push(Finding::place(target, shape, cover))?;
            }
        }
    }
    Flow::Continue(())
}
