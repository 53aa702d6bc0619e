//! What a loop of two digits eliminates, by the cells that have others.

use super::super::board::Board;
use super::super::hint::Removed;
use super::Found;
use crate::houses::{HOUSES, HOUSES_OF, PLACE_OF, SEES, bits, cells, subsets};

/// A loop with two cells that have extra candidates.
struct Two<'a> {
    board: &'a Board,
    pair: u16,
    cells: [usize; 2],
    extra: u16,
    base: f64,
    all: u128,
    length: usize,
}

/// All hints of a loop, in order; also those that eliminate nothing.
pub(super) fn hints(board: &Board, path: &[usize], pair: u16, put: &mut dyn FnMut(Found)) {
    let rich: Vec<usize> = path.iter().copied().filter(|&cell| board.count(cell) > 2).collect();
    let base = match path.len() {
        4 => 4.5,
        6 => 4.6,
        8 => 4.7,
        _ => 5.0,
    };
    let all = path.iter().fold(0, |all, cell| all | 1 << cell);
    let length = path.len();
    let mut simple = |kind, removed| {
        put(Found { kind, hidden: false, rating: base, cells: all, length, removed });
    };
    let seen = rich.iter().fold(!0, |seen, &cell| seen & SEES[cell]);
    match rich[..] {
        [] => {}
        [cell] => {
            let mut removed = Removed::default();
            removed.add(cell, board.digits[cell] & pair);
            simple(1, removed);
        }
        [a, b] => {
            let extra = (board.digits[a] | board.digits[b]) & !pair;
            let two = Two { board, pair, cells: [a, b], extra, base, all, length };
            if extra.is_power_of_two() {
                simple(2, common(board, seen, extra));
            } else {
                two.type_3(put);
            }
            two.type_4(put);
        }
        [first, ..] => {
            let extra = board.digits[first] & !pair;
            simple(2, common(board, seen, extra & extra.wrapping_neg()));
        }
    }
}

/// The candidates of a digit in some cells.
fn common(board: &Board, seen: u128, digits: u16) -> Removed {
    let mut removed = Removed::default();
    for cell in cells(seen & ((1 << 81) - 1)) {
        removed.add(cell, board.digits[cell] & digits);
    }
    removed
}

impl Two<'_> {
    fn put(&self, kind: u8, hidden: bool, more: u32, removed: Removed, put: &mut dyn FnMut(Found)) {
        let rating = self.base + f64::from(more) * 0.1;
        let rating = if more == 0 { self.base } else { rating };
        put(Found { kind, hidden, rating, cells: self.all, length: self.length, removed });
    }

    /// The houses of both cells, each with the positions of the two.
    fn houses(&self) -> impl Iterator<Item = (usize, [usize; 2])> + use<> {
        let [a, b] = self.cells;
        (0..3)
            .filter(move |&kind| HOUSES_OF[a][kind] == HOUSES_OF[b][kind])
            .map(move |kind| (HOUSES_OF[a][kind], [PLACE_OF[a][kind], PLACE_OF[b][kind]]))
    }

    /// One of the digits is locked in the two cells.
    fn type_4(&self, put: &mut dyn FnMut(Found)) {
        for (house, [a, b]) in self.houses() {
            for digit in bits(self.pair) {
                if self.board.places[house][digit] & !(1 << a | 1 << b) == 0 {
                    let mut removed = Removed::default();
                    let other = self.pair & !(1 << digit);
                    for cell in self.cells {
                        removed.add(cell, self.board.digits[cell] & other);
                    }
                    self.put(4, false, 0, removed, put);
                    break;
                }
            }
        }
    }

    /// The extra candidates are a naked set with other cells of a house, or the pair a hidden one.
    fn type_3(&self, put: &mut dyn FnMut(Found)) {
        for size in self.extra.count_ones()..=7 {
            for (house, places) in self.houses() {
                let empty = u32::from(self.board.empty[house]);
                if 2 * size <= empty {
                    self.naked(size, house, places, put);
                }
                if 2 * size < empty {
                    self.hidden(size, house, places, put);
                }
            }
        }
    }

    #[expect(clippy::cast_possible_truncation, reason = "masks of nine bits")]
    fn naked(&self, size: u32, house: usize, [a, b]: [usize; 2], put: &mut dyn FnMut(Found)) {
        let [first, second] = self.cells;
        let of = |place: usize| self.board.digits[HOUSES[house][place]];
        let shared = self.board.digits[first] & self.board.digits[second] & self.extra;
        for members in subsets(size as usize, 9) {
            let members = members as u16;
            if members >> a & 1 == 0 || members >> b & 1 == 1 {
                continue;
            }
            let others = members & !(1 << a);
            let union = bits(others).fold(0, |union, place| union | of(place));
            let fit = bits(others).all(|place| of(place).count_ones() >= 2);
            let used = (shared | union).count_ones() == size;
            if !fit || !used || (union | self.extra).count_ones() != size {
                continue;
            }
            let mut removed = Removed::default();
            for place in bits(0x1FF & !members & !(1 << b)) {
                removed.add(HOUSES[house][place], of(place) & (union | self.extra));
            }
            self.put(3, false, size - 1, removed, put);
        }
    }

    #[expect(clippy::cast_possible_truncation, reason = "masks of nine bits")]
    fn hidden(&self, size: u32, house: usize, [a, b]: [usize; 2], put: &mut dyn FnMut(Found)) {
        let places = |digit: usize| self.board.places[house][digit] & !(1 << b);
        let free: Vec<usize> = bits(0x1FF & !self.pair & !self.extra).collect();
        for members in subsets(size as usize - 2, free.len()) {
            let chosen = bits(members as u16).fold(self.pair, |set, i| set | 1 << free[i]);
            let union = bits(chosen).fold(0, |union, digit| union | places(digit));
            if union.count_ones() != size || bits(chosen).any(|digit| places(digit) == 0) {
                continue;
            }
            let left = union & !(1 << a);
            let mut removed = Removed::default();
            for place in bits(left) {
                let cell = HOUSES[house][place];
                removed.add(cell, self.board.digits[cell] & !chosen);
            }
            self.put(3, true, left.count_ones() - 1, removed, put);
        }
    }
}
