//! Where the search branches.

use ninerooks_board::{Cell, CellSet, Digit};

use crate::state::{State, cell_set};
use crate::tally::at_least;

/// The cell to branch on: of the open cells with the fewest candidates the one that promises most,
/// the first in reading order if several do. `None` when no cell is open.
pub(crate) fn choose(state: &State) -> Option<Cell> {
    let eligible = fewest(state);
    let planes = Digit::ALL.map(|digit| state.cells(digit));
    let mut best = eligible.first()?;
    let mut most = 0;
    for cell in eligible {
        let promise = promise(&planes, eligible, cell);
        if promise > most {
            (best, most) = (cell, promise);
        }
    }
    Some(best)
}

/// The open cells with the fewest candidates.
fn fewest(state: &State) -> CellSet {
    let pairs = state.bands.map(|lanes| {
        let [_, two, three] = at_least(&lanes);
        two & !three
    });
    if pairs != [0; 3] {
        return cell_set(pairs);
    }
    let counts = state.bands.map(|lanes| at_least::<10>(&lanes));
    (2..9)
        .map(|n| cell_set(counts.map(|at_least| at_least[n] & !at_least[n + 1])))
        .find(|cells| !cells.is_empty())
        .unwrap_or(CellSet::EMPTY)
}

/// How many cells would lose a candidate to one value or another of `cell`. An eligible cell counts
/// three times: it comes nearest to its end. (Weights from 2 to 7 do about as well; without them
/// hard puzzles take twice as many branches.)
fn promise(planes: &[CellSet; 9], eligible: CellSet, cell: Cell) -> usize {
    let sharing = planes
        .iter()
        .filter(|plane| plane.contains(cell))
        .fold(CellSet::EMPTY, |sharing, &plane| sharing | plane);
    let seen = sharing & cell.peers();
    seen.len() + 2 * (seen & eligible).len()
}
