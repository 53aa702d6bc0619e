//! Uniqueness clue cover: a band, or a stack, with two givens.
//!
//! Of all fillings of a band with two givens only those cannot be exchanged for another with the same columns
//! where the givens are in different rows, columns and boxes, and the third row holds the digit of each in the
//! column of the other.
//!
//! Source: Sudoku Studio, "Uniqueness clue cover".

use ninerooks_board::{Candidate, CandidateSet, Cell, CellSet, DigitSet, House};
use ninerooks_proof::{Action, GuardianKind, Guardians, Reason};
use ninerooks_step::{Consequence, DeadlyKind, DeadlyPattern, Finding, Shape};

use crate::{Findings, Flow, Position};

/// The third line of each chute with two givens holds the digit of each in the line of the other.
pub(crate) fn cover(position: &Position, found: &mut Findings) -> Flow {
    let grid = position.grid();
    for line in House::all().take(18) {
        let first = line.index() / 3 * 3;
        let chute = House::all().skip(first).take(3);
        let chute = chute.fold(CellSet::EMPTY, |all, house| all | house.cells());
        let mut givens = chute & grid.givens();
        let (Some(a), Some(b), None) = (givens.next(), givens.next(), givens.next()) else {
            continue;
        };
        if a.sees(b) || !(line.cells() & CellSet::from_iter([a, b])).is_empty() {
            continue;
        }
        let excluded = |cell: &Cell| !grid.excluded().digits(*cell).is_empty();
        if chute.into_iter().any(|cell| excluded(&cell)) {
            continue;
        }
        for (of, beside) in [(a, b), (b, a)] {
            let across = if line.index() < 9 { beside.column() } else { beside.row() };
            let Some(cell) = (line.cells() & across.cells()).only() else { continue };
            let Some(digit) = grid.value(of).filter(|digit| grid.places(*digit).contains(cell))
            else {
                continue;
            };
            let rest = cell.candidates(grid.digits(cell).without(digit));
            let actions: ninerooks_step::Actions = rest.map(Action::Eliminate).collect();
            if actions.is_empty() {
                continue;
            }
            let kept: CandidateSet = cell.candidates(DigitSet::ALL.without(digit)).collect();
            let sectors = [cell.sector()].into();
            let guardians = Guardians { kind: GuardianKind::ClueCover, sectors, kept };
            let shape = Shape::DeadlyPattern(Box::new(DeadlyPattern {
                kind: DeadlyKind::ClueCover,
                cells: [a, b].into_iter().collect(),
                digits: [a, b].into_iter().filter_map(|given| grid.value(given)).collect(),
                guardians: [Candidate::new(digit, cell)].into_iter().collect(),
                then: Consequence::Seen,
            }));
            found.push(Finding {
                actions,
                shape,
                proof: Reason::Guardians(Box::new(guardians)).into(),
            })?;
        }
    }
    Flow::Continue(())
}
