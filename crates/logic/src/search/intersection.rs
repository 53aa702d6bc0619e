//! Locked candidates of both forms: all places of a digit in one house lie in another.

use ninerooks_board::{Candidate, Digit, House, HouseKind};
use ninerooks_proof::Cover;
use ninerooks_step::{Finding, Intersection, Shape};

use crate::{Findings, Flow, Position};

/// The digit's places in `base` all lie in `cover`, which holds others too: those are false. The
/// base is the truth, the cover the link. Order: base houses of the given kinds, in each digit by
/// digit.
pub(crate) fn locked_candidates(
    position: &Position,
    bases: &[HouseKind],
    found: &mut Findings,
) -> Flow {
    let bases = House::all().filter(|house| bases.contains(&house.kind()));
    for base in bases {
        for digit in Digit::ALL {
            let places = position.places(digit, base);
            // Two or three, for one is a hidden single and four cannot lie in a crossing.
            if !(2..=3).contains(&places.count_ones()) {
                continue;
            }
            let cells = base.cells_at(places);
            for cover in cells.common_houses().without(base) {
                let targets = (position.grid().places(digit) & cover.cells()) - cells;
                if targets.is_empty() {
                    continue;
                }
                let cover_proof = Cover::new(&[base.sector(digit)], &[cover.sector(digit)]);
                let shape = Shape::Intersection(Intersection { digit, base, cover });
                let targets = targets.map(|cell| Candidate::new(digit, cell));
                found.push(Finding::eliminate(targets, shape, cover_proof))?;
            }
        }
    }
    Flow::Continue(())
}
