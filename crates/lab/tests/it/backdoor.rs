//! Backdoors against solving with other singles, and against recorded numbers.

// Clippy's leave for tests does not reach their helpers.
#![allow(clippy::unwrap_used)]

use ninerooks_board::{Candidate, Cell, Digit, Grid, House};
use ninerooks_exact::solve;
use ninerooks_lab::{
    Clues, Random, anti_backdoors, backdoors, band_kinds, generate, only_solution,
};
use ninerooks_testing::listed;

/// Singles one at a time on a grid: solved, stuck, or a contradiction.
fn slow(mut grid: Grid) -> Option<bool> {
    loop {
        if grid.contradiction().is_some() {
            return None;
        }
        if grid.is_solved() {
            return Some(true);
        }
        let alone = |c: &Candidate| {
            let house = |house: House| (grid.places(c.digit()) & house.cells()).len() == 1;
            grid.digits(c.cell()).len() == 1 || c.cell().houses().into_iter().any(house)
        };
        let open: Vec<Candidate> = grid.open().filter(alone).collect();
        let Some(single) = open.first() else { return Some(false) };
        grid.place(*single);
    }
}

fn grid(clues: &Clues) -> Grid {
    Grid::new(&clues.to_puzzle()).unwrap()
}

#[test]
fn all_of_one_cell_are_those_of_trying_each() {
    let mut sizes = [0; 4];
    for number in 0..40 {
        let puzzle = generate(&mut Random::new(11, number));
        let solution = only_solution(&puzzle).unwrap();
        let found = backdoors(&puzzle, &solution, 2).unwrap();
        sizes[found.size] += 1;
        let digit = |cell: Cell| Digit::new(solution.digits()[cell.index()]).unwrap();
        let with = |cells: &[Cell]| {
            let mut grid = grid(&puzzle);
            for cell in cells.iter().filter(|cell| puzzle.digits()[cell.index()] == 0) {
                grid.place(Candidate::new(digit(*cell), *cell));
            }
            slow(grid) == Some(true)
        };
        assert_eq!(with(&[]), found.size == 0);
        if found.size > 0 {
            let ones = Cell::all().filter(|cell| with(&[*cell])).count();
            assert_eq!(ones, if found.size == 1 { found.all.len() } else { 0 });
        }
        assert!(found.all.iter().all(|set| with(&set.into_iter().collect::<Vec<_>>())));
        // Anti-backdoors by the definition; none where singles are enough.
        let is_one = |c: &Candidate| {
            let (mut assumed, mut without) = (grid(&puzzle), grid(&puzzle));
            assumed.place(*c);
            without.eliminate(*c);
            slow(assumed).is_none() && slow(without) == Some(true)
        };
        let all: Vec<Candidate> = grid(&puzzle).open().filter(is_one).collect();
        let anti = anti_backdoors(&puzzle);
        assert!(anti.iter().all(|candidate| all.contains(candidate)));
        assert!(found.size == 0 || anti.len() <= all.len());
    }
    assert!(sizes[0] > 0 && sizes[1] > 0, "{sizes:?}");
}

/// A puzzle that needs two cells has one pair of them at least: all pairs, slowly.
#[test]
fn all_pairs_are_found() {
    // champagne's "golden nugget", from the named puzzles of the forum.
    let text = ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....";
    let digits: Vec<u8> = text.bytes().map(|b| if b == b'.' { 0 } else { b - b'0' }).collect();
    let puzzle = Clues::new(digits.try_into().unwrap()).unwrap();
    let solution = only_solution(&puzzle).unwrap();
    let found = backdoors(&puzzle, &solution, 3).unwrap();
    let start = grid(&puzzle);
    let cells: Vec<Cell> = start.unsolved().into_iter().collect();
    let mut pairs = 0;
    for (i, one) in cells.iter().enumerate() {
        for other in &cells[i + 1..] {
            let mut with = start;
            for cell in [*one, *other] {
                let digit = Digit::new(solution.digits()[cell.index()]).unwrap();
                if with.value(cell).is_none() {
                    with.place(Candidate::new(digit, cell));
                }
            }
            pairs += usize::from(slow(with) == Some(true));
        }
    }
    assert_eq!(found.size, if pairs > 0 { 2 } else { 3 });
    assert!(pairs == 0 || found.all.len() == pairs);
}

/// The table of the kinds of bands against one that others made, and how many solutions begin with each kind.
#[test]
fn bands_are_numbered_as_elsewhere() {
    let Some(folder) = std::env::var_os("NINEROOKS_DATA") else { return };
    let file = std::path::Path::new(&folder).join("bands416.tsv");
    let Ok(text) = std::fs::read_to_string(file) else { return };
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let bands: Vec<&str> = lines.filter_map(|line| line.split('\t').nth(1)).collect();
    assert_eq!(bands.len(), 416);
    let mut tried = 0;
    for (number, band) in (1..).zip(bands) {
        let digits = format!("{band}{}", "0".repeat(54));
        let digits: Vec<u8> = digits.bytes().map(|b| b - b'0').collect();
        let clues = Clues::new(digits.try_into().unwrap()).unwrap();
        assert_eq!(band_kinds(&clues), None);
        // The rest of the board does not matter for the first band.
        let solution = Clues::from(&solve(&grid(&clues)).unwrap());
        assert_eq!(band_kinds(&solution).unwrap()[0], number);
        tried += 1;
    }
    assert_eq!(tried, 416);
}

/// How many of the hardest need how many cells; a figure of the page.
#[test]
#[ignore = "some minutes"]
fn sizes_in_lists() {
    for (file, step) in
        [("royle17_49158.txt", 100), ("hardest_1905_11plus.txt", 5), ("top1465.txt", 5)]
    {
        let mut sizes = [0; 5];
        let mut sum = 0;
        for grid in listed(file, step) {
            let puzzle = Clues::from(&grid);
            let Some(solution) = only_solution(&puzzle) else { continue };
            let found = backdoors(&puzzle, &solution, 3);
            sizes[found.as_ref().map_or(4, |found| found.size)] += 1;
            sum += found.map_or(0, |found| found.all.len());
        }
        println!("{file}: {sizes:?}, {sum} in all");
    }
}
