//! Basic POM.

use ninerooks_board::{Candidate, Digit, Grid};
use ninerooks_proof::Action;

use super::Space;

/// What the live patterns of a digit say at once: a candidate in no pattern is false, and a
/// candidate in all patterns is true (rule 3 of the POM-Space). Eliminations come first. Nothing
/// for a digit that was not converted.
///
/// This finds every elimination that can be had by looking at one digit only.
pub fn basic(grid: &Grid, space: &Space, digit: Digit) -> Vec<Action> {
    if !space.digits().contains(digit) {
        return Vec::new();
    }
    let open = grid.places(digit);
    let act = |action: fn(Candidate) -> Action| move |cell| action(Candidate::new(digit, cell));
    let out = (open - space.possible(digit)).map(act(Action::Eliminate));
    // Without any pattern the grid is contradictory, and all its candidates are out.
    let open_still = open & space.possible(digit);
    out.chain((space.certain(digit) & open_still).map(act(Action::Place))).collect()
}
