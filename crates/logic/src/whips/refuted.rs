//! The candidates that singles in sectors of some types refute: on no others there is a whip or a braid in such sectors.

use ninerooks_board::{Candidate, CandidateSet, Cell, Digit, Grid, House, Sector};

/// What is left of the candidates, by sector.
#[derive(Clone)]
struct Left {
    alive: CandidateSet,
    /// By type of sector, then by cell, or by digit and house.
    sectors: [[u16; 81]; 4],
}

/// The place of a candidate among the sectors of a type, and in its sector.
const fn place(kind: usize, digit: usize, cell: Cell) -> (usize, u16) {
    let (row, column) = (cell.row_index(), cell.column_index());
    match kind {
        0 => (cell.index(), 1 << digit),
        1 => (9 * digit + row, 1 << column),
        2 => (9 * digit + column, 1 << row),
        _ => (9 * digit + cell.block_index(), 1 << (row % 3 * 3 + column % 3)),
    }
}

/// The sector of a type with this place.
fn sector(kind: usize, at: usize) -> Sector {
    let (digit, house) = (Digit::ALL[at / 9], at % 9);
    match kind {
        0 => Cell::from_index(at).sector(),
        1 => House::row(house).sector(digit),
        2 => House::column(house).sector(digit),
        _ => House::block(house).sector(digit),
    }
}

/// The open candidates that singles in sectors of this type refute, or in any sectors.
///
/// What follows from a candidate that leads to no contradiction leads to none either, and is not followed again.
pub(super) fn refuted(grid: &Grid, only: Option<u8>) -> CandidateSet {
    let kinds = only.map_or(0..4, |only| usize::from(only)..usize::from(only) + 1);
    let all = Left::new(grid);
    let (mut refuted, mut fits) = (CandidateSet::EMPTY, CandidateSet::EMPTY);
    let mut queue = Vec::new();
    for target in grid.open() {
        if fits.contains(target) {
            continue;
        }
        let mut left = all.clone();
        let mut truths = CandidateSet::EMPTY;
        queue.clear();
        queue.push(target);
        if left.follow(&kinds, &mut queue, &mut truths) {
            fits |= truths;
        } else {
            refuted.insert(target);
        }
    }
    refuted
}

impl Left {
    fn new(grid: &Grid) -> Self {
        let alive = *grid.live();
        let mut sectors = [[0; 81]; 4];
        for candidate in alive.iter() {
            for (kind, sectors) in sectors.iter_mut().enumerate() {
                let (at, bit) = place(kind, candidate.digit().index(), candidate.cell());
                sectors[at] |= bit;
            }
        }
        Self { alive, sectors }
    }

    /// Assumes what is in the queue, and what follows. Whether no sector is empty.
    fn follow(
        &mut self,
        kinds: &core::ops::Range<usize>,
        queue: &mut Vec<Candidate>,
        truths: &mut CandidateSet,
    ) -> bool {
        while let Some(truth) = queue.pop() {
            if truths.contains(truth) {
                continue;
            }
            truths.insert(truth);
            let (digit, cell) = (truth.digit(), truth.cell());
            let mut others = self.sectors[0][cell.index()] & !(1 << digit.index());
            let seen = self.alive[digit] & cell.peers();
            self.alive[digit] -= seen;
            while others != 0 {
                let other = Digit::ALL[others.trailing_zeros() as usize];
                others &= others - 1;
                self.alive[other].remove(cell);
                if !self.remove(other, cell, kinds, queue, truths) {
                    return false;
                }
            }
            for other in seen {
                if !self.remove(digit, other, kinds, queue, truths) {
                    return false;
                }
            }
        }
        true
    }

    /// Takes a candidate out of its sectors. Whether none of them is empty.
    fn remove(
        &mut self,
        digit: Digit,
        cell: Cell,
        kinds: &core::ops::Range<usize>,
        queue: &mut Vec<Candidate>,
        truths: &CandidateSet,
    ) -> bool {
        if kinds.start > 0 {
            self.sectors[0][cell.index()] &= !(1 << digit.index());
        }
        for kind in kinds.clone() {
            let (at, bit) = place(kind, digit.index(), cell);
            let left = self.sectors[kind][at] & !bit;
            self.sectors[kind][at] = left;
            if left == 0 {
                return false;
            }
            if left.is_power_of_two() {
                let only = sector(kind, at).candidates()[left.trailing_zeros() as usize];
                if !truths.contains(only) {
                    queue.push(only);
                }
            }
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use ninerooks_testing::listed;

    use super::super::board::{assume, refutable};
    use super::*;
    use crate::{Checking, Profile, solve};

    /// Whether singles in sectors of a type refute a candidate, over and over again.
    fn slowly(grid: &Grid, target: Candidate, only: u8) -> bool {
        let mut alive = *grid.live();
        let mut truths = vec![target];
        let mut done = 0;
        while let Some(truth) = truths.get(done).copied() {
            done += 1;
            let before = alive;
            assume(&mut alive, truth);
            let gone = before - alive;
            for sector in gone.iter().map(|gone| gone.sectors()[usize::from(only)]) {
                let left = alive.in_sector(sector);
                if left == 0 {
                    return true;
                }
                if left.is_power_of_two() {
                    truths.push(sector.candidates()[left.trailing_zeros() as usize]);
                }
            }
        }
        false
    }

    #[test]
    fn they_are_those_that_each_one_alone_shows() {
        let basic = Profile::by_id("basic").expect("it is built in");
        let mut counts = [0; 5];
        let puzzles = listed("top1465.txt", 100);
        for puzzle in &puzzles {
            for grid in [*puzzle, solve(puzzle, &basic, Checking::Off).path.end] {
                let all = refuted(&grid, None);
                assert!(grid.open().all(|c| all.contains(c) == refutable(&grid, c, false)));
                counts[4] += all.len();
                for only in 0..4 {
                    let own = refuted(&grid, Some(only));
                    assert!(grid.open().all(|c| own.contains(c) == slowly(&grid, c, only)));
                    assert!((own - all).is_empty());
                    counts[usize::from(only)] += own.len();
                }
            }
        }
        assert!(puzzles.is_empty() || counts.iter().all(|count| *count > 0), "{counts:?}");
    }
}
