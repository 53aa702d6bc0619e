//! SK-loops: two rows and two columns cross in four boxes, in the *centres*. In each of these boxes there are two more
//! cells of the row and two more of the column: eight pairs in a ring, of which each two neighbours share a house, a
//! line or a box in turn. If the digits of each pair are those that it shares with the pair before and those that it
//! shares with the one after, and the shared digits of all eight houses are as many as unsolved cells, then each of
//! these digits is in the pairs in its house.
//!
//! Source: Steve Kurzhals, "Easter Monster", Players' forum 2007; "domino loop", "belt of crosses" (Berthier).

use ninerooks_board::{Cell, CellSet, DigitSet, House};
use ninerooks_step::HouseDigits;

use super::{locked, same_chute};
use crate::{Findings, Flow, Position};

/// How many of the sixteen cells may be solved.
const MOST_SOLVED: usize = 4;

/// By rows, by columns, by the digits that the first two pairs share.
pub(crate) fn find(position: &Position, found: &mut Findings) -> Flow {
    let lines = || {
        let all = (0..9).flat_map(|one| (one + 1..9).map(move |other| [one, other]));
        all.filter(|[one, other]| !same_chute(*one, *other))
    };
    for rows in lines() {
        for columns in lines() {
            around(position, rows, columns, found)?;
        }
    }
    Flow::Continue(())
}

/// The loops around four centres.
fn around(
    position: &Position,
    rows: [usize; 2],
    columns: [usize; 2],
    found: &mut Findings,
) -> Flow {
    let grid = position.grid();
    let [[a, b], [d, c]] = rows.map(|row| columns.map(|column| Cell::at(row, column)));
    let beside = |centre: Cell, line: House| {
        (line.cells() & centre.block().cells() & grid.unsolved()).without(centre)
    };
    let in_row = |centre: Cell| beside(centre, centre.row());
    let in_column = |centre: Cell| beside(centre, centre.column());
    let pairs = [
        in_row(a),
        in_row(b),
        in_column(b),
        in_column(c),
        in_row(c),
        in_row(d),
        in_column(d),
        in_column(a),
    ];
    let cells = pairs.iter().fold(CellSet::EMPTY, |all, pair| all | *pair);
    if cells.len() + MOST_SOLVED < 16 {
        return Flow::Continue(());
    }
    let houses =
        [a.row(), b.block(), b.column(), c.block(), c.row(), d.block(), d.column(), a.block()];
    let digits = pairs.map(|pair| pair.fold(DigitSet::EMPTY, |all, cell| all | grid.digits(cell)));
    let shared = (digits[0] & digits[1]).bits();
    // All sets of the shared digits but the empty one.
    let mut bits = shared;
    while bits != 0 {
        if let Some(joints) = joints(&digits, DigitSet::from_bits(bits))
            && joints.iter().map(|joint| joint.len()).sum::<usize>() == cells.len()
        {
            let links = houses.into_iter().zip(joints);
            let links = links.map(|(house, digits)| HouseDigits { house, digits }).collect();
            if let Some(finding) = locked(grid, cells, links) {
                found.push(finding)?;
            }
        }
        bits = (bits - 1) & shared;
    }
    Flow::Continue(())
}

/// The digits that each pair shares with the next, given those of the first two: what a pair does not share with the
/// one before.
fn joints(digits: &[DigitSet; 8], first: DigitSet) -> Option<[DigitSet; 8]> {
    let mut joints = [first; 8];
    for at in 1..8 {
        let before = joints[at - 1];
        joints[at] = digits[at] - before;
        if !before.is_subset(digits[at]) || joints[at].is_empty() {
            return None;
        }
    }
    (joints[7] == digits[0] - first).then_some(joints)
}
