//! The shortest known proofs, as they are in the repository.

#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;
use std::fs;

use ninerooks_logic::{Checking, Profile, Status, solve};
use ninerooks_workshop::exercises::with_table;
use ninerooks_workshop::library::HALL;
use ninerooks_workshop::records::{FILE, PAGE, Record, names, read, table};
use ninerooks_xtask::tree;

fn file(path: &str) -> String {
    fs::read_to_string(tree::root().join(path)).unwrap()
}

#[test]
fn every_record_is_accepted_as_long_as_it_says_and_listed_on_the_page() {
    let records = read(&file(FILE)).unwrap();
    let names = names(&file(HALL)).unwrap();
    let mut places = Vec::new();
    for Record { said, path } in &records {
        let (place, name) = &names[&path.start.to_string()];
        assert_eq!(&said.name, name);
        assert!(said.length > 0 && said.longest <= said.length, "{said:?}");
        places.push(*place);
    }
    let is_hard = |givens: &String| {
        let grid = ninerooks_testing::grid(givens);
        let singles = Profile::by_id("singles").unwrap();
        solve(&grid, &singles, Checking::Off).status != Status::Solved
    };
    let hard = names.iter().filter(|(givens, _)| is_hard(givens)).map(|(_, (place, _))| *place);
    let hard: BTreeSet<usize> = hard.collect();
    assert!(places.is_sorted() && hard.into_iter().eq(places), "each puzzle once, in order");
    let page = file(PAGE);
    assert_eq!(with_table(&page, &table(&records)).unwrap(), page, "cargo xtask records");
}

#[test]
fn a_record_that_is_not_what_it_says_is_refused() {
    let text = file(FILE);
    let line = text.lines().next().unwrap();
    let record = Record::read(line).unwrap();
    assert_eq!(record.line().unwrap().trim(), line);
    let said = format!("\"length\":{}", record.said.length);
    let shorter = line.replacen(&said, "\"length\":1", 1);
    let error = format!("{:#}", Record::read(&shorter).unwrap_err());
    assert!(error.contains("the length is given as 1, "), "{error}");
    // Without its first step some other does not follow, or the end is not reached.
    let (head, rest) = line.split_once("\"steps\":[").unwrap();
    let (_, rest) = rest.split_once("},{\"technique\"").unwrap();
    let less = format!("{head}\"steps\":[{{\"technique\"{rest}");
    let error = format!("{:#}", Record::read(&less).unwrap_err());
    assert!(error.contains("it is not solved") || error.contains("step "), "{error}");
    assert!(Record::read("{}").is_err());
}
