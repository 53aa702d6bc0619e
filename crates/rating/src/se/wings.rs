//! XY-Wing and XYZ-Wing.

use super::board::Board;
use super::hint::{Hint, Removed};
use super::technique::Technique;
use crate::houses::{PEERS, SEES, cells};

/// The pivot has `pivot` candidates, 2 or 3; both pincers have two.
fn wings(board: &Board, pivot: u32) -> impl Iterator<Item = Removed> + '_ {
    (0..81).filter(move |&a| board.count(a) == pivot).flat_map(move |a| {
        let of_a = board.digits[a];
        let bivalue = move |&cell: &usize| board.count(cell) == 2;
        let fits = move |&b: &usize| (of_a & !board.digits[b]).is_power_of_two();
        PEERS[a].into_iter().filter(bivalue).filter(fits).flat_map(move |b| {
            let of_b = board.digits[b];
            PEERS[a].into_iter().filter(bivalue).filter_map(move |c| {
                let of_c = board.digits[c];
                let all = of_a & of_b & of_c;
                if (of_a | of_b | of_c).count_ones() != 3 || all.count_ones() != pivot - 2 {
                    return None;
                }
                let targets = SEES[b] & SEES[c] & if pivot == 3 { SEES[a] } else { !(1 << a) };
                let mut removed = Removed::default();
                for cell in cells(targets) {
                    removed.add(cell, board.digits[cell] & of_b & of_c);
                }
                (!removed.is_empty()).then_some(removed)
            })
        })
    })
}

/// XY-Wing.
pub(super) fn xy(board: &Board) -> impl Iterator<Item = Hint> + '_ {
    wings(board, 2).map(|removed| Hint::eliminate(Technique::XyWing, 4.2, &removed))
}

/// XYZ-Wing.
pub(super) fn xyz(board: &Board) -> impl Iterator<Item = Hint> + '_ {
    wings(board, 3).map(|removed| Hint::eliminate(Technique::XyzWing, 4.4, &removed))
}
