//! B10: what the pages in `docs/` show is what the program prints.

// Clippy's leave for tests does not reach their helpers.
#![allow(clippy::unwrap_used)]

use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

const JSON: &str = include_str!("../../../../docs/json.md");
const SET_LOGIC: &str = include_str!("../../../../docs/set-logic.md");

/// The lines that the program prints on standard output.
fn printed(arguments: &[&str], input: &str) -> Vec<String> {
    let mut child = Command::new(env!("CARGO_BIN_EXE_ninerooks"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    String::from_utf8(output.stdout).unwrap().lines().map(str::to_owned).collect()
}

/// The examples of objects in the page, and those of them with this text.
fn examples(with: &str) -> Vec<&'static str> {
    JSON.lines().filter(|line| line.starts_with("{\"schema\":1,") && line.contains(with)).collect()
}

/// The text of a field that holds no quotes.
fn field<'a>(line: &'a str, name: &str) -> &'a str {
    let (_, rest) = line.split_once(&format!("\"{name}\":\"")).unwrap();
    rest.split('"').next().unwrap()
}

#[test]
fn the_solve_lines_of_json_md_are_what_solve_writes() {
    let lines = examples("\"line\":");
    assert!(lines.len() >= 6, "{lines:?}");
    let puzzles: Vec<&str> = lines.iter().map(|line| field(line, "puzzle")).collect();
    let written = printed(&["solve", "--json", "--profile", "basic", "-"], &puzzles.join("\n"));
    assert_eq!(written, lines);
}

#[test]
fn the_other_lines_of_json_md_are_what_the_program_writes() {
    let technique = |name: &str| format!("\"technique\":\"{name}\"");
    for (with, arguments) in [
        ("\"solutions\":1,", &["count", "--json"][..]),
        (&technique("x-wing"), &["steps", "--json", "--technique", "x-wing"]),
        (&technique("pom-two-cell"), &["steps", "--json", "--technique", "pom-two-cell"]),
    ] {
        let lines = examples(with);
        assert_eq!(lines.len(), 1, "{with}");
        let puzzle = field(lines[0], "puzzle");
        assert_eq!(printed(&[arguments, &[puzzle]].concat(), ""), lines);
    }
    let lean: Vec<&str> = examples("\"placements\":[\"1r1c1\"],\"proof\"");
    let puzzle = field(lean[0], "puzzle");
    assert_eq!(printed(&["solve", "--json=lean", "--profile", "basic", puzzle], ""), lean);
    // And there are no others.
    assert_eq!(examples("").len(), examples("\"line\":").len() + 4);
}

#[test]
fn the_console_blocks_of_set_logic_md_are_what_the_program_prints() {
    let copy = Path::new(env!("CARGO_TARGET_TMPDIR")).join("set-logic.md");
    // Truths that are not covered end with 1, which trycmd wants to be told.
    let uncovered = "'{3C35} {3r38}'\n";
    assert!(SET_LOGIC.contains(uncovered));
    let page = SET_LOGIC.replace(uncovered, &format!("{uncovered}? 1\n"));
    // What it prints ends with a blank line, or trycmd takes it for a line without an end.
    let page = page.replace("\n```\n", "\n\n```\n");
    fs::write(&copy, page.replace('\\', "/")).unwrap();
    trycmd::TestCases::new().case(copy);
}
