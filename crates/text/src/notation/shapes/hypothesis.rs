//! Hypotheses: `Hypothesis: if 4r5c1: A 7r1c1, C 4r2c3, then r9 has no 4 => r5c1<>4`.

use core::fmt::Write;

use ninerooks_board::{Candidate, CellSet, Digit, Sector, SectorKind};
use ninerooks_proof::{Deduction, Reason};
use ninerooks_step::{Hypothesis, Mark, MarkFrom, Step};

use super::InWords;
use crate::notation::explain::Explanation;
use crate::notation::line::Notation;
use crate::notation::sets;
use crate::notation::words::{Words, list};

impl InWords for Hypothesis {
    /// What is true, letter by letter, and with a minus what a cover excludes:
    /// `if 3r4c5: A 5r4c9 7r2c2, B -5r1c9, C 8r1c1, then r5c3 is empty`.
    fn line(&self, _: &Step, _: Notation) -> String {
        format!("if {}: {}then {}", self.target, lettered(&self.marks), empty(self.conflict))
    }

    fn explain(&self, step: &Step, words: Words<'_>) -> Explanation {
        let followed = inferences(&self.marks, step, 0, words);
        let head = format!("Assume that {}:", words.is(self.target));
        let end =
            format!("Then {}, so the assumption is false", empty_in_words(self.conflict, words));
        Explanation::default()
            .text(head)
            .inferences(followed)
            .text(format!("{end}: {}.", words.actions(step)))
    }

    fn place(&self, _: &Step) -> String {
        let block = self.target.cell().block();
        format!(
            "assuming {} in {}",
            crate::notation::words::a(self.target.digit()),
            block.in_words()
        )
    }
}

/// `r5c3 is empty`, `c4 has no 7`.
pub(in crate::notation) fn empty(sector: Sector) -> String {
    match sector.kind() {
        SectorKind::Cell(cell) => format!("{cell} is empty"),
        SectorKind::House(house, digit) => format!("{house} has no {digit}"),
    }
}

/// `no digit is left for r5c3`, `no place is left for 7 in column 4`.
pub(super) fn empty_in_words(sector: Sector, words: Words<'_>) -> String {
    match sector.kind() {
        SectorKind::Cell(cell) => format!("no digit is left for {}", words.cell(cell)),
        SectorKind::House(house, digit) => {
            format!("no place is left for {digit} in {}", house.in_words())
        }
    }
}

/// `A 5r4c9 7r2c2, C 8r1c1, `
pub(super) fn lettered(marks: &[Mark]) -> String {
    let mut text = String::new();
    let mut last: Option<String> = None;
    for mark in marks {
        let sign = match (mark.is_true, mark.from) {
            (true, _) => "",
            (false, MarkFrom::Cover(_)) => "-",
            (false, MarkFrom::Only(_) | MarkFrom::Seen(_)) => continue,
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

/// A line for each mark that is true, and for each cover: what follows, and from what. `way` is which
/// disproof or branch of the proof the covers stand in.
pub(super) fn inferences(marks: &[Mark], step: &Step, way: usize, words: Words<'_>) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut cover: Option<(u16, Digit, CellSet)> = None;
    for (i, mark) in marks.iter().enumerate() {
        let (digit, cell) = (mark.candidate.digit(), mark.candidate.cell());
        match (mark.is_true, mark.from) {
            (true, from) => {
                let why = reason(from, mark.candidate, &marks[..i], words);
                lines.push(format!("{}: {}{why}", mark.letter(), words.is(mark.candidate)));
            }
            (false, MarkFrom::Cover(n)) => {
                let same = cover.filter(|(of, same, _)| (*of, *same) == (n, digit));
                let whole = same.map_or(CellSet::EMPTY, |(.., cells)| cells).with(cell);
                if same.is_some() {
                    lines.pop();
                }
                let by = cover_of(step, way, n).map_or_else(String::new, |by| format!(" by {by}"));
                let letter = mark.letter();
                lines.push(format!(
                    "{letter}: {digit} is eliminated from {}{by}",
                    words.cells(whole)
                ));
                cover = Some((n, digit, whole));
            }
            (false, MarkFrom::Only(_) | MarkFrom::Seen(_)) => {}
        }
    }
    lines
}

/// The cover of a deduction, as truths and links.
fn cover_of(step: &Step, way: usize, number: u16) -> Option<String> {
    let deductions = match &step.proof.then {
        Reason::Refute(proof) => &proof.disproofs.get(way)?.deductions,
        Reason::Cases(proof) => &proof.branches.get(way)?.deductions,
        Reason::Covers(_)
        | Reason::Rookeries(_)
        | Reason::Guardians(_)
        | Reason::Symmetry(_)
        | Reason::Rules
        | Reason::Fillings(_) => return None,
    };
    match deductions.get(usize::from(number))? {
        Deduction::Cover { cover, .. } => Some(sets::print(cover)),
        Deduction::Only(_) | Deduction::Inner { .. } => None,
    }
}

/// What says that a mark is true: ", the only place left for 5 in row 4, as r1c9 is 5".
fn reason(from: MarkFrom, candidate: Candidate, before: &[Mark], words: Words<'_>) -> String {
    let MarkFrom::Only(sector) = from else { return String::new() };
    let left = match sector.kind() {
        SectorKind::Cell(cell) => format!("the only candidate left in {}", words.cell(cell)),
        SectorKind::House(house, digit) => {
            format!("the only place left for {digit} in {}", house.in_words())
        }
    };
    let mut causes: Vec<String> = Vec::new();
    let is_false = |mark: &&Mark| !mark.is_true && sector.contains(mark.candidate);
    for mark in before.iter().filter(is_false).filter(|mark| mark.candidate != candidate) {
        let cause = match mark.from {
            MarkFrom::Seen(by) => words.is(by),
            MarkFrom::Cover(_) => words.is_not(mark.candidate),
            MarkFrom::Only(_) => continue,
        };
        if !causes.contains(&cause) {
            causes.push(cause);
        }
    }
    if causes.is_empty() {
        return format!(", {left}");
    }
    format!(", {left}, as {}", list(causes))
}
