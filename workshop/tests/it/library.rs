//! The puzzles of the library, as they are shipped.

#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;
use std::fs;

use ninerooks_lab::{Random, only_solution};
use ninerooks_workshop::exercises::with_table;
use ninerooks_workshop::library::{Entry, FILE, HALL, Judge, Library, OF_STEP, PAGE, Shelf, hall};
use ninerooks_xtask::tree;

/// How many are judged by default.
const SAMPLE: usize = 60;

fn read(path: &str) -> String {
    fs::read_to_string(tree::root().join(path)).unwrap()
}

fn shipped() -> Library {
    Library::read(&read(FILE)).unwrap()
}

/// What is said of it is what the program says.
fn judge(judge: &Judge, shelf: Shelf, entry: &Entry) {
    let again = judge.entry(entry.clues, shelf.assumes_uniqueness()).unwrap();
    assert_eq!(again.to_string(), entry.to_string(), "{shelf}");
}

/// All but the hall of fame, whose puzzles take seconds each.
fn of_our_own(library: &Library) -> Vec<(Shelf, &Entry)> {
    let ours = library.shelves().iter().filter(|(shelf, _)| !matches!(shelf, Shelf::Hall));
    ours.flat_map(|(shelf, entries)| entries.iter().map(|entry| (*shelf, entry))).collect()
}

#[test]
fn every_puzzle_has_one_solution_and_is_on_the_right_shelf() {
    for (shelf, entries) in shipped().shelves() {
        if let Shelf::Step(_) = shelf {
            assert_eq!(entries.len() as u64, OF_STEP);
            assert!(entries.is_sorted_by_key(|entry| entry.minutes), "{shelf}");
        }
        let mut seen = BTreeSet::new();
        for entry in entries {
            assert!(only_solution(&entry.clues).is_some(), "{entry}");
            assert!(seen.insert(entry.clues.to_string()), "twice: {entry}");
            match shelf {
                Shelf::Step(band) => assert_eq!(entry.band, *band, "{entry}"),
                Shelf::Of(technique) => {
                    assert_eq!(entry.facts.hardest.unwrap().info().id, technique.info().id);
                }
                Shelf::Hall => {}
            }
        }
    }
}

#[test]
fn level_rating_and_hardest_technique_of_some_puzzles_are_what_the_program_says() {
    let library = shipped();
    let mut all = of_our_own(&library);
    Random::new(22, 1).shuffle(&mut all);
    let sure = Judge::default();
    all.into_iter().take(SAMPLE).for_each(|(shelf, entry)| judge(&sure, shelf, entry));
}

#[test]
#[ignore = "all of them, the hall of fame too: a minute"]
fn level_rating_and_hardest_technique_of_all_are_what_the_program_says() {
    let sure = Judge::default();
    for (shelf, entries) in shipped().shelves() {
        for entry in entries {
            judge(&sure, *shelf, entry);
        }
    }
}

#[test]
fn a_wrong_word_about_a_puzzle_is_noticed() {
    let library = shipped();
    let (shelf, entry) = of_our_own(&library)[0];
    let mut wrong = entry.clone();
    wrong.facts.cost += 1;
    let sure = Judge::default();
    assert!(std::panic::catch_unwind(|| judge(&sure, shelf, &wrong)).is_err());
}

#[test]
fn the_file_is_what_its_shelves_write_its_numbers_are_on_the_page_and_the_hall_is_whole() {
    let library = shipped();
    assert_eq!(library.text(), read(FILE));
    let page = read(PAGE);
    assert_eq!(with_table(&page, &library.table()).unwrap(), page, "run cargo xtask library");
    let (_, last) = library.shelves().last().unwrap();
    let famous: Vec<String> = last.iter().map(|entry| entry.clues.to_string()).collect();
    let written: Vec<String> = hall(&read(HALL)).unwrap().iter().map(ToString::to_string).collect();
    assert_eq!(famous, written);
}

#[test]
fn the_same_seed_makes_the_same_library() {
    let text = |seed| Library::make(seed, 1, 24, &[]).unwrap().text();
    assert_eq!(text(1), text(1));
    assert_ne!(text(1), text(2));
    assert_eq!(Library::read(&text(1)).unwrap().text(), text(1));
}

#[test]
fn what_is_no_file_of_puzzles_is_refused() {
    let empty = ".".repeat(81);
    for text in [
        "- step 11\n".into(),
        "- x-wang\n".into(),
        format!("{empty} easy 1 1.2 hidden-single gentle 5.0\n"),
        format!("- hall\n{empty} harsh 1 1.2 hidden-single gentle 5.0\n"),
        format!("- hall\n{empty} easy 1 1.2 hidden-single harsh 5.0\n"),
        format!("- hall\n{empty} easy 1 1.2 hidden-single\n"),
        "- hall\n123 easy 1 1.2 hidden-single gentle 5.0\n".into(),
    ] {
        assert!(Library::read(&text).is_err(), "{text}");
    }
    assert!(hall(&format!("Nothing | |\n{empty}\n")).is_err(), "an empty board has many solutions");
}
