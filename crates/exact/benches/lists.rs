//! Time that the lists of the folder `NINEROOKS_DATA` take, a whole list each time, on one core. A
//! list that is not there is left out. How to run: `docs/benchmarks.md`.

#![allow(clippy::print_stdout, clippy::unwrap_used)] // a benchmark is a test

use divan::Bencher;
use divan::counter::ItemsCount;
use ninerooks_board::Grid;
use ninerooks_exact::count;
use ninerooks_testing::{data_folder as folder, grid};

const LISTS: [&str; 7] = [
    "royle17_49158.txt",
    "sudokuexchange_easy_sample.txt",
    "cbg_stratified_by_ser.tsv",
    "top1465.txt",
    "hardest_1905_11plus.txt",
    "hardest_1106_375.txt",
    "serg_benchmark_multisol.txt",
];

fn main() {
    divan::main();
}

/// The first field of 81 characters in every line.
fn grids(text: &str) -> Vec<Grid> {
    let fields = text.lines().filter_map(|line| line.split(['\t', ' ']).find(|f| f.len() == 81));
    fields.map(grid).collect()
}

#[divan::bench(args = LISTS)]
fn up_to_two_solutions(bencher: Bencher, file: &str) {
    let Ok(text) = std::fs::read_to_string(folder().join(file)) else {
        println!("left out: {file} is not in {}", folder().display());
        return;
    };
    let grids = grids(&text);
    bencher
        .counter(ItemsCount::new(grids.len()))
        .bench(|| grids.iter().map(|grid| count(grid, 2)).sum::<u64>());
}
