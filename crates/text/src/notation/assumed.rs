//! Proofs that assume a candidate: the sectors that come down to one candidate, in a line.

use core::fmt::Write;

use ninerooks_proof::{Action, Cases, Deduction, Refutation};

use super::line::reason_line;
use super::sets;

/// `if 3r4c5: 3R7 4C9 {3R17} {3c49}<>3r2c4, then 5N3 is empty`.
pub(super) fn refutation(proof: &Refutation) -> String {
    let disproofs = proof.disproofs.iter().map(|disproof| {
        let deductions = deductions(&disproof.deductions);
        let assumes = assumed(&disproof.assumes);
        format!("if {assumes}: {deductions}then {} is empty", disproof.conflict)
    });
    disproofs.collect::<Vec<_>>().join("; ")
}

/// `3r4c5`, `not 3r4c5`, and several of them with "and" between.
fn assumed(actions: &[Action]) -> String {
    let words = actions.iter().map(|action| match action {
        Action::Place(candidate) => candidate.to_string(),
        Action::Eliminate(candidate) => format!("not {candidate}"),
    });
    words.collect::<Vec<_>>().join(" and ")
}

/// `one of 4N5: if 3r4c5: 3R7 4C9; if 7r4c5: 2R1, then 5N3 is empty`.
pub(super) fn cases(proof: &Cases) -> String {
    let branches = proof.branches.iter().map(|branch| {
        let deductions = deductions(&branch.deductions);
        let text = match branch.conflict {
            Some(conflict) => {
                format!("if {}: {deductions}then {conflict} is empty", branch.candidate)
            }
            None => format!("if {}: {deductions}", branch.candidate),
        };
        text.trim_end_matches([' ', ',', ':']).to_owned()
    });
    format!("one of {}: {}", proof.truth, branches.collect::<Vec<_>>().join("; "))
}

fn deductions(deductions: &[Deduction]) -> String {
    let mut text = String::new();
    for deduction in deductions {
        let _ = match deduction {
            Deduction::Only(sector) => write!(text, "{sector} "),
            Deduction::Cover { cover, eliminates } => {
                let names: Vec<String> = eliminates.iter().map(ToString::to_string).collect();
                write!(text, "{}<>{} ", sets::print(cover), names.join(","))
            }
            Deduction::Inner { by, actions } => {
                write!(text, "({}, so {}) ", reason_line(by), assumed(actions))
            }
        };
    }
    if !text.is_empty() {
        text.truncate(text.len() - 1);
        text.push_str(", ");
    }
    text
}
