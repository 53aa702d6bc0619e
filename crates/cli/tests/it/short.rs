//! The path with the least to check is as long for each form of a puzzle.

use std::path::Path;

use ninerooks_testing::grid;
use serde_json::Value;

use crate::common::ninerooks;

const SUBSETS: &str =
    ".7..2958.94..............6.4.16......239.....5....24......6814..........35..4...7";
const CHAINS: &str =
    "2.4...5..75.694..169..2...78..9....3..5...1..3....2..45...6..18...183..5187...63.";

/// What `solve --json` says with a goal.
fn short(puzzle: &str, goal: &str) -> Value {
    let output = ninerooks(&["solve", puzzle, "--goal", goal, "--json"]);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    serde_json::from_slice(&output.stdout).expect("a line")
}

fn morphs(puzzle: &str) -> Vec<String> {
    let seeds = ["1", "2"].map(|seed| ninerooks(&["morph", puzzle, "--seed", seed]));
    let text = |output: std::process::Output| {
        String::from_utf8(output.stdout).expect("text").trim().to_owned()
    };
    seeds.map(text).into()
}

#[test]
fn each_form_has_a_path_as_long_which_the_checker_accepts() {
    for (puzzle, goal) in [(CHAINS, "shortest"), (CHAINS, "smallest"), (SUBSETS, "shortest")] {
        let said = |line: &Value| {
            let rating = &line["rating"];
            let own = [&rating["length"], &rating["longest"], &line["simplified"]];
            own.map(Clone::clone)
        };
        let first = short(puzzle, goal);
        let others = morphs(puzzle);
        assert!(others.len() == 2 && others[0] != others[1] && others.iter().all(|o| o != puzzle));
        for other in &others {
            let line = short(other, goal);
            assert_eq!(said(&line), said(&first), "{other}");
            assert_ne!(line["solution"], first["solution"]);
            assert!(grid(line["solution"].as_str().expect("text")).is_solved());
        }
        assert!(first["simplified"]["search"]["work"].as_u64().expect("a number") > 0);
        assert_eq!(first["simplified"]["at_least"], 1);
    }
}

#[test]
fn the_length_is_that_of_the_rating_and_the_path_is_one_of_this_puzzle() {
    let line = short(CHAINS, "shortest");
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("short-path.jsonl");
    std::fs::write(&file, line.to_string()).expect("a file");
    let checked = ninerooks(&["check", "--length", file.to_str().expect("a name")]);
    let words = String::from_utf8(checked.stdout).expect("text");
    let length = line["rating"]["length"].to_string();
    assert!(words.contains(&format!(": {length} inferences beyond singles")), "{words}");
    let rated = ninerooks(&["rate", CHAINS, "--by", "length", "--json"]);
    let rated: Value = serde_json::from_slice(&rated.stdout).expect("a line");
    assert_eq!(rated["length"].to_string(), length);
}
