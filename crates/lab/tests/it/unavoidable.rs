//! Unavoidable sets against slow ways to find them.

// Clippy's leave for tests does not reach their helpers.
#![allow(clippy::unwrap_used)]

use core::ops::ControlFlow;
use std::collections::BTreeSet;

use ninerooks_board::{Cell, CellSet, Digit, Grid};
use ninerooks_exact::{count, enumerate};
use ninerooks_lab::{
    Clues, Random, clue_bound, generate, only_solution, random_solution, unavoidable_sets,
};

fn without(solution: &Clues, cells: CellSet) -> Grid {
    let mut digits = *solution.digits();
    cells.for_each(|cell| digits[cell.index()] = 0);
    Grid::new(&Clues::new(digits).unwrap().to_puzzle()).unwrap()
}

/// By the definition: several solutions without these cells, one without any fewer of them.
fn is_unavoidable(solution: &Clues, cells: CellSet) -> bool {
    let less = |cell: Cell| {
        let mut less = cells;
        less.remove(cell);
        less
    };
    count(&without(solution, cells), 2) == 2
        && cells.into_iter().all(|cell| count(&without(solution, less(cell)), 2) == 1)
}

/// All sets of `size` of the numbers below `of`.
fn chosen(of: usize, size: usize) -> Vec<Vec<usize>> {
    if size == 0 {
        return vec![Vec::new()];
    }
    let with = |last: usize| {
        chosen(last, size - 1).into_iter().map(move |mut set| {
            set.push(last);
            set
        })
    };
    (0..of).flat_map(with).collect()
}

/// Sets in which every digit that is there is there twice or more: all that need be looked at, for a digit that leaves
/// one cell alone has nowhere else to go.
fn by_digits(solution: &Clues, sizes: &[usize]) -> BTreeSet<u128> {
    let cells = |digit: usize| -> Vec<usize> {
        (0..81).filter(|c| usize::from(solution.digits()[*c]) == digit + 1).collect()
    };
    let mut all = BTreeSet::new();
    for digits in chosen(9, sizes.len()) {
        let ways: Vec<Vec<u128>> = digits
            .iter()
            .zip(sizes)
            .map(|(digit, size)| {
                let own = cells(*digit);
                let bits = |set: Vec<usize>| set.iter().fold(0, |all, i| all | 1_u128 << own[*i]);
                chosen(9, *size).into_iter().map(bits).collect()
            })
            .collect();
        let mut sets = vec![0_u128];
        for way in ways {
            sets = sets.iter().flat_map(|set| way.iter().map(move |more| set | more)).collect();
        }
        // No row is touched once either; that is quick to see.
        let rows = |set: &u128| (0..9).all(|row| (set >> (9 * row) & 511).count_ones() != 1);
        let sets = sets.into_iter().filter(rows).map(CellSet::from_bits);
        all.extend(sets.filter(|set| is_unavoidable(solution, *set)).map(CellSet::bits));
    }
    all
}

#[test]
fn those_of_four_and_six_cells_are_those_of_all_sets_of_cells() {
    for number in 0..2 {
        let solution = random_solution(&mut Random::new(7, number));
        let mut slow = by_digits(&solution, &[2, 2]);
        slow.extend(by_digits(&solution, &[3, 3]));
        slow.extend(by_digits(&solution, &[2, 2, 2]));
        let sets = unavoidable_sets(&solution, 6, u64::MAX).unwrap();
        let found: BTreeSet<u128> = sets.iter().map(|set| set.bits()).collect();
        assert!(found.iter().all(|set| [4, 6].contains(&set.count_ones())));
        assert_eq!(found, slow);
    }
}

/// Up to twelve cells: where the solutions without three digits, or without two boxes of rows, differ.
#[test]
fn those_of_three_digits_are_the_differences_of_solutions() {
    let solution = random_solution(&mut Random::new(8, 0));
    let sets = unavoidable_sets(&solution, 12, u64::MAX).unwrap();
    assert!(sets.iter().all(|set| is_unavoidable(&solution, *set)));
    let mut looked_at = 0;
    for digits in chosen(9, 3) {
        let of = |cell: &Cell| digits.contains(&(usize::from(solution.digits()[cell.index()]) - 1));
        let cells: CellSet = Cell::all().filter(of).collect();
        let mut differences = BTreeSet::new();
        let end = enumerate(&without(&solution, cells), |other| {
            let differs = |cell: &Cell| {
                other.value(*cell).map(Digit::get) != Some(solution.digits()[cell.index()])
            };
            let set: CellSet = Cell::all().filter(differs).collect();
            if !set.is_empty() && set.len() <= 12 {
                differences.insert(set.bits());
            }
            ControlFlow::Continue(())
        });
        assert!(end.is_continue());
        let least = |set: &&u128| differences.iter().all(|part| part == *set || part & !*set != 0);
        let slow: BTreeSet<u128> = differences.iter().filter(least).copied().collect();
        let within = sets.iter().filter(|set| (**set - cells).is_empty());
        assert_eq!(within.map(|set| set.bits()).collect::<BTreeSet<_>>(), slow);
        looked_at += slow.len();
    }
    assert!(looked_at > 50, "{looked_at}");
}

#[test]
fn every_puzzle_hits_every_set_and_has_the_givens_of_the_bound() {
    for number in 0..3 {
        let puzzle = generate(&mut Random::new(9, number));
        let solution = only_solution(&puzzle).unwrap();
        let sets = unavoidable_sets(&solution, 10, u64::MAX).unwrap();
        let filled: CellSet =
            Cell::all().filter(|cell| puzzle.digits()[cell.index()] != 0).collect();
        assert!(sets.iter().all(|set| !(*set & filled).is_empty()));
        let bound = clue_bound(&sets, 2_000);
        assert!(bound.disjoint <= bound.least && bound.least <= 17.max(puzzle.len()), "{bound:?}");
        assert!(bound.least <= puzzle.len());
    }
}

#[test]
fn the_smallest_number_of_cells_is_that_of_all_ways() {
    let mut random = Random::new(10, 0);
    for _ in 0..200 {
        let count = 3 + random.below(8);
        let set = |_| (0..3).fold(0_u128, |set, _| set | 1 << random.below(12));
        let sets: Vec<CellSet> = (0..count).map(set).map(CellSet::from_bits).collect();
        let hits = |cells: &u128| sets.iter().all(|set| set.bits() & cells != 0);
        let slow = (0_u128..1 << 12).filter(hits).map(u128::count_ones).min().unwrap();
        let bound = clue_bound(&sets, u64::MAX);
        assert_eq!((bound.least, bound.is_exact), (slow as usize, true));
        assert!(clue_bound(&sets, 1).least <= slow as usize);
    }
}
