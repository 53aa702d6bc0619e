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

/// Which digits may not be together: those that are all that a cell has which the base sees.
struct Forbidden {
    /// With each digit.
    with_one: [u16; 9],
    /// With each two.
    with_two: [[u16; 9]; 9],
}

impl Forbidden {
    fn new(board: &Board, excluders: u128) -> Self {
        let mut forbidden = Self { with_one: [0; 9], with_two: [[0; 9]; 9] };
        for cell in cells(excluders) {
            let digits = board.digits[cell];
            for one in bits(digits) {
                let others = digits & !(1 << one);
                if others.is_power_of_two() {
                    forbidden.with_one[one] |= others;
                } else {
                    bits(others).for_each(|two| {
                        forbidden.with_two[one][two] |= others & !(1 << two);
                    });
                }
            }
        }
        forbidden
    }
}

/// What no combination of the base allows, if there is something.
fn excluded(board: &Board, base: &[usize], common: u128) -> Option<Removed> {
    let forbidden = Forbidden::new(board, common);
    let of = |i: usize| base.get(i).map_or(0, |&cell: &usize| board.digits[cell]);
    let all = [of(0), of(1), of(2)];
    // What a digit in one cell forbids another.
    let in_sight = |i: usize, j: usize, digit: usize| {
        let sees = base.get(j).is_some_and(|&cell| SEES[base[i]] >> cell & 1 == 1);
        forbidden.with_one[digit] | u16::from(sees) << digit
    };
    let mut allowed = [0; 3];
    for one in bits(all[0]) {
        let third = all[2] & !in_sight(0, 2, one);
        for two in bits(all[1] & !in_sight(0, 1, one)) {
            let third = third & !in_sight(1, 2, two) & !forbidden.with_two[one][two];
            if third != 0 || base.len() == 2 {
                allowed = [allowed[0] | 1 << one, allowed[1] | 1 << two, allowed[2] | third];
            }
        }
        if allowed == all {
            return None;
        }
    }
    let mut removed = Removed::default();
    for (&cell, allowed) in base.iter().zip(allowed) {
        removed.add(cell, board.digits[cell] & !allowed);
    }
    (!removed.is_empty()).then_some(removed)
}

#[cfg(test)]
mod tests {
    use ninerooks_testing::{Rng, grid};

    use super::*;

    /// What is in no combination that is allowed, each combination tried.
    fn slowly(board: &Board, base: &[usize], common: u128) -> Vec<(usize, usize)> {
        let mut combinations: Vec<Vec<usize>> = vec![Vec::new()];
        for (i, &cell) in base.iter().enumerate() {
            let longer = combinations.iter().flat_map(|chosen| {
                let fits = |digit: &usize| {
                    (0..i).all(|j| chosen[j] != *digit || SEES[cell] >> base[j] & 1 == 0)
                };
                let digits = bits(board.digits[cell]).filter(fits);
                digits.map(|digit| chosen.iter().copied().chain([digit]).collect())
            });
            combinations = longer.collect();
        }
        combinations.retain(|chosen| {
            let all = chosen.iter().fold(0, |all, digit| all | 1 << digit);
            cells(common).all(|cell| board.digits[cell] & !all != 0)
        });
        let lost = |i: usize, digit| !combinations.iter().any(|chosen| chosen[i] == digit);
        let each = base
            .iter()
            .enumerate()
            .flat_map(|(i, &cell)| bits(board.digits[cell]).map(move |digit| (i, cell, digit)));
        each.filter(|&(i, _, digit)| lost(i, digit)).map(|(_, cell, digit)| (cell, digit)).collect()
    }

    #[test]
    fn combinations_are_excluded_as_if_each_were_tried() {
        let (mut rng, mut some) = (Rng(6), [0; 2]);
        for line in include_str!("../../tests/own.tsv").lines().skip(30) {
            let board = Board::new(&grid(&line[..81]));
            for size in [2, 3] {
                let bases = bases(&board, size);
                for _ in 0..200 {
                    let mut base: Vec<usize> = (0..size).map(|_| rng.below(81)).collect();
                    base.dedup();
                    let excluders = |&cell: &usize| bases.excluders[cell];
                    let common = base.iter().map(excluders).fold(!0, |all, of| all & of);
                    if base.len() < 2 || base.iter().any(|&cell| board.count(cell) < 2) {
                        continue;
                    }
                    let removed = excluded(&board, &base, common);
                    let found: Vec<_> = removed.iter().flat_map(Removed::iter).collect();
                    assert_eq!(found, slowly(&board, &base, common));
                    some[usize::from(found.is_empty())] += 1;
                }
            }
        }
        assert!(some[0] > 10 && some[1] > 100, "{some:?}");
    }
}
