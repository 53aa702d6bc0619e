//! XY-Wing and XYZ-Wing.

use super::board::Board;
use super::hint::{Hint, Removed};
use crate::houses::{PEERS, SEES, cells};
use super::technique::Technique;

/// The pivot has `pivot` candidates, 2 or 3; both pincers have two.
fn wing(board: &Board, pivot: u32) -> Option<Removed> {
    (0..81).filter(|&a| board.count(a) == pivot).find_map(|a| {
        let of_a = board.digits[a];
        let bivalue = |&cell: &usize| board.count(cell) == 2;
        PEERS[a].into_iter().filter(bivalue).find_map(|b| {
            let of_b = board.digits[b];
            if (of_a & !of_b).count_ones() != 1 {
                return None;
            }
            PEERS[a].into_iter().filter(bivalue).find_map(|c| {
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
pub(super) fn xy(board: &Board) -> Option<Hint> {
    Some(Hint::eliminate(Technique::XyWing, 4.2, &wing(board, 2)?))
}

/// XYZ-Wing.
pub(super) fn xyz(board: &Board) -> Option<Hint> {
    Some(Hint::eliminate(Technique::XyzWing, 4.4, &wing(board, 3)?))
}
