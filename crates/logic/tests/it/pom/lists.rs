//! How many puzzles of the lists each method solves. Every step is judged by the checker.

use ninerooks_logic::rookery::Method;

use crate::pom::support::{ADVANCED, data, equations, kwise, puzzles, run};

/// Runs the puzzles of top95 and compares with the numbers of those solved.
fn solves(methods: &[Method], singles: bool, solved: impl Fn(usize) -> bool) {
    let Some(text) = data("top95.txt") else { return };
    let puzzles = puzzles(&text);
    assert_eq!(puzzles.len(), 95);
    for (i, puzzle) in puzzles.iter().enumerate() {
        let number = i + 1;
        let end = run(puzzle, methods, singles).grid;
        assert_eq!(end.is_solved(), solved(number), "number {number}");
    }
}

const BASIC_WITH_SINGLES: [usize; 14] = [1, 2, 3, 17, 22, 23, 24, 25, 27, 36, 43, 44, 47, 84];
const CELL_COVER: [usize; 22] =
    [1, 2, 3, 17, 22, 23, 24, 25, 27, 29, 36, 43, 44, 47, 49, 57, 61, 68, 82, 83, 84, 87];
const ONE_SUBSTITUTION: [usize; 27] = [
    1, 2, 3, 13, 17, 22, 23, 24, 25, 27, 29, 33, 36, 43, 44, 47, 49, 51, 57, 61, 68, 80, 82, 83,
    84, 86, 87,
];
const TRIPLES: [usize; 49] = [
    1, 2, 3, 4, 6, 8, 10, 15, 17, 18, 21, 22, 23, 24, 25, 26, 27, 29, 30, 32, 34, 36, 37, 38, 39,
    41, 42, 43, 44, 47, 48, 49, 55, 61, 62, 63, 67, 68, 71, 73, 74, 76, 79, 81, 84, 87, 90, 94, 95,
];
const TRIPLES_WITH_SINGLES: [usize; 6] = [14, 57, 72, 80, 83, 85];
const NOT_FOUR: [usize; 10] = [33, 35, 45, 54, 59, 60, 64, 66, 69, 89];

#[test]
fn basic_alone_solves_two_of_top95() {
    solves(&[], false, |number| [36, 44].contains(&number));
}

#[test]
fn basic_with_singles_solves_fourteen() {
    solves(&[], true, |number| BASIC_WITH_SINGLES.contains(&number));
}

#[test]
fn the_advanced_methods_solve_no_more() {
    solves(&ADVANCED, true, |number| BASIC_WITH_SINGLES.contains(&number));
    solves(&[Method::Clash], false, |number| [36, 44].contains(&number));
}

#[test]
fn cell_exclusion_solves_twenty_two() {
    let methods = [Method::Clash, Method::CellCover];
    solves(&methods, false, |number| CELL_COVER.contains(&number));
}

#[test]
fn one_substitution_solves_twenty_seven() {
    solves(&[equations(1)], false, |number| ONE_SUBSTITUTION.contains(&number));
}

#[test]
fn triples_solve_forty_nine_and_with_singles_fifty_five() {
    solves(&kwise(3), false, |number| TRIPLES.contains(&number));
    solves(&kwise(3), true, |number| {
        TRIPLES.contains(&number) || TRIPLES_WITH_SINGLES.contains(&number)
    });
}

#[test]
fn four_digits_solve_eighty_five_and_five_solve_all() {
    solves(&kwise(4), false, |number| !NOT_FOUR.contains(&number));
    solves(&kwise(5), false, |_| true);
}

#[test]
fn combinations_and_cell_exclusion_solve_more_together() {
    let Some(text) = data("top95.txt") else { return };
    for (size, expected) in [(3, 67), (4, 88)] {
        let methods = [kwise(size), vec![Method::CellCover]].concat();
        let solved =
            puzzles(&text).iter().filter(|p| run(p, &methods, false).grid.is_solved()).count();
        assert_eq!(solved, expected, "combinations of {size}");
    }
}

#[test]
fn pair_deletion_solves_all_of_top95() {
    solves(&[Method::Pairs], false, |_| true);
}

/// Pair deletion over a whole list; the number of puzzles, and how many stay open.
fn pairs(name: &str) -> Option<(usize, usize)> {
    let puzzles = puzzles(&data(name)?);
    let open =
        puzzles.iter().filter(|&puzzle| !run(puzzle, &[Method::Pairs], false).grid.is_solved());
    Some((puzzles.len(), open.count()))
}

#[test]
fn pair_deletion_solves_tridagons_of_monhard() {
    if let Some(result) = pairs("monhard_te3.tsv") {
        assert_eq!(result, (500, 0));
    }
}

#[test]
fn pair_deletion_solves_tridagons_of_mith() {
    if let Some(result) = pairs("mith_te3_minexpand_sample1000.txt") {
        assert_eq!(result, (300, 0));
    }
}

#[test]
fn pair_deletion_solves_top1465() {
    if let Some(result) = pairs("top1465.txt") {
        assert_eq!(result, (1465, 0));
    }
}

#[test]
fn pair_deletion_solves_the_hardest() {
    if let Some((puzzles, open)) = pairs("hardest_1905_11plus.txt") {
        assert_eq!(puzzles, 1000);
        assert!(open <= 2, "{open} stay open");
    }
}

#[test]
fn pair_deletion_leaves_its_frontier_open() {
    let Some(text) = data("pair_deletion_frontier.txt") else { return };
    for puzzle in &puzzles(&text) {
        assert!(!run(puzzle, &[Method::Pairs], false).grid.is_solved(), "{puzzle}");
    }
}
