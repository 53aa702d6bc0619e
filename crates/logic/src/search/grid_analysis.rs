//! Basic fish of any size: n lines of a digit whose places lie in n crossing lines.

use ninerooks_board::{Candidate, CellSet, Digit, HouseKind, HouseSet, Sector};
use ninerooks_proof::Cover;
use ninerooks_step::{Shape, Step, TechniqueId};

use super::rank_zero::{closed_sets, removes};
use crate::{Flow, Forms, Found, Position};

/// The fish of size `n`, digit by digit, base rows before base columns. Truths are the digit in the
/// base lines, links the digit in the cover lines.
///
/// Where `m` lines still lack the digit, the lines outside the base and the cover make a fish of
/// size `m - n` the other way round, which removes the same candidates: the *complement*. When both
/// have the same size the one in columns is left out, unless all forms are wanted.
pub(crate) fn fish(
    technique: TechniqueId,
    position: &Position,
    n: usize,
    found: &mut Found,
) -> Flow {
    for digit in Digit::ALL {
        let open = position.lines(digit, HouseKind::Row).iter().filter(|row| **row != 0).count();
        for base in [HouseKind::Row, HouseKind::Column] {
            if base == HouseKind::Column && open == 2 * n && found.forms() == Forms::Once {
                continue;
            }
            let cover = if base == HouseKind::Row { HouseKind::Column } else { HouseKind::Row };
            let rows = position.lines(digit, base);
            closed_sets(&rows, n, |truths, links| {
                if !removes(&rows, truths, links) {
                    return Flow::Continue(());
                }
                let base = HouseSet::of_kind(base, truths);
                let cover = HouseSet::of_kind(cover, links);
                found.push(fish_step(technique, position, digit, base, cover))
            })?;
        }
    }
    Flow::Continue(())
}

fn fish_step(
    technique: TechniqueId,
    position: &Position,
    digit: Digit,
    base: HouseSet,
    cover: HouseSet,
) -> Step {
    let targets = (position.grid().places(digit) & cover.cells()) - base.cells();
    let truths: Vec<Sector> = base.map(|house| house.sector(digit)).collect();
    let links: Vec<Sector> = cover.map(|house| house.sector(digit)).collect();
    let shape = Shape::Fish { digit, base, cover, fins: CellSet::EMPTY };
    let targets = targets.map(|cell| Candidate::new(digit, cell));
    Step::eliminate(technique, targets, shape, Cover::new(&truths, &links))
}
