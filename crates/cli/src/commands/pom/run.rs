//! Running a method to its end.

use std::fmt::Write as _;

use ninerooks_board::{Digit, DigitSet, Grid};
use ninerooks_logic::WORK_ASTRAY;
use ninerooks_logic::rookery::{MethodEnd, MethodWalk, Overlay, OverlayStep};
use ninerooks_step::PatternStage;
use ninerooks_text::notation::{pattern_stage, rncn::print_actions};

use super::method::MethodName;
use crate::answer::Answer;
use crate::term::talk::Complaint;
use crate::words::{NOTHING_YET, patterns, plural};

/// The account of a method, each step of it checked. Where there are several solutions it goes astray, and not far.
pub(super) fn answer(
    heading: String,
    start: &Grid,
    digits: DigitSet,
    method: &MethodName,
    verbose: bool,
    is_astray: bool,
) -> Answer {
    let mut text = heading;
    let mut walk = MethodWalk::new(start, digits, &method.0);
    if is_astray {
        walk = walk.limited(WORK_ASTRAY);
    }
    let mut number = 0;
    while let Some((_, step)) = walk.next() {
        number += 1;
        write_step(&mut text, number, walk.overlay(), &step, verbose);
    }
    let complaint = match walk.end() {
        Some(MethodEnd::Solved) => {
            let _ = writeln!(text, "Solved, and every step was checked.");
            return Answer::done(text);
        }
        Some(MethodEnd::Refused(refusal)) => {
            let defect = format!("DEFECT of ninerooks: the checker refuses a step: {refusal}");
            return Answer::no(text, Some(Complaint::Error(defect)));
        }
        Some(MethodEnd::OverBudget(over)) => Some(Complaint::Error(over.to_string())),
        Some(MethodEnd::Stuck) | None => None,
    };
    let (grid, overlay) = (walk.grid(), walk.overlay());
    let _ = writeln!(text, "Stuck at {grid}");
    let counts: Vec<String> =
        digits.map(|digit| overlay.space().count(digit).to_string()).collect();
    let _ = writeln!(text, "Patterns left: {}", counts.join(" "));
    Answer::no(text, complaint)
}

/// A step: what was deleted, and what follows from it.
fn write_step(
    text: &mut String,
    number: usize,
    overlay: &Overlay,
    step: &OverlayStep,
    verbose: bool,
) {
    const INDENT: usize = 5;
    let actions = match step.actions.len() {
        0 => NOTHING_YET.to_owned(),
        _ => print_actions(&step.actions),
    };
    let left = Digit::ALL.map(|digit| overlay.space().count(digit));
    let left = left.map(|count| u32::try_from(count).unwrap_or(u32::MAX));
    let (what, table) = match &step.found {
        None => {
            let has = |digit: Digit| {
                let count = u64::from(left[digit.index()]);
                format!("{digit} has {}", plural(count, "pattern", "patterns"))
            };
            let counts: Vec<String> = step.digits.map(has).collect();
            (format!("Basic POM: {}", counts.join(", ")), String::new())
        }
        Some((method, deduction)) => {
            let mut deleted = [0; 9];
            deduction.targets.iter().for_each(|target| deleted[target.digit.index()] += 1);
            let stage = PatternStage { reason: deduction.reason.clone(), deleted };
            let what = format!("{method}: {}", pattern_stage(&stage));
            (what, patterns::table(INDENT, &[stage], &left))
        }
    };
    let carried = match step.carried {
        0 => String::new(),
        n => format!(" (after {})", plural(n as u64, "deletion", "deletions")),
    };
    // Writing to a string cannot fail.
    let _ = writeln!(text, "{number:>3}. {what}{carried} => {actions}");
    *text += &table;
    if verbose {
        *text += &patterns::deletions(INDENT, &step.proof, step.carried);
    }
}
