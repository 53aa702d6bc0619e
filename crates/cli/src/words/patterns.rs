//! Steps of the pattern overlay: how many patterns went, and which.

use std::fmt::Write as _;

use ninerooks_board::Digit;
use ninerooks_proof::Proof;
use ninerooks_step::{PatternReason, PatternStage, Patterns, Shape, Step};
use ninerooks_text::notation::deletion_line;

/// Where patterns of so many digits go, the line of the step tells their sum only.
const MANY: usize = 4;

/// For a step of many digits a table: patterns before, pairs and patterns that went, patterns left.
pub(crate) fn account(indent: usize, step: &Step) -> String {
    match &step.shape {
        Shape::Patterns(Patterns { left, stages, .. }) => table(indent, stages, left),
        _ => String::new(),
    }
}

/// The table of [`account`]; nothing when the stages are about few digits.
pub(crate) fn table(indent: usize, stages: &[PatternStage], left: &[u32; 9]) -> String {
    let touched = |stage: &PatternStage| stage.deleted.iter().filter(|&&count| count > 0).count();
    if stages.iter().map(touched).max().unwrap_or(0) < MANY {
        return String::new();
    }
    let sum = |digit: Digit| {
        stages.iter().map(|stage| u64::from(stage.deleted[digit.index()])).sum::<u64>()
    };
    let deleted = Digit::ALL.map(sum);
    let left = left.map(u64::from);
    let before: [u64; 9] = std::array::from_fn(|i| left[i] + deleted[i]);
    let mut rows = vec![
        ("digit", Digit::ALL.map(|digit| u64::from(digit.get()))),
        ("patterns", before),
        ("deleted", deleted),
        ("left", left),
    ];
    let pairs = Digit::ALL.map(|digit| stages.iter().map(|stage| pairs(stage, digit)).sum());
    if pairs.iter().any(|&count| count > 0) {
        rows.insert(2, ("pairs deleted", pairs));
        rows[3].0 = "patterns deleted";
    }
    let widths = |number: u64| number.to_string().len();
    let width = rows.iter().flat_map(|row| row.1).map(widths).max().unwrap_or(1);
    let name_width = rows.iter().map(|row| row.0.len()).max().unwrap_or(0);
    let mut text = String::new();
    for (name, numbers) in rows {
        // Writing to a string cannot fail.
        let _ = write!(text, "{:indent$}{name:<name_width$}", "");
        for number in numbers {
            let _ = write!(text, "  {number:>width$}");
        }
        text.push('\n');
    }
    text
}

/// How many pairs with patterns of the digit went.
fn pairs(stage: &PatternStage, digit: Digit) -> u64 {
    let PatternReason::Pairs { pairs } = &stage.reason else { return 0 };
    let d = digit.index();
    (0..9).map(|other| u64::from(pairs[d][other]) + u64::from(pairs[other][d])).sum()
}

/// Each deletion of a proof from the `first` one on, one line each.
pub(crate) fn deletions(indent: usize, proof: &Proof, first: usize) -> String {
    let ninerooks_proof::Reason::Rookeries(proof) = &proof.then else { return String::new() };
    let mut text = String::new();
    for deletion in proof.deletions.iter().skip(first) {
        let _ = writeln!(text, "{:indent$}{}", "", deletion_line(deletion));
    }
    text
}
