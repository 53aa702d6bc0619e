//! Time that canonical forms of the lists in the folder `NINEROOKS_DATA` take, a whole list each time, on one core. A
//! list that is not there is left out. How to run: `docs/benchmarks.md`.

#![allow(clippy::print_stdout)] // a benchmark reports to a terminal

use divan::Bencher;
use divan::counter::ItemsCount;
use ninerooks_exact::solve;
use ninerooks_lab::{Clues, Random, canonical, generate, random_solution};
use ninerooks_testing::listed;

fn main() {
    divan::main();
}

const LISTS: [&str; 4] = [
    "royle17_49158.txt",
    "cbg_stratified_by_ser.tsv",
    "top1465.txt",
    "sudokuexchange_easy_sample.txt",
];

fn run(bencher: Bencher, all: &[Clues]) {
    if all.is_empty() {
        println!("left out: the list is not there");
        return;
    }
    let form = |clues: &Clues| u64::from(canonical(clues).form.digits()[80]);
    bencher.counter(ItemsCount::new(all.len())).bench(|| all.iter().map(form).sum::<u64>());
}

#[divan::bench(args = LISTS)]
fn puzzles(bencher: Bencher, file: &str) {
    let all: Vec<Clues> = listed(file, 1).iter().map(Clues::from).collect();
    run(bencher, &all);
}

#[divan::bench]
fn solutions(bencher: Bencher) {
    let grids = listed("royle17_49158.txt", 100);
    let all: Vec<Clues> = grids.iter().filter_map(solve).map(|grid| Clues::from(&grid)).collect();
    run(bencher, &all);
}

#[divan::bench]
fn random_solutions() -> Clues {
    random_solution(&mut Random::new(1, 0))
}

/// A hundred minimal puzzles.
#[divan::bench]
fn minimal_puzzles() -> usize {
    (0..100).map(|number| generate(&mut Random::new(1, number)).len()).sum()
}
