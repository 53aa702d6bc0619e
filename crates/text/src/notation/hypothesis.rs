//! Suppositions: marks by letters, deductions, and both in words.

use core::fmt::Write;

use ninerooks_board::{Candidate, CellSet, Digit, Sector, SectorKind};
use ninerooks_proof::{Action, Cases, Deduction, Refutation};
use ninerooks_step::{Mark, MarkFrom, Meeting, Way};

use super::line::reason_line;
use super::sets;
use super::words::{cells, long_list};

/// `if 3r4c5: A 5r4c9 7r2c2, B -5r1c9, C 8r1c1, then 5N3 is empty`: what is true, letter by letter,
/// and with a minus what a cover excludes.
pub(super) fn line(target: Candidate, marks: &[Mark], conflict: Sector) -> String {
    format!("if {target}: {}then {conflict} is empty", lettered(marks))
}

/// `circles 1r1c1: A 3r1c2; squares 2r1c1: A 3r4c1; both true: 3r1c3`.
pub(super) fn two_way_line(ways: &[Way; 2], meeting: Meeting) -> String {
    let mut line = String::new();
    for (name, way) in ["circles", "squares"].into_iter().zip(ways) {
        let marks = lettered(&way.marks);
        let marks = marks.trim_end_matches([',', ' ']);
        let colon = if marks.is_empty() { "" } else { ": " };
        let _ = write!(line, "{name} {}{colon}{marks}", way.candidate);
        if let Some(conflict) = way.conflict {
            let _ = write!(line, ", then {conflict} is empty");
        }
        line.push_str("; ");
    }
    let _ = match meeting {
        Meeting::Same(candidate) => write!(line, "{candidate} on both"),
        Meeting::Sector { sector, truths: [circle, square] } => {
            write!(line, "{circle} or {square} in {sector}")
        }
        Meeting::Conflict => write!(line, "so the other way is right"),
        Meeting::Eliminated => write!(line, "false on both"),
    };
    line
}

/// `A 5r4c9 7r2c2, C 8r1c1, `
fn lettered(marks: &[Mark]) -> String {
    let mut text = String::new();
    let mut last: Option<String> = None;
    for mark in marks {
        let sign = match (mark.is_true, mark.from) {
            (true, _) => "",
            (false, MarkFrom::Cover(_)) => "-",
            _ => continue,
        };
        let letter = mark.letter();
        if last.as_ref() == Some(&letter) {
            text.truncate(text.trim_end_matches([',', ' ']).len());
            let _ = write!(text, " {sign}{}, ", mark.candidate);
        } else {
            let _ = write!(text, "{letter} {sign}{}, ", mark.candidate);
        }
        last = Some(letter);
    }
    text
}

/// `if 3r4c5: 3R7 4C9 {3R17} {3c49}<>3r2c4, then 5N3 is empty`.
pub(super) fn refutation(proof: &Refutation) -> String {
    let disproofs = proof.disproofs.iter().map(|disproof| {
        let deductions = deductions(&disproof.deductions);
        format!(
            "if {}: {deductions}then {} is empty",
            assumed(&disproof.assumes),
            disproof.conflict
        )
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

/// "If row 4 column 5 were 3, then in turn …, and nothing would be left for row 5 column 3".
pub(super) fn in_words(target: Candidate, marks: &[Mark], conflict: Sector) -> String {
    format!("If {} were {}, {}", at(target), target.digit(), followed(marks, Some(conflict)))
}

/// "Row 1 column 1 is 1 or 2. If it is …".
pub(super) fn two_ways_in_words(start: Sector, ways: &[Way; 2], meeting: Meeting) -> String {
    let either = match start.kind() {
        SectorKind::Cell(cell) => {
            let [one, other] = ways.each_ref().map(|way| way.candidate.digit());
            format!("Either {} is {one} or it is {other}", cells(cell.into()))
        }
        SectorKind::House(house, digit) => {
            let [one, other] = ways.each_ref().map(|way| at(way.candidate));
            format!("In {} {digit} is in {one} or in {other}", house.in_words())
        }
    };
    let [first, second] = ways.each_ref().map(|way| {
        let what = format!("if {} is {}, ", at(way.candidate), way.candidate.digit());
        let ends = way.conflict.is_none() && way.truths().count() == 1;
        let rest =
            if ends { String::from("that is all") } else { followed(&way.marks, way.conflict) };
        what + &rest
    });
    let end = match meeting {
        Meeting::Same(candidate) => {
            format!("either way {} is {}", at(candidate), candidate.digit())
        }
        Meeting::Sector { sector, truths: [circle, square] } => {
            let digits = [circle.digit(), square.digit()];
            match sector.kind() {
                SectorKind::Cell(cell) => {
                    format!("so {} is {} or {}", cells(cell.into()), digits[0], digits[1])
                }
                SectorKind::House(house, digit) => format!(
                    "so in {} {digit} is in {} or in {}",
                    house.in_words(),
                    at(circle),
                    at(square)
                ),
            }
        }
        Meeting::Conflict => String::from("so that cannot be, and the other is right"),
        Meeting::Eliminated => String::from("what is false either way is false"),
    };
    format!("{either}; {first}; {second}; {end}")
}

/// "then in turn row 1 column 2 would be 5, … and 3 would have no place in row 7".
fn followed(marks: &[Mark], conflict: Option<Sector>) -> String {
    let mut parts: Vec<String> = Vec::new();
    let mut covers: Vec<(u16, Digit, CellSet)> = Vec::new();
    for mark in marks {
        match (mark.is_true, mark.from) {
            (true, _) => {
                parts.push(format!("{} would be {}", at(mark.candidate), mark.candidate.digit()));
            }
            (false, MarkFrom::Cover(n)) => {
                let (digit, cell) = (mark.candidate.digit(), mark.candidate.cell());
                match covers.last_mut() {
                    Some((of, same, at)) if (*of, *same) == (n, digit) => at.insert(cell),
                    _ => covers.push((n, digit, cell.into())),
                }
                let Some((.., whole)) = covers.last() else { continue };
                let text = format!("{digit} would go from {}", cells(*whole));
                if whole.len() > 1 {
                    parts.pop();
                }
                parts.push(text);
            }
            _ => {}
        }
    }
    let many = parts.len() > 1;
    parts.extend(conflict.map(|conflict| match conflict.kind() {
        SectorKind::Cell(cell) => format!("no digit would be left for {}", cells(cell.into())),
        SectorKind::House(house, digit) => {
            format!("no place would be left for {digit} in {}", house.in_words())
        }
    }));
    format!("then {}{}", if many { "in turn " } else { "" }, long_list(parts))
}

fn at(candidate: Candidate) -> String {
    cells(candidate.cell().into())
}
