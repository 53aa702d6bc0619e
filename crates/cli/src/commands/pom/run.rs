//! Running a method to its end.

use std::fmt::Write as _;

use ninerooks_board::{Digit, DigitSet, Grid};
use ninerooks_logic::rookery::{Overlay, OverlayStep, Reason};
use ninerooks_proof::{Deletion, Proof, check};

use super::method::MethodName;
use crate::batch::Answer;
use crate::talk::Complaint;
use crate::words::plural;

/// The account of a method, each step of it checked.
pub(super) fn answer(
    heading: String,
    start: &Grid,
    digits: DigitSet,
    method: &MethodName,
    verbose: bool,
) -> Answer {
    let mut text = heading;
    let mut grid = *start;
    let mut overlay = Overlay::new(&grid, digits);
    let mut number = 0;
    let complaint = loop {
        if grid.is_solved() {
            let _ = writeln!(text, "Solved, and every step was checked.");
            return Answer::done(text);
        }
        let step = match overlay.basic(&grid) {
            Some(step) => step,
            None => match overlay.step(&grid, &method.0) {
                Ok(Some(step)) => step,
                Ok(None) => break None,
                Err(over) => break Some(Complaint::Error(over.to_string())),
            },
        };
        if let Err(refusal) = check(&grid, &step.actions, &step.proof) {
            let defect = format!("DEFECT of ninerooks: the checker refuses a step: {refusal}");
            return Answer::no(text, Some(Complaint::Error(defect)));
        }
        number += 1;
        tell(&mut text, number, &overlay, &step, verbose);
        step.actions.iter().for_each(|action| action.apply(&mut grid));
        overlay.follow(&grid);
    };
    let _ = writeln!(text, "Stuck at {grid}");
    let counts: Vec<String> =
        digits.map(|digit| overlay.space().count(digit).to_string()).collect();
    let _ = writeln!(text, "Patterns left: {}", counts.join(" "));
    Answer::no(text, complaint)
}

// Writing to a string cannot fail.
fn tell(text: &mut String, number: usize, overlay: &Overlay, step: &OverlayStep, verbose: bool) {
    let actions: Vec<String> = step.actions.iter().map(ToString::to_string).collect();
    let actions = if actions.is_empty() { "nothing yet".to_owned() } else { actions.join(" ") };
    let _ = write!(text, "{number:>3}. ");
    match &step.found {
        None => {
            let counts = step.digits.map(|digit| {
                let count = overlay.space().count(digit) as u64;
                format!("{digit} has {}", plural(count, "pattern", "patterns"))
            });
            let _ = write!(text, "Basic POM: {}", counts.collect::<Vec<_>>().join(", "));
        }
        Some((method, deduction)) => {
            let mut gone = [0u64; 9];
            deduction.targets.iter().for_each(|target| gone[target.digit.index()] += 1);
            let gone = Digit::ALL.into_iter().filter(|digit| gone[digit.index()] > 0);
            let gone: Vec<String> =
                gone.map(|digit| format!("{} of {digit}", count(deduction, digit))).collect();
            let _ = write!(
                text,
                "{method}: {}patterns deleted: {}",
                reason(&deduction.reason),
                gone.join(", ")
            );
        }
    }
    if step.carried > 0 {
        let carried = plural(step.carried as u64, "earlier deletion", "earlier deletions");
        let _ = write!(text, " (with {carried})");
    }
    let _ = writeln!(text, " => {actions}");
    if let (true, Proof::Rookeries(proof)) = (verbose, &step.proof) {
        for deletion in &proof.deletions[step.carried..] {
            let _ = writeln!(text, "       {}", deletion_line(deletion));
        }
    }
}

fn count(deduction: &ninerooks_logic::rookery::Deduction, digit: Digit) -> usize {
    deduction.targets.iter().filter(|target| target.digit == digit).count()
}

fn reason(reason: &Reason) -> String {
    match reason {
        Reason::Cells { digit, cells } => {
            let cells: Vec<String> = cells.map(|cell| cell.to_string()).collect();
            format!("{digit} is in {}; ", cells.join(" or "))
        }
        Reason::Clash { digit } => format!("they clash with all of {digit}; "),
        Reason::Equations(chain) => {
            let links = chain.links.iter().map(|[out, into]| format!(" - {out} + {into}"));
            let end = match chain.within {
                Some(within) => format!("is within {within}"),
                None => "has them twice".to_owned(),
            };
            format!("{}{} {end}; ", chain.base, links.collect::<String>())
        }
        Reason::Pairs { pairs } => {
            let sum: u32 = pairs.iter().flatten().sum();
            format!("{sum} pairs deleted; ")
        }
        _ => String::new(),
    }
}

fn deletion_line(deletion: &Deletion) -> String {
    let names = |items: &[ninerooks_proof::Pattern]| {
        items.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    };
    match deletion {
        Deletion::Cover(cover) => {
            let term = |term: &ninerooks_proof::PatternTerm| {
                format!("{:+} {}", term.weight, term.equation)
            };
            let terms: Vec<String> = cover.terms.iter().map(term).collect();
            format!("{} by {}, scale {}", names(&cover.targets), terms.join(" "), cover.scale)
        }
        Deletion::Candidates(cover) => format!("{} by candidates", names(&cover.targets)),
        Deletion::Pattern { pattern, by } => {
            let by: Vec<String> = by.iter().map(ToString::to_string).collect();
            format!("{pattern} by {}", by.join(" "))
        }
        Deletion::Pair { first, second, by } => format!("{first} with {second} by {by}"),
        Deletion::Rectangle(rectangle) => {
            format!("{} by the rectangle {}", names(&rectangle.targets), rectangle.cells)
        }
    }
}
