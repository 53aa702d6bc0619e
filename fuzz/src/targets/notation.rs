//! Any text in every notation.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use ninerooks_board::{Candidate, Cell, Digit, Grid, House, Rookery, Sector};
use ninerooks_proof::{Equation, Pattern};

use ninerooks_text::notation::{NotationError, StepLine, rncn, sets, solution};

pub(super) const WORDS: &[&str] = &[
    "{",
    "}",
    "3R17",
    "3c49",
    "6B2",
    "5N3",
    "2×",
    "2*",
    "2x",
    "scale ",
    "rank ",
    " Truths",
    "links",
    "truth",
    " = ",
    "=> ",
    "<>",
    "r4c5",
    "r1c123",
    "r68c57",
    "=",
    ",",
    ";",
    " ",
    "12R3",
    "-1",
    "32767",
    "65536",
    "99999999999999999999",
    "#7",
    "4(000001)",
    "888333",
    "[",
    "]",
    "(",
    ")",
    "/",
    "\\",
    "X-Wing: ",
    "×",
    "−",
    "r",
    "c",
    "b",
    "é",
    "\n",
    "ste",
    "Step 3:",
    "S4=[r(28)6 c26 b56], L6=[",
    "16 Sets {",
    "Links {",
    "#",
    "3.",
    "3)",
    "singles",
    "stte",
];

/// Every notation that is read is printed so that it is read the same.
pub(super) fn run(bytes: &[u8]) -> String {
    let text = String::from_utf8_lossy(bytes);
    let text = text.as_ref();
    let mut outcome = String::new();
    match sets::parse(text) {
        Ok(cover) => {
            for printed in [sets::print(&cover), sets::print_counted(&cover)] {
                let again = sets::parse(&printed);
                let again = again.unwrap_or_else(|error| panic!("{error}\n{printed}"));
                assert_eq!(sets::print(&again), sets::print(&cover), "{printed}");
                assert_eq!((again.rank(), again.scale), (cover.rank(), cover.scale), "{printed}");
            }
            let grid = Grid::default();
            let _ = ninerooks_proof::check(&grid, &[], &ninerooks_proof::Proof::cover(cover));
            outcome += "cover ";
        }
        Err(error) => {
            place(text, &error);
            outcome += error.expected;
        }
    }
    match solution::parse(text) {
        Ok(entries) => {
            let lines = text.split('\n').count();
            let ordered = entries.is_sorted_by_key(|entry| entry.line);
            assert!(ordered && entries.iter().all(|entry| (1..=lines).contains(&entry.line)));
            outcome += if entries.is_empty() { "nothing " } else { "solution " };
        }
        Err(error) => {
            place(text, &error);
            outcome += error.expected;
        }
    }
    let _ = text.lines().filter(|line| solution::begins(line)).count();
    if sets::parse_sectors(text).is_ok() {
        outcome += "sectors ";
    }
    if let Ok((_, actions)) = sets::parse_claim(text) {
        outcome += if actions.is_empty() { "empty " } else { "claim " };
    }
    if let Ok(cells) = rncn::parse_cells(text) {
        assert_eq!(rncn::parse_cells(&rncn::print_cells(cells)), Ok(cells));
        outcome += "cells ";
    }
    if let Ok(actions) = rncn::parse_actions(text) {
        let printed = rncn::print_actions(&actions);
        let again = rncn::parse_actions(&printed);
        let again = again.unwrap_or_else(|error| panic!("{error}\n{printed}"));
        assert_eq!(rncn::print_actions(&again), printed);
        outcome += "actions ";
    }
    outcome += if StepLine::parse(text).is_ok() { "line " } else { "" };
    name::<Candidate>(text);
    name::<Cell>(text);
    name::<Digit>(text);
    name::<House>(text);
    name::<Rookery>(text);
    name::<Sector>(text);
    name::<Equation>(text);
    name::<Pattern>(text);
    outcome
}

/// An error points into its text.
fn place(text: &str, error: &NotationError) {
    let line = text.split('\n').nth(error.line - 1);
    let line = line.unwrap_or_else(|| panic!("no line {}: {error}", error.line));
    assert!(error.column <= line.chars().count() + 1, "{error}");
}

/// A name that is read is printed so that it is read the same.
fn name<T: FromStr + Display + PartialEq + Debug>(text: &str) {
    if let Ok(thing) = text.parse::<T>() {
        assert!(thing.to_string().parse::<T>().is_ok_and(|again| again == thing), "{text}");
    }
}
