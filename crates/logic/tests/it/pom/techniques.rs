//! The techniques and profiles that stand on the wing, and Basic POM as the oracle.

use std::collections::BTreeSet;

use ninerooks_board::{Candidate, Digit, DigitSet, Grid};
use ninerooks_logic::rookery::{Overlay, Space};
use ninerooks_logic::{
    Checking, Forms, Profile, Status, Technique, all_steps, by_name, next_step, solve,
};

use crate::pom::support::{counts, data, puzzles, singles};

fn profile(names: &[&str]) -> Profile {
    Profile::of("test", names.iter().map(|name| by_name(name).unwrap()))
}

const SUBSETS: [&str; 11] = [
    "naked-single",
    "hidden-single",
    "pointing",
    "claiming",
    "naked-pair",
    "hidden-pair",
    "naked-triple",
    "hidden-triple",
    "naked-quad",
    "hidden-quad",
    "full-house",
];

fn solves(grid: &Grid, more: &[&str]) -> bool {
    let names: Vec<&str> = SUBSETS.iter().chain(more).copied().collect();
    let solution = solve(grid, &profile(&names), Checking::On);
    assert!(!matches!(solution.status, Status::Refused(..)), "{:?}", solution.status);
    solution.status == Status::Solved
}

#[test]
fn the_five_puzzles_of_top95_that_pom_is_said_to_solve() {
    let Some(text) = data("top95.txt") else { return };
    let puzzles = puzzles(&text);
    let advanced = ["pom-basic", "pom-two-cell", "pom-three-cell", "pom-clash"];
    for (number, basic_solves) in [(22, true), (51, true), (72, true), (74, false), (76, false)] {
        let grid = &puzzles[number - 1];
        assert!(!solves(grid, &[]), "{number} without patterns");
        assert_eq!(solves(grid, &["pom-basic"]), basic_solves, "{number} with Basic POM");
        assert!(solves(grid, &advanced), "{number} with Advanced POM");
    }
}

#[test]
fn how_many_of_top95_fall_with_subsets() {
    let Some(text) = data("top95.txt") else { return };
    let advanced = ["pom-basic", "pom-two-cell", "pom-three-cell", "pom-clash"];
    let triples = ["pom-basic", "pom-triples"];
    let quadruples = ["pom-basic", "pom-quadruples"];
    let rows: [(&[&str], usize); 6] = [
        (&[], 29),
        (&advanced[..1], 44),
        (&advanced[..2], 48),
        (&advanced, 49),
        (&triples, 68),
        (&quadruples, 86),
    ];
    for (more, expected) in rows {
        let solved = puzzles(&text).iter().filter(|puzzle| solves(puzzle, more)).count();
        assert_eq!(solved, expected, "{more:?}");
    }
}

#[test]
fn top95_number_7_after_pairs() {
    let Some(text) = data("top95.txt") else { return };
    let mut seven = puzzles(&text)[6];
    singles(&mut seven);
    let locked = profile(&SUBSETS[..4]);
    seven = solve(&seven, &locked, Checking::On).path.end;
    assert_eq!(counts(&seven)[8], 2796);
    seven = solve(&seven, &profile(&SUBSETS[..6]), Checking::On).path.end;
    assert_eq!(counts(&seven), [39, 2, 20, 80, 30, 38, 13, 32, 2301]);
    let overlay = Overlay::new(&seven, DigitSet::ALL);
    let step = overlay.basic(&seven).unwrap();
    assert_eq!(crate::pom::support::names(&step.actions), ["r3c3<>7"]);
    assert!(Overlay::new(&seven, DigitSet::from(Digit::D9)).basic(&seven).is_none());
}

/// Techniques that look at one digit.
const ONE_DIGIT: [&str; 19] = [
    "hidden-single",
    "pointing",
    "claiming",
    "x-wing",
    "swordfish",
    "jellyfish",
    "squirmbag",
    "whale",
    "leviathan",
    "finned-x-wing",
    "finned-swordfish",
    "finned-jellyfish",
    "sashimi-x-wing",
    "sashimi-swordfish",
    "sashimi-jellyfish",
    "skyscraper",
    "two-string-kite",
    "turbot-fish",
    "empty-rectangle",
];

#[test]
fn basic_pom_finds_what_any_technique_of_one_digit_finds() {
    let Some(text) = data("top1465.txt") else { return };
    let one_digit = profile(&ONE_DIGIT);
    let walk = profile(&SUBSETS);
    let mut states = 0;
    let mut compared = 0;
    'puzzles: for puzzle in puzzles(&text).iter().step_by(5) {
        let mut grid = *puzzle;
        while let Some(step) = next_step(&grid, &walk) {
            compared += compare(&grid, &one_digit);
            states += 1;
            step.apply(&mut grid);
            if states >= 1000 {
                break 'puzzles;
            }
        }
    }
    assert!(states >= 1000 && compared > states / 4, "{compared} of {states}");
}

/// Every elimination of the profile is one of Basic POM; how many there are.
fn compare(grid: &Grid, one_digit: &Profile) -> usize {
    let space = Space::new(grid, DigitSet::ALL);
    let mut found = BTreeSet::new();
    for step in all_steps(grid, one_digit, Forms::All) {
        found.extend(step.eliminations());
        for placed in step.placements() {
            assert!(space.certain(placed.digit()).contains(placed.cell()), "{placed} in {grid}");
        }
    }
    let passed =
        |candidate: &&Candidate| space.possible(candidate.digit()).contains(candidate.cell());
    assert_eq!(found.iter().find(passed), None, "in {grid}");
    found.len()
}

#[test]
fn the_profile_of_pairs_solves_with_every_step_checked() {
    let pairs = Profile::by_id("pom-pairs").unwrap();
    for name in ["monhard_te3.tsv", "mith_te3_minexpand_sample1000.txt", "hardest_1905_11plus.txt"]
    {
        let Some(text) = data(name) else { continue };
        for puzzle in &puzzles(&text) {
            let solution = solve(puzzle, &pairs, Checking::On);
            assert_eq!(solution.status, Status::Solved, "{puzzle}");
            assert!(solution.path.steps.len() <= 20, "{puzzle}");
        }
    }
}

#[test]
fn the_profiles_name_what_the_seeds_name() {
    for (id, technique) in
        [("pom-basic", "pom-basic"), ("pom-help", "pom-clash"), ("pom-space", "pom-equations")]
    {
        let profile = Profile::by_id(id).unwrap();
        assert!(profile.techniques().any(|t: &'static Technique| t.info().id == technique), "{id}");
    }
}
