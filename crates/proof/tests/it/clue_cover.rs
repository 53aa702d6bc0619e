//! Two givens in a band say what two cells of its third row are: the theorem by all fillings of a band, and
//! the checker that uses it.

#![allow(clippy::unwrap_used)] // tests may

use ninerooks_board::{Candidate, Cell, CellSet, Digit, DigitSet, Grid, Puzzle};
use ninerooks_exact::{solutions, solve};
use ninerooks_proof::{
    Action, GuardianKind, GuardianRefusal, Guardians, Proof, Reason, Refusal, check,
};
use ninerooks_testing::Rng;

type Band = [[u8; 9]; 3];

/// All fillings of a band, but for the names of the digits, and the order of columns 5 and 6 and of 7, 8
/// and 9.
fn fillings(visit: &mut impl FnMut(&Band)) {
    let mut band = [[0; 9]; 3];
    let mut rows = [0; 3];
    for (r, row) in (0..).zip(&mut band) {
        for (c, digit) in (0..3).zip(row) {
            *digit = 3 * r + c;
            rows[usize::from(r)] |= 1 << *digit;
        }
    }
    fill(9, &mut band, &mut rows, &mut [0x1ff, 0, 0], visit);
}

fn fill(
    at: usize,
    band: &mut Band,
    rows: &mut [u16; 3],
    boxes: &mut [u16; 3],
    visit: &mut impl FnMut(&Band),
) {
    let (c, r) = (at / 3, at % 3);
    if c == 9 {
        return visit(band);
    }
    for digit in 0..9 {
        let bit = 1 << digit;
        let is_out_of_order = r == 0 && [5, 7, 8].contains(&c) && band[0][c - 1] > digit;
        if (rows[r] | boxes[c / 3]) & bit == 0 && !is_out_of_order {
            band[r][c] = digit;
            rows[r] |= bit;
            boxes[c / 3] |= bit;
            fill(at + 1, band, rows, boxes, visit);
            rows[r] ^= bit;
            boxes[c / 3] ^= bit;
        }
    }
}

/// Whether another filling has the same digits in each column, and in these cells.
fn has_twin(c: usize, band: &Band, rows: [u16; 3], differs: bool, givens: [[usize; 2]; 2]) -> bool {
    const ORDERS: [[usize; 3]; 6] =
        [[2, 1, 0], [2, 0, 1], [1, 2, 0], [1, 0, 2], [0, 2, 1], [0, 1, 2]];
    if c == 9 {
        return differs;
    }
    ORDERS.into_iter().any(|order| {
        let digits = order.map(|from| 1 << band[from][c]);
        let keeps = givens.iter().all(|&[row, column]| column != c || order[row] == row);
        let fits = keeps && (0..3).all(|r| rows[r] & digits[r] == 0);
        let rows = [0, 1, 2].map(|r| rows[r] | digits[r]);
        fits && has_twin(c + 1, band, rows, differs || order != [0, 1, 2], givens)
    })
}

/// All places of two givens, but for exchanges of rows, of boxes, and of columns in a box. With one given or
/// none there are more twins.
const PLACES: [[usize; 2]; 5] = [[0, 1], [1, 0], [1, 1], [0, 3], [1, 3]];

#[test]
fn fillings_without_a_twin_have_each_digit_in_the_column_of_the_other() {
    let (mut all, mut twinless) = (0, [0; 5]);
    fillings(&mut |band| {
        all += 1;
        for (&place, twinless) in PLACES.iter().zip(&mut twinless) {
            if !has_twin(0, band, [0; 3], false, [[0, 0], place]) {
                *twinless += 1;
                let [row, column] = place;
                assert_eq!([band[2][0], band[2][column]], [band[row][column], band[0][0]]);
            }
        }
    });
    // With what may be exchanged they are 2,612,736 and 24.
    assert_eq!((all * 12, twinless), (2_612_736, [0, 0, 0, 0, 2]));
}

fn clue_cover(cell: Cell, kept: DigitSet) -> Proof {
    let kept = cell.candidates(kept).collect();
    let sectors = [cell.sector()].into();
    Reason::Guardians(Box::new(Guardians { kind: GuardianKind::ClueCover, sectors, kept })).into()
}

/// What the checker says to: this cell has one of its digits beyond these.
fn verdict(grid: &Grid, cell: Cell, kept: DigitSet) -> Result<(), Refusal> {
    let falls: Vec<Action> =
        cell.candidates(kept & grid.digits(cell)).map(Action::Eliminate).collect();
    check(grid, &falls, &clue_cover(cell, kept))
}

/// 1 and 2 are given in the first band, 3 elsewhere, and this too; the puzzle excludes that.
fn two(also: &str, excluded: &str) -> Grid {
    let mut puzzle = Puzzle::default();
    for name in ["1r1c1", "2r2c4", "3r7c7"].into_iter().chain(also.split_whitespace()) {
        puzzle.give(candidate(name));
    }
    let mut candidates = puzzle.default_candidates();
    excluded.split_whitespace().for_each(|name| candidates.remove(candidate(name)));
    puzzle.candidates = Some(Box::new(candidates));
    Grid::new(&puzzle).unwrap()
}

fn candidate(name: &str) -> Candidate {
    name.parse().unwrap()
}

fn all_but(digits: &[Digit]) -> DigitSet {
    DigitSet::ALL - digits.iter().copied().collect()
}

