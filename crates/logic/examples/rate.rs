//! Ratings by truths of a list of puzzles, and whether a shuffled puzzle has the same.
//!
//! `cargo run --release -p ninerooks-logic --example rate -- FILE [EVERY] [shuffled]`
#![allow(clippy::print_stdout, clippy::cast_precision_loss)] // a program that prints figures

use std::time::Instant;

use ninerooks_board::{Candidate, Cell, Digit, Grid, Puzzle};
use ninerooks_logic::setlogic::{Budget, rate};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let file = arguments.next().ok_or("a file of puzzles is expected")?;
    let every: usize = arguments.next().map_or(Ok(1), |n| n.parse())?;
    let shuffled = arguments.next().is_some();
    let text = std::fs::read_to_string(file)?;
    let mut numbers = 1u64;
    let (mut differ, mut unrated) = (0, 0);
    let mut times = Vec::new();
    let mut ratings = std::collections::BTreeMap::new();
    for line in text.lines().step_by(every) {
        let Some(grid) = grid(line) else { continue };
        let start = Instant::now();
        let rating = rate(&grid, Budget::pivots(10_000_000));
        times.push(start.elapsed().as_secs_f64() * 1e3);
        let Some(rating) = rating else {
            unrated += 1;
            continue;
        };
        *ratings.entry((rating.solved, rating.truths)).or_insert(0) += 1;
        if shuffled {
            let other = rate(&shuffle(&grid, &mut numbers), Budget::pivots(10_000_000));
            if other != Some(rating) {
                differ += 1;
                println!("{line} {rating:?} {other:?}");
            }
        }
    }
    times.sort_by(f64::total_cmp);
    println!("{} puzzles, {unrated} unrated, {differ} differ; {ratings:?}", times.len());
    println!(
        "mean {:.0} ms, median {:.0}, max {:.0}",
        times.iter().sum::<f64>() / times.len() as f64,
        times[times.len() / 2],
        times[times.len() - 1]
    );
    Ok(())
}

/// Digits renamed, rows and columns moved within and with their bands, perhaps flipped.
fn shuffle(grid: &Grid, numbers: &mut u64) -> Grid {
    let mut below = |n: usize| {
        *numbers =
            numbers.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from((*numbers >> 33) % n as u64).unwrap_or(0)
    };
    let mut order = |n: usize| {
        let mut order: Vec<usize> = (0..n).collect();
        (1..n).rev().for_each(|i| order.swap(i, below(i + 1)));
        order
    };
    let digits = order(9);
    let mut lines = || {
        let (bands, inside) = (order(3), [order(3), order(3), order(3)]);
        (0..9).map(|i| bands[i / 3] * 3 + inside[i / 3][i % 3]).collect::<Vec<_>>()
    };
    let (rows, columns) = (lines(), lines());
    let flip = order(2)[0] == 1;
    let mut turned = Grid::default();
    for cell in grid.solved() {
        let Some(digit) = grid.value(cell) else { continue };
        let (row, column) = (rows[cell.row_index()], columns[cell.column_index()]);
        let to = if flip { Cell::at(column, row) } else { Cell::at(row, column) };
        turned.place(Candidate::new(Digit::from_index(digits[digit.index()]), to));
    }
    turned
}

fn grid(line: &str) -> Option<Grid> {
    let mut puzzle = Puzzle::default();
    for (cell, c) in Cell::all().zip(line.get(..81)?.chars()) {
        if let Some(digit) = Digit::from_char(c) {
            puzzle.give(Candidate::new(digit, cell));
        }
    }
    Grid::new(&puzzle).ok()
}
