//! Solutions in set logic as a person would post them, made of paths that are known to be right.

// Clippy's leave for tests does not reach their helpers.
#![allow(clippy::unwrap_used)]

mod named;

use std::io::Write as _;
use std::process::{Command, Output, Stdio};

use ninerooks_proof::{Action, Cover, Term};
use ninerooks_text::json::{self, RecordedStep};
use ninerooks_text::notation::{rncn, sets};

/// The first of top95.
const HARD: &str =
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
/// The first of top1465.
const FIRST: &str =
    "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........";

fn ninerooks(arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_ninerooks"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    child.wait_with_output().unwrap()
}

fn steps(puzzle: &str) -> Vec<RecordedStep> {
    let output = ninerooks(&["solve", "--profile", "set-logic", "--json", "-"], puzzle);
    json::read(&String::from_utf8(output.stdout).unwrap()).unwrap().steps
}

fn actions(actions: &[Action]) -> String {
    rncn::print_actions(actions)
}

fn places(step: &RecordedStep) -> bool {
    step.actions.iter().any(|action| matches!(action, Action::Place(_)))
}

/// A step as a line: truths and links with what they exclude, or a single.
fn line(step: &RecordedStep) -> String {
    match step.proof.as_covers() {
        Some([cover]) if !places(step) => {
            format!("{} => {}", sets::print_counted(cover), actions(&step.actions))
        }
        _ => actions(&step.actions),
    }
}

fn check(puzzle: &str, lines: &[String]) -> (Option<i32>, String) {
    let output = ninerooks(&["check", "--puzzle", puzzle], &lines.join("\n"));
    let text = [output.stdout, output.stderr].concat();
    (output.status.code(), String::from_utf8(text).unwrap())
}

#[test]
fn whole_paths_are_accepted() {
    for puzzle in [HARD, FIRST] {
        let steps = steps(puzzle);
        let mut lines: Vec<String> = steps.iter().map(line).collect();
        let (code, text) = check(puzzle, &lines);
        assert_eq!(code, Some(0), "{text}");
        assert!(text.contains("\nSolved: "), "{text}");
        lines.truncate(steps.iter().rposition(|step| !places(step)).unwrap() + 1);
        lines.push("ste".to_owned());
        let (code, text) = check(puzzle, &lines);
        assert_eq!(code, Some(0), "{text}");
        // What is proved is found where it is not said.
        let silent: Vec<String> =
            lines.iter().map(|line| line.split(" =>").next().unwrap().to_owned()).collect();
        let (code, again) = check(puzzle, &silent);
        assert_eq!(code, Some(0), "{again}");
        assert_eq!(again.lines().filter(|line| line.starts_with("Solved")).count(), 1);
    }
}

#[test]
fn near_misses_are_refused() {
    let steps = steps(HARD);
    let lines: Vec<String> = steps.iter().map(line).collect();
    let covers = steps.iter().enumerate().filter(|(_, step)| !places(step));
    let mut tried = 0;
    for (at, step) in covers.take(4) {
        let Some([cover]) = step.proof.as_covers() else { continue };
        for leave in 0..cover.terms.len() {
            let left = |(i, term): (usize, &Term)| (i != leave).then_some(*term);
            let terms: Box<[Term]> = cover.terms.iter().enumerate().filter_map(left).collect();
            let mut changed = lines[..=at].to_vec();
            let scale = Cover { scale: 1, terms: terms.clone() }.rank().max(0) + 1;
            let cover = Cover { scale: i16::try_from(scale).unwrap(), terms };
            changed[at] = format!("{} => {}", sets::print(&cover), actions(&step.actions));
            let (code, text) = check(HARD, &changed);
            assert_eq!(code, Some(1), "{}: {text}", changed[at]);
            tried += 1;
        }
        let mut changed = lines[..=at].to_vec();
        changed[at] += ", r1c1<>4";
        let (code, text) = check(HARD, &changed);
        assert_eq!(code, Some(1), "{text}");
        assert!(text.contains("4r1c1 is not open"), "{text}");
    }
    assert!(tried > 6, "{tried} changes");
}

fn checked(text: &str) -> (Option<i32>, String) {
    let output = ninerooks(&["check", "--sets", "-"], text);
    (output.status.code(), String::from_utf8(output.stderr).unwrap())
}

/// A3: it was quadratic, so that 140 KB took 6 s; this would take an hour and now takes a second.
#[test]
fn long_solutions_take_time_in_proportion_to_their_length() {
    for step in ["r1c1=1\n", "r1c1=1, ", "singles\n"] {
        let text = format!("1{}\n\n{}", ".".repeat(80), step.repeat(200_000));
        assert_eq!(checked(&text).0, Some(0), "{step}");
    }
    // What does not fit is found at once, too, at its line and column.
    let text = format!("1{}\n\n{}r1c2<>3", ".".repeat(80), "r1c1=1, ".repeat(200_000));
    let (code, talk) = checked(&text);
    assert_eq!(code, Some(2));
    assert!(talk.contains("line 3, column 1600001: expected =>"), "{talk}");
    // One step of many truths and links.
    let text = format!("1{}\n\n{{{}}} {{}}", ".".repeat(80), "3R1 ".repeat(400_000));
    let (code, talk) = checked(&text);
    assert_eq!(code, Some(1), "{talk}");
}
