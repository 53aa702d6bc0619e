//! X-Wing, Swordfish, Jellyfish.

use super::board::Board;
use super::hint::{Hint, Removed};
use super::technique::Technique;
use crate::houses::{bits, subsets};

/// Lines of one kind whose places of a digit are in as many lines of the other.
#[derive(Clone, Copy)]
pub(super) struct Fish {
    /// The first house of the base's kind: 18 for columns, 9 for rows.
    pub(super) base_kind: usize,
    pub(super) base: u16,
    pub(super) cover: u16,
    pub(super) digit: usize,
}

impl Fish {
    /// The first house of the cover's kind.
    pub(super) fn cover_kind(self) -> usize {
        27 - self.base_kind
    }
}

/// All fish, whether they eliminate something or not: those with columns as base first.
#[expect(clippy::cast_possible_truncation, reason = "masks of nine bits")]
pub(super) fn all(board: &Board, size: usize) -> impl Iterator<Item = Fish> + '_ {
    let digits = (0..9)
        .filter(|&digit| usize::from(board.placed[digit]) + 2 * size <= 9)
        .fold(0_u16, |set, digit| set | 1 << digit);
    [18, 9].into_iter().flat_map(move |base_kind| {
        // The digits that each line may have in a base.
        let mut fit = [0; 9];
        for (fit, places) in fit.iter_mut().zip(&board.places[base_kind..]) {
            for digit in bits(digits) {
                let several = places[digit] & places[digit].wrapping_sub(1) != 0;
                let few = places[digit].count_ones() as usize <= size;
                *fit |= u16::from(several && few) << digit;
            }
        }
        subsets(size, 9).flat_map(move |base| {
            let base = base as u16;
            let digits = bits(base).fold(digits, |digits, line| digits & fit[line]);
            bits(digits).filter_map(move |digit| {
                let places = |line: usize| board.places[base_kind + line][digit];
                let cover = bits(base).fold(0, |cover, line| cover | places(line));
                let fits = cover.count_ones() as usize == size;
                fits.then_some(Fish { base_kind, base, cover, digit })
            })
        })
    })
}

pub(super) fn removed(board: &Board, fish: Fish) -> Removed {
    let mut removed = Removed::default();
    for line in bits(fish.cover) {
        for place in bits(board.places[fish.cover_kind() + line][fish.digit] & !fish.base) {
            removed.add(crate::houses::HOUSES[fish.cover_kind() + line][place], 1 << fish.digit);
        }
    }
    removed
}

/// The fish that eliminate something.
pub(super) fn fish(board: &Board, size: u8, rating: f64) -> impl Iterator<Item = Hint> + '_ {
    all(board, size.into()).filter_map(move |fish| {
        let removed = removed(board, fish);
        (!removed.is_empty()).then(|| Hint::eliminate(Technique::Fish(size), rating, &removed))
    })
}
