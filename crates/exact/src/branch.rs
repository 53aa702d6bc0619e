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
        let promise = promise(state, &planes, eligible, cell);
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
/// three times: it comes nearest to its end. (On lists of hard puzzles, any weight from 2 to 5 does
/// as well; without it a sixth more positions are needed, and with the first eligible cell instead
/// of the most promising one more than twice as many.)
fn promise(state: &State, planes: &[CellSet; 9], eligible: CellSet, cell: Cell) -> usize {
    let digits = state.digits(cell);
    let sharing = digits.fold(CellSet::EMPTY, |cells, digit| cells | planes[digit.index()]);
    let seen = sharing & cell.peers();
    seen.len() + 2 * (seen & eligible).len()
}

#[cfg(test)]
mod tests {
    use ninerooks_board::{Candidate, Grid};

    use super::*;

    /// The empty grid, but these cells have no other digits than these.
    fn state(cells: &[(&str, &str)]) -> State {
        let mut grid = Grid::default();
        for (cell, digits) in cells {
            let cell = cell.parse().expect(cell);
            for digit in Digit::ALL.into_iter().filter(|d| !digits.contains(d.to_char())) {
                grid.eliminate(Candidate::new(digit, cell));
            }
        }
        State::new(&grid)
    }

    fn chosen(cells: &[(&str, &str)]) -> String {
        choose(&state(cells)).map_or_else(String::new, |cell| cell.to_string())
    }

    #[test]
    fn the_fewest_candidates_then_the_most_promising_then_the_first() {
        assert_eq!(chosen(&[]), "r1c1");
        assert_eq!(chosen(&[("r9c9", "12345678")]), "r9c9");
        assert_eq!(chosen(&[("r2c9", "1"), ("r5c5", "123"), ("r4c8", "12")]), "r4c8");
        // Of its 20 peers r5c5 shares a digit with all, the others with 19; then with a pair.
        let pairs = [("r1c1", "12"), ("r5c5", "34"), ("r1c7", "56")];
        assert_eq!(chosen(&pairs), "r5c5");
        assert_eq!(chosen(&[pairs[0], pairs[1], ("r1c7", "16")]), "r1c1");
    }

    #[test]
    fn none_when_every_cell_has_one() {
        let solved = crate::solve(&Grid::default()).expect("the empty grid has solutions");
        assert_eq!(choose(&State::new(&solved)), None);
    }
}
