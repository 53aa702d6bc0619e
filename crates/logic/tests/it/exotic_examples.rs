//! Examples of exotic patterns from other programs: CSP-Rules, Sudoku Studio and GNPX. Those of SudokuWiki, and the
//! tridagons of Sudoku Studio, are among the labelled cases (`cargo xtask conformance`).
//!
//! None of them states what is eliminated: a CSP-Rules example is a puzzle whose folder and file name say what solves it.
//! The data is in the folder `NINEROOKS_DATA`; without it there is nothing to compare with.

#![allow(clippy::unwrap_used, clippy::print_stdout)] // tests may

use std::collections::BTreeMap;

use ninerooks_board::Grid;
use ninerooks_logic::{Checking, Forms, Found, Position, Profile, Status, by_name, solve};
use ninerooks_step::Step;
use ninerooks_testing::{data, grid};
use ninerooks_text::notation;

/// What the guardians of cells that cannot be filled from three digits are used for.
const GUARDED: [&str; 6] = [
    "tridagon",
    "impossible-pattern",
    "tridagon-aic-ring",
    "tridagon-aic",
    "tridagon-forcing-chain",
    "tridagon-forcing-net",
];

/// The fields of the lines of a file.
fn rows(name: &str) -> Vec<Vec<String>> {
    let text = data(name).unwrap_or_default();
    text.lines().skip(1).map(|line| line.split('\t').map(str::to_owned).collect()).collect()
}

fn steps(id: &str, grid: &Grid) -> Vec<Step> {
    let mut found = Found::all(Forms::Once);
    let _ = by_name(id).unwrap().find(&Position::new(grid), &mut found);
    let steps = found.into_steps();
    assert!(steps.iter().all(|step| step.check(grid) == Ok(())), "{id}");
    steps
}

/// The puzzles of a folder of CSP-Rules' examples with the names of their files.
fn of_csp_rules(folder: &str) -> Vec<(Grid, String)> {
    let all = rows("csp_rules_examples.tsv").into_iter();
    all.filter(|row| row[5].ends_with(folder)).map(|row| (grid(&row[1]), row[6].clone())).collect()
}

/// How many of these puzzles have which technique of [`GUARDED`] on their path of the profile `exotic`; it solves each of
/// them, with at least one of these steps, and the checker accepts every step.
fn census(puzzles: &[(Grid, String)]) -> BTreeMap<&'static str, usize> {
    let exotic = Profile::by_id("exotic").unwrap();
    let mut census = BTreeMap::new();
    for (puzzle, name) in puzzles {
        let solution = solve(puzzle, &exotic, Checking::On);
        assert_eq!(solution.status, Status::Solved, "{name}");
        let used = |id: &&&str| solution.path.steps.iter().any(|step| step.technique.id() == **id);
        let used: Vec<&&str> = GUARDED.iter().filter(used).collect();
        println!("{name}: {used:?}");
        assert!(!used.is_empty(), "{name}");
        for id in used {
            *census.entry(*id).or_default() += 1;
        }
    }
    println!("{} puzzles: {census:?}", puzzles.len());
    census
}

#[test]
#[ignore = "56 paths of T&E(3) puzzles: some seconds"]
fn the_tridagons_of_csp_rules_are_found() {
    let puzzles = of_csp_rules("/Tridagons");
    let census = census(&puzzles);
    assert!(puzzles.is_empty() || puzzles.len() == 56 && census["tridagon"] >= 45);
}

#[test]
#[ignore = "25 paths of T&E(3) puzzles: some seconds"]
fn the_impossible_patterns_of_csp_rules_are_found() {
    let puzzles = of_csp_rules("/Imp630");
    let census = census(&puzzles);
    assert!(puzzles.is_empty() || puzzles.len() == 25 && census["impossible-pattern"] >= 8);
}

/// Of Sudoku Studio's four puzzles with exocets one says that there is none, one has a base of a single cell, and one only
/// shows where cross-lines are.
#[test]
fn the_exocets_of_sudoku_studio_are_found() {
    let exocets = |number: &str| -> Vec<String> {
        let all = rows("sudokustudio_examples.tsv");
        let row = all.iter().find(|row| row[0] == number).unwrap();
        assert!(row[1].contains("Exocet"));
        let ids = ["junior-exocet", "senior-exocet", "exocet"];
        let steps = ids.into_iter().flat_map(|id| steps(id, &grid(&row[3])));
        steps.map(|step| notation::describe(&step)).collect()
    };
    if data("sudokustudio_examples.tsv").is_some() {
        let example = "Exocet: 1236 in base r3c12, targets r2c46 => r2c46,r3c789,r7c489,r8c4<>8";
        assert_eq!(exocets("35"), [example]);
        assert_eq!(exocets("37"), [""; 0]);
    }
}

/// GNPX's examples of fish with boxes, and with rows and columns on one side, at the state of the page: the number of the row.
const FISH_OF_GNPX: [&str; 4] = ["21", "23", "25", "111"];

#[test]
fn fish_with_boxes_are_in_gnpx_examples_of_them() {
    let ids = ["franken-swordfish", "franken-jellyfish", "mutant-swordfish", "mutant-jellyfish"];
    for row in rows("gnpx_technique_examples.tsv") {
        if FISH_OF_GNPX.contains(&row[0].as_str()) {
            let count = |id: &&str| {
                let finned = format!("finned-{id}");
                steps(id, &grid(&row[1])).len() + steps(&finned, &grid(&row[1])).len()
            };
            let counts: Vec<usize> = ids.iter().map(count).collect();
            println!("{} {}: {counts:?}", row[0], row[2]);
            assert!(counts.iter().sum::<usize>() > 0, "{}", row[0]);
        }
    }
}
