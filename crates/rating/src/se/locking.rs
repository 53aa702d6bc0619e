//! Pointing and claiming, and what they place directly.

use super::board::Board;
use super::hint::{Hint, Removed};
use super::technique::Technique;
use crate::houses::{COMMON, HOUSE_BITS, HOUSES, bits, cells};

/// The first house and the second: box and column, box and row, column and box, row and box.
const PAIRS: [(usize, usize); 4] = [(0, 18), (0, 9), (18, 0), (9, 0)];

/// A digit whose places in one house are all in another.
#[derive(Clone, Copy)]
pub(super) struct Locked {
    pub(super) first: usize,
    pub(super) second: usize,
    pub(super) digit: usize,
}

/// All that are locked, in order.
pub(super) fn locked(board: &Board) -> impl Iterator<Item = Locked> + use<> {
    let segments = Segments::new(board);
    CROSSINGS.iter().flat_map(move |crossing| crossing.locked(segments.locked(crossing)))
}

/// Those that eliminate something.
pub(super) fn eliminating(board: &Board) -> impl Iterator<Item = Locked> + use<> {
    let segments = Segments::new(board);
    CROSSINGS.iter().flat_map(move |crossing| {
        let targets = segments.any(crossing.rest_of_second);
        crossing.locked(segments.locked(crossing) & targets)
    })
}

/// What the three cells in which a line and a box cross have: first those of rows, then those of columns.
struct Segments {
    /// The digits.
    any: [u16; 54],
    /// Those that two have at least.
    several: [u16; 54],
}

impl Segments {
    fn new(board: &Board) -> Self {
        let mut segments = Self { any: [0; 54], several: [0; 54] };
        for (i, cells) in SEGMENTS.iter().enumerate() {
            let [a, b, c] = cells.map(|cell| board.digits[cell]);
            segments.any[i] = a | b | c;
            segments.several[i] = a & b | c & (a | b);
        }
        segments
    }

    fn any(&self, segments: [usize; 2]) -> u16 {
        self.any[segments[0]] | self.any[segments[1]]
    }

    fn locked(&self, crossing: &Crossing) -> u16 {
        self.several[crossing.segment] & !self.any(crossing.rest_of_first)
    }
}

/// Two houses that cross, the segment in which they do, and the other segments of each.
#[derive(Clone, Copy)]
struct Crossing {
    first: usize,
    second: usize,
    segment: usize,
    rest_of_first: [usize; 2],
    rest_of_second: [usize; 2],
}

impl Crossing {
    fn locked(&self, digits: u16) -> impl Iterator<Item = Locked> + use<> {
        let &Self { first, second, .. } = self;
        bits(digits).map(move |digit| Locked { first, second, digit })
    }
}

static SEGMENTS: [[usize; 3]; 54] = segments();

const fn segments() -> [[usize; 3]; 54] {
    let (mut table, mut i) = ([[0; 3]; 54], 0);
    while i < 27 {
        let (line, first) = (i / 3, i % 3 * 3);
        table[i] = [line * 9 + first, line * 9 + first + 1, line * 9 + first + 2];
        table[27 + i] = [first * 9 + line, (first + 1) * 9 + line, (first + 2) * 9 + line];
        i += 1;
    }
    table
}

/// The houses that cross, in order.
static CROSSINGS: [Crossing; 108] = crossings();

const fn crossings() -> [Crossing; 108] {
    let none =
        Crossing { first: 0, second: 0, segment: 0, rest_of_first: [0; 2], rest_of_second: [0; 2] };
    let (mut table, mut count, mut pair) = ([none; 108], 0, 0);
    while pair < 4 {
        let mut i = 0;
        while i < 81 {
            let (first, second) = (PAIRS[pair].0 + i / 9, PAIRS[pair].1 + i % 9);
            if COMMON[first][second] != 0 {
                table[count] = crossing(first, second);
                count += 1;
            }
            i += 1;
        }
        pair += 1;
    }
    table
}

