//! Basic fish of any size: n lines of a digit whose places lie in n crossing lines.

use ninerooks_board::{Candidate, CellSet, Digit, HouseKind, HouseSet, Sector};
use ninerooks_proof::Cover;
use ninerooks_step::{Finding, Fish, Shape};

use super::rank_zero::{closed_sets, removes};
use crate::{Findings, Flow, Forms, Position};

/// The fish of size `n`, digit by digit, base rows before base columns. Truths are the digit in the
/// base lines, links the digit in the cover lines.
///
/// Where `m` lines still lack the digit, the lines outside the base and the cover make a fish of
/// size `m - n` the other way round, which removes the same candidates: the *complement*. When both
/// have the same size the one in columns is left out, unless all forms are wanted.
pub(crate) fn fish(position: &Position, n: usize, found: &mut Findings) -> Flow {
    for digit in Digit::ALL {
        let rows = position.lines(digit, HouseKind::Row);
        let columns = position.lines(digit, HouseKind::Column);
        let mut in_rows = Vec::new();
        closed_sets(&rows, n, |truths, links| {
            if !removes(&rows, truths, links) {
                return Flow::Continue(());
            }
            in_rows.push((truths, links));
            let base = HouseSet::of_kind(HouseKind::Row, truths);
            let cover = HouseSet::of_kind(HouseKind::Column, links);
            found.push(fish_step(position, digit, base, cover))
        })?;
        closed_sets(&columns, n, |truths, links| {
            let complement = (open(&rows) & !links, open(&columns) & !truths);
            let shown = found.forms() == Forms::Once && in_rows.contains(&complement);
            if shown || !removes(&columns, truths, links) {
                return Flow::Continue(());
            }
            let base = HouseSet::of_kind(HouseKind::Column, truths);
            let cover = HouseSet::of_kind(HouseKind::Row, links);
            found.push(fish_step(position, digit, base, cover))
        })?;
    }
    Flow::Continue(())
}

/// The lines that still have a place for the digit.
fn open(lines: &[u16; 9]) -> u16 {
    (0..9).filter(|i| lines[*i] != 0).fold(0, |open, i| open | 1 << i)
}

fn fish_step(position: &Position, digit: Digit, base: HouseSet, cover: HouseSet) -> Finding {
    let targets = (position.grid().places(digit) & cover.cells()) - base.cells();
    let truths: Vec<Sector> = base.map(|house| house.sector(digit)).collect();
    let links: Vec<Sector> = cover.map(|house| house.sector(digit)).collect();
    let shape = Shape::Fish(Fish { digit, base, cover, fins: CellSet::EMPTY });
    let targets = targets.map(|cell| Candidate::new(digit, cell));
    Finding::eliminate(targets, shape, Cover::new(&truths, &links))
}
