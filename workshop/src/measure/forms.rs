//! Rates equivalent forms of the puzzles of a list as Sudoku Explainer does, and counts which have the rating of the
//! list: `cargo xtask measure forms FILE.tsv FORMS [EVERY] [OFFSET]`, with columns `puzzle` and `ER`, `EP`, `ED`.

use anyhow::{Context, Result};
use ninerooks_board::Grid;
use ninerooks_rating::se;
use ninerooks_testing::{Rng, Symmetry, grid};

pub(super) fn run(arguments: &[String]) -> Result<()> {
    let mut arguments = arguments.iter();
    let file = std::fs::read_to_string(arguments.next().context("which file?")?)?;
    let mut number = |or: usize| arguments.next().map_or(Ok(or), |text| text.parse::<usize>());
    let (forms, every, offset) = (number(8)?, number(1)?, number(0)?);
    let mut lines = file.lines();
    let head: Vec<&str> = lines.next().unwrap_or_default().split('\t').collect();
    let column = |name: &str| head.iter().position(|&column| column == name);
    let puzzle = column("puzzle").unwrap_or(0);
    let told = ["ER", "EP", "ED"].map(|name| column(name).unwrap_or_default());
    let (mut rng, mut all) = (Rng(19), [0, 0]);
    for (i, line) in lines.enumerate().skip(offset).step_by(every) {
        let fields: Vec<&str> = line.split('\t').collect();
        let told = told.map(|column| fields[column].trim_start_matches('0').to_owned());
        let rate = |grid: &Grid| {
            let rating = se::rate(grid, u64::MAX);
            [rating.er, rating.ep, rating.ed].map(|tenths| tenths.to_string())
        };
        let start = grid(fields[puzzle]);
        let mut found = vec![rate(&start)];
        found.extend((0..forms).map(|_| rate(&Symmetry::any(&mut rng).of_grid(&start))));
        let same = found.iter().filter(|of| **of == told).count();
        all[0] += found[1..].iter().filter(|of| **of == told).count();
        all[1] += forms;
        println!("{i} {} told {told:?}: {same} of {}; {:?}", fields[puzzle], forms + 1, found[0]);
    }
    println!("{} of {} other forms have the rating of the list", all[0], all[1]);
    Ok(())
}