const fn crossing(first: usize, second: usize) -> Crossing {
    let (of_box, line) = if first < 9 { (first, second) } else { (second, first) };
    let (column, line) = (line >= 18, line % 9);
    // The place of the box along the line, and that of the boxes across.
    let (along, across) = if column { (of_box / 3, of_box % 3) } else { (of_box % 3, of_box / 3) };
    let kind = if column { 27 } else { 0 };
    let (near, far) = ((along + 1) % 3, (along + 2) % 3);
    let rest_of_line = [kind + line * 3 + near, kind + line * 3 + far];
    let (near, far) = (across * 3 + (line + 1) % 3, across * 3 + (line + 2) % 3);
    let rest_of_box = [kind + near * 3 + along, kind + far * 3 + along];
    let (rest_of_first, rest_of_second) =
        if first < 9 { (rest_of_box, rest_of_line) } else { (rest_of_line, rest_of_box) };
    Crossing { first, second, segment: kind + line * 3 + along, rest_of_first, rest_of_second }
}

/// The positions of `first` that are in `second`: none, if they do not cross.
pub(super) fn common_places(first: usize, second: usize) -> u16 {
    COMMON[first][second]
}

/// What is locked eliminates from the second house outside the first.
pub(super) fn removed(board: &Board, locked: Locked) -> Removed {
    let mut removed = Removed::default();
    let outside = board.cells_with(locked.second, locked.digit) & !HOUSE_BITS[locked.first];
    for cell in cells(outside) {
        removed.add(cell, 1 << locked.digit);
    }
    removed
}

/// Pointing and claiming.
pub(super) fn locking(board: &Board) -> impl Iterator<Item = Hint> + '_ {
    eliminating(board).map(|locked| {
        let (technique, rating) =
            if locked.first < 9 { (Technique::Pointing, 2.6) } else { (Technique::Claiming, 2.8) };
        Hint::eliminate(technique, rating, &removed(board, locked))
    })
}

/// Pointing and claiming after which a digit has one place in a third house, of the first's kind.
pub(super) fn direct_locking(board: &Board) -> impl Iterator<Item = Hint> + '_ {
    locked(board).flat_map(move |Locked { first, second, digit }| {
        let kind = first / 9 * 9;
        let cells =
            (kind..kind + 9).filter(move |&third| third != first).filter_map(move |third| {
                if common_places(third, second) == 0 || board.places[third][digit].count_ones() < 2
                {
                    return None;
                }
                let outside = board.places[third][digit] & !common_places(third, second);
                outside.is_power_of_two().then(|| HOUSES[third][outside.trailing_zeros() as usize])
            });
        let (technique, rating) = if first < 9 {
            (Technique::DirectPointing, 1.7)
        } else {
            (Technique::DirectClaiming, 1.9)
        };
        cells.map(move |cell| Hint::place(technique, rating, cell, digit))
    })
}

#[cfg(test)]
mod tests {
    use ninerooks_testing::{Rng, grid};

    use super::*;

    /// House by house.
    fn slowly(board: &Board) -> Vec<(usize, usize, usize)> {
        let mut list = Vec::new();
        for (first, second) in PAIRS {
            for (first, second) in (0..81).map(|i| (first + i / 9, second + i % 9)) {
                for digit in 0..9 {
                    let places = board.places[first][digit];
                    if places.count_ones() > 1 && places & !COMMON[first][second] == 0 {
                        list.push((first, second, digit));
                    }
                }
            }
        }
        list
    }

    #[test]
    fn segments_show_what_is_locked() {
        let (mut rng, mut some) = (Rng(5), [0; 2]);
        for line in include_str!("../../tests/own.tsv").lines().skip(1) {
            let mut board = Board::new(&grid(&line[..81]));
            for _ in 0..20 {
                for _ in 0..8 {
                    board.remove(rng.below(81), rng.below(9));
                }
                let list = |locked: Locked| (locked.first, locked.second, locked.digit);
                assert_eq!(locked(&board).map(list).collect::<Vec<_>>(), slowly(&board));
                let (of_use, rest): (Vec<_>, Vec<_>) =
                    locked(&board).partition(|&locked| !removed(&board, locked).is_empty());
                let found: Vec<_> = eliminating(&board).map(list).collect();
                assert_eq!(found, of_use.into_iter().map(list).collect::<Vec<_>>());
                some = [some[0] + found.len(), some[1] + rest.len()];
            }
        }
        assert!(some[0] > 100 && some[1] > 100, "{some:?}");
    }
}
