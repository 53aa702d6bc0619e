//! Almost-locked candidates: a line and a box that cross. In one of them n − 1 cells outside the crossing
//! have only n digits; in the other these n digits have, outside the crossing, only n − 1 cells.
//!
//! The naked cells take all but one of the digits, so in the crossing there is one of them at most; the
//! other house needs all of them, so its n − 1 cells take the rest: there is one in the crossing, and none
//! elsewhere in the house of the naked cells.
//!
//! Source: `Yet Another Sudoku`, "Grouped Bent Pair", "Triple", "Quad", each in a row or a column, naked
//! there or hidden; Sudoku Studio, "almost locked candidates".

use ninerooks_board::{Candidate, CandidateSet, Cell, CellSet, DigitSet, House, Sector};
use ninerooks_proof::Cover;
use ninerooks_step::{AlmostLockedCandidates, Finding, Shape};

use crate::{Findings, Flow, Position};

/// Those of `n` digits: by box, by line, first those that are naked in the line; then by digits.
pub(crate) fn find(position: &Position, n: usize, found: &mut Findings) -> Flow {
    for block in (0..9).map(House::block) {
        let lines = House::all().filter(|line| !(line.cells() & block.cells()).is_empty());
        for line in lines.filter(|line| *line != block && line.index() < 18) {
            for [naked_in, hidden_in] in [[line, block], [block, line]] {
                in_houses(position, n, [naked_in, hidden_in], found)?;
            }
        }
    }
    Flow::Continue(())
}

fn in_houses(
    position: &Position,
    n: usize,
    [naked_in, hidden_in]: [House; 2],
    found: &mut Findings,
) -> Flow {
    let grid = position.grid();
    let open: CellSet = grid.unsolved() & (naked_in.cells() - hidden_in.cells());
    let few: Vec<(Cell, DigitSet)> = open
        .map(|cell| (cell, grid.digits(cell)))
        .filter(|(_, digits)| (2..=n).contains(&digits.len()))
        .collect();
    if few.len() < n - 1 {
        return Flow::Continue(());
    }
    // The sets of n − 1 of these cells as bits; there are six at most.
    for chosen in 1..1u16 << few.len() {
        if chosen.count_ones() as usize != n - 1 {
            continue;
        }
        let cells = few.iter().enumerate().filter(|(i, _)| chosen >> i & 1 == 1);
        let (naked, digits) = cells
            .fold((CellSet::EMPTY, DigitSet::EMPTY), |(set, all), (_, of)| {
                (set.with(of.0), all | of.1)
            });
        if digits.len() != n {
            continue;
        }
        let places = digits.map(|digit| grid.places(digit) & hidden_in.cells());
        if places.into_iter().any(CellSet::is_empty) {
            continue; // it is placed there
        }
        let all = digits.fold(CellSet::EMPTY, |all, digit| all | grid.places(digit));
        let hidden = (all & hidden_in.cells()) - naked_in.cells();
        if hidden.len() != n - 1 {
            continue;
        }
        let mut targets = CandidateSet::EMPTY;
        for cell in hidden {
            targets |= cell.candidates(grid.digits(cell) - digits).collect();
        }
        for digit in digits {
            let rest = (naked_in.cells() - hidden_in.cells()) - naked;
            targets[digit] |= grid.places(digit) & rest;
        }
        if !targets.is_empty() {
            let shape = AlmostLockedCandidates { digits, naked_in, naked, hidden_in, hidden };
            found.push(step(&shape, targets.iter()))?;
        }
    }
    Flow::Continue(())
}

/// Truths are the naked cells and the digits of the one house, links the digits of the other and the
/// hidden cells. Rank 0.
fn step(shape: &AlmostLockedCandidates, targets: impl Iterator<Item = Candidate>) -> Finding {
    let sectors = |cells: CellSet, house: House| -> Vec<Sector> {
        let digits = shape.digits.map(|digit| house.sector(digit));
        cells.map(Cell::sector).chain(digits).collect()
    };
    let truths = sectors(shape.naked, shape.hidden_in);
    let links = sectors(shape.hidden, shape.naked_in);
    let cover = Cover::new(&truths, &links);
    Finding::eliminate(targets, Shape::AlmostLockedCandidates(*shape), cover)
}
