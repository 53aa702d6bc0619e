//! Rates a list and compares: `cargo xtask measure se FILE.tsv [EVERY] [OFFSET]`, with columns `puzzle` and `SER`, or `ER`, `EP`, `ED`.

use std::time::Instant;

use anyhow::{Context, Result};
use ninerooks_rating::se;
use ninerooks_testing::grid;

pub(super) fn run(arguments: &[String]) -> Result<()> {
    let mut arguments = arguments.iter();
    let file = std::fs::read_to_string(arguments.next().context("which file?")?)?;
    let mut number = |or: usize| arguments.next().map_or(Ok(or), |text| text.parse::<usize>());
    let (every, offset, shown) = (number(1)?, number(0)?, number(0)?);
    let mut lines = file.lines();
    let head: Vec<&str> = lines.next().unwrap_or_default().split('\t').collect();
    let column = |name: &str| head.iter().position(|&column| column == name);
    let puzzle = column("puzzle").unwrap_or(0);
    let expected = [column("SER").or(column("ER")), column("EP"), column("ED")];
    let (mut equal, mut count, begin) = (0, 0, Instant::now());
    for (i, line) in lines.enumerate().skip(offset).step_by(every) {
        let fields: Vec<&str> = line.split('\t').collect();
        let begin = Instant::now();
        let rating = se::rate(&grid(fields[puzzle]), u64::MAX);
        let found = [rating.er, rating.ep, rating.ed].map(|tenths| tenths.to_string());
        let same = expected.iter().zip(&found).all(|(column, found)| {
            column.is_none_or(|column| {
                fields[column].parse::<f64>().ok() == found.parse::<f64>().ok()
            })
        });
        count += 1;
        equal += usize::from(same);
        if !same || shown > 0 {
            let told = expected.map(|column| column.map_or("", |column| fields[column]));
            let technique = rating.techniques[0].map(|technique| technique.to_string());
            println!(
                "{i} {} found {found:?} expected {told:?} {technique:?} work {} {} ms",
                fields[puzzle],
                rating.work,
                begin.elapsed().as_millis()
            );
        }
    }
    println!("{equal} of {count} equal, {} ms", begin.elapsed().as_millis());
    Ok(())
}
