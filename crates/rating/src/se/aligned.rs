//! Aligned pair and triplet exclusion.

use core::ops::ControlFlow;

use super::board::Board;
use super::hint::{Hint, Removed};
use super::technique::Technique;
use crate::houses::{PEERS, SEES, bits, cells};

/// The cells that may be in a base, in reading order.
struct Bases {
    list: Vec<usize>,
    set: u128,
    /// The peers of each cell that have few candidates enough to exclude combinations.
    excluders: [u128; 81],
}

fn bases(board: &Board, size: u32) -> Bases {
    let (mut one, mut few) = (0_u128, 0_u128);
    for cell in 0..81 {
        let count = board.count(cell);
        one |= u128::from(count == 1) << cell;
        few |= u128::from((2..=size).contains(&count)) << cell;
    }
    let mut bases = Bases { list: Vec::new(), set: 0, excluders: [0; 81] };
    for (cell, sees) in SEES.into_iter().enumerate() {
        bases.excluders[cell] = sees & few;
        let some = board.count(cell) >= 2 && sees & one == 0;
        if some && bases.excluders[cell] != 0 {
            bases.list.push(cell);
            bases.set |= 1 << cell;
        }
    }
    bases
}

/// Aligned exclusion with two or three cells, until one is enough.
pub(super) fn exclusions(
    board: &Board,
    size: u8,
    rating: f64,
    put: &mut dyn FnMut(Hint) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let bases = bases(board, size.into());
    let mut put = |removed: Removed| {
        put(Hint::eliminate(Technique::AlignedExclusion(size), rating, &removed))
    };
    for (i, &second) in bases.list.iter().enumerate() {
        for &first in &bases.list[..i] {
            let common = bases.excluders[first] & bases.excluders[second];
            if common.count_ones() < 2 {
                continue;
            }
            if size == 2 {
                if let Some(removed) = excluded(board, &[first, second], common) {
                    put(removed)?;
                }
                continue;
            }
            triplets(board, &bases, [first, second], &mut put)?;
        }
    }
    ControlFlow::Continue(())
}

/// Two cells and a third, which is an excluder of the first or the second.
fn triplets(
    board: &Board,
    bases: &Bases,
    [first, second]: [usize; 2],
    put: &mut dyn FnMut(Removed) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let common = bases.excluders[first] & bases.excluders[second];
    let mut seen: u128 = 1 << first | 1 << second;
    for of in [first, second] {
        for third in PEERS[of] {
            if bases.excluders[of] >> third & 1 == 0 || seen >> third & 1 == 1 {
                continue;
            }
            seen |= 1 << third;
            let common = common & bases.excluders[third];
            if bases.set >> third & 1 == 0 || common.count_ones() < 2 {
                continue;
            }
            if let Some(removed) = excluded(board, &[first, second, third], common) {
                put(removed)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// What no combination of the base allows, if there is something.
fn excluded(board: &Board, base: &[usize], common: u128) -> Option<Removed> {
    let mut excluders = [0_u16; 20];
    let mut count = 0;
    for cell in cells(common) {
        if !excluders[..count].contains(&board.digits[cell]) {
            excluders[count] = board.digits[cell];
            count += 1;
        }
    }
    let mut allowed = [0_u16; 3];
    combine(board, base, &mut [0; 3], 0, &excluders[..count], &mut allowed);
    let mut removed = Removed::default();
    for (&cell, allowed) in base.iter().zip(allowed) {
        removed.add(cell, board.digits[cell] & !allowed);
    }
    (!removed.is_empty()).then_some(removed)
}

/// Goes through the combinations, and notes what occurs in one that is allowed.
fn combine(
    board: &Board,
    base: &[usize],
    chosen: &mut [u16; 3],
    depth: usize,
    excluders: &[u16],
    allowed: &mut [u16; 3],
) {
    if depth == base.len() {
        let all = chosen.iter().fold(0, |all, digit| all | digit);
        if excluders.iter().all(|digits| digits & !all != 0) {
            for (allowed, digit) in allowed.iter_mut().zip(*chosen) {
                *allowed |= digit;
            }
        }
        return;
    }
    // Nothing new if all of this may be already.
    let known = base.iter().zip(&*allowed).enumerate().all(|(i, (&cell, allowed))| {
        let may = if i < depth { chosen[i] } else { board.digits[cell] };
        may & !allowed == 0
    });
    if known {
        return;
    }
    let cell = base[depth];
    for digit in bits(board.digits[cell]) {
        let repeated =
            (0..depth).any(|i| chosen[i] == 1 << digit && SEES[cell] >> base[i] & 1 == 1);
        if !repeated {
            chosen[depth] = 1 << digit;
            combine(board, base, chosen, depth + 1, excluders, allowed);
        }
    }
    chosen[depth] = 0;
}
