//! Classifies a list and compares: `cargo xtask measure csp FILE.tsv [EVERY] [OFFSET] [WORK]`, with columns `puzzle` and `W_rating` or `BxB`.

use std::time::Instant;

use anyhow::{Context, Result};
use ninerooks_rating::csp::{self, Bound};
use ninerooks_testing::grid;

pub(super) fn run(arguments: &[String]) -> Result<()> {
    let mut arguments = arguments.iter();
    let file = std::fs::read_to_string(arguments.next().context("which file?")?)?;
    let mut number = |or: usize| arguments.next().map_or(Ok(or), |text| text.parse::<usize>());
    let (every, offset, work) = (number(1)?, number(0)?, number(1_000_000)?);
    let mut lines = file.lines();
    let head: Vec<&str> = lines.next().unwrap_or_default().split('\t').collect();
    let column = |name: &str| head.iter().position(|&column| column == name);
    let puzzle = column("puzzle").unwrap_or(0);
    let (w, bxb) = (column("W_rating"), column("BxB"));
    let (mut equal, mut count, begin) = (0, 0, Instant::now());
    for (i, line) in lines.enumerate().skip(offset).step_by(every) {
        let fields: Vec<&str> = line.split('\t').collect();
        let begin = Instant::now();
        let rating = csp::rate(&grid(fields[puzzle]), work as u64);
        let told = |column: Option<usize>| column.and_then(|i| fields[i].parse().ok());
        let same = |column, found: Option<Bound>| {
            told(column).is_none_or(|told| found == Some(Bound::Exactly(told)))
        };
        count += 1;
        let both = same(w, rating.w) && same(bxb, rating.bxb);
        equal += usize::from(both);
        if !both || begin.elapsed().as_millis() > 200 {
            let told = [told(w), told(bxb)];
            println!(
                "{i} {} {rating:?} told {told:?} {} ms",
                fields[puzzle],
                begin.elapsed().as_millis()
            );
        }
    }
    println!("{equal} of {count} equal, {} ms", begin.elapsed().as_millis());
    Ok(())
}
