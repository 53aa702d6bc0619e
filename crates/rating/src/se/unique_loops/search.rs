//! Loops of cells that have two digits in common.

use super::super::board::Board;
use crate::houses::{HOUSES, HOUSES_OF, SEES};

/// How the search goes on from a cell.
#[derive(Clone, Copy)]
struct Reach {
    /// How many more cells with other candidates are allowed.
    allowed: i8,
    /// The other candidates so far.
    extra: u16,
    /// The kind of the house that led here.
    last: usize,
}

struct Search<'a> {
    board: &'a Board,
    pair: u16,
    /// The cells that hold both digits.
    holding: u128,
    path: Vec<usize>,
    on_path: u128,
    found: Vec<Vec<usize>>,
}

/// The valid loops from a bivalue cell, in the order in which they are found.
pub(super) fn loops(board: &Board, start: usize) -> Vec<Vec<usize>> {
    let pair = board.digits[start];
    let holds = |&cell: &usize| board.digits[cell] & pair == pair;
    let holding = (0..81).filter(holds).fold(0_u128, |set, cell| set | 1 << cell);
    if (holding & SEES[start]).count_ones() < 2 {
        return Vec::new();
    }
    let mut search =
        Search { board, pair, holding, path: Vec::new(), on_path: 0, found: Vec::new() };
    search.visit(start, Reach { allowed: 2, extra: 0, last: 3 });
    search.found
}

impl Search<'_> {
    fn visit(&mut self, cell: usize, reach: Reach) {
        self.path.push(cell);
        self.on_path |= 1 << cell;
        let start = self.path[0];
        // Not begun anew for each neighbour, as in the original: what was seen of one counts for the next.
        let mut extra = reach.extra;
        for kind in (0..3).filter(|&kind| kind != reach.last) {
            for &next in &HOUSES[HOUSES_OF[cell][kind]] {
                if next == start && self.path.len() >= 4 {
                    if valid(&self.path) {
                        self.found.push(self.path.clone());
                    }
                } else if self.on_path >> next & 1 == 0 && self.holding >> next & 1 == 1 {
                    extra = (extra | self.board.digits[next]) & !self.pair;
                    let more = self.board.count(next) > 2;
                    if !more || extra.is_power_of_two() || reach.allowed > 0 {
                        let allowed = reach.allowed - i8::from(more);
                        self.visit(next, Reach { allowed, extra, last: kind });
                    }
                }
            }
        }
        self.path.pop();
        self.on_path &= !(1 << cell);
    }
}

/// Whether each house has no cell of the loop, or one at an even place and one at an odd one.
fn valid(path: &[usize]) -> bool {
    let mut met = [0_u32; 2];
    for (i, &cell) in path.iter().enumerate() {
        for house in HOUSES_OF[cell] {
            if met[i % 2] >> house & 1 == 1 {
                return false;
            }
            met[i % 2] |= 1 << house;
        }
    }
    met[0] == met[1]
}
