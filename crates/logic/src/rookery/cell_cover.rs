//! The exclusion principle for cells.

use ninerooks_board::{Cell, CellSet, Digit};
use ninerooks_proof::{Deletion, Equation, Pattern, PatternCover, PatternTerm};

use super::{Deduction, Reason, Space};

/// A pattern is false when some cell would have nothing beside it: every pattern through the cell
/// is of the same digit or shares a cell with it. The first such pattern and cell.
///
/// With [`Method::Clash`](super::Method::Clash) this is the exclusion principle for all 90
/// equations. It contains the naked single.
pub(super) fn find(space: &Space) -> Option<Deduction> {
    if space.digits().len() < 9 {
        return None; // the patterns through a cell are not all known
    }
    space.iter().find_map(|(pattern, cells)| {
        let beside = space
            .iter()
            .filter(|(other, theirs)| other.digit != pattern.digit && theirs.is_disjoint(cells));
        let served = beside.fold(cells, |served, (_, theirs)| served | theirs);
        let cell = (!served).first()?;
        Some(Deduction {
            reason: Reason::CellCover { cell },
            targets: vec![pattern],
            deletions: vec![cover(pattern, cells, cell)],
        })
    })
}

/// Each pattern through `cell` is of the digit or meets one of the nine cells; the target does both
/// and leaves `cell` alone.
fn cover(pattern: Pattern, cells: CellSet, cell: Cell) -> Deletion {
    let term = |equation, weight| PatternTerm { equation, weight };
    let digit: Digit = pattern.digit;
    let terms = [term(Equation::Cell(cell), -1), term(Equation::Digit(digit), 1)];
    let links = cells.map(|cell| term(Equation::Cell(cell), 1));
    Deletion::Cover(Box::new(PatternCover {
        scale: 10,
        terms: terms.into_iter().chain(links).collect(),
        targets: [pattern].into(),
    }))
}