#[test]
fn two_givens_say_what_two_cells_are() {
    let (r3c1, r3c4) = (Cell::at(2, 0), Cell::at(2, 3));
    let grid = two("", "");
    assert!(clue_cover(r3c1, DigitSet::ALL).assumes_uniqueness());
    assert_eq!(verdict(&grid, r3c1, all_but(&[Digit::D2])), Ok(()));
    assert_eq!(verdict(&grid, r3c1, all_but(&[Digit::D2, Digit::D5])), Ok(()));
    assert_eq!(verdict(&grid, r3c4, all_but(&[Digit::D1])), Ok(()));
    // What was placed or excluded since does not matter, nor what the puzzle excludes elsewhere.
    let mut later = two("", "5r9c9");
    later.place(candidate("4r1c9"));
    later.eliminate(candidate("5r3c1"));
    assert_eq!(verdict(&later, r3c1, all_but(&[Digit::D2])), Ok(()));
    // The same in a stack.
    let mut puzzle = Puzzle::default();
    for name in ["1r1c1", "2r4c2", "3r7c7"] {
        puzzle.give(candidate(name));
    }
    let stack = Grid::new(&puzzle).unwrap();
    assert_eq!(verdict(&stack, Cell::at(0, 2), all_but(&[Digit::D2])), Ok(()));
    assert_eq!(verdict(&stack, Cell::at(3, 2), all_but(&[Digit::D1])), Ok(()));
}

#[test]
fn what_two_givens_do_not_say_is_refused() {
    let refused = |grid: &Grid, row: usize, column: usize, digit: Digit| {
        let cell = Cell::at(row, column);
        let refusal = Refusal::Guardians(GuardianRefusal::Clues { cell });
        let kept = all_but(&[digit, Digit::D5]);
        assert_eq!(verdict(grid, cell, kept), Err(refusal), "{digit} in {cell}");
    };
    let whole = two("", "");
    // The digit of the given in the same column, another one, another column, another row.
    refused(&whole, 2, 3, Digit::D2);
    refused(&whole, 2, 0, Digit::D5);
    refused(&whole, 2, 1, Digit::D2);
    refused(&whole, 0, 3, Digit::D2);
    refused(&whole, 1, 0, Digit::D2);
    // Three givens, one given.
    refused(&two("4r3c8", ""), 2, 0, Digit::D2);
    let mut puzzle = Puzzle::default();
    puzzle.give(candidate("2r2c4"));
    refused(&Grid::new(&puzzle).unwrap(), 2, 0, Digit::D2);
    // The author does not allow an exchange.
    refused(&two("", "5r1c9"), 2, 0, Digit::D2);
    refused(&two("", "5r1c9 6r1c9"), 2, 0, Digit::D2);
    for sectors in [vec![], vec![Cell::at(2, 0), Cell::at(2, 3)]] {
        let sectors = sectors.into_iter().map(Cell::sector).collect();
        let kept = Cell::at(2, 0).candidates(all_but(&[Digit::D2])).collect();
        let guardians = Guardians { kind: GuardianKind::ClueCover, sectors, kept };
        let verdict = check(&whole, &[], &Reason::Guardians(Box::new(guardians)).into());
        assert!(matches!(verdict, Err(Refusal::Guardians(_))), "{verdict:?}");
    }
}

/// Everything that the checker accepts of a puzzle is so in its solution. Says how much that is.
fn judge_all(puzzle: &Grid, solution: &Grid) -> usize {
    let mut accepted = 0;
    for cell in puzzle.unsolved() {
        for digit in puzzle.digits(cell) {
            if verdict(puzzle, cell, all_but(&[digit])).is_ok() {
                assert_eq!(solution.value(cell), Some(digit), "{cell} in {puzzle:?}");
                accepted += 1;
            }
        }
    }
    accepted
}

/// The puzzle that gives these cells of a solution.
fn given(solution: &Grid, cells: CellSet) -> Grid {
    let mut puzzle = Puzzle::default();
    for cell in cells {
        puzzle.give(Candidate::new(solution.value(cell).expect("it is solved"), cell));
    }
    Grid::new(&puzzle).unwrap()
}

fn is_unique(puzzle: &Grid) -> bool {
    solutions(puzzle).unique().is_some()
}

#[test]
fn bands_without_a_twin_make_puzzles_with_one_solution() {
    let clues = CellSet::from(Cell::at(0, 0)).with(Cell::at(1, 3));
    let below: CellSet = Cell::all().filter(|cell| cell.row_index() > 2).collect();
    let (mut number, mut made) = (0, 0);
    fillings(&mut |band| {
        number += 1;
        let is_twinless = !has_twin(0, band, [0; 3], false, [[0, 0], [1, 3]]);
        if !is_twinless && number % 20_000 != 0 {
            return;
        }
        let mut start = Puzzle::default();
        for cell in Cell::all() - below {
            let digit = band[cell.row_index()][cell.column_index()];
            start.give(Candidate::new(Digit::from_index(digit.into()), cell));
        }
        let solution = solve(&Grid::new(&start).unwrap()).expect("a band can be completed");
        assert_eq!(is_unique(&given(&solution, clues | below)), is_twinless);
        if is_twinless {
            made += 1;
            for seed in 0..20 {
                judge_less_and_less(&solution, clues, below, seed);
            }
        }
    });
    assert_eq!(made, 2);
}

/// Takes givens away until each is needed. All the way the checker accepts the two digits of the band,
/// and nothing that is wrong.
fn judge_less_and_less(solution: &Grid, clues: CellSet, below: CellSet, seed: u64) {
    let mut order: Vec<Cell> = below.into_iter().collect();
    Rng(seed).shuffle(&mut order);
    let mut cells = clues | below;
    for cell in order {
        let less = given(solution, cells - cell.into());
        if is_unique(&less) {
            cells.remove(cell);
            assert!(judge_all(&less, solution) >= 2, "{less}");
        }
    }
    assert!(cells.len() < 35, "{} givens", cells.len());
}
