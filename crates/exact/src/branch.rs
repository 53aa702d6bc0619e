//! Where the search branches.

use ninerooks_board::Cell;

use crate::digits::both;
use crate::machine::Machine;
use crate::state::{LANES, State, cell_set, unseen};
use crate::tally::at_least;

/// The cell to branch on: of the open cells with the fewest candidates the one that promises most,
/// the first in reading order if several do. `None` when no cell is open.
///
/// A cell promises as many points as cells would lose a candidate to one value or another of it. An
/// eligible cell counts three times: it comes nearest to its end. (On lists of hard puzzles, any weight
/// from 2 to 5 does as well; without it a sixth more positions are needed, and with the first eligible
/// cell instead of the most promising one more than twice as many.)
#[inline(always)]
pub(crate) fn choose(machine: impl Machine, state: &State) -> Option<Cell> {
    let eligible = fewest(machine, state);
    let (mut best, mut most) = (None, 0);
    let mut band = 0;
    while band < 3 {
        let mut cells = eligible[band];
        while cells != 0 {
            let bit = cells.trailing_zeros();
            cells &= cells - 1;
            let promise = promise(machine, state, eligible, band, bit);
            if promise > most {
                (best, most) = (Some(27 * band + bit as usize), promise);
            }
        }
        band += 1;
    }
    best.map(Cell::from_index)
}

/// The first cell with two candidates, or, when there is none, the first of those with the fewest.
#[inline(always)]
pub(crate) fn first(machine: impl Machine, state: &State) -> Option<Cell> {
    let mut band = 0;
    while band < 3 {
        let [_, two, three, _] = machine.counts(&state.bands[band]);
        let pairs = two & !three;
        if pairs != 0 {
            return Some(Cell::from_index(27 * band + pairs.trailing_zeros() as usize));
        }
        band += 1;
    }
    cell_set(fewest(machine, state)).first()
}

/// The open cells with the fewest candidates, band by band.
#[inline(always)]
fn fewest(machine: impl Machine, state: &State) -> [u32; 3] {
    let [top, middle, bottom] = &state.bands;
    let counts = [machine.counts(top), machine.counts(middle), machine.counts(bottom)];
    let exactly = |n: usize| counts.map(|at_least| at_least[n - 1] & !at_least[n]);
    let (pairs, triples) = (exactly(2), exactly(3));
    if pairs != [0; 3] {
        pairs
    } else if triples != [0; 3] {
        triples
    } else {
        more(state)
    }
}

/// [`fewest`] when no cell has two candidates or three.
#[inline(never)]
fn more(state: &State) -> [u32; 3] {
    let counts = state.bands.map(|lanes| at_least::<10>(&lanes));
    (3..9)
        .map(|n| counts.map(|at_least| at_least[n] & !at_least[n + 1]))
        .find(|cells| *cells != [0; 3])
        .unwrap_or_default()
}

/// How many points a cell promises, and one.
#[inline(always)]
fn promise(machine: impl Machine, state: &State, eligible: [u32; 3], band: usize, bit: u32) -> u32 {
    let mut digits = machine.having(&state.bands[band], bit);
    let [mut top, mut middle, mut bottom] = [0; 3];
    while digits != 0 {
        let d = digits.trailing_zeros() as usize % LANES;
        digits &= digits - 1;
        top |= state.bands[0][d];
        middle |= state.bands[1][d];
        bottom |= state.bands[2][d];
    }
    let unseen = unseen(band, bit as usize);
    let seen = [top & !unseen[0], middle & !unseen[1], bottom & !unseen[2]];
    let size = |[top, middle, bottom]: [u32; 3]| {
        top.count_ones() + middle.count_ones() + bottom.count_ones()
    };
    1 + size(seen) + 2 * size(both(seen, eligible))
}

#[cfg(test)]
mod tests {
    use ninerooks_board::{Candidate, Digit, Grid};

    use super::*;
    use crate::machine::Plain;

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
        choose(Plain, &state(cells)).map_or_else(String::new, |cell| cell.to_string())
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
        assert_eq!(choose(Plain, &State::new(&solved)), None);
    }
}
