//! The laboratory's commands: what they write can be checked, and interrupted runs lose nothing.

#![allow(clippy::unwrap_used)]

use std::fs;

use crate::common::ninerooks;

fn printed(arguments: &[&str]) -> String {
    String::from_utf8(ninerooks(arguments).stdout).unwrap()
}

#[test]
fn a_run_that_was_stopped_anywhere_goes_on_to_the_same_end() {
    let folder = tempfile();
    let file = folder.join("puzzles.txt");
    let name = file.to_str().unwrap();
    let whole = printed(&["generate", "-n", "40", "--seed", "5"]);
    assert_eq!(whole.lines().count(), 40);
    for length in [0, 1, 81, 82, 83, 500, whole.len() - 1, whole.len()] {
        fs::write(&file, &whole[..length]).unwrap();
        let run = ninerooks(&["generate", "-n", "40", "--seed", "5", "--resume", name]);
        assert!(run.status.success() && run.stdout.is_empty());
        assert_eq!(fs::read_to_string(&file).unwrap(), whole, "from {length} bytes");
    }
    // Of another seed, or no puzzles at all: left as it is.
    for other in ["not a puzzle", "not a puzzle\n"] {
        fs::write(&file, other).unwrap();
        let run = ninerooks(&["generate", "-n", "40", "--seed", "5", "--resume", name]);
        assert_eq!(run.status.code(), Some(2));
        assert_eq!(fs::read_to_string(&file).unwrap(), other);
    }
    fs::remove_dir_all(&folder).unwrap();
}

/// A folder of this test's own.
fn tempfile() -> std::path::PathBuf {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("laboratory");
    fs::create_dir_all(&folder).unwrap();
    folder
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let two = printed(&["generate", "-n", "30", "-j", "2"]);
    assert_eq!(printed(&["generate", "-n", "30", "-j", "1"]), two);
}

#[test]
fn what_is_asked_for_is_so() {
    for level in ["easy", "medium", "hard"] {
        let puzzle = printed(&["generate", "--level", level]);
        let solved = printed(&["solve", "--json", puzzle.trim()]);
        assert!(solved.contains(&format!("\"level\":\"{level}\"")), "{puzzle}");
    }
    for puzzle in printed(&["generate", "-n", "3", "--needs", "pointing"]).lines() {
        let solved =
            |with: &str| ninerooks(&["solve", "--profile", "singles", "--with", with, puzzle]);
        assert!(!ninerooks(&["solve", "--profile", "singles", puzzle]).status.success());
        assert!(solved("intersections,subsets").status.success(), "{puzzle}");
    }
    let few = printed(&["generate", "-n", "3", "--givens", "22-23"]);
    assert!(few.lines().all(|puzzle| (22..=23).contains(&(81 - puzzle.matches('.').count()))));
    let many = printed(&["generate", "--givens", "30"]);
    assert_eq!(81 - many.matches('.').count(), 30);
}

#[test]
fn a_puzzle_is_the_same_as_its_images() {
    let puzzle = printed(&["generate", "--seed", "9"]);
    let image = printed(&["morph", "--seed", "3", puzzle.trim()]);
    let (puzzle, image) = (puzzle.trim(), image.trim());
    assert_ne!(puzzle, image);
    assert_eq!(printed(&["canon", puzzle]), printed(&["canon", image]));
    let same = printed(&["same", puzzle, image]);
    let map: Vec<&str> = same.trim().strip_prefix("the same: ").unwrap().split(' ').collect();
    assert_eq!(printed(&[&["morph", puzzle][..], &map].concat()).trim(), image);
    let other = printed(&["generate", "--seed", "10"]);
    let different = ninerooks(&["same", puzzle, other.trim()]);
    assert_eq!(different.status.code(), Some(1));
    assert_eq!(printed(&["same", puzzle, other.trim(), image]), "1 3\n2\n");
}

/// The solution with the most of them.
#[test]
fn automorphisms_are_maps_of_a_puzzle_onto_itself() {
    let solution =
        "123456789456789123789123456231564897564897231897231564312645978645978312978312645";
    let listed = printed(&["canon", "--automorphisms=list", solution]);
    let maps: Vec<&str> = listed.lines().filter_map(|line| line.strip_prefix("#   ")).collect();
    assert!(listed.contains(&format!("# {} automorphisms\n", maps.len())), "{listed}");
    assert_eq!(maps.len(), 648);
    for map in maps.iter().step_by(81) {
        let map: Vec<&str> = map.split(' ').collect();
        assert_eq!(printed(&[&["morph", solution][..], &map].concat()).trim(), solution);
    }
}

#[test]
fn what_has_no_form_is_refused_in_words() {
    let twice = format!("11{}", ".".repeat(79));
    let candidates = "123456789".repeat(81);
    let one = format!("12{}", ".".repeat(79));
    for (arguments, expected) in [
        (&["canon", &twice][..], "r1c1 and r1c2 are both 1"),
        (&["same", &twice, &one], "r1c1 and r1c2 are both 1"),
        (&["canon", "--from", "sukaku", &candidates], "candidates alone"),
        (&["same", &one], "two puzzles or more are expected, found 1"),
        (&["canon", "--by", "solution", "--automorphisms", &one], "goes with --by puzzle"),
    ] {
        let run = ninerooks(arguments);
        let talk = String::from_utf8(run.stderr).unwrap();
        assert_eq!(run.status.code(), Some(2), "{arguments:?}: {talk}");
        assert!(talk.contains(expected), "{arguments:?}: {talk}");
    }
    // Which of the two it is, that there is not one solution.
    let none = format!("12345678.........9{}", ".".repeat(63));
    for (puzzle, expected) in [(&*one, "several solutions"), (&*none, "no solution")] {
        let run = ninerooks(&["minimise", puzzle]);
        assert!(String::from_utf8(run.stderr).unwrap().contains(expected));
    }
    let analysed = printed(&["canon", "--automorphisms", &one]);
    assert!(analysed.contains("automorphisms"), "{analysed}");
}
