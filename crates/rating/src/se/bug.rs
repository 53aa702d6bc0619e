//! Bivalue universal graves.

use super::board::Board;
use super::hint::{Hint, Removed};
use super::technique::Technique;
use crate::houses::{HOUSE_BITS, HOUSES, HOUSES_OF, PEERS, SEES, bits, subsets};

/// The cells that have more than a grave would have.
struct Grave {
    /// The cells, in the order in which they were found.
    cells: Vec<usize>,
    /// What each of them has more.
    extra: Vec<u16>,
    all: u16,
    /// The cells that all of them see, themselves excepted, in the order of the first one's peers.
    common: Vec<usize>,
}

/// The grave of a grid, if it would be one without the extra candidates.
fn grave(board: &Board) -> Option<Grave> {
    let mut rest = board.clone();
    let mut grave = Grave { cells: Vec::new(), extra: Vec::new(), all: 0, common: Vec::new() };
    for (house, cells) in HOUSES.iter().enumerate() {
        for digit in 0..9 {
            let places = rest.places[house][digit];
            if matches!(places.count_ones(), 0 | 2) {
                continue;
            }
            let mut rich =
                bits(places).map(|place| cells[place]).filter(|&cell| board.count(cell) >= 3);
            let cell = rich.next()?;
            if rich.next().is_none() {
                rest.remove(cell, digit);
                grave.add(cell, digit);
                let apart = grave.cells.len() > 1 && grave.all.count_ones() > 1;
                if apart && grave.common.is_empty() {
                    return None;
                }
            }
        }
    }
    let bivalue = (0..81).all(|cell| board.count(cell) == 0 || rest.count(cell) == 2);
    let conjugate = rest.places.iter().flatten().all(|places| matches!(places.count_ones(), 0 | 2));
    (bivalue && conjugate && !grave.cells.is_empty()).then_some(grave)
}

impl Grave {
    fn add(&mut self, cell: usize, digit: usize) {
        if self.cells.is_empty() {
            self.common = PEERS[cell].to_vec();
        }
        if let Some(i) = self.cells.iter().position(|&other| other == cell) {
            self.extra[i] |= 1 << digit;
        } else {
            self.cells.push(cell);
            self.extra.push(1 << digit);
        }
        self.all |= 1 << digit;
        let cells = &self.cells;
        self.common.retain(|&peer| SEES[cell] >> peer & 1 == 1 && !cells.contains(&peer));
    }
}

/// The first type that applies.
pub(super) fn bug(board: &Board) -> Option<Hint> {
    let grave = grave(board)?;
    if let ([cell], [extra]) = (&grave.cells[..], &grave.extra[..]) {
        let mut removed = Removed::default();
        removed.add(*cell, board.digits[*cell] & !extra);
        return Some(Hint::eliminate(Technique::Bug(1), 5.6, &removed));
    }
    if grave.all.is_power_of_two() {
        let mut removed = Removed::default();
        for &cell in &grave.common {
            removed.add(cell, board.digits[cell] & grave.all);
        }
        if !removed.is_empty() {
            return Some(Hint::eliminate(Technique::Bug(2), 5.7, &removed));
        }
        return type_4(board, &grave);
    }
    if grave.common.is_empty() {
        return None;
    }
    type_4(board, &grave).or_else(|| type_3(board, &grave))
}

/// Two cells of a house with one more candidate in common.
fn type_4(board: &Board, grave: &Grave) -> Option<Hint> {
    let (&[a, b], &[of_a, of_b]) = (&grave.cells[..], &grave.extra[..]) else { return None };
    let locked = board.digits[a] & board.digits[b] & !grave.all;
    if locked.count_ones() != 1 || SEES[a] >> b & 1 == 0 {
        return None;
    }
    let mut removed = Removed::default();
    removed.add(a, board.digits[a] & !(of_a | locked));
    removed.add(b, board.digits[b] & !(of_b | locked));
    Some(Hint::eliminate(Technique::Bug(4), 5.7, &removed))
}

/// The extra candidates are a naked set with cells that all see.
fn type_3(board: &Board, grave: &Grave) -> Option<Hint> {
    let first = grave.cells[0];
    for house in HOUSES_OF[first] {
        if grave.cells.iter().any(|&cell| HOUSE_BITS[house] >> cell & 1 == 0) {
            continue;
        }
        let inside = |&cell: &usize| HOUSE_BITS[house] >> cell & 1 == 1 && board.digits[cell] != 0;
        let rest: Vec<usize> = grave.common.iter().copied().filter(inside).collect();
        for size in 2_u32..=6 {
            for members in subsets(size as usize - 1, rest.len()) {
                let chosen = |i: &usize| members >> i & 1 == 1;
                let of = |i: usize| board.digits[rest[i]];
                let mut union = grave.all;
                let mut fit = grave.all.count_ones() >= 2;
                for i in (0..rest.len()).filter(chosen) {
                    union |= of(i);
                    fit &= of(i).count_ones() >= 2;
                }
                if !fit || union.count_ones() != size {
                    continue;
                }
                let mut removed = Removed::default();
                for i in (0..rest.len()).filter(|i| !chosen(i)) {
                    removed.add(rest[i], of(i) & union);
                }
                if !removed.is_empty() {
                    let rating = 5.7 + f64::from(size - 1) * 0.1;
                    return Some(Hint::eliminate(Technique::Bug(3), rating, &removed));
                }
            }
        }
    }
    None
}
